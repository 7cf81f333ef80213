package render

import "fmt"

// PreludePage is a page of what is told before the first expedition.
type PreludePage uint8

// The pages.
const (
	Adrift  PreludePage = iota // the fortress, and the ships that have come to it
	Guarded                    // what waits within
	GoIn                       // those who go
)

// PreludeView is the picture of a page.
type PreludeView struct {
	Page  PreludePage
	Party []Companion // on the brink
	Ships []string    // card ids, the first is the nearest
	Foes  []Bystander // within
}

// Draw draws the picture in r, in a frame of brass.
func (v PreludeView) Draw(c *Canvas, r Rect) {
	c.hang(r, fmt.Sprint("prelude", v), func(to *Canvas, r Rect) {
		switch v.Page {
		case Guarded:
			to.compose(r, hallWithin)
			v.guards(to, r)
		default:
			s := vista{to, r, Point{r.X + r.W*v.middle(), r.Y + r.H*fortressY}, r.H, 1}
			s.prelude(&v)
		}
		v.frame(to, r)
	})
}

// middle returns where the fortress floats, in parts of the width.
func (v *PreludeView) middle() float32 {
	if v.Page == Adrift {
		return 0.67
	}
	return fortressX
}

// prelude draws the fortress in the night, with the ships before it, or with a party on the brink.
func (s *vista) prelude(v *PreludeView) {
	s.afloat()
	s.leaving(v.Ships, 0)
	s.depth()
	if len(v.Party) > 0 {
		s.brink()
		s.company(&EndingView{How: Forsaken, Living: v.Party})
	}
}

// hallWithin is a hall of the fortress.
var hallWithin = PictureView{Seed: "prelude", Light: "red", Far: []Piece{{"hall", 0.5, 1}}, Ground: "steps", Middle: []Piece{{"portal", 0.5, 1.15}}, Stand: "none"}

// guards draws those who wait in the hall, side by side.
func (v *PreludeView) guards(c *Canvas, r Rect) {
	apart := min(r.H*0.37, r.W*0.92/float32(max(1, len(v.Foes))))
	size := apart * 0.95
	for i := range v.Foes {
		b := &v.Foes[i]
		feet := Point{r.Centre().X + apart*(float32(i)-float32(len(v.Foes)-1)/2), r.Y + r.H*(0.9+0.02*float32(i%2))}
		c.shadow(feet, size*0.34, size*0.07, 0.8)
		c.figure(b.Figure, b.Variant, feet, size, b.Rim, pose{})
	}
	c.Gradient(Rect{r.X, r.Y + r.H*0.45, r.W, r.H * 0.55}, Fade(Void, 0), Fade(Void, 0.5))
}

// frame hides the corners of the picture, and draws its frame.
func (v *PreludeView) frame(c *Canvas, r Rect) {
	cut := min(r.W, r.H) * 0.05
	for _, k := range [4][2]float32{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
		x, y := r.X+r.W*k[0], r.Y+r.H*k[1]
		c.Polygon([]Point{{x, y}, {x + cut*(1-2*k[0]), y}, {x, y + cut*(1-2*k[1])}}, Void)
	}
	width := max(1.5, c.Theme.Px(2))
	for i, ink := range [2]Ink{Brass, Fade(Brass, 0.35)} {
		in := r.Inset(width * (0.5 + 2.5*float32(i)))
		k := cut - 0.6*width*float32(i)
		c.stroke([]Point{{in.X + k, in.Y}, {in.Right() - k, in.Y}, {in.Right(), in.Y + k}, {in.Right(), in.Bottom() - k}, {in.Right() - k, in.Bottom()},
			{in.X + k, in.Bottom()}, {in.X, in.Bottom() - k}, {in.X, in.Y + k}}, true, width/float32(1+i), flat(ink))
	}
	for _, y := range [2]float32{r.Y + 3.5*width, r.Bottom() - 3.5*width} {
		lozenge(c, Point{r.Centre().X, y}, width*6, width*3, Brass)
	}
}
