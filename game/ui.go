package game

import (
	"slices"
	"strings"
	"time"

	"precipice/render"
)

// Shape is a part of the screen of any outline, such as a hex.
type Shape interface {
	Contains(p render.Point) bool
}

// Area is a part of the screen that can be pointed at.
type Area struct {
	Name      string
	Rect      render.Rect
	Shape     Shape                     // where the pointer finds it; nil for in Rect
	Near      render.Rect               // where a finger finds it too if nothing there can be chosen; empty for around Rect
	Do        func()                    // what a click does; nil if the area only shows information
	Tip       func() render.TooltipView // the tooltip; nil for none
	Skip      bool                      // the focus skips it
	OnlyTab   bool                      // the arrows pass over it, so that they do not lead there by mistake
	Readable  bool                      // the focus stops here although a click does nothing: the tip says why
	Turn      func(by int)              // what Left and Right do when focused; nil if they move the focus
	Offscreen bool                      // scrolled out of view: only the focus reaches it
	Space     string                    // the name of the space of the board, if the area is one
	Unit      int                       // the miniature's number plus one, if it is one
	Rule      string                    // the rule that explains it, "" if only the tip may know one
	Weight    Weight                    // how much a tip hides that lies over it

	Whole render.Rect // where it would be if nothing were scrolled out of view; empty if it cannot be
	Says  string      // its spoken name, where what is written in it does not say it
	Role  Role        // what it is for a screen reader
	State State       // as its drawing shows it
	Value string      // of a setting or a text field
	Aloud bool        // what is written in it beside its areas is said as it appears
	Leads bool        // a screen reader finds it first, or all that lies in it, as it finds every Answer first

	Primary bool   // Enter takes it if nothing has the focus
	Peek    bool   // a finger's first touch shows it, as on the board, and only the next does it
	Takes   string // the key of the option that a click takes, where the name does not tell it; see UI.Final
	Answer  bool   // it answers a question, as every area named option/ does; see UI.unread

	order int // in which it was added among what is written
}

// contains reports whether the pointer finds the area at a point.
func (a *Area) contains(p render.Point) bool {
	if a.Shape != nil {
		return a.Shape.Contains(p)
	}
	return a.Rect.Contains(p)
}

// Layer is a set of areas that are added together. Later layers are above earlier ones.
type Layer uint8

// The layers of a scene.
const (
	Ground Layer = iota // the board
	Panels
	Over // menus and pop-ups
	layers
)

// UI holds the areas on the screen, and which of them the pointer and the focus are on.
type UI struct {
	areas  [layers][]Area
	hover  string
	focus  string
	start  string    // the area that gets the focus first
	byKeys bool      // keyboard mode: the focus was moved by keys and is shown
	hold   hold      // whether Enter and the number keys are on hold
	until  time.Time // the end of the hold
	told   time.Time // the end of saying why a press did nothing
	now    time.Time // of this tick
	look   look      // whether the player is looking around
	click  lastClick // see unread
	rest   resting   // see slidUnder
	modal  bool      // only the layer Over gets input
	begun  bool      // see beginFocus
	shifts bool      // see Shifted
	turned bool      // the wheel or its like was turned since the screen was last drawn

	// Final reports whether nothing could undo an answer, by its key: a finger's first touch shows it then. Nil for no question.
	Final func(key string) bool

	shown string // the place of the board that a finger has touched once, see peeks

	shownIn render.Rect // where that was then
	finger  bool        // the pointer is a finger, or was one last
	acted   bool        // it has acted in this tick
	slip    float32     // clicks no further apart than this are at the same place, device pixels
	target  float32     // leastTarget in device pixels
	written written     // what can be read on the screen
	age     int
}

// Forget drops all areas for a new scene. It keeps the keyboard focus mode and the hold.
func (ui *UI) Forget() {
	*ui = UI{age: ui.age + 1, byKeys: ui.byKeys, now: ui.now, hold: ui.hold, until: ui.until, told: ui.told, click: ui.click, slip: ui.slip, target: ui.target, written: written{at: layers}}
}

// standing is where the focus stands on a screen.
type standing struct {
	focus  string
	byKeys bool
	look   look
}

func (ui *UI) standing() standing { return standing{ui.focus, ui.byKeys, ui.look} }

// restoreFocus puts the focus back when the scene above has been removed.
func (ui *UI) restoreFocus(at standing) { ui.focus, ui.byKeys, ui.look = at.focus, at.byKeys, at.look }

// Age increases whenever all areas are dropped. A scene that caches its picture must then add its areas
// again.
func (ui *UI) Age() int { return ui.age }

// Begin clears a layer, so that its areas can be added again.
func (ui *UI) Begin(l Layer) {
	ui.areas[l] = ui.areas[l][:0]
	ui.written.begin(l)
}

// Add adds an area to a layer.
func (ui *UI) Add(l Layer, a Area) {
	if a.Rect.W > 0 && a.Rect.H > 0 {
		if strings.HasPrefix(a.Name, "option/") {
			a.Answer = true
			if a.Weight == Plain {
				a.Weight = Reply
			}
		}
		a.order = ui.written.next()
		ui.areas[l] = append(ui.areas[l], a)
	}
}

// Shifted says that areas have moved although the pointer has not. What it points at is found again.
func (ui *UI) Shifted() { ui.shifts = true }

// Slid says that the board has moved under the pointer by itself. See slidUnder.
func (ui *UI) Slid() { ui.shifts, ui.rest.slid = true, true }

// drawn says that all areas are where they are now. A turn of the wheel has moved some of them.
func (ui *UI) drawn() { ui.shifts, ui.turned = ui.shifts || ui.turned, false }

// Modal limits input to the top layer.
func (ui *UI) Modal(on bool) { ui.modal = on }

// Hover reports whether the pointer is on an area.
func (ui *UI) Hover(name string) bool { return ui.hover == name }

// Focus reports whether an area has the focus and the focus is shown.
func (ui *UI) Focus(name string) bool { return ui.byKeys && ui.focus == name }

// Pointed returns the area that the player attends to: the focused one in keyboard mode, else the one under
// the pointer; nil for none.
func (ui *UI) Pointed() *Area {
	if ui.byKeys {
		return ui.find(ui.focus)
	}
	return ui.find(ui.hover)
}

// SetFocus moves the focus without showing it.
func (ui *UI) SetFocus(name string) { ui.focus = name }

// FocusOn moves the focus as keys do, so that it is shown. It ignores an area that is not there.
func (ui *UI) FocusOn(name string) {
	if ui.find(name) != nil {
		ui.focus, ui.byKeys, ui.hold = name, true, free
	}
}

// ByKeys reports whether keys were used last.
func (ui *UI) ByKeys() bool { return ui.byKeys }

// Named returns the area with a name on any layer, nil for none.
func (ui *UI) Named(name string) *Area {
	for a := range ui.Each {
		if a.Name == name {
			return a
		}
	}
	return nil
}

// On reports whether an area with a name is on a layer.
func (ui *UI) On(l Layer, name string) bool {
	return slices.ContainsFunc(ui.areas[l], func(a Area) bool { return a.Name == name })
}

// First returns the name of the first area with a prefix, "" for none.
func (ui *UI) First(prefix string) string {
	for a := range ui.Each {
		if strings.HasPrefix(a.Name, prefix) {
			return a.Name
		}
	}
	return ""
}

// Each yields the areas of all layers, the lowest first.
func (ui *UI) Each(yield func(*Area) bool) {
	for l := range ui.areas {
		for i := range ui.areas[l] {
			if !yield(&ui.areas[l][i]) {
				return
			}
		}
	}
}

// Start sets the area that gets the focus first. Without it, that is the first area.
func (ui *UI) Start(name string) { ui.start = name }

func (ui *UI) find(name string) *Area {
	for a := range ui.All {
		if a.Name == name {
			return a
		}
	}
	return nil
}

// All yields the areas that get input, the lowest first.
func (ui *UI) All(yield func(*Area) bool) {
	for l := range ui.areas {
		if ui.modal && Layer(l) != Over {
			continue
		}
		for i := range ui.areas[l] {
			if !yield(&ui.areas[l][i]) {
				return
			}
		}
	}
}

// at returns the top area under a point. A place of the board that does nothing itself stands for what can be chosen in it.
func (ui *UI) at(p render.Point) (found *Area) {
	for a := range ui.All {
		if !a.Offscreen && a.contains(p) {
			found = a
		}
	}
	if found != nil && found.Space != "" && found.Unit == 0 && found.Do == nil {
		return ui.standsIn(found, p)
	}
	return found
}

// standsIn returns the miniature in a place of the board that a click on it would choose, the nearest to a point of several;
// the place itself if there is none.
func (ui *UI) standsIn(space *Area, p render.Point) *Area {
	found, least := space, float32(0)
	for a := range ui.All {
		if a.Space != space.Space || a.Unit == 0 || a.Do == nil || a.Offscreen {
			continue
		}
		if away := a.Rect.Nearest(p).Far(p); found == space || away < least {
			found, least = a, away
		}
	}
	return found
}

// input moves hover and focus. It returns the action to run and whether the picture changes.
func (ui *UI) input(in *Input) (do func(), changed bool) {
	before := ui.seen()
	ui.finger = in.Finger
	if in.Moved || in.Clicked {
		ui.byKeys = false
	}
	if in.Moved || in.Clicked || ui.shifts && !in.Finger { // a lifted finger points at what it has touched, wherever that goes
		ui.hover = ""
		if a := ui.under(in); a != nil {
			ui.hover = a.Name
		}
	}
	ui.shifts, ui.turned = false, ui.turned || in.scrolls()
	if in.Moved && !in.Clicked {
		ui.click.still = false
		ui.click.did = ui.click.did && far(ui.click.place, in.Pointer) <= ui.slip
		ui.comesToRest(in.Pointer, ui.find(ui.hover))
		if ui.hold == refused {
			ui.hold = free
		}
	}
	if in.Finger && in.Moved && !in.Clicked && ui.hover != ui.shown { // a finger that reads something else takes nothing next
		ui.shown = ""
	}
	switch {
	case in.Clicked:
		do = ui.clicked(in)
	case in.Rested:
		do = ui.rested(in)
	}
	if !in.taken {
		ui.digit(in)
	}
	if in.Steer != (render.Point{}) {
		do = ui.steer(in.Steer)
	}
	for _, action := range in.Actions {
		if !in.taken || action != Accept { // there it ends the writing
			do = ui.press(action, do)
		}
	}
	waits := ui.forget()
	return do, waits || before != ui.seen()
}

// seen returns what a picture shows of the input.
func (ui *UI) seen() [7]any {
	return [...]any{ui.hover, ui.focus, ui.byKeys, ui.hold, ui.look, ui.shown, ui.Done()}
}

// press moves the focus, or returns what the action does, instead of what was to be done so far.
func (ui *UI) press(action Action, do func()) func() {
	if action != Accept && action != Skip { // whoever presses anything else looks at what is there
		ui.hold = free
	}
	switch action {
	case Next:
		ui.step(1)
	case Previous:
		ui.step(-1)
	case Left, Right:
		if do = ui.turn(action); do == nil {
			ui.Towards(action)
		}
	case Up, Down:
		ui.Towards(action)
	case Accept:
		do = ui.accept()
	}
	return do
}

// clicked returns what a click or a tap does.
func (ui *UI) clicked(in *Input) (do func()) {
	a := ui.under(in)
	at := ui.clickedAt(in)
	unread := ui.unread(in.Pointer, a, at) || ui.hasty(in, a, at) || !in.Finger && ui.slidUnder(in.Pointer, a)
	ui.comesToRest(in.Pointer, a)
	ui.hold, ui.look, ui.click = free, look{}, lastClick{at: at, still: true, place: in.Pointer}
	if a != nil {
		ui.click.name = a.Name
	}
	peeks := in.Finger && ui.peeks(a)
	if ui.shown = ""; peeks {
		ui.shown = a.Name
		ui.shownIn = a.Rect
	}
	switch {
	case a == nil || a.Do == nil || peeks:
	case unread:
		ui.wait(holdTime) // nor does a third click at once
	default:
		do, ui.focus, ui.acted, ui.click.did = a.Do, a.Name, true, !in.Finger
		ui.click.answered = a.Answer
	}
	return do
}
