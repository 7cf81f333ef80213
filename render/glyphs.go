package render

import (
	"image"
	"math"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"

	"precipice/assets/fonts"
)

// Weight is a weight of the typeface.
type Weight uint8

// The weights in use. Display is the face of titles, and what it cannot write is set in Bold.
const (
	Regular Weight = iota
	Bold
	Display
)

// A face's size in device pixels, in quarters of a pixel.
type faceKey struct {
	weight Weight
	size   int32
}

// face is the typeface at one size, with a cache of the lines it has set recently.
type face struct {
	text.Face
	weight          Weight
	pixels          float64
	ascent, descent float32
	widths          map[string]float32
	runs            map[string]*run
	pads            map[rune]*padGlyph
}

// mostSet is how many widths, and how many runs, a face caches before it drops them all.
const mostSet = 4096

var (
	faces   = map[faceKey]*face{}
	outline = map[Weight]*opentype.Font{}
)

// The smallest and the largest size of glyphs in the atlas, device pixels.
const (
	smallestFace = 1
	largestFace  = 160
)

func faceFor(weight Weight, pixels float32) *face {
	if !(pixels > smallestFace) { // also where the size is no number
		pixels = smallestFace
	}
	key := faceKey{weight, int32(4*min(pixels, largestFace) + 0.5)}
	if f := faces[key]; f != nil {
		return f
	}
	pixel := float64(key.size) / 4
	f := &face{weight: weight, pixels: pixel, widths: map[string]float32{}, runs: map[string]*run{}}
	var plain text.Face = faceOf(min(weight, Bold), pixel)
	if f.Face = plain; weight == Display {
		both, err := text.NewMultiFace(faceOf(Display, pixel*displaySize), plain)
		if err != nil {
			panic("render: two fonts cannot be mixed: " + err.Error())
		}
		f.Face = both
	}
	m := plain.Metrics() // a title is as high as a line of the text
	f.ascent, f.descent = float32(m.HAscent), float32(m.HDescent)
	faces[key] = f
	return f
}

// displaySize makes the capitals of titles as high as those of the text.
const displaySize = 1.09

func faceOf(weight Weight, pixels float64) text.Face {
	made, err := opentype.NewFace(outlineFor(weight), &opentype.FaceOptions{Size: pixels, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("render: embedded font cannot be scaled: " + err.Error())
	}
	return text.NewGoXFace(made)
}

// embedded returns the file of a weight.
func embedded(weight Weight) []byte {
	return map[Weight][]byte{Regular: fonts.Regular, Bold: fonts.Bold, Display: fonts.Display}[weight]
}

func outlineFor(weight Weight) *opentype.Font {
	if f := outline[weight]; f != nil {
		return f
	}
	f, err := opentype.Parse(embedded(weight))
	if err != nil {
		panic("render: embedded font is damaged: " + err.Error())
	}
	outline[weight] = f
	return f
}

// width returns the width of s on one line, in device pixels.
func (f *face) width(s string) float32 {
	if w, ok := f.widths[s]; ok {
		return w
	}
	if len(f.widths) >= mostSet {
		clear(f.widths)
	}
	before, pad, after := nextPad(s)
	drawn, outside := legible(before)
	w := float32(0)
	if outside {
		w = f.foreignWidth(drawn)
	} else {
		w = float32(text.AdvanceAt(drawn, len(drawn), f.Face))
	}
	if pad != 0 {
		w += f.pad(pad).advance() + f.width(after)
	}
	f.widths[s] = w
	return w
}

// run is a shaped line: its glyphs from left to right.
type run struct {
	glyphs []setGlyph
	laid   int // atlas.restarts when the glyphs got their places in the atlas
}

// setGlyph is a glyph of a run. Its corner is relative to the origin of the line.
type setGlyph struct {
	image  *ebiten.Image
	src    Rect // in the atlas
	corner Point
	index  int // of its rune in the line, counted in runes
}

// set returns the glyphs of a line, with their places in the atlas.
func (f *face) set(s string) []setGlyph {
	r := f.runs[s]
	if r == nil {
		if len(f.runs) >= mostSet {
			clear(f.runs)
		}
		r = &run{laid: -1, glyphs: f.shaped(s)}
		f.runs[s] = r
	}
	for r.laid != shared.restarts { // the atlas may start again while the run is laid
		r.laid = shared.restarts
		for i := range r.glyphs {
			r.glyphs[i].src = shared.glyph(r.glyphs[i].image)
		}
	}
	return r.glyphs
}

// shaped returns the glyphs of a line. A button of a gamepad stands between the text before and after it.
func (f *face) shaped(s string) (list []setGlyph) {
	before, pad, after := nextPad(s)
	if drawn, outside := legible(before); outside {
		list = f.foreignShaped(drawn)
	} else {
		top := float32(math.Floor(f.Metrics().HAscent)) // AppendGlyphs measures from the top of the line
		for i, g := range text.AppendGlyphs(nil, drawn, f.Face, nil) {
			if g.Image != nil {
				list = append(list, setGlyph{image: g.Image, corner: Point{float32(g.X), float32(g.Y) - top}, index: i})
			}
		}
	}
	if pad == 0 {
		return list
	}
	x, at := f.width(before), utf8.RuneCountInString(before)
	g := f.pad(pad)
	list = g.lay(list, f, x, at)
	for _, one := range f.shaped(after) {
		one.corner.X += round32(x + g.advance())
		one.index += at + 1
		list = append(list, one)
	}
	return list
}

// glyph returns the rectangle of a glyph's image in the atlas.
func (a *atlas) glyph(img *ebiten.Image) Rect {
	if src, ok := a.glyphs[img]; ok {
		return src
	}
	size := img.Bounds().Size()
	at := a.place(size.X, size.Y)
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(float64(at.Min.X), float64(at.Min.Y))
	op.Blend = ebiten.BlendCopy
	Lay(a.img.SubImage(image.Rectangle{at.Min, at.Max}).(*ebiten.Image), img, &op)
	src := rectOf(at)
	a.glyphs[img] = src
	return src
}
