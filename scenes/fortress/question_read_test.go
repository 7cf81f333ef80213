package fortress

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
	"precipice/scenes/fortress/stasis"
)

// sight holds what can be read on a screen: the lines that nothing cuts.
type sight struct{ lines []string }

// look draws a screen and returns what can be read on it.
func (g *gallery) look(img *ebiten.Image) (s sight) {
	w, h := g.Size()
	whole := render.Rect{W: float32(w), H: float32(h)}
	g.Theme.Wrote = func(text string, at, within render.Rect) {
		top, low := max(at.Y, within.Y, whole.Y), min(at.Bottom(), within.Bottom(), whole.Bottom())
		if low-top > 0.85*at.H && at.X > -1 && at.Right() < whole.Right()+1 {
			s.lines = append(s.lines, strings.TrimSpace(text))
		}
	}
	if c, ok := g.Top().(*Combat); ok { // its panels are drawn anew
		c.Version++
	}
	g.Dirty()
	g.Draw(img)
	g.Theme.Wrote = nil
	return s
}

// reads reports whether a text can be read whole.
func (s sight) reads(text string) bool {
	return strings.Contains(strings.Join(strings.Fields(strings.Join(s.lines, " ")), " "), strings.Join(strings.Fields(text), " "))
}

// questions returns what a screen asks, and what it says about where to answer.
func (g *gallery) questions() (asked []string) {
	switch x := g.Top().(type) {
	case *Combat:
		if x.Choices == nil || x.Presenting() || x.sheetShown() || x.HandedOver() {
			return nil
		}
		if x.plainTurn() { // the card asks, with all that the explorer can do
			asked = append(asked, g.Words.Name(x.Play.Shown.UnitName(x.Actor())))
			break
		}
		asked = append(asked, x.question(g.Shell))
		if rows, _ := x.answers(); x.ask.hinted(len(rows)) {
			asked = append(asked, x.ask.hint(g.Shell))
		}
	case *expedition.Expedition:
		if x.Choices != nil && !x.Moving() && !x.Held() && !x.HandedOver() {
			asked = append(asked, g.Words.Ask(x.Choices.Decision))
		}
	case *precipice.Precipice:
		if x.Choices != nil && !x.Moving() && !x.Held() && !x.HandedOver() && !x.Over() {
			asked = append(asked, g.Words.Ask(x.Choices.Decision))
		}
	case *stasis.Stasis:
		if x.Choices != nil && !x.Moving() && !x.HandedOver() {
			asked = append(asked, g.Words.Ask(x.Choices.Decision))
		}
	}
	return asked
}

// Every question is read whole, with what says where to answer it.
func TestEveryQuestionIsRead(t *testing.T) {
	for _, d := range []playing.SizedDevice{{Device: playing.Devices[0], Percent: 100}, {Device: playing.Devices[0], Percent: 200}, {Device: playing.Devices[1], Percent: 100}, {Device: playing.Devices[1], Percent: 200}, {Device: playing.Devices[2], Percent: 100}, {Device: playing.Device{Name: "window", W: 1280, H: 720, Ratio: 0}, Percent: 200}} {
		t.Run(fmt.Sprintf("%s-%d", d.Name, d.Percent), func(t *testing.T) {
			g, pick := newGallery(t), rand.New(rand.NewPCG(8, 8))
			g.Held = func() float64 { return d.Ratio }
			g.Settings.TextPercent = d.Percent
			g.Home(nil)
			img := playing.Screen(t, g.Shell, int(float64(d.W)*max(1, d.Ratio)), int(float64(d.H)*max(1, d.Ratio)))
			read := 0
			for _, e := range g.ways {
				g.hang(t, e, img, pick)
				for n := 0; n < 100 && g.Top().Moving() && stageful(g.Top()); n++ {
					stageOf(g.Top()).CatchUp(g.Shell)
					if err := g.Update(); err != nil {
						t.Fatal(err)
					}
				}
				for range 3 {
					g.look(img)
				}
				seen := g.look(img)
				for _, text := range g.questions() {
					if read++; !seen.reads(text) {
						t.Errorf("%s: %q is not read whole", e.name, text)
						playing.Keep(t, img, fmt.Sprintf("unread-%s-%d-%s", d.Name, d.Percent, strings.NewReplacer(" ", "-", ",", "").Replace(e.name)))
					}
				}
			}
			if read < 20 {
				t.Errorf("only %d questions are read", read)
			}
		})
	}
}

// On every device it is read whom an explorer attacks with what, and the free destiny dice are seen.
func TestWhomToAttackIsReadOnHeldDevices(t *testing.T) {
	for _, d := range playing.Sized {
		sh, c, img := sizedFight(t, d.W, d.H, d.Ratio, d.Percent)
		s := &c.Play.Shown
		s.Destiny, s.Spare = [fortress.MaxDestiny]fortress.DestinyDie{{Face: 2}, {Face: 6}}, fortress.DestinyDie{}
		for _, row := range c.Choices.All() {
			if row.Verb == fortress.DoFire && row.Place == asking.OnUnits && len(row.Legal) > 0 {
				c.pick(sh, row)
				break
			}
		}
		if c.arming() == nil {
			t.Fatalf("%s: nothing can be fired", d.Name)
		}
		g := &gallery{Shell: sh}
		g.look(img)
		sh.Theme.Lettered = func(text string, pixels float32, at render.Rect) {
			if points := pixels / sh.Theme.Point; points < leastRead-0.13 {
				t.Errorf("%s: %q is written with letters of %.1f, at %v", d.Name, text, points, at)
			}
		}
		if seen := g.look(img); !seen.reads(c.question(sh)) {
			t.Errorf("%s: %q is not read", d.Name, c.question(sh))
		}
		for _, die := range []string{"2", "6"} {
			if a := sh.UI.Named("die/pay destiny " + die); a == nil || a.Offscreen {
				t.Errorf("%s: the destiny die %s is not seen", d.Name, die)
			}
		}
		playing.Keep(t, img, d.Name+"-target")
	}
}
