package game

import (
	"strings"

	"precipice/engine/board"
	"precipice/render"
)

// Area is a part of the screen that can be pointed at.
type Area struct {
	Name      string
	Rect      render.Rect
	Do        func()                    // what a click does; nil if it only tells something
	Tip       func() render.TooltipView // what hovering shows; nil for nothing
	Skip      bool                      // the focus passes over it
	Readable  bool                      // the focus stops at it though a click does nothing: its tip says why
	Turn      func(by int)              // what Left and Right do with the focus on it; nil where they move the focus
	Offscreen bool                      // scrolled out of sight: only the focus reaches it
	Hex       *board.Hex                // of the battlefield, if it is one
	Unit      int                       // a miniature\'s number plus one, if it is one
	Rule      string                    // the rule that explains it, "" where only the tip may know one

	Primary bool // Enter takes it where nothing has the focus
}

// Layer is a set of areas that are named together; later layers lie over earlier ones.
type Layer uint8

// The layers of a scene.
const (
	Ground Layer = iota // the board
	Panels
	Over // menus and pop-ups
	layers
)

// UI knows the areas on the screen, and which of them the pointer and the focus are on.
type UI struct {
	areas  [layers][]Area
	hover  string
	focus  string
	start  string // where the focus begins
	byKeys bool   // the focus was moved by keys, so that it is shown
	hold   hold   // whether Enter waits for another key
	look   look   // whether the focus goes everywhere
	modal  bool   // only Over takes input
	age    int
}

// Forget drops all areas, for a new scene; who plays by keys goes on so.
func (ui *UI) Forget() { *ui = UI{age: ui.age + 1, byKeys: ui.byKeys} }

// place is where the focus is on a screen.
type place struct {
	focus  string
	byKeys bool
	look   look
}

func (ui *UI) place() place { return place{ui.focus, ui.byKeys, ui.look} }

// comeBack puts the focus where it was before another scene lay over this one.
func (ui *UI) comeBack(p place) { ui.focus, ui.byKeys, ui.look = p.focus, p.byKeys, p.look }

// Age rises whenever all areas are dropped: who keeps a picture must then name its areas again.
func (ui *UI) Age() int { return ui.age }

// Begin names the areas of a layer anew.
func (ui *UI) Begin(l Layer) { ui.areas[l] = ui.areas[l][:0] }

// Add names an area.
func (ui *UI) Add(l Layer, a Area) {
	if a.Rect.W > 0 && a.Rect.H > 0 {
		ui.areas[l] = append(ui.areas[l], a)
	}
}

// Modal makes only the uppermost layer take input.
func (ui *UI) Modal(on bool) { ui.modal = on }

// Hover tells whether the pointer is on an area; Focus, whether the focus is and is to be shown.
func (ui *UI) Hover(name string) bool { return ui.hover == name }

// Focus tells whether the focus of the keys is on an area.
func (ui *UI) Focus(name string) bool { return ui.byKeys && ui.focus == name }

// Pointed is the area that the player attends to: under the focus if keys were used last, else under the
// pointer; nil for none.
func (ui *UI) Pointed() *Area {
	if ui.byKeys {
		return ui.find(ui.focus)
	}
	return ui.find(ui.hover)
}

// SetFocus moves the focus.
func (ui *UI) SetFocus(name string) { ui.focus = name }

// FocusOn moves the focus as keys do, so that it is shown; an area that is not there changes nothing.
func (ui *UI) FocusOn(name string) {
	if ui.find(name) != nil {
		ui.focus, ui.byKeys, ui.hold = name, true, free
	}
}

// ByKeys tells whether keys were used last.
func (ui *UI) ByKeys() bool { return ui.byKeys }

// Named is the area of a name on any layer, nil for none.
func (ui *UI) Named(name string) *Area {
	for a := range ui.Each {
		if a.Name == name {
			return a
		}
	}
	return nil
}

// First is the name of the first area whose name begins so, "" for none.
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

// Start names the area on which the focus begins; without one it is the first.
func (ui *UI) Start(name string) { ui.start = name }

func (ui *UI) find(name string) *Area {
	for a := range ui.All {
		if a.Name == name {
			return a
		}
	}
	return nil
}

// All yields the areas that take input, the lowest first.
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

// at is the uppermost area under a point.
func (ui *UI) at(p render.Point) (found *Area) {
	for a := range ui.All {
		if !a.Offscreen && a.Rect.Contains(p) {
			found = a
		}
	}
	return found
}

// input moves hover and focus; it returns what is to be done and whether the picture changes.
func (ui *UI) input(in *Input) (do func(), changed bool) {
	before := [5]any{ui.hover, ui.focus, ui.byKeys, ui.hold, ui.look}
	if in.Moved || in.Clicked {
		ui.byKeys, ui.hover = false, ""
		if a := ui.at(in.Pointer); a != nil {
			ui.hover = a.Name
		}
	}
	if in.Clicked {
		ui.hold, ui.look = free, look{}
		if a := ui.at(in.Pointer); a != nil && a.Do != nil {
			do, ui.focus = a.Do, a.Name
		}
	}
	if in.Digit > 0 {
		ui.byKeys, ui.hold = true, free
	}
	for _, action := range in.Actions {
		if ui.wakes(action) {
			continue
		}
		switch action {
		case Next:
			ui.step(1)
		case Previous:
			ui.step(-1)
		case Left, Right:
			if do = ui.turn(action); do == nil {
				ui.towards(action)
			}
		case Up, Down:
			ui.towards(action)
		case Accept:
			do = ui.accept()
		}
	}
	return do, before != [5]any{ui.hover, ui.focus, ui.byKeys, ui.hold, ui.look}
}
