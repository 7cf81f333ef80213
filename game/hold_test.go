package game

import (
	"slices"
	"testing"
	"time"

	"precipice/render"
)

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

// A click of a mouse that rests where it has answered answers no other question in the moment in which that appears, however long
// what came of the answer was shown. A movement or a moment later it does, and so does the same answer.
func TestAClickAnswersNoQuestionThatHasJustAppeared(t *testing.T) {
	for _, c := range []struct {
		name, next string
		moved      bool
		wait       time.Duration
		answers    int
	}{
		{"at once", "row/end", false, 100 * time.Millisecond, 0},
		{"after a movement", "row/end", true, 100 * time.Millisecond, 1},
		{"a moment later", "row/end", false, mouseTime + 10*time.Millisecond, 1},
		{"on the same answer", "row/move", false, 100 * time.Millisecond, 1},
	} {
		ui, answers := &UI{slip: slip}, 0
		at := render.Rect{W: 40, H: 40}
		press := func() {
			if do, _ := ui.input(&Input{Pointer: render.Point{X: 10, Y: 10}, Clicked: true}); do != nil {
				do()
			}
		}
		ui.Add(Panels, Area{Name: "row/move", Rect: at, Answer: true, Do: func() {}})
		press()
		ui.now = ui.now.Add(2 * time.Second) // what came of it is shown
		ui.Hold()
		ui.Begin(Panels)
		ui.Add(Panels, Area{Name: c.next, Rect: at, Answer: true, Do: func() { answers++ }})
		if ui.now = ui.now.Add(c.wait); c.moved {
			ui.input(&Input{Pointer: render.Point{X: 12, Y: 10}, Moved: true})
		}
		if press(); answers != c.answers {
			t.Errorf("%s: %d answers", c.name, answers)
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
