package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Canvas collects triangles for one destination image and draws them in one
// batch. Reuse it for every frame, so that a frame allocates nothing.
type Canvas struct {
	Theme *Theme
	Still bool // what is drawn stays for a while, as if the theme were still
	Crisp bool // only text is drawn, on whole pixels, for which the program of the window itself is enough: none is compiled for it

	dst    *ebiten.Image
	bounds Rect
	batch
	white   Point // texel of full coverage that plain shapes sample
	source  *ebiten.Image
	ring    []Point // scratch of outlines
	brink   []span
	feather float32 // width of the soft edge, device pixels
}

// batch is the triangles that a canvas has collected.
type batch struct {
	vertices []ebiten.Vertex
	indices  []uint32
}

func (b *batch) empty() { b.vertices, b.indices = b.vertices[:0], b.indices[:0] }

// spare is the memory of canvases that have ended their drawing. Many screens have a canvas each, and few draw at once.
var spare []batch

// NewCanvas returns a canvas without a destination; Begin gives it one.
func NewCanvas(theme *Theme) *Canvas {
	return &Canvas{Theme: theme, feather: 1}
}

// Begin makes dst the destination. Call Flush before dst is shown.
func (c *Canvas) Begin(dst *ebiten.Image) {
	b := dst.Bounds()
	c.dst = dst
	c.bounds = Rect{float32(b.Min.X), float32(b.Min.Y), float32(b.Dx()), float32(b.Dy())}
	c.source = shared.image()
	c.white = shared.white
	if last := len(spare) - 1; c.vertices == nil && last >= 0 {
		c.batch, spare = spare[last], spare[:last]
	}
	c.empty()
	shared.join(c)
}

// Bounds returns the rectangle of the destination.
func (c *Canvas) Bounds() Rect { return c.bounds }

// Flush draws the collected triangles and keeps the destination.
func (c *Canvas) Flush() {
	if len(c.indices) > 0 {
		options := &trianglesOptions
		if c.Crisp {
			options = &crispOptions
		}
		drawBatch(c.dst, c.vertices, c.indices, c.source, options)
	}
	c.empty()
}

// End draws the collected triangles and releases the destination.
func (c *Canvas) End() {
	c.Flush()
	shared.leave(c)
	spare, c.batch = append(spare, c.batch), batch{}
	c.dst = nil
}

var trianglesOptions = ebiten.DrawTrianglesOptions{
	ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
	Filter:         ebiten.FilterLinear,
	DisableMipmaps: true,
}

var crispOptions = ebiten.DrawTrianglesOptions{
	ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
	DisableMipmaps: true,
}

// pigment is a premultiplied colour. If alpha is below the channels, it is light that
// adds to what is beneath.
type pigment struct{ r, g, b, a float32 }

func pigmentOf(ink Ink) pigment {
	a := float32(ink.A) / 255
	return pigment{float32(ink.R) / 255 * a, float32(ink.G) / 255 * a, float32(ink.B) / 255 * a, a}
}

// lightOf returns ink as pure light of the given strength.
func lightOf(ink Ink, strength float32) pigment {
	p := pigmentOf(ink)
	return pigment{p.r * strength, p.g * strength, p.b * strength, 0}
}

func (p pigment) fade(k float32) pigment {
	return pigment{p.r * k, p.g * k, p.b * k, p.a * k}
}

// vertex adds a vertex of a plain shape and returns its index.
func (c *Canvas) vertex(p Point, col pigment) uint32 {
	return c.vertexAt(p, c.white, col)
}

func (c *Canvas) vertexAt(p, src Point, col pigment) uint32 {
	c.vertices = append(c.vertices, ebiten.Vertex{
		DstX: p.X, DstY: p.Y, SrcX: src.X, SrcY: src.Y,
		ColorR: col.r, ColorG: col.g, ColorB: col.b, ColorA: col.a,
	})
	return uint32(len(c.vertices) - 1)
}

func (c *Canvas) triangle(a, b, d uint32) { c.indices = append(c.indices, a, b, d) }

func (c *Canvas) quad(a, b, d, e uint32) { c.indices = append(c.indices, a, b, d, a, d, e) }

// patch draws the part src of the atlas on the parallelogram with the given
// upper left corner and edge vectors.
func (c *Canvas) patch(src Rect, corner, across, down Point, col pigment) {
	a := c.vertexAt(corner, Point{src.X, src.Y}, col)
	b := c.vertexAt(corner.add(across), Point{src.Right(), src.Y}, col)
	d := c.vertexAt(corner.add(across).add(down), Point{src.Right(), src.Bottom()}, col)
	e := c.vertexAt(corner.add(down), Point{src.X, src.Bottom()}, col)
	c.quad(a, b, d, e)
}

// Clip restricts what fn draws to r.
func (c *Canvas) Clip(r Rect, fn func()) {
	c.Flush()
	whole := c.dst
	part := image.Rect(int(r.X), int(r.Y), int(r.Right()+0.99), int(r.Bottom()+0.99))
	c.dst = whole.SubImage(part).(*ebiten.Image)
	fn()
	c.Flush()
	c.dst = whole
}
