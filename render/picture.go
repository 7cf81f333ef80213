package render

import (
	"fmt"
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Piece is a word of scenery: what it is, where it stands across the picture (0.5 is the middle), and how large it
// is (1 is normal).
type Piece struct {
	Name string
	At   float32
	Size float32
}

// Bystander is a figure in a picture.
type Bystander struct {
	Figure  string // id of the card
	Variant int    // model of the card
	Rim     Ink
	Down    bool // lies on the ground
	Ahead   bool // stands before the others
}

// PictureView is a picture put together from scenery, from back to front. What is left out is chosen by Seed, so
// that a card without a picture always gets the same one.
type PictureView struct {
	Seed   string
	Light  string // its colour, one of Lights
	From   string // where it comes from, one of LightPlaces; "" for the middle
	Far    []Piece
	Ground string
	Middle []Piece
	Near   []Piece
	Stand  string // where the party stands, one of Stands
	Party  []Bystander
}

// Lights holds the colours of the light by their words.
var Lights = map[string]Ink{
	"violet": Wall, "teal": Portal, "ember": Hostile, "gold": Find, "red": Blend(Blood, Hostile, 0.25),
	"pale": rgb(0xc3cbe8), "green": rgb(0x7fc45a), "blue": rgb(0x4f86e8),
}

// LightPlaces holds where the light comes from, in parts of the picture.
var LightPlaces = map[string]Point{
	"": {0.5, 0.46}, "high": {0.5, 0.12}, "low": {0.5, 0.72}, "left": {0.2, 0.42}, "right": {0.8, 0.42},
}

// Stands holds where the middle of the party stands, how high its figures are, and how far apart: in heights of the
// picture, but for the first, which is in widths.
var Stands = map[string]struct{ x, y, high, apart float32 }{
	"left": {0.27, 0.9, 0.3, 0.185}, "right": {0.73, 0.9, 0.3, 0.185}, "middle": {0.5, 0.92, 0.3, 0.2},
	"far": {0.5, 0.785, 0.16, 0.1}, "large": {0.5, 0.96, 0.46, 0.3}, "none": {},
}

// hanging is a picture in the cache, with when it was last drawn.
type hanging struct {
	img  *ebiten.Image
	last int
}

// hung caches pictures by what they show and their size.
var hung = struct {
	pictures map[string]*hanging
	pixels   int
	drawn    int
}{pictures: map[string]*hanging{}}

// mostHung is how many pixels the pictures in the cache may have; those that were not drawn for longest go first.
const mostHung = 6 << 20

// Picture draws a picture in r. It is composed once for each size and then kept.
func (c *Canvas) Picture(r Rect, v PictureView) {
	c.hang(r, fmt.Sprint(v), func(to *Canvas, r Rect) { to.compose(r, v) })
}

// hang draws in r a picture of what is shown. It is composed once for each size and then kept.
func (c *Canvas) hang(r Rect, shown string, compose func(*Canvas, Rect)) {
	w, h := int(r.W+0.5), int(r.H+0.5)
	if w < 8 || h < 8 {
		return
	}
	img := composed(c.Theme, shown, w, h, compose)
	c.Flush()
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(float64(round32(r.X)), float64(round32(r.Y)))
	Lay(c.dst, img, &op)
}

// composed returns a picture of what is shown from the cache, or composes it.
func composed(t *Theme, shown string, w, h int, compose func(*Canvas, Rect)) *ebiten.Image {
	key := fmt.Sprint(shown, w, h, t.Scale, worn)
	hung.drawn++
	p := hung.pictures[key]
	if p == nil {
		p = &hanging{img: ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})}
		makeRoom(w * h)
		hung.pictures[key] = p
		brush := NewCanvas(t)
		brush.Still = true // it is drawn only once
		brush.Begin(p.img)
		compose(brush, Rect{0, 0, float32(w), float32(h)})
		brush.End()
	}
	p.last = hung.drawn
	return p.img
}

// makeRoom makes room in the cache for a picture of so many pixels.
func makeRoom(pixels int) {
	hung.pixels += pixels
	for hung.pixels > mostHung && len(hung.pictures) > 0 {
		oldest := ""
		for key, p := range hung.pictures {
			if oldest == "" || p.last < hung.pictures[oldest].last {
				oldest = key
			}
		}
		img := hung.pictures[oldest].img
		hung.pixels -= img.Bounds().Dx() * img.Bounds().Dy()
		img.Deallocate()
		delete(hung.pictures, oldest)
	}
}

// compose draws a picture from back to front.
func (c *Canvas) compose(r Rect, v PictureView) {
	v = v.completed()
	s := newTableau(c, r, &v)
	radius := c.Theme.Px(4)
	c.round(r, radius, vertical(Blend(blackest, s.air, 0.9), blackest, r.Y, s.floor))
	c.Clip(r.Inset(c.Theme.Hair()), func() {
		s.canvas.glow(s.light, s.u*0.9, s.u*0.75, s.ink, 0.3)
		for i, p := range v.Far {
			scenery()[p.Name].draw(s.place(p, s.floor, s.u*0.5, 0.5, int32(i)))
		}
		grounds()[v.Ground](s)
		s.canvas.glow(Point{s.light.X, s.floor + s.u*0.03}, s.u*0.8, s.u*0.12, s.ink, 0.3)
		for i, p := range v.Middle {
			foot := s.floor + s.u*0.05
			scenery()[p.Name].draw(s.place(p, foot, s.u*0.46, 0.1, 20+int32(i)))
		}
		s.gather(v.Stand, v.Party, false)
		for i, p := range v.Near {
			scenery()[p.Name].draw(s.place(p, s.r.Bottom(), s.u*0.5, 0, 40+int32(i)))
		}
		s.gather(v.Stand, v.Party, true) // nothing hides them
		s.frameDark()
	})
	c.Frame(r, radius, c.Theme.Hair(), Line)
}

// completed returns the picture with what it leaves out.
func (v PictureView) completed() PictureView {
	seed := seedOf(v.Seed)
	pick := func(k int32, of ...string) string { return of[int(hash(seed, k, 31)*float32(len(of)))] }
	if _, ok := Lights[v.Light]; !ok {
		v.Light = pick(1, "violet", "teal", "blue", "pale")
	}
	if len(v.Far) == 0 {
		v.Far = []Piece{{pick(2, "hall", "wall", "cavern", "vault", "tunnel"), 0.5, 1}}
	}
	if grounds()[v.Ground] == nil {
		v.Ground = pick(3, "floor", "steps", "ledge", "ash")
	}
	if len(v.Middle) == 0 {
		v.Middle = []Piece{{pick(4, "gate", "well", "stones", "eye", "obelisk", "pillars"), 0.62, 1}}
	}
	if _, ok := Stands[v.Stand]; !ok {
		v.Stand = "left"
	}
	unknown := func(p Piece) bool { return scenery()[p.Name].draw == nil }
	v.Far, v.Middle, v.Near = slices.DeleteFunc(slices.Clone(v.Far), unknown), slices.DeleteFunc(slices.Clone(v.Middle), unknown), slices.DeleteFunc(slices.Clone(v.Near), unknown)
	return v
}

// seedOf returns a number that differs between names.
func seedOf(name string) int32 {
	seed := int32(7)
	for _, ch := range name {
		seed = seed*31 + ch
	}
	return seed
}
