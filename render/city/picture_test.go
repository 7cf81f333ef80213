package city

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/engine/city/library"
	"precipice/render"
)

// Pictures fill rectangles of any size and shape. Unseen, each vertex of them is checked.
func TestPicturesFitAnyRectangle(t *testing.T) {
	if !render.Unseen {
		t.Skip("only unseen drawings are counted")
	}
	dst := ebiten.NewImage(64, 64)
	defer dst.Deallocate()
	c := render.NewCanvas(render.NewTheme(1280, 720, 1))
	pictures := map[string]func(render.Rect){
		"title":   func(r render.Rect) { Title(c, r, TitleView{Party: party}) },
		"won":     func(r render.Rect) { End(c, r, EndView{Won: true, Party: party}) },
		"night":   func(r render.Rect) { End(c, r, EndView{Won: true, Night: true}) },
		"adrift":  func(r render.Rect) { End(c, r, EndView{Night: true}) },
		"rowed":   func(r render.Rect) { End(c, r, EndView{Party: party}) },
		"lost":    func(r render.Rect) { End(c, r, EndView{}) },
		"hunt":    func(r render.Rect) { JourneyPicture(c, r, Hunt) },
		"search":  func(r render.Rect) { JourneyPicture(c, r, Scavenge) },
		"rescue":  func(r render.Rect) { JourneyPicture(c, r, Deliverance) },
		"drowned": func(r render.Rect) { Prelude(c, r, PreludeView{Page: Drowned}) },
		"haunted": func(r render.Rect) { Prelude(c, r, PreludeView{Page: Haunted, Party: party}) },
		"go-down": func(r render.Rect) { Prelude(c, r, PreludeView{Page: GoDown, Party: party}) },
		"unknown": func(r render.Rect) { Crisis(c, r, CrisisView{ID: "of-another-pack", Arch: true}) },
	}
	for id := range motifs {
		pictures[id] = func(r render.Rect) {
			Crisis(c, r, CrisisView{ID: id, Night: r.W > r.H, Arch: r.H > r.W, Hero: party[:1]})
		}
	}
	for name, draw := range pictures {
		for _, r := range []render.Rect{{W: 20, H: 20}, {W: 60, H: 400}, {W: 390, H: 844}, {W: 900, H: 120}, {W: 1600, H: 900}} {
			before := render.Unseens.Triangles
			c.Begin(dst)
			draw(r)
			c.End()
			if n := render.Unseens.Triangles - before; n < 300 {
				t.Errorf("%s in %v is drawn with only %d triangles", name, r, n)
			}
		}
	}
}

// A motif that is chosen for a crisis is chosen for one that there is. Crises without one have one by their name.
func TestMotifsAreOfCrises(t *testing.T) {
	lib := content(t)
	for id := range motifs {
		if !slices.ContainsFunc(lib.Crises, func(c library.Crisis) bool { return c.ID == id }) {
			t.Errorf("there is no crisis %s, which has a motif", id)
		}
	}
	if motifOf("of-another-pack").draw == nil {
		t.Error("a crisis of another pack has none")
	}
}

// By night the picture of a crisis is another one, and is kept apart from that by day.
func TestNightChangesAPictureInPixels(t *testing.T) {
	inwindow.Need(t)
	dst := ebiten.NewImage(400, 200)
	defer dst.Deallocate()
	c := render.NewCanvas(render.NewTheme(1280, 720, 1))
	c.Begin(dst)
	Crisis(c, render.Rect{W: 200, H: 200}, CrisisView{ID: "the-black-ferry"})
	Crisis(c, render.Rect{X: 200, W: 200, H: 200}, CrisisView{ID: "the-black-ferry", Night: true})
	c.End()
	seen := inwindow.Picture(dst)
	var day, night int
	for y := range 200 {
		for x := range 200 {
			day += int(seen.RGBAAt(x, y).R)
			night += int(seen.RGBAAt(x+200, y).R)
		}
	}
	if night*4 > day*3 {
		t.Errorf("the picture has %d of red by night and %d by day", night, day)
	}
}
