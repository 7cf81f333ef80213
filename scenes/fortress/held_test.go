package fortress

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/panes"
)

// On phones and tablets, both ways, no area lies off the canvas, and none that can be chosen lies over another.
func TestScenesFitDevicesHeldInTheHands(t *testing.T) {
	for _, d := range playing.Sized {
		t.Run(d.Name, func(t *testing.T) {
			g, pick, shown := newGallery(t), rand.New(rand.NewPCG(7, 7)), map[string]int{}
			g.Held = func() float64 { return d.Ratio }
			g.Settings.TextPercent = d.Percent
			g.Home(nil)
			img := playing.Screen(t, g.Shell, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
			r := read(g.Shell)
			r.english = true
			for _, e := range g.ways {
				e.show()
				if shown[g.Top().Name()]++; shown[g.Top().Name()] > 1 {
					continue
				}
				clear(r.wrong)
				g.hang(t, e, img, pick)
				playing.Keep(t, img, fmt.Sprintf("%s-%s", d.Name, strings.NewReplacer(" ", "-", ",", "").Replace(e.name)))
				r.inside(img.Bounds().Dx(), img.Bounds().Dy())
				r.apartAreas()
				for what := range r.wrong {
					t.Errorf("%s: %s", e.name, what)
				}
			}
		})
	}
}

// heldFight returns a fight at the activation of an explorer, on a device held in the hands.
func heldFight(t *testing.T, w, h int, ratio float64) (*game.Shell, *Combat, *ebiten.Image) {
	t.Helper()
	return sizedFight(t, w, h, ratio, 100)
}

// sizedFight returns the same with a text size in percent.
func sizedFight(t *testing.T, w, h int, ratio float64, percent int) (*game.Shell, *Combat, *ebiten.Image) {
	t.Helper()
	sh, c := fight(t)
	c.kit = nil // it was made without a window
	sh.Held, sh.Settings.TextPercent = func() float64 { return ratio }, percent
	sh.Show(c)
	img := playing.Screen(t, sh, int(float64(w)*ratio), int(float64(h)*ratio))
	return sh, c, img
}

// On every device the explorer who acts is asked beside or below the board, which has most of the screen, and what it
// can do has the height of a finger.
func TestAFightOnDevicesHeldInTheHands(t *testing.T) {
	for _, d := range playing.Sized {
		t.Run(d.Name, func(t *testing.T) {
			sh, c, img := sizedFight(t, d.W, d.H, d.Ratio, d.Percent)
			const least = 44
			rows := 0
			c.Update(sh)
			for a := range sh.UI.Each {
				if on := a.Do != nil && a.Space == "" && !a.Offscreen; on && (strings.HasPrefix(a.Name, "row/") || strings.HasPrefix(a.Name, "option/") || strings.HasPrefix(a.Name, "drawer/")) {
					if rows++; a.Rect.H < float32(least*d.Ratio)-0.5 {
						t.Errorf("%s is %v points high", a.Name, a.Rect.H/float32(d.Ratio))
					}
				}
			}
			for i := range c.Choices.Rows {
				row := c.Choices.Rows[i]
				if ch := row.Direct(); ch != nil && c.cards.listed(row) {
					if a := sh.UI.Named("option/" + ch.Key); a == nil || sh.UI.TakesTwo(a) != c.Play.Final(ch.Key) {
						t.Errorf("%s takes a second touch: %v", row.ID, a != nil && sh.UI.TakesTwo(a))
					}
				}
			}
			if rows < 10 {
				t.Errorf("only %d things can be chosen", rows)
			}
			if f := c.kit.layout.Field; f.W*f.H < 0.35*float32(d.W*d.H)*float32(d.Ratio*d.Ratio) {
				t.Errorf("the board has %v of %dx%d points", f, d.W, d.H)
			}
			playing.Keep(t, img, d.Name+"-own")
			for one := partyDrawer; one <= logDrawer; one++ {
				sh.UI.Named("drawer/" + drawerNames[one]).Do()
				for range 2 { // at first it comes in
					sh.Dirty()
					sh.Draw(img)
					sh.Now = sh.Now.Add(panes.SlideIn)
				}
				playing.Keep(t, img, d.Name+"-drawer-"+drawerNames[one])
				if a := sh.UI.Under(render.Point{X: float32(img.Bounds().Dx()) - 4, Y: c.kit.layout.Bar.Bottom() + 4}); c.drawers.Open != one || a == nil || a.Name != "drawer/close" {
					t.Errorf("the drawer %s cannot be closed by a touch outside", drawerNames[one])
				}
				sh.UI.Named("drawer/close").Do()
			}
			if c.drawers.Open > 0 {
				t.Error("a touch outside leaves the drawer open")
			}
		})
	}
}

// Nothing darkens the board of a fight on a device held in the hands.
func TestTheBoardIsBrightOnDevicesHeldInTheHandsInPixels(t *testing.T) {
	inwindow.Need(t)
	for _, d := range playing.Sized {
		_, c, img := sizedFight(t, d.W, d.H, d.Ratio, d.Percent)
		if f := c.kit.layout.Field; float32(bright(img, f)) < f.W*f.H/200 {
			t.Errorf("%s, %d%%: only %d pixels of the board are bright", d.Name, d.Percent, bright(img, f))
		}
	}
}

// A drawer comes in within a fifth of a second, and then the picture rests. With reduced motion it is there at once.
func TestADrawerSlidesInAndRests(t *testing.T) {
	for _, d := range playing.Devices {
		sh, c, img := heldFight(t, d.W, d.H, d.Ratio)
		draw := func() render.Rect {
			sh.Dirty()
			sh.Draw(img)
			return sh.UI.Named("panel/drawer").Rect
		}
		for c.Moving() {
			sh.Now = sh.Now.Add(time.Second)
			sh.Dirty()
			sh.Draw(img)
		}
		sh.Settings.Motion = game.MotionFull
		c.drawers.Pull(logDrawer)
		outside := draw()
		if home := c.kit.layout.Drawer; outside.X >= home.X && outside.Y <= home.Y || !c.Moving() {
			t.Errorf("%s: the drawer begins at %v, and its place is %v", d.Name, outside, home)
		}
		sh.Now = sh.Now.Add(panes.SlideIn / 2)
		if half := draw(); half == outside || half == c.kit.layout.Drawer || !c.Moving() {
			t.Errorf("%s: half way the drawer is at %v", d.Name, half)
		}
		sh.Now = sh.Now.Add(panes.SlideIn / 2)
		if got := draw(); got != c.kit.layout.Drawer || c.Moving() {
			t.Errorf("%s: the drawer comes to %v", d.Name, got)
		}
		c.drawers.Pull(partyDrawer)
		if got := draw(); got != c.kit.layout.Drawer || c.Moving() {
			t.Errorf("%s: a drawer in the place of another begins at %v", d.Name, got)
		}
		c.drawers.Pull(0)
		sh.Settings.Motion = game.MotionReduced
		c.drawers.Pull(logDrawer)
		if got := draw(); got != c.kit.layout.Drawer || c.Moving() {
			t.Errorf("%s: with reduced motion the drawer is at %v", d.Name, got)
		}
	}
}
