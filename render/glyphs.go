package render

import (
	"image"
	"image/draw"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// Weight is a cut of the typeface.
type Weight uint8

// The cuts in use.
const (
	Regular Weight = iota
	Medium
	Bold
)

// A face's size in device pixels, in quarters of a pixel.
type faceKey struct {
	weight Weight
	size   int32
}

type face struct {
	font.Face
	key             faceKey
	ascent, descent float32
	advances        map[rune]float32
}

var (
	faces   = map[faceKey]*face{}
	outline = map[Weight]*opentype.Font{}
)

// largestFace is the largest glyph size kept in the atlas, device pixels.
const largestFace = 160

func faceFor(weight Weight, pixels float32) *face {
	key := faceKey{weight, int32(4*min(pixels, largestFace) + 0.5)}
	if f := faces[key]; f != nil {
		return f
	}
	made, err := opentype.NewFace(outlineFor(weight), &opentype.FaceOptions{
		Size: float64(key.size) / 4, DPI: 72, Hinting: font.HintingNone,
	})
	if err != nil {
		panic("render: embedded font cannot be scaled: " + err.Error())
	}
	m := made.Metrics()
	f := &face{Face: made, key: key, ascent: float(m.Ascent), descent: float(m.Descent),
		advances: map[rune]float32{}}
	faces[key] = f
	return f
}

func outlineFor(weight Weight) *opentype.Font {
	if f := outline[weight]; f != nil {
		return f
	}
	data := map[Weight][]byte{Regular: goregular.TTF, Medium: gomedium.TTF, Bold: gobold.TTF}[weight]
	f, err := opentype.Parse(data)
	if err != nil {
		panic("render: embedded font is damaged: " + err.Error())
	}
	outline[weight] = f
	return f
}

func float(x fixed.Int26_6) float32 { return float32(x) / 64 }

func (f *face) advance(r rune) float32 {
	if a, ok := f.advances[r]; ok {
		return a
	}
	adv, ok := f.GlyphAdvance(r)
	if !ok {
		adv, _ = f.GlyphAdvance('\uFFFD')
	}
	f.advances[r] = float(adv)
	return f.advances[r]
}

// glyphKey names a picture of a rune; shift is the quarter of a pixel by which
// it stands right of the pixel grid.
type glyphKey struct {
	face  faceKey
	r     rune
	shift uint8
}

type glyph struct {
	src    Rect
	offset Point // of the picture's corner from the whole-pixel dot
}

func (a *atlas) glyph(f *face, r rune, shift uint8) glyph {
	key := glyphKey{f.key, r, shift}
	if g, ok := a.glyphs[key]; ok {
		return g
	}
	dot := fixed.Point26_6{X: fixed.Int26_6(shift) * 16}
	dr, mask, maskp, _, ok := f.Glyph(dot, r)
	if !ok || dr.Empty() {
		a.glyphs[key] = glyph{}
		return glyph{}
	}
	picture := image.NewRGBA(image.Rect(0, 0, dr.Dx(), dr.Dy()))
	draw.DrawMask(picture, picture.Rect, image.White, image.Point{}, mask, maskp, draw.Src)
	at := a.place(dr.Dx(), dr.Dy())
	a.img.SubImage(at).(*ebiten.Image).WritePixels(picture.Pix)
	g := glyph{src: rectOf(at), offset: Point{float32(dr.Min.X), float32(dr.Min.Y)}}
	a.glyphs[key] = g
	return g
}
