package game

import (
	"cmp"
	"slices"
	"strings"

	"precipice/render"
)

// Role is what an area is for a screen reader.
type Role uint8

// The roles of areas.
const (
	AsItDoes  Role = iota // a button if a click does something, else a text
	Tab                   // one of several of which one is open
	Slider                // a value that Area.Turn changes
	TextField             // a text that the player writes
	Part                  // no more than another area's picture or handle, so it is not read
)

// State is what the drawing of an area shows of it.
type State uint8

// The states, which can be joined.
const (
	Chosen State = 1 << iota // selected, or on
	Opened                   // what it shows is open
	Closed                   // what it shows can be opened
	Off                      // a button that does nothing now
)

// ChosenIf returns Chosen if on.
func ChosenIf(on bool) State {
	if on {
		return Chosen
	}
	return 0
}

// OpenIf returns Opened or Closed.
func OpenIf(open bool) State {
	if open {
		return Opened
	}
	return Closed
}

// written is what can be read on the screen, by layer. A layer that is begun anew is written anew, as its areas are added anew;
// what is written in one that stays, such as the panels of a combat, stays as well.
type written struct {
	texts  [layers][]text
	at     Layer // the layer that is being drawn; layers for none, whose texts nobody reads
	placed int   // texts and areas so far
}

// text is something written on the screen.
type text struct {
	render.Written
	order int
}

func (w *written) begin(l Layer) { w.texts[l], w.at = w.texts[l][:0], l }

// leave says that what is drawn now belongs to no layer.
func (w *written) leave() { w.at = layers }

func (w *written) next() int {
	w.placed++
	return w.placed
}

// reads takes a text that is drawn.
func (w *written) reads(one render.Written) {
	if w.at != layers && (one.Chosen || strings.TrimSpace(one.Text) != "") {
		w.texts[w.at] = append(w.texts[w.at], text{one, w.next()})
	}
}

// shown reports whether a text can be seen where it was drawn.
func (t *text) shown() bool {
	return t.In.Contains(render.Point{X: min(max(t.At.X+1, t.In.X), t.At.Right()), Y: t.At.Centre().Y})
}

// owns reports whether what is written in an area belongs to it. What merely frames others has nothing of its own.
func (a *Area) owns() bool {
	return a.Role != Part && (a.Do != nil || a.State&Off != 0 || a.Readable || a.Turn != nil || a.Tip != nil || a.Unit > 0)
}

// item is something to read on the screen: an area with what is written in it, or a text that stands by itself.
type item struct {
	area  *Area // nil for a text
	texts []*text
	state State // as it is drawn
	head  bool
	aloud bool // it is said as it appears
	leads bool // it comes first
	order int
}

// words returns what is written in an item, as it is read: from left to right and from the top.
func (one *item) words() string {
	list := slices.Clone(one.texts)
	slices.SortStableFunc(list, func(a, b *text) int {
		if abs(a.At.Centre().Y-b.At.Centre().Y) < min(a.At.H, b.At.H)/2 { // on one line
			return cmp.Compare(a.At.X, b.At.X)
		}
		return cmp.Compare(a.At.Y, b.At.Y)
	})
	var b strings.Builder
	for i, t := range list {
		switch {
		case i == 0:
		case t.At.H == list[i-1].At.H && t.At.Y > list[i-1].At.Y+t.At.H/2: // the next line of a text
			b.WriteString(" ")
		case strings.ContainsAny(list[i-1].Text[len(list[i-1].Text)-1:], ".,:;!?"):
			b.WriteString(" ")
		default:
			b.WriteString(", ")
		}
		b.WriteString(t.Text)
	}
	return b.String()
}

// items returns what can be read in a layer, in order. The texts of the board are told by its areas.
func (ui *UI) items(l Layer) (list []item) {
	var frames []*Area // that say something of what lies in them
	for i := range ui.areas[l] {
		switch a := &ui.areas[l][i]; {
		case a.owns():
			list = append(list, item{area: a, order: a.order, leads: a.Leads || a.Answer})
		case a.Leads || a.Aloud:
			frames = append(frames, a)
		}
	}
	owners := len(list)
	for i := range ui.written.texts[l] {
		t := &ui.written.texts[l][i]
		switch o := ownerOf(list[:owners], t); {
		case t.Chosen:
			if o >= 0 {
				list[o].state |= Chosen
			}
		case o >= 0:
			list[o].texts = append(list[o].texts, t)
		case l != Ground:
			list = append(list, item{texts: []*text{t}, head: t.Head, order: t.order})
		}
	}
	for i := range list {
		list[i].framedBy(frames)
	}
	slices.SortStableFunc(list, func(a, b item) int { return cmp.Compare(a.order, b.order) })
	return list
}

// ownerOf returns which of the owners a text is written in: the one that was added last, as it lies above the others.
func ownerOf(owners []item, t *text) int {
	middle, shown := t.At.Centre(), t.shown()
	if shown { // of what is cut, the middle may be hidden
		middle.X = min(middle.X, t.In.Right()-1)
	}
	for i := len(owners) - 1; i >= 0; i-- {
		switch a := owners[i].area; {
		case shown && !a.Offscreen && a.Rect.Contains(middle), !shown && a.Whole.Contains(middle):
			return i
		}
	}
	return -1
}

// framedBy takes over what the frames around an item say of what lies in them.
func (one *item) framedBy(frames []*Area) {
	var at render.Point
	if one.area != nil {
		at = one.area.Rect.Centre()
	} else {
		at = one.texts[0].At.Centre()
	}
	for _, a := range frames {
		if a.Rect.Contains(at) {
			one.leads, one.aloud = one.leads || a.Leads, one.aloud || a.Aloud
		}
	}
}

// writtenIn returns an area with what is written in it.
func (ui *UI) writtenIn(a *Area) item {
	for l := range layers {
		for i := range ui.areas[l] {
			if &ui.areas[l][i] != a {
				continue
			}
			for _, one := range ui.items(l) {
				if one.area == a {
					return one
				}
			}
		}
	}
	return item{area: a}
}

// speaksUp reports whether an area of a layer lets what is written in it be said as it appears.
func (ui *UI) speaksUp(l Layer) bool {
	return slices.ContainsFunc(ui.areas[l], func(a Area) bool { return a.Aloud })
}
