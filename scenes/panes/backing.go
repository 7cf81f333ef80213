package panes

import (
	"precipice/render"
	"precipice/scenes"
)

// Backing adds to a list what lies under the panes of a window of a size, with the gaps between them. On a device held
// in the hands it is nothing: the board shows wherever no pane is.
func (l *Layout) Backing(list []render.Rect, w, h float32) []render.Rect {
	if l.Held {
		return list
	}
	gap, top, foot := l.theme.Px(scenes.Gap)/2, l.Bar.Bottom(), h
	if l.Foot.H > 0 {
		foot = l.Foot.Y - gap
		list = append(list, render.Rect{Y: foot, W: w, H: h - foot})
	}
	if l.Left.W > 0 {
		list = append(list, render.Rect{Y: top, W: l.Left.Right() + gap, H: foot - top})
	}
	if l.Right.W > 0 {
		list = append(list, render.Rect{X: l.Right.X - gap, Y: top, W: w - l.Right.X + gap, H: foot - top})
	}
	if l.Edge.H > 0 {
		list = append(list, render.Rect{X: l.Field.Right(), Y: top, W: w - l.Field.Right(), H: foot - top})
	}
	for _, note := range l.Notes { // it ends the field, also where it is narrower
		if note.H > 0 {
			list = append(list, render.Rect{X: l.Field.X - 2*gap, Y: note.Y - gap, W: l.Field.W + 4*gap, H: foot - note.Y + gap})
		}
	}
	for _, pane := range [...]render.Rect{l.Strip, l.Asks} { // these lie over the board
		if pane.H > 0 && pane.Y < foot {
			list = append(list, pane.Inset(-gap))
		}
	}
	return list
}
