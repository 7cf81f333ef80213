package render

// Arched draws a plate with a flat pointed arch above, hollow corners below and two lines around it.
func (b Brush) Arched(r Rect, top, bottom, frame Ink, width float32) {
	arched(b.Canvas, r, top, bottom, frame, width)
}

// Lozenge draws a small lozenge with a dark core.
func (b Brush) Lozenge(at Point, wide, high float32, ink Ink) { lozenge(b.Canvas, at, wide, high, ink) }

// Tab draws a plate that stands on the lower edge of r, with a flat pointed arch above.
func (b Brush) Tab(r Rect, top, bottom, frame Ink, width float32) {
	rise := r.H * 0.28
	b.ring = archedOutline(b.ring[:0], r, rise, 0)
	starFill(b.Canvas, b.ring, r.Centre(), vertical(top, bottom, r.Y, r.Bottom()))
	arch := archedOutline(b.ring[:0], r.Inset2(width/2, 0), rise, 0)[:2*archSteps+1]
	line := append([]Point{{r.X + width/2, r.Bottom()}}, arch...)
	b.stroke(append(line, Point{r.Right() - width/2, r.Bottom()}), false, width, flat(frame))
}
