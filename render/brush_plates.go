package render

// Arched draws a plate with a flat pointed arch above, hollow corners below and two lines around it.
func (b Brush) Arched(r Rect, top, bottom, frame Ink, width float32) {
	arched(b.Canvas, r, top, bottom, frame, width)
}

// Lozenge draws a small lozenge with a dark core.
func (b Brush) Lozenge(at Point, wide, high float32, ink Ink) { lozenge(b.Canvas, at, wide, high, ink) }
