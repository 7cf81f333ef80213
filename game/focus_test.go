package game

import (
	"slices"
	"testing"

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

// Enter ends the writing in a field, and takes nothing else in the same press. Neither does a number that is written.
func TestEnterInAFieldTakesNothingElse(t *testing.T) {
	ui, clicked := nine()
	ui.areas[Panels][7].Primary = true
	in := &Input{Actions: []Action{Accept}, Digit: 3, taken: true}
	if do, _ := ui.input(in); do != nil {
		do()
		t.Errorf("it takes %v", *clicked)
	}
	if ui.byKeys || !in.Did(Accept) {
		t.Error("the field does not hear that it is done, or a number moves the focus")
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

// Left and Right go on where a click has just turned a value, and elsewhere only show the focus at first.
func TestKeysGoOnWhereAClickHasTurnedAValue(t *testing.T) {
	for _, moves := range []bool{false, true} {
		ui, value := &UI{}, 0
		ui.Add(Panels, Area{Name: "value", Rect: render.Rect{W: 90, H: 20}, Do: func() { value++ }, Turn: func(by int) { value += 10 * by }})
		ui.Add(Panels, Area{Name: "other", Rect: render.Rect{Y: 50, W: 90, H: 20}, Do: func() {}})
		click(ui, 10, 10)
		if moves {
			ui.input(&Input{Pointer: render.Point{X: 60, Y: 10}, Moved: true})
		}
		press(ui, Right)
		if want := map[bool]int{false: 11, true: 1}[moves]; value != want || !ui.Focus("value") {
			t.Errorf("the pointer has moved: %v, and after Right the value is %d, want %d", moves, value, want)
		}
	}
}
