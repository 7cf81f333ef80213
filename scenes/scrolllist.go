package scenes

import (
	"precipice/game"
	"precipice/render"
)

// scrollList is a list of rows that scrolls: with the wheel, a finger, the keys, and after the focus.
type scrollList struct {
	view    render.Rect // where it was drawn last
	scroll  float32
	height  float32 // of all rows
	focus   int     // the row the focus was on, to follow it only when it moves
	dragged bool    // a finger that was pressed on the list drags it
	pinned  string  // an area whose row stays where it is, though rows change their heights; "" for none
	pinnedY float32 // of the middle of that row on the screen
	lead    float32 // room before the first row that a pinned row needs
}

// pin keeps a row where it is until the list is scrolled.
func (l *scrollList) pin(area string, y float32) { l.pinned, l.pinnedY = area, y }

// holdPinned scrolls so that the middle of the pinned row, from top to bottom in the list, is where it was.
func (l *scrollList) holdPinned(top, bottom float32) {
	scroll := (top+bottom)/2 - (l.pinnedY - l.view.Y)
	l.scroll, l.lead = max(0, scroll), max(0, -scroll)
}

// listRow is a row: how high it is, and how it is drawn.
type listRow struct {
	height float32
	names  []string // of its areas that the focus can be on
	draw   func(at render.Rect)
}

// update answers wheel, finger and page keys.
func (l *scrollList) update(sh *game.Shell) {
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

// draw draws the rows into view, with gap between them.
func (l *scrollList) draw(sh *game.Shell, p *render.Canvas, view render.Rect, gap float32, rows []listRow) {
	if l.view.W != view.W { // the window has another size
		l.pinned, l.lead = "", 0
	}
	l.view, l.height = view, -gap
	focus, top, bottom := -1, float32(0), float32(0)
	for i := range rows {
		y := l.height + gap
		l.height = y + rows[i].height
		for _, name := range rows[i].names {
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
			at.H = rows[i].height
			rows[i].draw(at)
			at.Y += at.H + gap
		}
	})
	drawScrollBar(p, view, l.scroll, l.height)
}

// area names an area of a row: what of it is in sight can be pointed at.
func (l *scrollList) area(sh *game.Shell, layer game.Layer, a game.Area) {
	seen := overlap(a.Rect, l.view)
	if a.Offscreen = seen.W <= 0 || seen.H <= 0; !a.Offscreen {
		a.Rect = seen
	}
	sh.UI.Add(layer, a)
}

// button draws a button on a row.
func (l *scrollList) button(sh *game.Shell, p *render.Canvas, layer game.Layer, r render.Rect, name string, v render.ButtonView, do func()) {
	v.Hover, v.Focus = sh.UI.Hover(name), sh.UI.Focus(name)
	p.Button(r, v)
	l.area(sh, layer, game.Area{Name: name, Rect: r, Do: do})
}
