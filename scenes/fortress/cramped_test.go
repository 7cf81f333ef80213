package fortress

import (
	"testing"

	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/setup"
)

// However little room a question leaves to the hostile panel, the rows of what a hostile may do stay apart and can be
// read: they go side by side before they become lower than a line.
func TestRowsOfAHostileStayReadable(t *testing.T) {
	for _, text := range []float32{1, 2} {
		th := render.NewTheme(1280, 720, text)
		for _, high := range []float32{26, 40, 60, 100, 200} {
			for n := 1; n <= 6; n++ {
				in := render.Rect{X: 900, Y: 300, W: 350, H: high}
				cells := prospectCells(th, in, n, min(th.Px(23)*text, high/float32(n)))
				for i, r := range cells {
					if r.Bottom() > in.Bottom()+1 || r.Right() > in.Right()+1 || r.H < th.Px(13) && high >= 40 {
						t.Errorf("%d rows in %v at text %v: row %d is %v", n, high, text, i, r)
					}
					for _, other := range cells[:i] {
						if r.Share(other) > 0.01 {
							t.Errorf("%d rows in %v: %v and %v overlap", n, high, r, other)
						}
					}
				}
			}
		}
	}
}

// On cards folded to one line what an explorer carries stands beside the inspiration, never over it, at every text size.
func TestHoldingsLieBesideTheInspiration(t *testing.T) {
	v := render.CharacterView{Name: "Amallyn", Letter: "A", Figure: "amallyn", MostInspiration: 4, Inspiration: 2, Slots: make([]render.SlotView, 4), Holds: true}
	for _, text := range []float32{1, 1.5, 2} {
		for _, done := range []bool{false, true} {
			th := render.NewTheme(1280, 720, text)
			r := render.Rect{X: 8, Y: 40, W: 238 * (1 + (text-1)*0.55), H: th.FoldedCharacterHeight()}
			v.Done = done
			beside := render.NewCanvas(th).CharacterCard(r, v).Beside
			pips := min(r.H, th.Grown(16)) / 2 * (1.5*4 - 0.1)
			if beside.Right() > r.Right()-pips || beside.W < th.Px(16) {
				t.Errorf("text %v, done %v: the room beside the spaces is %v of %v, with %v for the inspiration", text, done, beside, r, pips)
			}
		}
	}
}

// In the roster no title of an explorer is cut in the smallest full window, and no name is much larger than another.
func TestTheRosterShowsEveryTitleWhole(t *testing.T) {
	for _, percent := range []int{100, 200} {
		sh := playing.Bare(t)
		sh.Settings.TextPercent = percent
		s := setup.NewSetup(playing.HostOf(sh), sh)
		s.Table.Setup.Explorers = nil
		sh.Show(s)
		img := playing.Screen(t, sh, 1280, 720)
		var cut []string
		sh.Theme.Cut = func(text string) { cut = append(cut, text) }
		sh.Dirty()
		sh.Draw(img)
		for i := range playing.HostOf(sh).Rules.Pack.Explorers {
			title := sh.Words.Say("title." + playing.HostOf(sh).Rules.Pack.Explorers[i].ID)
			for _, text := range cut {
				if text == title {
					t.Errorf("at %d percent the title %q is cut", percent, title)
				}
			}
		}
	}
}

// Buttons in a row are equally wide while every label has room, and else as wide as their labels need; together they
// always fill the row.
func TestButtonsInARowShareItByTheirLabels(t *testing.T) {
	th := render.NewTheme(1280, 720, 2)
	labels := []string{"New game", "New game, same table", "Journal"}
	for _, wide := range []float32{400, 600, 2000} {
		cells := scenes.Cells(th, render.Rect{X: 10, W: wide, H: 40}, labels, 8)
		if last := cells[2].Right(); last < wide+9 || last > wide+11 {
			t.Errorf("in %v the row ends at %v", wide, last)
		}
		if equal := cells[0].W == cells[1].W; equal != (wide == 2000) || !equal && cells[1].W < cells[2].W {
			t.Errorf("in %v the buttons are %v", wide, cells)
		}
	}
}
