package render

// mark is a small sign that is drawn often, from its picture.
type mark uint8

const (
	noMark mark = iota
	badgeSign
	numberSign
	plateSign
	dotSign
	haltSign
	dropSign
	intentSign
	lozengeSign
)

// stampSteps is how many sizes of a sign there are for each pixel.
const stampSteps = 4

// stamp draws a sign around a point from its picture: four vertices instead of some hundred. The picture covers the
// square of reach radii around the point. Until there is one, the sign itself is drawn; draw gets the radius that
// the key's size stands for.
func (c *Canvas) stamp(key spriteKey, at Point, reach float32, draw func(to *Canvas, at Point, r float32)) {
	r := float32(key.size) / stampSteps
	at = Point{round32(at.X), round32(at.Y)} // as the picture, so that both look the same
	key = key.worn()
	s, ok := shared.sprites[key]
	if !ok && c.dst != nil && key.size > 0 && r*reach < largestSprite/2 {
		wide := r*reach + 2
		s, ok = c.sprite(key, func(to *Canvas, foot Point) { draw(to, foot, r) }, Rect{-wide, -wide, 2 * wide, 2 * wide})
	}
	if !ok {
		draw(c, at, r)
		return
	}
	corner := at.sub(s.foot)
	c.patch(s.src, corner, Point{s.src.W, 0}, Point{0, s.src.H}, pigment{1, 1, 1, 1})
}

// stampSize returns the size of a sign's picture.
func stampSize(radius float32) int16 {
	return int16(max(0, min(round32(radius*stampSteps), largestSprite*stampSteps)))
}
