package render

// roadHigh is the height of the road, and roadFoot where it lies, in heights of the way in.
const (
	roadHigh = 0.2
	roadFoot = 0.9
)

// road is a part of the way in.
type road struct {
	c *Canvas
	r Rect
}

// slabs draws the slabs of the road, lit as far as the party has come.
func (w road) slabs(come float32) {
	c, r := w.c, w.r
	top, high := r.Y+r.H*(roadFoot-roadHigh), r.H*roadHigh
	step := high * 1.5
	for i := int32(0); r.X+float32(i)*step < r.Right(); i++ {
		x := r.X + float32(i)*step
		end := min(x+step-c.Theme.Px(1.5), r.Right())
		ends := clamp01(min(x-r.X, r.Right()-end)/(r.W*0.05) + 0.15)
		ink := Blend(stoneDark, stoneLit, 0.2+0.3*hash(i, 1, 53))
		if x < come {
			ink = Blend(ink, Wall, 0.3)
		}
		lean := high * 0.35
		slab := [4]Point{{x + lean, top}, {end + lean, top}, {end, top + high}, {x, top + high}}
		c.convex(slab[:], flat(Fade(ink, ends)))
		if x < come {
			c.Segment(slab[3], slab[2], c.Theme.Hair(), Fade(ember, 0.5*ends))
		}
	}
}

// party draws the party on the road.
func (w road) party(party []Bystander) {
	c, r := w.c, w.r
	size, apart := r.H*0.62, r.W/float32(len(party)+1)
	for i, b := range party {
		at := Point{r.X + apart*float32(i+1), r.Y + r.H*(roadFoot-roadHigh*(0.3+0.3*float32(i%2)))}
		c.shadow(at, size*0.3, size*0.08, 0.8)
		how := pose{}
		if b.Down {
			how.fallen = 1
			at.X -= size * 0.4
		}
		c.figure(b.Figure, b.Variant, at, size, b.Rim, how)
	}
}
