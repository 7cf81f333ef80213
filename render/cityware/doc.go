// Package cityware draws what stands around the board of the drowned city: the dial, the cards of heroes, groups and the combat track,
// dice and the cells of a crisis. Like render it turns plain view structs into pixels, returns the rectangles of what can be pointed at,
// knows no rule and keeps no state. It is drawn in the dress render.Etching.
package cityware

import "precipice/render"

// brush returns the means of drawing of a canvas.
func brush(c *render.Canvas) render.Brush { return render.Brush{Canvas: c} }

// The styles of texts, none with letters under 12 design units.
func name() render.Style {
	return render.Style{Weight: render.Bold, Size: 13, Tracking: 0.2, Ink: render.Ivory}
}
func strong() render.Style { return render.Style{Weight: render.Bold, Size: 12, Ink: render.Ivory} }
func plain() render.Style  { return render.Style{Size: 12, Ink: render.Ivory} }
func quiet() render.Style  { return render.Style{Size: 12, Ink: render.Muted} }
func heading() render.Style {
	return render.Style{Weight: render.Display, Size: 12, Tracking: 1.4, Ink: render.Brass}
}

// frameWidth returns the width of a frame: of what is chosen or acts, or of anything else.
func frameWidth(t *render.Theme, strong bool) float32 {
	if strong {
		return max(1.5, t.Px(1.8))
	}
	return max(1, t.Px(1))
}
