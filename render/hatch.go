package render

import "slices"

// hatchedFrom is the figure height, in device pixels, from which the shade of figures is hatched, and hatchGap the distance of the
// lines in heights.
const (
	hatchedFrom = 64
	hatchGap    = 0.021
)

// hatched draws level lines at 45 degrees on the right half of a part, which lies away from the light.
func hatched(c *Canvas, p *part, s *stance) {
	if p.tone == glint || p.tone == accent {
		return
	}
	gap, width := max(2.6, s.size*hatchGap), max(0.7, s.size*0.0045)
	ink := Fade(Void, 0.42*s.alpha*(1-s.heat))
	c.ring = c.ring[:0]
	lo, hi := s.place(p.outline[0]), s.place(p.outline[0])
	for _, q := range p.outline {
		at := s.place(q)
		c.ring = append(c.ring, at)
		lo, hi = Point{min(lo.X, at.X), min(lo.Y, at.Y)}, Point{max(hi.X, at.X), max(hi.Y, at.Y)}
	}
	outline, from := c.ring, lo.X+(hi.X-lo.X)*0.56
	var at []float32
	for k := gap * float32(int((lo.X+lo.Y)/gap)); k < hi.X+hi.Y; k += gap {
		at = crossings(at[:0], outline, k)
		for i := 0; i+1 < len(at); i += 2 {
			if a, b := max(at[i]+0.6, from), at[i+1]-0.6; b-a > 1.5 {
				pair := [2]Point{{a, k - a}, {b, k - b}}
				c.stroke(pair[:], false, width, flat(ink))
			}
		}
	}
}

// crossings appends where an outline crosses the line on which x and y add up to k, as x in order.
func crossings(out []float32, outline []Point, k float32) []float32 {
	for i, p := range outline {
		q := outline[(i+1)%len(outline)]
		a, b := p.X+p.Y-k, q.X+q.Y-k
		if (a < 0) != (b < 0) {
			out = append(out, p.X+(q.X-p.X)*a/(a-b))
		}
	}
	slices.Sort(out)
	return out
}
