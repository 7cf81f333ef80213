package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// spriteKey identifies a picture, of a whole number of pixels, of a standing model, of its head and
// shoulders, of an empty base, or of a sign.
type spriteKey struct {
	model *model // nil for a base or a sign
	bust  bool
	mark  mark // its size is in parts of a pixel
	text  string
	part  [2]uint8 // of what varies in a sign: how much, and of how much
	rim   Ink
	size  int16

	etched bool // the dress in which it was drawn
}

// worn returns the key of a picture in the dress that is worn.
func (k spriteKey) worn() spriteKey {
	k.etched = worn.Etched
	return k
}

// sprite is a picture in the atlas; foot is the position of the base's centre in it.
type sprite struct {
	src  Rect
	foot Point
}

// requests holds the number of canvases begun at the first and the last request for a picture.
type requests struct{ first, last int }

const (
	largestSprite = 400 // height in device pixels of the largest figure cached as a picture
	settled       = 6   // canvases begun before a picture that is still requested is cached
	unrequested   = 24  // canvases begun without a request, after which the count starts again
	mostWanted    = 1024
)

// sprite returns the picture of a key. While things move it makes one only after requests over several
// frames: during a zoom every frame needs another size, and vectors are drawn instead.
func (c *Canvas) sprite(key spriteKey, draw func(*Canvas, Point), box Rect) (sprite, bool) {
	key = key.worn()
	if s, ok := shared.sprites[key]; ok {
		return s, true
	}
	if still := c.Still || c.Theme != nil && c.Theme.Still; !still && !shared.lasts(key) {
		return sprite{}, false
	}
	return shared.rasterize(key, draw, box), true
}

// lasts records a request for a picture, and reports whether the requests have lasted long enough to cache
// it.
func (a *atlas) lasts(key spriteKey) bool {
	since, ok := a.wanted[key]
	if !ok && len(a.wanted) >= mostWanted {
		clear(a.wanted)
	}
	if !ok || a.begun-since.last > unrequested {
		since.first = a.begun
	}
	since.last = a.begun
	a.wanted[key] = since
	return a.begun-since.first >= settled
}

// rasterize draws a picture into the atlas. Box is the area around its foot that it covers, in device
// pixels.
func (a *atlas) rasterize(key spriteKey, draw func(*Canvas, Point), box Rect) sprite {
	foot := Point{round32(-box.X + 0.5), round32(-box.Y + 0.5)}
	w, h := int(foot.X+box.X+box.W+1.5), int(foot.Y+box.Y+box.H+1.5)
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	c := NewCanvas(nil)
	c.Begin(img)
	draw(c, foot)
	c.End()
	at := a.place(w, h) // only now: a letter drawn for the first time may have let the atlas start again
	op := ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
	op.GeoM.Translate(float64(at.Min.X), float64(at.Min.Y))
	Lay(a.img.SubImage(at).(*ebiten.Image), img, &op)
	img.Deallocate()
	s := sprite{src: rectOf(at), foot: foot}
	a.sprites[key] = s
	delete(a.wanted, key)
	return s
}

// standing draws the picture of a model, or returns false if there is none yet. It aligns the picture to
// whole pixels, so that it stays sharp.
func (c *Canvas) standing(m *model, st *stance, fallen float32) bool {
	size := round32(st.size)
	if st.heat > 0 || !(size >= 1) || size > largestSprite || c.dst == nil {
		return false
	}
	margin := rimWidth(size) + 2
	if worn.Etched {
		margin += haloWidth(size)
	}
	box := Rect{m.box.X*size - margin, -(m.box.Y+m.box.H)*size - margin, m.box.W*size + 2*margin, m.box.H*size + 2*margin}
	s, ok := c.sprite(spriteKey{model: m, rim: st.rim, size: int16(size)}, func(to *Canvas, foot Point) {
		upright := newStance(foot, size, st.rim, st.paints, pose{})
		to.sculpted(m, &upright)
	}, box)
	if !ok {
		return false
	}
	light := pigment{st.alpha, st.alpha, st.alpha, st.alpha}
	if corner := (Point{round32(st.at.X), round32(st.at.Y)}).sub(s.foot); fallen == 0 {
		if st.across.X < 0 {
			corner.X += 2 * s.foot.X
			c.patch(s.src, corner, Point{-s.src.W, 0}, Point{0, s.src.H}, light)
			return true
		}
		c.patch(s.src, corner, Point{s.src.W, 0}, Point{0, s.src.H}, light)
		return true
	}
	across, down := st.across.scale(1/size), st.up.scale(-1/size)
	corner := st.at.sub(across.scale(s.foot.X)).sub(down.scale(s.foot.Y))
	c.patch(s.src, corner, across.scale(s.src.W), down.scale(s.src.H), light)
	return true
}

// plainBase draws the picture of a base without any marks of state, or returns false if there is none yet.
func (c *Canvas) plainBase(v MiniatureView, strength float32) bool {
	size := round32(v.Size)
	if !(size >= 1) || size > largestSprite || c.dst == nil {
		return false
	}
	rx, ry := size*pedestal.X*1.75, size*pedestal.Y*2.4
	key := spriteKey{rim: v.Rim, size: int16(size)}
	if v.pointed() {
		key.part[0] = 1
	}
	s, ok := c.sprite(key, func(to *Canvas, foot Point) {
		to.pedestal(MiniatureView{At: foot, Size: size, Rim: v.Rim, Pointed: v.pointed()}, 1)
	}, Rect{-rx, -ry, 2 * rx, 2 * ry})
	if !ok {
		return false
	}
	corner := Point{round32(v.At.X), round32(v.At.Y)}.sub(s.foot)
	c.patch(s.src, corner, Point{s.src.W, 0}, Point{0, s.src.H}, pigment{strength, strength, strength, strength})
	return true
}

// What a bust shows: a circle around a point of the figure's plane.
const (
	bustMiddle = 0.74
	bustRadius = 0.36
)

// bustPicture returns the picture of the head and shoulders of a figure, a square of 2r pixels.
func bustPicture(r float32, id string, rim Ink) sprite {
	s := sculptOf(id)
	key := spriteKey{model: s.model(0), bust: true, rim: rim, size: int16(2 * r)}.worn()
	if picture, ok := shared.sprites[key]; ok {
		return picture
	}
	return shared.rasterize(key, func(to *Canvas, middle Point) {
		size := r / bustRadius
		st := newStance(Point{middle.X, middle.Y + bustMiddle*size}, size, rim, &s.paints, pose{})
		to.sculpted(key.model, &st)
	}, Rect{-r, -r, 2 * r, 2 * r})
}

// bust fills a disc with the head and shoulders of a figure.
func (c *Canvas) bust(at Point, radius float32, id string, rim Ink) {
	const sides = 40
	r := min(round32(radius), largestSprite/2)
	if !(r >= 1) {
		return
	}
	picture := bustPicture(r, id, rim)
	white := pigment{1, 1, 1, 1}
	middle := Point{picture.src.X, picture.src.Y}.add(picture.foot)
	hub := c.vertexAt(at, middle, white)
	for i := range sides {
		sin, cos := sincos(2 * pi * float32(i) / sides)
		c.vertexAt(Point{at.X + cos*radius, at.Y + sin*radius}, Point{middle.X + cos*r, middle.Y + sin*r}, white)
	}
	for i := range uint32(sides) {
		c.triangle(hub, hub+1+i, hub+1+(i+1)%sides)
	}
}
