package fortress

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// shipped returns the pack of the game.
func shipped(t testing.TB) *fortress.Pack {
	t.Helper()
	rules, _ := playing.Content(t)
	return rules.Pack
}

// Whatever a pack may name can be drawn, and nothing else is named.
func TestEveryWordOfSceneryCanBeDrawn(t *testing.T) {
	for _, one := range []struct {
		sort         string
		named, drawn []string
	}{
		{"far", library.FarPieces, render.Scenery(render.Far)}, {"middle", library.MiddlePieces, render.Scenery(render.Mid)},
		{"near", library.NearPieces, render.Scenery(render.Near)}, {"ground", library.Grounds, render.Grounds()},
	} {
		slices.Sort(one.drawn)
		if named := slices.Sorted(slices.Values(one.named)); !slices.Equal(named, one.drawn) {
			t.Errorf("%s: packs may name %v, drawn are %v", one.sort, named, one.drawn)
		}
	}
	for _, word := range library.Lights {
		if _, ok := render.Lights[word]; !ok {
			t.Errorf("no light %q", word)
		}
	}
	for _, word := range library.LightPlaces {
		if _, ok := render.LightPlaces[word]; !ok {
			t.Errorf("no light comes from %q", word)
		}
	}
	for _, word := range library.Stands {
		if _, ok := render.Stands[word]; !ok {
			t.Errorf("nobody can stand %q", word)
		}
	}
}

// Each challenge, battlefield and find has a picture of its own in the pack that ships, and no two look alike.
func TestEveryCardHasAPictureOfItsOwn(t *testing.T) {
	ours := shipped(t)
	seen := map[string]string{}
	look := func(id string) {
		p := ours.Picture(id)
		if p == nil {
			t.Errorf("%s has no picture", id)
			return
		}
		key := fmt.Sprint(p.Far, p.Ground, p.Middle, p.Light)
		if other := seen[key]; other != "" {
			t.Errorf("%s looks like %s", id, other)
		}
		seen[key] = id
	}
	for i := range ours.Challenges {
		look(ours.Challenges[i].ID)
	}
	for i := range ours.Combats {
		look(ours.Combats[i].ID)
	}
	for i := range ours.Discoveries {
		look(ours.Discoveries[i].ID)
	}
	for _, id := range library.Scenes {
		look(id)
	}
}

// Those who have fallen lie in sight in the pictures of how an expedition ends: nothing on the ground stands before them.
func TestNothingHidesTheFallenInThePictureOfAResult(t *testing.T) {
	ours := shipped(t)
	for _, id := range []string{"result-won", "result-lost", "result-home", "result-death", "result-all-out"} {
		for _, p := range ours.Picture(id).Near {
			if !slices.Contains([]string{"mist", "chains", "embers"}, p.Name) {
				t.Errorf("%s: %s stands before whoever lies", id, p.Name)
			}
		}
	}
}

// Whoever lies on the ground lies before the scenery: whatever stands near hides no part of it.
func TestNothingNearHidesTheFallenInPixels(t *testing.T) {
	inwindow.Need(t)
	draw := func(near string, party ...render.Bystander) *image.RGBA {
		img := ebiten.NewImage(330, 220)
		p := render.NewCanvas(render.NewTheme(1280, 720, 1))
		p.Begin(img)
		v := render.PictureView{Seed: "x", Light: "pale", Ground: "floor", Stand: "left", Far: []render.Piece{{Name: "hall", At: 0.5, Size: 1}}, Party: party}
		if near != "" {
			v.Near = []render.Piece{{Name: near, At: 0.3, Size: 1.2}}
		}
		p.Picture(render.Rect{W: 330, H: 220}, v)
		p.End()
		return inwindow.Picture(img)
	}
	lies := render.Bystander{Figure: "janus-draik", Rim: render.Explorers[0], Down: true}
	alone, empty := draw("", lies), draw("")
	for _, near := range render.Scenery(render.Near) {
		with, hidden, all := draw(near, lies), 0, 0
		for y := range 200 { // the edge is dark
			for x := range 330 {
				if alone.At(x, y) == empty.At(x, y) {
					continue
				}
				r, _, b, _ := alone.At(x, y).RGBA()
				if b < r+0x3000 { // only its rim, which is drawn without shade
					continue
				}
				if all++; alone.At(x, y) != with.At(x, y) {
					hidden++
				}
			}
		}
		if all < 100 || hidden > all/4 {
			t.Errorf("%s hides %d of %d points", near, hidden, all)
		}
	}
}

// All pictures of the pack on sheets, to be looked at.
func TestPicturesGallery(t *testing.T) {
	ours := shipped(t)
	party := []render.Bystander{{Figure: "janus-draik", Rim: render.Explorers[0]}, {Figure: "amallyn", Rim: render.Explorers[1], Ahead: true},
		{Figure: "espern-locarno", Rim: render.Explorers[2]}, {Figure: "ur-025", Rim: render.Explorers[3]}}
	const wide, high, cols = 330, 220, 4
	for sheet := 0; sheet*16 < len(ours.Pictures); sheet++ {
		img := ebiten.NewImage(cols*wide, 4*high)
		p := render.NewCanvas(render.NewTheme(1280, 720, 1))
		p.Begin(img)
		for i, one := range ours.Pictures[sheet*16 : min(len(ours.Pictures), sheet*16+16)] {
			at := render.Rect{X: float32(i%cols) * wide, Y: float32(i/cols) * high, W: wide - 6, H: high - 6}
			p.Picture(at, table.PictureOf(ours, one.ID, party))
			p.Label(render.Rect{X: at.X + 6, Y: at.Y + 4, W: 300, H: 16}, one.ID, render.Small, render.Left)
		}
		p.End()
		playing.Keep(t, img, fmt.Sprintf("pictures-%d", sheet))
	}
}
