package fortress

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/panes"
)

// Letters that are read are no smaller than this: in points of a device held in the hands, and in design units of a window.
const leastRead, leastInWindow = 11, 12

// arrangements are the screens on which texts are measured: each kind of arrangement once, and the smaller of those alike.
var arrangements = []playing.SizedDevice{
	{Device: playing.Devices[0], Percent: 100}, {Device: playing.Devices[0], Percent: 200}, {Device: playing.Devices[1], Percent: 100}, {Device: playing.Devices[1], Percent: 200}, {Device: playing.Devices[2], Percent: 100}, {Device: playing.Devices[3], Percent: 100},
	{Device: playing.Device{Name: "window", W: 1280, H: 720, Ratio: 0}, Percent: 100},
}

// On every screen and in every drawer all texts are large enough to be read.
func TestEveryTextIsLargeEnough(t *testing.T) {
	for _, d := range arrangements {
		t.Run(fmt.Sprintf("%s-%d", d.Name, d.Percent), func(t *testing.T) {
			g, pick := newGallery(t), rand.New(rand.NewPCG(6, 6))
			g.Held = func() float64 { return d.Ratio }
			g.Settings.TextPercent = d.Percent
			g.Home(nil)
			img := playing.Screen(t, g.Shell, int(float64(d.W)*max(1, d.Ratio)), int(float64(d.H)*max(1, d.Ratio)))
			small := map[string]bool{}
			g.Theme.Lettered = func(text string, pixels float32, at render.Rect) {
				least := float32(leastRead)
				if d.Ratio == 0 {
					least = leastInWindow * g.Theme.Scale
				}
				if points := pixels / g.Theme.Point; points < least-0.13 { // letters have sizes of quarters of a pixel
					small[fmt.Sprintf("%q is written with letters of %.1f, at %v", text, points, at)] = true
				}
			}
			for _, e := range g.ways {
				clear(small)
				g.hang(t, e, img, pick)
				g.pulled(img)
				for _, what := range slices.Sorted(maps.Keys(small)) {
					t.Errorf("%s: %s", e.name, what)
				}
			}
		})
	}
}

// pulled draws each drawer of a combat.
func (g *gallery) pulled(img *ebiten.Image) {
	c, ok := g.Top().(*Combat)
	if !ok || !g.Theme.Held {
		return
	}
	for one := partyDrawer; one <= logDrawer; one++ {
		c.drawers.Pull(one)
		g.Now = g.Now.Add(panes.SlideIn)
		g.Dirty()
		g.Draw(img)
	}
	c.drawers.Pull(0)
	inwindow.Frame()
}

// leastGrowth is how much larger every text is at least with a text size of 200 percent.
const leastGrowth = 1.1

// Every text on every screen of a window grows with the text size, but for what belongs to a picture: the name of the game over the
// title, and the letters of the explorers in the pictures of the endings.
func TestEveryTextGrowsWithTheTextSize(t *testing.T) {
	type place struct{ screen, text string }
	measured := func(percent int) map[place]float32 {
		g, pick, sizes := newGallery(t), rand.New(rand.NewPCG(6, 6)), map[place]float32{}
		g.Settings.TextPercent = percent
		g.Home(nil)
		img := playing.Screen(t, g.Shell, 1280, 720)
		where := ""
		g.Theme.Lettered = func(text string, pixels float32, _ render.Rect) {
			if at := (place{where, text}); sizes[at] == 0 || pixels < sizes[at] {
				sizes[at] = pixels
			}
		}
		for _, e := range g.ways {
			where = e.name
			g.hang(t, e, img, pick)
		}
		return sizes
	}
	usual, large := measured(100), measured(200)
	both := 0
	for at, size := range usual {
		if large[at] == 0 || at.text == "PRECIPICE" && size > 30 || len(at.text) == 1 && strings.HasPrefix(at.screen, "a quest that is") {
			continue
		}
		if both++; large[at] < leastGrowth*size {
			t.Errorf("%s: %q is written with letters of %v, and of %v with text of 200 percent", at.screen, at.text, size, large[at])
		}
	}
	if both < 1000 {
		t.Errorf("only %d texts were compared", both)
	}
}
