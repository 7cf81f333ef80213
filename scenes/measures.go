package scenes

import "precipice/render"

// Gap is the distance between panels in design units.
const Gap = 8

// Middle returns a rectangle of the given width in the middle of r.
func Middle(r render.Rect, wide float32) render.Rect {
	wide = min(wide, r.W)
	return render.Rect{X: r.Centre().X - wide/2, Y: r.Y, W: wide, H: r.H}
}

// MiddleOf returns the middle part of a rectangle, of the given height.
func MiddleOf(r render.Rect, high float32) render.Rect {
	high = min(high, r.H)
	return render.Rect{X: r.X, Y: r.Centre().Y - high/2, W: r.W, H: high}
}

// Smaller scales a style by k.
func Smaller(st render.Style, k float32) render.Style {
	st.Size *= k
	return st
}

// Fitting makes a style up to a third smaller, so that a paragraph fits into r.
func Fitting(t *render.Theme, text string, st render.Style, r render.Rect) render.Style {
	for n := 0; n < 4 && t.ParagraphHeight(text, st, r.W) > r.H; n++ {
		st = Smaller(st, 0.9)
	}
	return st
}

// BarText is the largest text size in the bar, whose height is fixed.
const BarText = 1.3

// BarStyle limits a style to the height of the bar.
func BarStyle(t *render.Theme, st render.Style) render.Style {
	st.Size *= min(1, BarText/t.Text)
	return st
}
