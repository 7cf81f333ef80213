package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	atlasSide = 2048
	atlasGap  = 2 // texels between parts, so that linear sampling stays inside
)

// atlas is the one texture all canvases sample: rows of parts, each row as high
// as its highest part. When it is full every canvas that draws is flushed and
// the atlas starts again.
type atlas struct {
	img      *ebiten.Image
	white    Point
	x, y     int
	rowH     int
	drawing  []*Canvas
	glyphs   map[*ebiten.Image]Rect
	sprites  map[spriteKey]sprite
	wanted   map[spriteKey]requests // keys without a picture
	begun    int                    // canvases begun
	restarts int
}

var shared atlas

func (a *atlas) image() *ebiten.Image {
	if a.img == nil {
		a.img = ebiten.NewImageWithOptions(image.Rect(0, 0, atlasSide, atlasSide),
			&ebiten.NewImageOptions{Unmanaged: true})
		a.restart()
	}
	return a.img
}

func (a *atlas) restart() {
	for _, c := range a.drawing {
		c.Flush()
	}
	Wipe(a.img)
	a.x, a.y, a.rowH = atlasGap, atlasGap, 0
	a.glyphs, a.sprites, a.wanted = map[*ebiten.Image]Rect{}, map[spriteKey]sprite{}, map[spriteKey]requests{}
	a.restarts++
	w := a.place(8, 8)
	pix := make([]byte, 8*8*4)
	for i := range pix {
		pix[i] = 255
	}
	if !Unseen {
		a.img.SubImage(w).(*ebiten.Image).WritePixels(pix)
	}
	a.white = Point{float32(w.Min.X) + 4, float32(w.Min.Y) + 4}
}

// place finds room for a part of w x h texels. The caller must limit its sizes: no
// part may be larger than the atlas.
func (a *atlas) place(w, h int) image.Rectangle {
	if a.x+w+atlasGap > atlasSide {
		a.x, a.y, a.rowH = atlasGap, a.y+a.rowH+atlasGap, 0
	}
	if a.y+h+atlasGap > atlasSide {
		a.restart()
	}
	r := image.Rect(a.x, a.y, a.x+w, a.y+h)
	a.x += w + atlasGap
	a.rowH = max(a.rowH, h)
	return r
}

func (a *atlas) join(c *Canvas) {
	a.begun++
	for _, d := range a.drawing {
		if d == c {
			return
		}
	}
	a.drawing = append(a.drawing, c)
}

func (a *atlas) leave(c *Canvas) {
	for i, d := range a.drawing {
		if d == c {
			a.drawing = append(a.drawing[:i], a.drawing[i+1:]...)
			return
		}
	}
}

func rectOf(r image.Rectangle) Rect {
	return Rect{float32(r.Min.X), float32(r.Min.Y), float32(r.Dx()), float32(r.Dy())}
}
