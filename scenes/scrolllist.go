package scenes

import (
	"precipice/game"
	"precipice/render"
)

// ScrollList is a list of rows that scrolls: by wheel, finger and keys, and to follow the focus.
type ScrollList struct {
	view    render.Rect // where it was last drawn
	scroll  float32
	height  float32 // height of all rows
	focus   int     // the row that had the focus, so that the list follows it only when it moves
	dragged bool    // the pointer was pressed on the list and drags it
	pinned  string  // an area whose row keeps its position while rows change their heights; "" for none
	pinnedY float32 // middle of that row on the screen
	lead    float32 // room that the pinned row needs before the first row
}

// pin keeps a row where it is until the list is scrolled.
func (l *ScrollList) pin(area string, y float32) { l.pinned, l.pinnedY = area, y }

// holdPinned scrolls the list to keep the middle of the pinned row in place; top and bottom are its edges
// in the list.
func (l *ScrollList) holdPinned(top, bottom float32) {
	scroll := (top+bottom)/2 - (l.pinnedY - l.view.Y)
	l.scroll, l.lead = max(0, scroll), max(0, -scroll)
}

// ListRow is a row: its height, and how to draw it.
type ListRow struct {
	Height float32
	Names  []string // names of its focusable areas
	Draw   func(at render.Rect)
}

// Update handles the wheel, dragging and page keys.
func (l *ScrollList) Update(sh *game.Shell) {
	in := &sh.Input
	inside := l.view.Contains(in.Pointer)
	if !in.Held {
		l.dragged = false
	} else if in.Drag != (render.Point{}) && inside {
		l.dragged = true
	}
	was := l.scroll
	defer func() {
		if l.scroll != was {
			l.pinned, l.lead = "", 0
		}
	}()
	switch {
	case l.dragged:
		l.scroll -= in.Drag.Y
	case inside && in.Wheel != 0:
		l.scroll -= in.Wheel * sh.Theme.Px(44)
	case in.Did(game.ScrollDown):
		l.scroll += l.view.H * 0.8
	case in.Did(game.ScrollUp):
		l.scroll -= l.view.H * 0.8
	}
}

// Draw draws the rows into view, with gap between them.
func (l *ScrollList) Draw(sh *game.Shell, p *render.Canvas, view render.Rect, gap float32, rows []ListRow) {
	if l.view.W != view.W { // the window was resized
		l.pinned, l.lead = "", 0
	}
	l.view, l.height = view, -gap
	focus, top, bottom := -1, float32(0), float32(0)
	for i := range rows {
		y := l.height + gap
		l.height = y + rows[i].Height
		for _, name := range rows[i].Names {
			if sh.UI.Focus(name) {
				focus, top, bottom = i, y, l.height
			}
			if name == l.pinned {
				l.holdPinned(y, l.height)
			}
		}
	}
	if focus >= 0 && focus != l.focus {
		l.scroll = min(l.scroll, top-gap*2)
		l.scroll = max(l.scroll, bottom+gap*2-view.H)
	}
	l.focus = focus
	if l.pinned == "" {
		l.scroll = min(l.scroll, l.height-view.H)
	}
	l.scroll = max(0, l.scroll)
	at := render.Rect{X: view.X, Y: view.Y + l.lead - l.scroll, W: view.W}
	if l.height > view.H {
		at.W -= sh.Theme.Px(14)
	}
	p.Clip(view, func() {
		for i := range rows {
			at.H = rows[i].Height
			rows[i].Draw(at)
			at.Y += at.H + gap
		}
	})
	drawScrollBar(p, view, l.scroll, l.height)
}

// Area adds an area of a row, limited to its visible part.
func (l *ScrollList) Area(sh *game.Shell, layer game.Layer, a game.Area) {
	seen := overlap(a.Rect, l.view)
	if a.Offscreen = seen.W <= 0 || seen.H <= 0; !a.Offscreen {
		a.Rect = seen
	}
	sh.UI.Add(layer, a)
}

// button draws a button on a row.
func (l *ScrollList) button(sh *game.Shell, p *render.Canvas, layer game.Layer, r render.Rect, name string, v render.ButtonView, do func()) {
	v.Hover, v.Focus = sh.UI.Hover(name), sh.UI.Focus(name)
	p.Button(r, v)
	l.Area(sh, layer, game.Area{Name: name, Rect: r, Do: do})
}
