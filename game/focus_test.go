package game

import (
	"slices"
	"testing"
	"time"

	"precipice/render"
)

// battlefield returns a screen with a row, a miniature and two hexes with information, and a plain label.
func battlefield() (ui *UI, done *string) {
	ui, done = &UI{}, new(string)
	add := func(a Area, x, y float32) {
		a.Rect = render.Rect{X: x, Y: y, W: 90, H: 90}
		ui.Add(Panels, a)
	}
	add(Area{Name: "row", Do: func() { *done += "row " }}, 0, 0)
	add(Area{Name: "unit", Unit: 1, Skip: true}, 100, 0)
	add(Area{Name: "hex", Space: "0,0", Skip: true}, 200, 0)
	add(Area{Name: "far", Space: "0,0", Skip: true}, 300, 0)
	add(Area{Name: "label", Skip: true}, 400, 0)
	add(Area{Name: "twist", Skip: true, Tip: func() render.TooltipView { return render.TooltipView{} }}, 0, 100)
	return ui, done
}

// walk presses keys and returns the focus after each.
func walk(ui *UI, actions ...Action) (at []string) {
	for _, a := range actions {
		press(ui, a)
		at = append(at, ui.focus)
	}
	return at
}

// Two things of one name, such as two dice of a number, are one to the focus, which goes on behind them.
func TestTheFocusLeavesTwoOfOneName(t *testing.T) {
	var ui UI
	for i, name := range []string{"row", "die", "die", "end"} {
		ui.Add(Panels, Area{Name: name, Do: func() {}, Rect: render.Rect{X: float32(i) * 30, W: 20, H: 20}})
	}
	var way []string
	for range 4 {
		ui.step(1)
		way = append(way, ui.focus)
	}
	if want := []string{"row", "die", "end", "row"}; !slices.Equal(way, want) {
		t.Errorf("the focus goes %v, not %v", way, want)
	}
}

func TestLookingAroundVisitsEveryAreaWithInformation(t *testing.T) {
	ui, done := battlefield()
	if at := walk(ui, Next, Next, Right); !slices.Equal(at, []string{"row", "row", "row"}) {
		t.Errorf("without looking around the focus goes to %v", at)
	}
	ui.Look(true)
	want := []string{"unit", "twist", "row", "unit", "hex", "far", "far", "hex"}
	if at := walk(ui, Next, Next, Next, Right, Right, Right, Right, Left); !slices.Equal(at, want) {
		t.Errorf("looking around it goes to %v, not %v", at, want)
	}
	press(ui, Accept)
	ui.Look(false)
	if ui.Looking() || !ui.Focus("row") || *done != "" {
		t.Errorf("it comes back to %q, and %q was done", ui.focus, *done)
	}
	ui.Look(true)
	if click(ui, 310, 10); ui.Looking() {
		t.Error("a click does not end it")
	}
}

// While looking around, the first key moves the focus even if a new question holds Enter.
func TestTheFirstKeyWhileLookingMoves(t *testing.T) {
	for _, first := range []Action{Next, Right} {
		ui, _ := battlefield()
		press(ui, Next)
		ui.Look(true)
		ui.Hold()
		if at := walk(ui, first); at[0] != "unit" {
			t.Errorf("%v leads to %q", first, at[0])
		}
		ui, done := battlefield()
		press(ui, Next)
		ui.Hold()
		ui.Look(true)
		if press(ui, Accept); *done != "row " {
			t.Errorf("Enter waits for another key although the focus was let loose by one: %q", *done)
		}
	}
}

// Enter also skips animations: just after a question has appeared it takes nothing.
func TestEnterIsHeldForAMoment(t *testing.T) {
	ui, clicked := nine()
	press(ui, Next, Next)
	ui.Hold()
	press(ui, Accept, Accept)
	if len(*clicked) > 0 || !ui.Refused() {
		t.Fatalf("Enter took %v", *clicked)
	}
	ui.now = ui.now.Add(calmTime)
	if press(ui, Accept); ui.Refused() || !slices.Equal(*clicked, []string{"n"}) {
		t.Errorf("after the moment Enter takes %v", *clicked)
	}
}

// Whoever presses Enter again and again to skip answers nothing, on the next screen either, until nothing has been
// pressed for a while.
func TestSkippingByManyPressesAnswersNothing(t *testing.T) {
	for _, gap := range []time.Duration{150, 300, 450, 600} {
		ui, clicked := nine()
		press(ui, Next, Next)
		ui.Hold()
		for i := range 6 {
			press(ui, Accept)
			if ui.now = ui.now.Add(gap * time.Millisecond); i == 3 {
				areas := ui.areas
				ui.Forget()
				ui.areas, ui.focus = areas, "n"
			}
		}
		if len(*clicked) > 0 {
			t.Errorf("a press each %v ms answers with %v", int(gap), *clicked)
		}
		ui.now = ui.now.Add(calmTime)
		if press(ui, Accept); !slices.Equal(*clicked, []string{"n"}) {
			t.Errorf("after a while Enter takes %v", *clicked)
		}
	}
}

// A banner over a question that Enter was on hold for keeps it so. It takes nothing from who has moved the focus.
func TestABannerKeepsTheHold(t *testing.T) {
	for _, moves := range []bool{false, true} {
		ui, clicked := nine()
		press(ui, Next)
		if ui.Hold(); moves {
			press(ui, Next)
		}
		for range 20 {
			ui.now = ui.now.Add(50 * time.Millisecond)
			ui.KeepHold()
		}
		if press(ui, Accept); len(*clicked) > 0 != moves {
			t.Errorf("focus moved: %v, and Enter took %v", moves, *clicked)
		}
	}
}

// Any other key ends the hold at once, and still does what it does.
func TestAnotherKeyEndsTheHold(t *testing.T) {
	for want, wake := range map[string]Input{"ne": {Actions: []Action{Next}}, "nw": {Actions: []Action{Left}}, "n": {Actions: []Action{Guide}}} {
		ui, clicked := nine()
		press(ui, Next, Next)
		ui.Hold()
		press(ui, Accept)
		ui.input(&wake)
		if press(ui, Accept); ui.Refused() || !slices.Equal(*clicked, []string{want}) {
			t.Errorf("after %+v Enter takes %v, want %s", wake, *clicked, want)
		}
	}
	ui, clicked := nine()
	ui.Hold()
	if press(ui, Next, Accept); !slices.Equal(*clicked, []string{"nw"}) {
		t.Errorf("without a focus the first key leads to %v", *clicked)
	}
}

// A number pressed just after a question has appeared was meant for the one before.
func TestNumbersAreHeldAsEnterIs(t *testing.T) {
	ui, _ := nine()
	ui.Hold()
	in := Input{Digit: 4}
	if ui.input(&in); in.Digit != 0 || !ui.Refused() {
		t.Error("a number answers a question that has just appeared")
	}
	ui.now = ui.now.Add(calmTime)
	in = Input{Digit: 4}
	if ui.input(&in); in.Digit != 4 || ui.Refused() {
		t.Error("after the moment a number does nothing")
	}
}

// The second half of a double click does not answer the question that has appeared in between. Another
// click does, and so does one elsewhere.
func TestADoubleClickAnswersOnce(t *testing.T) {
	for _, c := range []struct {
		name   string
		answer bool
		moved  bool
		wait   time.Duration
		want   int
	}{
		{"a double click", true, false, 50 * time.Millisecond, 1},
		{"a click a moment later", true, false, holdTime, 2},
		{"a click after a movement", true, true, 50 * time.Millisecond, 2},
		{"on a button that is no answer", false, false, 50 * time.Millisecond, 2},
	} {
		ui, clicked := nine()
		ui.areas[Panels][0].Answer = c.answer
		press := func() {
			if do, _ := ui.input(&Input{Pointer: render.Point{X: 10, Y: 10}, Clicked: true}); do != nil {
				do()
				ui.Hold()
			}
		}
		press()
		if c.moved {
			ui.input(&Input{Pointer: render.Point{X: 12, Y: 10}, Moved: true})
		}
		ui.now = ui.now.Add(c.wait)
		if press(); len(*clicked) != c.want {
			t.Errorf("%s: %d answers", c.name, len(*clicked))
		}
		if ui.now = ui.now.Add(holdTime - 30*time.Millisecond); c.want == 1 {
			if press(); len(*clicked) != 1 {
				t.Errorf("%s and a third: %d answers", c.name, len(*clicked))
			}
		}
	}
}

// A click where a miniature has just been slain does not move there, unless the pointer has moved, the player has had
// time to see what is there now, or clicks again.
func TestAClickWhereSomethingIsGoneDoesNothing(t *testing.T) {
	for _, c := range []struct {
		name    string
		next    string
		space   string
		moved   bool
		wait    time.Duration
		answers int
	}{
		{"on the hex", "option/move 1,2", "1,2", false, holdTime + 50*time.Millisecond, 0},
		{"after a movement", "option/move 1,2", "1,2", true, holdTime + 50*time.Millisecond, 1},
		{"later", "option/move 1,2", "1,2", false, holdTime + goneTime, 1},
		{"on the same target", "option/fire pistol ghoul", "1,2", false, holdTime + 50*time.Millisecond, 1},
		{"on a button", "option/end", "", false, holdTime + 50*time.Millisecond, 1},
	} {
		ui, answers := &UI{}, 0
		at := render.Rect{W: 40, H: 40}
		press := func() {
			if do, _ := ui.input(&Input{Pointer: render.Point{X: 10, Y: 10}, Clicked: true}); do != nil {
				do()
			}
		}
		ui.Add(Ground, Area{Name: "option/fire pistol ghoul", Rect: at, Answer: true, Space: "1,2", Do: func() {}})
		press()
		ui.now = ui.now.Add(2 * time.Second) // the attack is shown
		ui.Hold()
		ui.Begin(Ground)
		ui.Add(Ground, Area{Name: c.next, Rect: at, Answer: true, Space: c.space, Do: func() { answers++ }})
		if ui.now = ui.now.Add(c.wait); c.moved {
			ui.input(&Input{Pointer: render.Point{X: 12, Y: 10}, Moved: true})
		}
		if press(); answers != c.answers {
			t.Errorf("%s: %d answers", c.name, answers)
		}
		ui.now = ui.now.Add(holdTime)
		if press(); answers != c.answers+1 {
			t.Errorf("%s: clicked again, %d answers", c.name, answers)
		}
	}
}

func TestEnterTakesThePrimaryArea(t *testing.T) {
	ui, clicked := nine()
	ui.areas[Panels][7].Primary = true
	press(ui, Accept)
	ui.Hold()
	press(ui, Accept)
	click(ui, 500, 500)
	press(ui, Next, Accept)
	if !slices.Equal(*clicked, []string{"s", "nw"}) {
		t.Errorf("Enter took %v", *clicked)
	}
}

// An arrow prefers an area straight ahead, even a far one, to one around the corner.
func TestArrowsGoStraightAhead(t *testing.T) {
	var ui UI
	for name, r := range map[string]render.Rect{"from": {W: 40, H: 20}, "above": {X: 30, Y: -30, W: 40, H: 20}, "ahead": {X: 400, Y: 5, W: 40, H: 20}} {
		ui.Add(Panels, Area{Name: name, Rect: r, Do: func() {}})
	}
	ui.focus, ui.byKeys = "from", true
	if at := walk(&ui, Right, Up); !slices.Equal(at, []string{"ahead", "above"}) {
		t.Errorf("the arrows go to %v", at)
	}
}

func TestTheFocusIsRestoredAfterAnotherScene(t *testing.T) {
	sh := &Shell{}
	sh.Show(nil)
	sh.UI, _ = func() (UI, *string) { ui, done := battlefield(); return *ui, done }()
	press(&sh.UI, Next)
	sh.UI.Look(true)
	press(&sh.UI, Next)
	sh.Push(nil)
	if sh.UI.Looking() || sh.UI.focus != "" {
		t.Error("the other scene begins with a focus")
	}
	sh.Push(nil)
	sh.Pop()
	sh.Pop()
	if !sh.UI.Focus("unit") || !sh.UI.Looking() {
		t.Errorf("the focus is on %q", sh.UI.focus)
	}
	if sh.UI.Look(false); !sh.UI.Focus("row") {
		t.Errorf("looking around had begun on %q", sh.UI.focus)
	}
}

// A screen that wants no focus is not given one again at each drawing, which would never let the program rest.
func TestAScreenMayBeWithoutAFocus(t *testing.T) {
	ui, _ := nine()
	ui.byKeys = true
	if !ui.beginFocus() {
		t.Fatal("a new screen has no focus")
	}
	if ui.SetFocus(""); ui.beginFocus() {
		t.Error("the focus is given back")
	}
}

// A new screen gives the focus of a player who uses keys a place at once, and that of a mouse none.
func TestANewScreenHasTheFocusSomewhere(t *testing.T) {
	for _, c := range []struct {
		start   string
		primary int
		want    string
	}{{"", -1, "nw"}, {"", 4, "mid"}, {"s", 4, "s"}, {"nowhere", -1, "nw"}} {
		ui, _ := nine()
		if c.primary >= 0 {
			ui.areas[Panels][c.primary].Primary = true
		}
		ui.Start(c.start)
		if ui.beginFocus(); ui.focus != "" {
			t.Error("the mouse gives something the focus")
		}
		ui.byKeys = true
		if !ui.beginFocus() || !ui.Focus(c.want) || ui.beginFocus() {
			t.Errorf("with the start %q and the primary %d the focus is on %q, want %q", c.start, c.primary, ui.focus, c.want)
		}
	}
}

// On the board an arrow goes to the nearest hex in its direction, and leaves the board only when no hex lies ahead.
func TestArrowsStayOnTheBoard(t *testing.T) {
	var ui UI
	add := func(name, space string, x, y float32) {
		ui.Add(Panels, Area{Name: name, Space: space, Rect: render.Rect{X: x - 75, Y: y - 75, W: 150, H: 150}, Do: func() {}})
	}
	// hexes with a radius of 100: rows are 150 apart, and the neighbours above lie 87 to the sides
	add("start", "-10,1", 200, 650)
	add("neighbour", "-9,0", 287, 500)
	add("two rows up", "-9,-1", 200, 350)
	add("aside", "-5,-2", 700, 200)
	add("bar", "", 200, 20)
	add("panel", "", 1000, 650)
	press(&ui, Next)
	want := []string{"neighbour", "two rows up", "aside", "bar"}
	if at := walk(&ui, Up, Up, Up, Up); !slices.Equal(at, want) {
		t.Errorf("going up leads to %v, not %v", at, want)
	}
}

// The arrows pass over what only Tab leads to.
func TestOnlyTabLeadsToSomeAreas(t *testing.T) {
	ui, _ := nine()
	ui.areas[Panels][1].OnlyTab = true // n
	ui.SetFocus("mid")
	if at := walk(ui, Up, Up, Right, Left); !slices.Equal(at, []string{"mid", "nw", "ne", "nw"}) {
		t.Errorf("the arrows lead to %v", at)
	}
	if at := walk(ui, Next); at[0] != "n" {
		t.Errorf("Tab leads to %s", at[0])
	}
}

// A broad area under a narrow one is not passed over because its middle lies far to the side.
func TestArrowsStopAtBroadAreas(t *testing.T) {
	var ui UI
	add := func(name string, x, y, w float32) {
		ui.Add(Panels, Area{Name: name, Rect: render.Rect{X: x, Y: y, W: w, H: 28}, Do: func() {}})
	}
	add("first of five", 0, 0, 56)
	add("broad", 0, 70, 300)
	add("left", 0, 140, 190)
	add("right", 200, 140, 100)
	add("other column", 320, 90, 200)
	press(&ui, Next)
	want := []string{"broad", "left", "right", "broad", "left"}
	if at := walk(&ui, Down, Down, Right, Up, Down); !slices.Equal(at, want) {
		t.Errorf("the arrows lead to %v, not %v", at, want)
	}
}

// Where the board has moved an answer under the resting pointer, the first click only shows it, however late it comes. After a
// movement of the pointer, and in the same place of the board, it answers.
func TestAClickWhereTheBoardHasSlidOnlyShows(t *testing.T) {
	for _, c := range []struct {
		name          string
		space         string
		slides, moved bool
		answers       int
	}{
		{"where another hex has come", "1,2", true, false, 1},
		{"without a movement of the board", "1,2", false, false, 2},
		{"on the same hex", "0,0", true, false, 2},
		{"after a movement of the pointer", "1,2", true, true, 2},
	} {
		ui, answers := &UI{now: time.Unix(100, 0)}, 0
		at, in := render.Rect{W: 40, H: 40}, Input{Pointer: render.Point{X: 10, Y: 10}}
		in.Moved = true
		ui.Add(Ground, Area{Name: "hex/0,0", Rect: at, Space: "0,0"})
		ui.input(&in)
		ui.Begin(Ground)
		ui.Add(Ground, Area{Name: "option/move " + c.space, Rect: at, Space: c.space, Answer: true, Do: func() { answers++ }})
		if c.slides {
			ui.Slid()
		}
		if in.Moved = c.moved; c.moved {
			in.Pointer.X++
		}
		ui.input(&in)
		for range 2 {
			ui.now = ui.now.Add(10 * time.Second)
			click := in
			click.Moved, click.Clicked = false, true
			if do, _ := ui.input(&click); do != nil {
				do()
			}
			if !ui.Hover("option/move " + c.space) {
				t.Errorf("%s: a click does not show what is there", c.name)
			}
		}
		if answers != c.answers {
			t.Errorf("%s: two clicks answer %d times", c.name, answers)
		}
	}
}
