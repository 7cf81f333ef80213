package game

import (
	"slices"
	"strings"

	"precipice/engine/board"
	"precipice/render"
)

// Area is a part of the screen that can be pointed at.
type Area struct {
	Name string
	Rect render.Rect
	Do   func()                    // what a click does; nil if it only tells something
	Tip  func() render.TooltipView // what hovering shows; nil for nothing
	Skip bool                      // the focus passes over it
	Told bool                      // the focus stops at it though a click does nothing: its tip says why
	Turn func(by int)              // what Left and Right do with the focus on it; nil where they move the focus
	Out  bool                      // scrolled out of sight: only the focus reaches it
	Hex  *board.Hex                // of the battlefield, if it is one
	Unit int                       // a miniature\'s number plus one, if it is one
	Rule string                    // the rule that explains it, "" where only the tip may know one
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
	modal  bool   // only Over takes input
	age    int
}

// Forget drops all areas, for a new scene.
func (ui *UI) Forget() { *ui = UI{age: ui.age + 1} }

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
		ui.focus, ui.byKeys = name, true
	}
}

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
		if !a.Out && a.Rect.Contains(p) {
			found = a
		}
	}
	return found
}

// input moves hover and focus; it returns what is to be done and whether the picture changes.
func (ui *UI) input(in *Input) (do func(), changed bool) {
	before := [3]any{ui.hover, ui.focus, ui.byKeys}
	if in.Moved || in.Clicked {
		ui.byKeys, ui.hover = false, ""
		if a := ui.at(in.Pointer); a != nil {
			ui.hover = a.Name
		}
	}
	if in.Clicked {
		if a := ui.at(in.Pointer); a != nil && a.Do != nil {
			do, ui.focus = a.Do, a.Name
		}
	}
	for _, action := range in.Actions {
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
			if a := ui.find(ui.focus); a != nil && ui.byKeys {
				do = a.Do
			}
		}
	}
	return do, before != [3]any{ui.hover, ui.focus, ui.byKeys}
}

// turn is what Left or Right does with what the focus is on, nil for nothing.
func (ui *UI) turn(way Action) func() {
	a := ui.find(ui.focus)
	if a == nil || a.Turn == nil || !ui.byKeys {
		return nil
	}
	by := 1
	if way == Left {
		by = -1
	}
	return func() { a.Turn(by) }
}

// focusable lists the areas the focus can be on.
func (ui *UI) focusable() (list []*Area) {
	for a := range ui.All {
		if (a.Do != nil || a.Told) && !a.Skip {
			list = append(list, a)
		}
	}
	return list
}

// step moves the focus along the order in which areas were named.
func (ui *UI) step(by int) {
	list := ui.focusable()
	if len(list) == 0 {
		return
	}
	at := func(name string) int { return slices.IndexFunc(list, func(a *Area) bool { return a.Name == name }) }
	i := at(ui.focus)
	switch start := at(ui.start); {
	case i < 0 && start >= 0:
		i = start
	case i < 0 && by < 0:
		i = len(list) - 1
	case i < 0:
		i = 0
	default:
		i = (i + by + len(list)) % len(list)
	}
	ui.focus, ui.byKeys = list[i].Name, true
}

// towards moves the focus to the nearest area in a direction; sideways distance counts twice.
func (ui *UI) towards(way Action) {
	from := ui.find(ui.focus)
	if from == nil {
		ui.step(1)
		return
	}
	if !ui.byKeys {
		ui.byKeys = true
		return
	}
	best, at := float32(0), ""
	for _, a := range ui.focusable() {
		dx, dy := a.Rect.Centre().X-from.Rect.Centre().X, a.Rect.Centre().Y-from.Rect.Centre().Y
		ahead, aside := dx, dy
		switch way {
		case Left:
			ahead = -dx
		case Down:
			ahead, aside = dy, dx
		case Up:
			ahead, aside = -dy, dx
		}
		if far := ahead + 2*abs(aside); ahead > 1 && (at == "" || far < best) {
			best, at = far, a.Name
		}
	}
	if at != "" {
		ui.focus = at
	}
}
