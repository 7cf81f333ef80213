package city

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/render"
)

// sizes are those of the screens that the board must look well on.
var sizes = []struct{ w, h int }{{1280, 720}, {1600, 900}, {3840, 2160}}

// drawBoard draws a board as large as it fits on a screen.
func drawBoard(t *testing.T, name string, v BoardView, w, h int) {
	t.Helper()
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	theme := render.NewTheme(w, h, 1)
	b := NewBoard(theme)
	defer b.Free()
	k := render.Fit(NewPlaces(v).Bounds(), render.Rect{W: float32(w), H: float32(h)}, theme.Px(21))
	b.Draw(dst, v, k, 1)
	save(t, name, dst)
	inwindow.Frame()
}

func TestGalleryOfTheBoardInPixels(t *testing.T) {
	inwindow.Need(t)
	lib := content(t)
	for i := range lib.Journeys {
		j := &lib.Journeys[i]
		v := viewOf(lib, j)
		for _, step := range []int{7, Night} {
			v.Step = step
			for _, size := range sizes {
				if j.ID != "lantern-row" && (size.w != 1600 || (i+step)%5 != 0) {
					continue
				}
				drawBoard(t, fmt.Sprintf("city-board-%s-%d-%d", j.ID, step, size.w), v, size.w, size.h)
			}
		}
	}
	drawBoard(t, "city-board-largest-7", largest(7), 1600, 900)
}

// drawn draws a picture on a screen of its own size and keeps it.
func drawn(t *testing.T, name string, w, h int, fn func(*render.Canvas, render.Rect)) {
	t.Helper()
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	c := render.NewCanvas(render.NewTheme(w, h, 1))
	c.Begin(dst)
	fn(c, render.Rect{W: float32(w), H: float32(h)})
	c.End()
	save(t, name, dst)
	inwindow.Frame()
}

// party is who stands in the pictures.
var party = []render.Bystander{
	{Figure: "emelda-braskov", Rim: rgb(0xcc79a7)}, {Figure: "jelsen-darrock", Rim: rgb(0x56b4e9)},
	{Figure: "qulathis-the-exile", Rim: rgb(0x1fb58f)}, {Figure: "cleona-zeitengale", Rim: rgb(0xf0e442)},
}

func TestGalleryOfPicturesInPixels(t *testing.T) {
	inwindow.Need(t)
	for _, size := range [...]struct{ w, h int }{{1600, 900}, {720, 1280}} {
		drawn(t, fmt.Sprintf("city-title-%d", size.w), size.w, size.h, func(c *render.Canvas, r render.Rect) { Title(c, r, TitleView{Party: party}) })
		for _, won := range []bool{true, false} {
			drawn(t, fmt.Sprintf("city-end-%v-%d", won, size.w), size.w, size.h, func(c *render.Canvas, r render.Rect) { End(c, r, EndView{Won: won, Party: party}) })
		}
		for _, night := range []bool{true, false} {
			drawn(t, fmt.Sprintf("city-end-adrift-%v-%d", night, size.w), size.w, size.h, func(c *render.Canvas, r render.Rect) { End(c, r, EndView{Night: night}) })
		}
	}
	drawn(t, "city-journeys", 960, 320, func(c *render.Canvas, r render.Rect) {
		for i, at := range r.Columns(3, 8) {
			JourneyPicture(c, at, Journey(i))
		}
	})
	for _, id := range []string{"bells-under-water", "the-locked-door", "a-child-in-the-well", "the-pale-recruiter", "bread-and-ash", "the-sunken-cellar",
		"the-deaf-sexton", "the-widows-house", "the-starving-guard", "the-black-ferry", "the-parish-clerk", "the-empty-chair",
		"the-gallows-tree", "the-plague-cart", "the-last-lamplighter", "the-skyvessels-light"} {
		drawn(t, "city-crisis-"+id, 1360, 830, func(c *render.Canvas, r render.Rect) {
			for i, at := range r.Columns(2, 8) {
				Crisis(c, at, CrisisView{ID: id, Night: i == 1, Arch: i == 0, Hero: party[3:][:i^1]})
			}
		})
	}
}

// Everything that may lie on a board lies on this one: the tide, the zone that is left by, marks of a choice.
func TestGalleryOfZonesAndMarksInPixels(t *testing.T) {
	inwindow.Need(t)
	lib := content(t)
	v := viewOf(lib, &lib.Journeys[0])
	v.Tiles[2].Drowned = true
	withExtraction(t, lib, &lib.Journeys[0], &v)
	for _, step := range []int{1, 5, 10, Night} {
		v.Step = step
		dst := ebiten.NewImage(1600, 900)
		theme := render.NewTheme(1600, 900, 1)
		b := NewBoard(theme)
		p := NewPlaces(v)
		k := render.Fit(p.Bounds(), render.Rect{W: 1600, H: 900}, theme.Px(24))
		b.Draw(dst, v, k, 1)
		c := render.NewCanvas(theme)
		c.Begin(dst)
		marks(c, k, v)
		c.End()
		save(t, fmt.Sprintf("city-marks-%d", step), dst)
		b.Free()
		dst.Deallocate()
		inwindow.Frame()
	}
}

// withExtraction lays the extraction zone at each closed gateway where it may lie.
func withExtraction(t *testing.T, lib *library.Library, j *library.Journey, v *BoardView) {
	t.Helper()
	before := len(v.Tiles)
	for i := range j.Ground.Gates {
		for _, way := range lib.Zones(&j.Ground, i, j.Nightwars) {
			laid := lib.Tiles[lib.Extraction].Piece.Laid(int(way.Quarters), way.By)
			v.Tiles = append(v.Tiles, TileView{Name: "extraction", Kind: ExtractionZone, Floor: laid.Floor, Solid: laid.Solid})
			v.Gates = slices.Clone(v.Gates)
			v.Gates[i].Open = true
			break
		}
	}
	if len(v.Tiles) == before {
		t.Error("the extraction zone lies nowhere")
	}
}

// marks draws each kind of mark on the second tile, and a new tile below it.
func marks(c *render.Canvas, k render.Camera, v BoardView) {
	p := NewPlaces(v)
	hero := rgb(0x56b4e9)
	at := func(i int) render.Rect {
		one, _ := p.Square(v.Tiles[1].Floor[i])
		return k.Shown(one)
	}
	for i := range 8 {
		Reach(c, at(i), hero)
	}
	Halt(c, at(8), hero)
	Halt(c, at(9), hero)
	Target(c, at(11), Blood)
	Sight(c, at(5).Centre(), at(11).Centre(), 2.4, true)
	Sight(c, at(4).Centre(), at(10).Centre(), 2.4, false)
	moved := make([]board.Square, 0, 16)
	for _, q := range v.Tiles[1].Floor {
		moved = append(moved, board.Square{X: q.X, Y: q.Y + 4})
	}
	next := NewTile(moved)
	for i := range next {
		next[i] = k.Shown(next[i])
	}
	Laying(c, next, Lamp, true)
}
