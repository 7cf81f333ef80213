package game

import (
	"slices"
	"testing"

	"precipice/render"
)

// nine returns a screen of nine areas in rows of three, named in reading order, and a record of clicks.
func nine() (ui *UI, clicked *[]string) {
	ui, clicked = &UI{}, new([]string)
	for i, name := range []string{"nw", "n", "ne", "w", "mid", "e", "sw", "s", "se"} {
		ui.Add(Panels, Area{Name: name, Rect: render.Rect{X: float32(i%3) * 100, Y: float32(i/3) * 100, W: 90, H: 90},
			Do: func() { *clicked = append(*clicked, name) }})
	}
	return ui, clicked
}

// press sends keys to a screen and runs their actions.
func press(ui *UI, actions ...Action) {
	for _, a := range actions {
		if do, _ := ui.input(&Input{Actions: []Action{a}}); do != nil {
			do()
		}
	}
}

// click moves the pointer and clicks at a point of a screen.
func click(ui *UI, x, y float32) (changed bool) {
	do, changed := ui.input(&Input{Pointer: render.Point{X: x, Y: y}, Moved: true, Clicked: true})
	if do != nil {
		do()
	}
	return changed
}

func TestAClickGoesToTheTopArea(t *testing.T) {
	var ui UI
	done := ""
	do := func(name string) func() { return func() { done = name } }
	ui.Add(Over, Area{Name: "over", Rect: render.Rect{W: 20, H: 20}, Do: do("over")})
	ui.Add(Panels, Area{Name: "panel", Rect: render.Rect{W: 50, H: 50}, Do: do("panel")})
	ui.Add(Panels, Area{Name: "button", Rect: render.Rect{X: 30, W: 20, H: 50}, Do: do("button")})
	ui.Add(Panels, Area{Name: "label", Rect: render.Rect{X: 60, W: 20, H: 20}})
	ui.Add(Ground, Area{Name: "ground", Rect: render.Rect{W: 100, H: 100}, Do: do("ground")})
	ui.Add(Ground, Area{Name: "nothing", Rect: render.Rect{X: 90, H: 50}, Do: do("nothing")})
	for _, c := range []struct {
		x, y        float32
		does, hover string
	}{
		{10, 10, "over", "over"},
		{25, 25, "panel", "panel"},
		{40, 25, "button", "button"}, // added after the panel under it
		{90, 90, "ground", "ground"},
		{70, 10, "", "label"}, // it hides the ground but does nothing
		{200, 10, "", ""},
	} {
		done = ""
		click(&ui, c.x, c.y)
		if done != c.does || ui.hover != c.hover {
			t.Errorf("a click at %v,%v on %q did %q, not %q on %q", c.x, c.y, ui.hover, done, c.does, c.hover)
		}
	}
	if ui.find("nothing") != nil {
		t.Error("an area without a size can be found")
	}
}

func TestAModalLayerTakesAllInput(t *testing.T) {
	ui, clicked := nine()
	ui.Add(Over, Area{Name: "menu", Rect: render.Rect{X: 300, W: 90, H: 90}, Do: func() { *clicked = append(*clicked, "menu") }})
	ui.Modal(true)
	click(ui, 10, 10)
	press(ui, Next, Accept, Next, Accept)
	if !slices.Equal(*clicked, []string{"menu", "menu"}) {
		t.Errorf("under a menu were clicked: %v", *clicked)
	}
	ui.Modal(false)
	click(ui, 10, 10)
	if last := (*clicked)[len(*clicked)-1]; last != "nw" {
		t.Errorf("after the menu a click does %q", last)
	}
}

func TestTabMovesThroughAreasInOrder(t *testing.T) {
	ui, _ := nine()
	ui.areas[Panels][1].Skip = true // n
	ui.areas[Panels][2].Do = nil    // ne
	order := []string{"nw", "w", "mid", "e", "sw", "s", "se"}
	for _, want := range append(order, order[0]) {
		press(ui, Next)
		if !ui.Focus(want) {
			t.Fatalf("the focus is on %q, not %q", ui.focus, want)
		}
	}
	press(ui, Previous)
	if !ui.Focus("se") {
		t.Errorf("before the first comes %q, not the last", ui.focus)
	}
	fresh, _ := nine()
	if press(fresh, Previous); !fresh.Focus("se") {
		t.Errorf("going back from nowhere leads to %q, not the last", fresh.focus)
	}
}

func TestArrowsGoToTheNearestAreaInTheirDirection(t *testing.T) {
	for _, c := range []struct {
		from string
		way  Action
		to   string
	}{
		{"mid", Left, "w"}, {"mid", Right, "e"}, {"mid", Up, "n"}, {"mid", Down, "s"},
		{"nw", Right, "n"}, {"nw", Down, "w"}, {"se", Up, "e"}, {"se", Left, "s"},
		{"nw", Left, "nw"}, {"nw", Up, "nw"}, {"se", Right, "se"}, {"se", Down, "se"},
	} {
		ui, _ := nine()
		ui.focus, ui.byKeys = c.from, true
		if press(ui, c.way); !ui.Focus(c.to) {
			t.Errorf("from %s the arrow %d leads to %q, not %q", c.from, c.way, ui.focus, c.to)
		}
	}
}

// An area to the side counts as farther than one ahead at the same distance.
func TestArrowsPreferWhatLiesAhead(t *testing.T) {
	var ui UI
	add := func(name string, x, y float32) {
		ui.Add(Ground, Area{Name: name, Rect: render.Rect{X: x, Y: y, W: 10, H: 10}, Do: func() {}})
	}
	add("from", 0, 0)
	add("aside", 50, 60)
	add("ahead", 150, 0)
	ui.focus, ui.byKeys = "from", true
	if press(&ui, Right); !ui.Focus("ahead") {
		t.Errorf("the arrow leads to %q", ui.focus)
	}
}

func TestTheFocusIsShownOnlyWhileKeysAreUsed(t *testing.T) {
	ui, clicked := nine()
	press(ui, Accept)
	if len(*clicked) > 0 {
		t.Error("without a focus Enter takes something")
	}
	press(ui, Right)
	if !ui.Focus("nw") || ui.Pointed().Name != "nw" {
		t.Errorf("the first arrow leads to %q, not to the first area", ui.focus)
	}
	if changed := click(ui, 150, 150); !changed || ui.Focus("nw") || ui.Focus("mid") || ui.Pointed().Name != "mid" {
		t.Error("after a click the focus is still shown, or the pointer is not followed")
	}
	if press(ui, Accept); !slices.Equal(*clicked, []string{"mid"}) {
		t.Errorf("Enter takes a focus that is not shown: %v", *clicked)
	}
	press(ui, Right)
	if !ui.Focus("mid") {
		t.Errorf("the first arrow after a click shows the focus on %q, not where it was", ui.focus)
	}
	press(ui, Accept)
	if !slices.Equal(*clicked, []string{"mid", "mid"}) {
		t.Errorf("Enter took %v", *clicked)
	}
}

// Focus and hover are names of areas, so they survive when a frame adds its areas again.
func TestFocusAndHoverSurviveNewAreas(t *testing.T) {
	ui, clicked := nine()
	click(ui, 250, 50)
	press(ui, Down, Down)
	if !ui.Focus("e") {
		t.Fatalf("the focus is on %q", ui.focus)
	}
	areas := slices.Clone(ui.areas[Panels])
	ui.Begin(Panels)
	if ui.Pointed() != nil {
		t.Error("an area that is named no more is pointed at")
	}
	if press(ui, Accept); len(*clicked) != 1 {
		t.Error("an area that is named no more is taken")
	}
	slices.Reverse(areas)
	for _, a := range areas {
		ui.Add(Panels, a)
	}
	if !ui.Focus("e") || !ui.Hover("ne") || ui.Pointed().Name != "e" {
		t.Errorf("the focus is on %q and the pointer on %q", ui.focus, ui.hover)
	}
	press(ui, Accept)
	if !slices.Equal(*clicked, []string{"ne", "e"}) {
		t.Errorf("Enter took %v", *clicked)
	}
}

func TestInputReportsOnlyVisibleChanges(t *testing.T) {
	ui, _ := nine()
	if click(ui, 50, 50); click(ui, 51, 51) {
		t.Error("moving within an area is a change")
	}
	if _, changed := ui.input(&Input{Pointer: render.Point{X: 250}}); changed || !ui.Hover("nw") {
		t.Error("a pointer that has not moved changes what is hovered")
	}
	if _, changed := ui.input(&Input{Pointer: render.Point{X: 250, Y: 50}, Moved: true}); !changed || !ui.Hover("ne") {
		t.Error("a pointer that moves to another area changes nothing")
	}
}

// Only the focus reaches an area scrolled out of view.
func TestTheFocusReachesScrolledOutAreas(t *testing.T) {
	var ui UI
	done := ""
	for i, name := range []string{"in", "out"} {
		ui.Add(Panels, Area{Name: name, Rect: render.Rect{Y: float32(i) * 100, W: 90, H: 90}, Offscreen: name == "out", Do: func() { done = name }})
	}
	if click(&ui, 10, 110); done != "" || ui.hover != "" {
		t.Errorf("the pointer reaches %q", ui.hover)
	}
	press(&ui, Next, Down, Accept)
	if done != "out" {
		t.Errorf("the keys do %q", done)
	}
}

// The focus skips a disabled area, unless it says why it is disabled.
func TestTheFocusStopsAtReadableAreas(t *testing.T) {
	var ui UI
	done := ""
	for i, name := range []string{"first", "refused", "mute", "last"} {
		a := Area{Name: name, Rect: render.Rect{Y: float32(i) * 100, W: 90, H: 90}, Readable: name == "refused"}
		if i%3 == 0 {
			a.Do = func() { done += name }
		}
		ui.Add(Panels, a)
	}
	press(&ui, Next, Next, Accept)
	if at := ui.Pointed(); at == nil || at.Name != "refused" || done != "" {
		t.Errorf("the focus is on %+v, and %q was done", at, done)
	}
	press(&ui, Next, Accept, Next, Down, Accept, Down, Accept)
	if done != "lastlast" {
		t.Errorf("the keys do %q", done)
	}
}

func TestLeftAndRightTurnASetting(t *testing.T) {
	ui, clicked := nine()
	turned := 0
	ui.areas[Panels][4].Turn = func(by int) { turned += by }
	ui.SetFocus("mid")
	press(ui, Left) // the first key only shows the focus
	press(ui, Right, Right, Left, Right)
	if turned != 2 || ui.focus != "mid" {
		t.Errorf("turned by %d, and the focus is on %q", turned, ui.focus)
	}
	press(ui, Up, Right, Accept)
	if !slices.Equal(*clicked, []string{"ne"}) {
		t.Errorf("from above the middle the keys lead to %v", *clicked)
	}
}

func TestTheFocusStartsAtTheStartArea(t *testing.T) {
	ui, clicked := nine()
	ui.Start("mid")
	press(ui, Down, Accept, Down, Accept)
	ui.Forget()
	for _, name := range []string{"first", "second"} {
		ui.Add(Panels, Area{Name: name, Rect: render.Rect{W: 9, H: 9}, Do: func() { *clicked = append(*clicked, name) }})
	}
	ui.Start("nowhere")
	press(ui, Next, Accept)
	if !slices.Equal(*clicked, []string{"mid", "s", "first"}) {
		t.Errorf("the keys lead to %v", *clicked)
	}
}

// Once the wheel was turned and the screen drawn, the pointer is on what has come under it, or on nothing.
func TestTheWheelChangesWhatThePointerIsOn(t *testing.T) {
	ui, _ := nine()
	at := render.Point{X: 50, Y: 150}
	ui.input(&Input{Pointer: at, Moved: true})
	for _, p := range []struct {
		in    Input
		y     float32 // how far the areas have moved
		hover string
	}{
		{Input{}, -100, "w"},
		{Input{Wheel: -1}, -100, "sw"},
		{Input{Actions: []Action{ScrollDown}}, -1000, ""},
		{Input{Wheel: 1}, 0, "w"},
		{Input{Wheel: 1, Finger: true}, 100, "w"}, // see UI.input
	} {
		p.in.Pointer = at
		ui.input(&p.in)
		ui.Begin(Panels)
		moved, _ := nine()
		for a := range moved.Each {
			a.Rect.Y += p.y
			ui.Add(Panels, *a)
		}
		ui.drawn()
		if ui.input(&Input{Pointer: at, Finger: p.in.Finger}); ui.hover != p.hover {
			t.Errorf("after %+v and %v pixels the pointer is on %q, not %q", p.in.Actions, p.y, ui.hover, p.hover)
		}
	}
}

// A click in a hex beside the miniatures in it is for the nearest that can be chosen, and so is what hovering there shows. A hex
// that can be chosen itself is chosen, and a miniature that cannot, or a panel over the hex, keeps the click.
func TestAClickBesideAMiniatureIsForTheNearest(t *testing.T) {
	var ui UI
	done := ""
	hex := func(name, space string, x float32, unit int, do bool) {
		a := Area{Name: name, Space: space, Unit: unit, Rect: render.Rect{X: x, W: 100, H: 100}}
		if unit > 0 {
			a.Rect = render.Rect{X: x, Y: 40, W: 20, H: 20}
		}
		if do {
			a.Do = func() { done = name }
		}
		ui.Add(Ground, a)
	}
	hex("hex/1", "1,0", 0, 0, false)
	hex("hex/2", "2,0", 100, 0, false)
	hex("option/move 3", "3,0", 200, 0, true)
	hex("option/fire a", "1,0", 10, 1, true)
	hex("option/fire b", "1,0", 70, 2, true)
	hex("unit/c", "1,0", 40, 3, false)
	hex("unit/d", "2,0", 140, 4, false)
	hex("option/fire e", "3,0", 240, 5, true)
	ui.Add(Panels, Area{Name: "panel", Rect: render.Rect{Y: 90, W: 300, H: 10}})
	for _, c := range []struct {
		x, y        float32
		does, hover string
	}{
		{20, 50, "option/fire a", "option/fire a"},
		{5, 10, "option/fire a", "option/fire a"},
		{62, 80, "option/fire b", "option/fire b"},
		{50, 50, "", "unit/c"},
		{50, 95, "", "panel"},
		{110, 10, "", "hex/2"},
		{210, 10, "option/move 3", "option/move 3"},
	} {
		done = ""
		click(&ui, c.x, c.y)
		if done != c.does || !ui.Hover(c.hover) {
			t.Errorf("a click at %v,%v does %q, want %q, and hovering shows %q, want %q", c.x, c.y, done, c.does, ui.hover, c.hover)
		}
	}
}

// After a click that has done something no tip lies over what came of it until the pointer has moved away from there.
// Fingers point at nothing afterwards anyway, and what keys have led to keeps its tip.
func TestAClickThatDoesSomethingIsDone(t *testing.T) {
	for _, c := range []struct {
		name   string
		then   Input
		finger bool
		done   bool
	}{
		{"nothing", Input{}, false, true},
		{"a hand that trembles", Input{Pointer: render.Point{X: 12, Y: 10}, Moved: true}, false, true},
		{"a movement", Input{Pointer: render.Point{X: 40, Y: 10}, Moved: true}, false, false},
		{"a key", Input{Actions: []Action{Next}}, false, false},
		{"a click on nothing", Input{Pointer: render.Point{X: 95, Y: 95}, Moved: true, Clicked: true}, false, false},
		{"a finger", Input{Finger: true}, true, false},
	} {
		ui, _ := nine()
		ui.slip = slip
		ui.input(&Input{Pointer: render.Point{X: 10, Y: 10}, Clicked: true, Finger: c.finger})
		if ui.Done() == c.finger {
			t.Errorf("%s: after the click, done: %v", c.name, ui.Done())
		}
		_, changed := ui.input(&c.then)
		if ui.Done() != c.done || !c.finger && !c.done && !changed {
			t.Errorf("after %s: done %v, drawn again %v", c.name, ui.Done(), changed)
		}
	}
}
