package render

import (
	"fmt"
	"image"
	"math"
	"sync"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// SystemFaces does nothing: the browser writes foreign texts.
func SystemFaces(string) {}

// easel is what the page draws texts on.
var easel = sync.OnceValue(func() js.Value {
	return js.Global().Get("document").Call("createElement", "canvas").Call("getContext", "2d", map[string]any{"willReadFrequently": true})
})

// prepare sets how the next text is drawn on the easel. A change of its size forgets all of that.
func prepare(s string, weight Weight, pixels float64) js.Value {
	e, number, direction := easel(), "400", "ltr"
	if weight != Regular {
		number = "700"
	}
	if rightToLeft(s) {
		direction = "rtl"
	}
	e.Set("font", fmt.Sprintf("%s %.2fpx %s, sans-serif", number, pixels, PageTypeface()))
	e.Set("direction", direction)
	e.Set("textAlign", "left")
	e.Set("fillStyle", "#fff")
	return e
}

// foreignWidth returns the width of a foreign text.
func (f *face) foreignWidth(s string) float32 {
	return float32(prepare(s, f.weight, f.pixels).Call("measureText", s).Get("width").Float())
}

// foreignShaped returns a picture of a foreign text.
func (f *face) foreignShaped(s string) []setGlyph {
	img, corner := picture(s, f.weight, f.pixels)
	if img == nil {
		return nil
	}
	return tiled(nil, img, corner)
}

// picture draws a text, and returns its corner relative to the origin of the line. It returns nil if there is nothing to see.
func picture(s string, weight Weight, pixels float64) (*image.NRGBA, Point) {
	m := prepare(s, weight, pixels).Call("measureText", s)
	reach := func(name string) int { return int(math.Ceil(m.Get("actualBoundingBox"+name).Float())) + 1 }
	left, top := reach("Left"), reach("Ascent")
	w, h := left+reach("Right"), top+reach("Descent")
	if w <= 0 || h <= 0 {
		return nil, Point{}
	}
	sheet := easel().Get("canvas")
	sheet.Set("width", w)
	sheet.Set("height", h)
	prepare(s, weight, pixels).Call("fillText", s, left, top)
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	js.CopyBytesToGo(img.Pix, js.Global().Get("Uint8Array").New(easel().Call("getImageData", 0, 0, w, h).Get("data").Get("buffer")))
	return img, Point{float32(-left), float32(-top)}
}

// written caches which runes the browser can write.
var written = map[rune]bool{}

// nobody is a rune that no face has.
const nobody = '\U0010fffe'

// known reports whether the browser can write a rune. It shows the same for all that it cannot.
func known(r rune) bool {
	can, known := written[r]
	if !known {
		got, _ := picture(string(r), Regular, 24)
		box, _ := picture(string(nobody), Regular, 24)
		can = got == nil || box == nil || got.Rect != box.Rect || string(got.Pix) != string(box.Pix)
		written[r] = can
	}
	return can
}

// tile is how wide a part of a picture of a text is, so that a long one has room in the atlas.
const tile = 256

// tiled returns the glyphs that show a picture of a text, whose corner is relative to the origin of the line.
func tiled(list []setGlyph, img image.Image, corner Point) []setGlyph {
	b := img.Bounds()
	for x := b.Min.X; x < b.Max.X; x += tile {
		part := image.NewNRGBA(image.Rect(0, 0, min(tile, b.Max.X-x), b.Dy()))
		for py := range part.Rect.Max.Y {
			for px := range part.Rect.Max.X {
				part.Set(px, py, img.At(x+px, b.Min.Y+py))
			}
		}
		list = append(list, setGlyph{image: ebiten.NewImageFromImage(part), corner: Point{corner.X + float32(x-b.Min.X), corner.Y}})
	}
	return list
}
