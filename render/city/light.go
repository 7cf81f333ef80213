package city

import "precipice/render"

type (
	ink   = render.Ink
	point = render.Point
	rect  = render.Rect
)

func rgb(v uint32) ink { return ink{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255} }

// The inks of the city. Whatever threatens is blood, whatever helps is lamp, whatever leads on is verdigris.
var (
	Void      = rgb(0x060d0f)
	Parchment = rgb(0xe6dcc3)
	Silver    = rgb(0xa9bcc4)
	Lamp      = rgb(0xf0a83a)
	Verdigris = rgb(0x4db6a0)
	Blood     = rgb(0xe8666b)
	Tide      = rgb(0x8bc46a)

	lampCore   = rgb(0xffe7ad)
	verdigrisL = rgb(0xa8e6d6)
	deepBlood  = rgb(0x6d2b30)
	moonInk    = rgb(0xc3d7ea)
	redWindow  = rgb(0xff4b45)
	redCore    = rgb(0xffb09c)
	stone      = rgb(0x77827f)
	slate      = rgb(0x6b7f88)
	wall       = rgb(0x5d6869)
	iron       = rgb(0x10171a)
	bone       = rgb(0xe9dec2)
)

// Night is the last of the steps of light.
const Night = 12

// light is how the city is lit at a step: ambient multiplies stone, slate and wall, and key is the ink of upper left edges.
type light struct {
	dial, ambient, key ink
	lamps              float32
}

var lights = [Night]light{
	{rgb(0x9aa39d), rgb(0xccc6b4), rgb(0xf4e8c8), 0},
	{rgb(0x8f9996), rgb(0xc4beae), rgb(0xeaddbe), 0.10},
	{rgb(0x848e8c), rgb(0xbbb5a8), rgb(0xded2b8), 0.20},
	{rgb(0x788281), rgb(0xb2aca0), rgb(0xd6ccb6), 0.35},
	{rgb(0x6e7574), rgb(0xa8a49b), rgb(0xd0c6b6), 0.55},
	{rgb(0x66686b), rgb(0xa09b93), rgb(0xd6cab8), 0.75},
	{rgb(0x5b5a66), rgb(0x97938c), rgb(0xd8cdbb), 1},
	{rgb(0x4d5163), rgb(0x87888c), rgb(0xcdc8c0), 1},
	{rgb(0x404961), rgb(0x777d89), rgb(0xc4c8cc), 0.95},
	{rgb(0x35435c), rgb(0x687487), rgb(0xc2cfdc), 0.90},
	{rgb(0x293a52), rgb(0x5a6b82), rgb(0xc4d6e8), 0.85},
	{rgb(0x172738), rgb(0x50657f), rgb(0xcfe2f5), 0.80},
}

// lightAt returns the light at a step, of the nearest if there is none.
func lightAt(step int) light { return lights[max(1, min(Night, step))-1] }

// DialInk returns the ink of a space of the dial.
func DialInk(step int) render.Ink { return lightAt(step).dial }

// times multiplies an ink by another and by a factor.
func times(a, b ink, k float32) ink {
	mul := func(x, y uint8) uint8 { return uint8(max(0, min(255, float32(x)*float32(y)/255*k+0.5))) }
	return ink{R: mul(a.R, b.R), G: mul(a.G, b.G), B: mul(a.B, b.B), A: a.A}
}

// tone makes an ink lighter or darker by a factor.
func tone(a ink, k float32) ink { return times(a, ink{R: 255, G: 255, B: 255, A: 255}, k) }
