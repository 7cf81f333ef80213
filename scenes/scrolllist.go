package scenes

import (
	"precipice/game"
	"precipice/render"
)

// ScrollList is a list of rows that scrolls: by wheel, finger and keys, and to follow the focus.
type ScrollList struct {
	scroll  Scroll
	focus   int     // the row that had the focus, so that the list follows it only when it moves
	pinned  string  // an area whose row keeps its position while rows change their heights; "" for none
	pinnedY float32 // top of that row on the screen
	lead    float32 // room that the pinned row needs before the first row
}

// pin keeps a row where it is until the list is scrolled.
func (l *ScrollList) pin(area string, y float32) { l.pinned, l.pinnedY = area, y }

// holdPinned scrolls the list to keep the top of the pinned row in place, where it stands in the list.
func (l *ScrollList) holdPinned(top float32) {
	at := top - (l.pinnedY - l.scroll.view.Y)
	l.scroll.At, l.lead = max(0, at), max(0, -at)
}

// ListRow is a row: its height, and how to draw it.
type ListRow struct {
	Height float32
	Names  []string // names of its focusable areas
	Draw   func(at render.Rect)
}

// Update handles the wheel, dragging and page keys.
func (l *ScrollList) Update(sh *game.Shell) {
	scrolled := l.scroll.Update(sh)
	if l.scroll.Pages(sh) || scrolled {
		l.pinned, l.lead = "", 0
	}
}

// Wheel handles the wheel and dragging only, for a list beside one that the page keys are for. It reports whether the list was
// scrolled.
func (l *ScrollList) Wheel(sh *game.Shell) (scrolled bool) {
	if scrolled = l.scroll.Update(sh); scrolled {
		l.pinned, l.lead = "", 0
	}
	return scrolled
}

// Top scrolls to the first row.
func (l *ScrollList) Top() { l.scroll.At, l.pinned, l.lead = 0, "", 0 }

// Draw draws the rows into view, with gap between them.
func (l *ScrollList) Draw(sh *game.Shell, p *render.Canvas, view render.Rect, gap float32, rows []ListRow) {
	if l.scroll.view.W != view.W { // the window was resized
		l.pinned, l.lead = "", 0
	}
	type edges struct{ top, bottom float32 }
	var focused, pinned edges
	was, height, focus, held := l.scroll.At, -gap, -1, false
	for i := range rows {
		row := edges{top: height + gap}
		height = row.top + rows[i].Height
		row.bottom = height
		for _, name := range rows[i].Names {
			if sh.UI.Focus(name) {
				focus, focused = i, row
			}
			if name == l.pinned {
				held, pinned = true, row
			}
		}
	}
	l.scroll.Fit(view, height)
	if l.pinned != "" { // it may be past the end, because rows have become lower
		l.scroll.At = was
	}
	if held {
		l.holdPinned(pinned.top)
	}
	if focus >= 0 && focus != l.focus {
		l.scroll.Bring(focused.top, focused.bottom, gap*2)
	}
	l.focus = focus
	at := render.Rect{X: view.X, Y: view.Y + l.lead - l.scroll.At, W: view.W}
	if height > view.H {
		at.W -= sh.Theme.Px(14)
	}
	p.Clip(view.Inset(-sh.Theme.Px(focusRoom)), func() {
		for i := range rows {
			at.H = rows[i].Height
			rows[i].Draw(at)
			at.Y += at.H + gap
		}
	})
	l.scroll.Bar(p)
}

// focusRoom is the room around the list for the frame of the row that has the focus, in design units.
const focusRoom = 4

// Sees reports whether a part of a row can be seen.
func (l *ScrollList) Sees(row render.Rect) bool {
	return row.Bottom() > l.scroll.view.Y && row.Y < l.scroll.view.Bottom()
}

// Area adds an area of a row, limited to its visible part.
func (l *ScrollList) Area(sh *game.Shell, layer game.Layer, a game.Area) { l.scroll.Area(sh, layer, a) }

// button draws a button on a row.
func (l *ScrollList) button(sh *game.Shell, p *render.Canvas, layer game.Layer, r render.Rect, name string, v render.ButtonView, do func()) {
	v.Hover, v.Focus = sh.UI.Hover(name), sh.UI.Focus(name)
	p.Button(r, v)
	l.Area(sh, layer, game.Area{Name: name, Rect: r, Says: v.Label, Do: do})
}
