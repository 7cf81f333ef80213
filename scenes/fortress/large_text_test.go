package fortress

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// With the largest text in the smallest full window, no area lies off the canvas or over another, and every text
// that is cut can be read whole in a tip.
func TestTheLargestTextFitsOnEveryScreen(t *testing.T) {
	g, pick := newGallery(t), rand.New(rand.NewPCG(6, 6))
	g.Settings.TextPercent = 200
	g.Home(nil)
	img := playing.Screen(t, g.Shell, 1280, 720)
	r := read(g.Shell)
	r.english = true
	g.drawn = func() { r.said = append(r.said, r.tips()...) }
	for _, e := range g.ways {
		clear(r.wrong)
		g.hang(t, e, img, pick)
		if strings.HasPrefix(e.name, "game") {
			playing.Keep(t, img, "large-"+strings.ReplaceAll(e.name, " ", "-"))
		}
		r.inside(img.Bounds().Dx(), img.Bounds().Dy())
		r.apartAreas()
		r.finish(img)
		for what := range r.wrong {
			t.Errorf("%s: %s", e.name, what)
		}
	}
}

// inside checks that no area lies off the canvas.
func (r *reader) inside(w, h int) {
	for a := range r.UI.All {
		if off := a.Rect.X < -0.5 || a.Rect.Y < -0.5 || a.Rect.Right() > float32(w)+0.5 || a.Rect.Bottom() > float32(h)+0.5; off && !a.Offscreen && a.Space == "" {
			r.tell("the area %s at %v lies off the canvas", a.Name, a.Rect)
		}
	}
}

// apartAreas checks that no two areas of the panels that a click acts on overlap. One may lie in another, as a
// control on a row does.
func (r *reader) apartAreas() {
	var all []*game.Area
	for a := range r.UI.All {
		if a.Do != nil && !a.Offscreen && a.Space == "" && !strings.HasPrefix(a.Name, "unit/") {
			all = append(all, a)
		}
	}
	for i, a := range all {
		for _, b := range all[:i] {
			if a.Rect.W < 1 || b.Rect.W < 1 || within(a.Rect, b.Rect) || within(b.Rect, a.Rect) {
				continue
			}
			w := min(a.Rect.Right(), b.Rect.Right()) - max(a.Rect.X, b.Rect.X)
			h := min(a.Rect.Bottom(), b.Rect.Bottom()) - max(a.Rect.Y, b.Rect.Y)
			if w > 2 && h > 2 {
				r.tell("the areas %s at %v and %s at %v overlap", a.Name, a.Rect, b.Name, b.Rect)
			}
		}
	}
}

func within(a, b render.Rect) bool {
	return a.X >= b.X-1 && a.Y >= b.Y-1 && a.Right() <= b.Right()+1 && a.Bottom() <= b.Bottom()+1
}

// Dice and the rows of actions grow with the text, and where the actions need the room the other
// cards fold without hiding their dice.
func TestDiceAndCardsGrowWithTheText(t *testing.T) {
	sh, c := fight(t)
	c.kit = nil // it was made without a window
	sh.Show(c)
	measured := func(percent int, kind string) (small float32) {
		sh.Settings.TextPercent = percent
		img := playing.Screen(t, sh, 1280, 720)
		playing.Keep(t, img, fmt.Sprintf("own-%d", percent))
		for a := range sh.UI.All {
			if size := min(a.Rect.W, a.Rect.H); strings.HasPrefix(a.Name, kind) && (small == 0 || size < small) {
				small = size
			}
		}
		return small
	}
	for kind, least := range map[string]float32{"die/pay destiny": 1.3, "die/pay ": 1.3, "row/": 1.2} {
		if usual, large := measured(100, kind), measured(200, kind); usual == 0 || large < usual*least {
			t.Errorf("%s... is %v large, and %v with text of 200 percent", kind, usual, large)
		}
	}
	whole, folded := sh.Theme.CharacterHeight(), 0
	for e := range c.Play.Shown.Party {
		if a := sh.UI.Named("card/" + c.Play.Shown.Name(e)); a.Rect.H < whole*0.7 {
			folded++
		}
	}
	if folded == 0 {
		t.Error("no card has folded for the actions of another")
	}
}
