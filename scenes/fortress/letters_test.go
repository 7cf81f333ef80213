package fortress

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/render"
	"precipice/scenes/panes"
)

// Letters that are read are no smaller than this, in points of a device held in the hands.
const leastRead = 11

// arrangements are the screens on which texts are measured: each kind of arrangement once, and the smaller of those alike.
var arrangements = []sizedDevice{
	{devices[0], 100}, {devices[0], 125}, {devices[0], 200}, {devices[1], 100}, {devices[1], 200}, {devices[2], 100}, {devices[3], 100},
}

// On every screen and in every drawer all texts are large enough to be read.
func TestEveryTextIsLargeEnough(t *testing.T) {
	for _, d := range arrangements {
		t.Run(fmt.Sprintf("%s-%d", d.name, d.percent), func(t *testing.T) {
			g, pick := newGallery(t), rand.New(rand.NewPCG(6, 6))
			g.Held = func() float64 { return d.ratio }
			g.Settings.TextPercent = d.percent
			g.Home(nil)
			img := screen(t, g.Shell, int(float64(d.w)*max(1, d.ratio)), int(float64(d.h)*max(1, d.ratio)))
			small := map[string]bool{}
			g.Theme.Lettered = func(text string, pixels float32, at render.Rect) {
				if points := pixels / g.Theme.Point; points < leastRead-0.13 { // letters have sizes of quarters of a pixel
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
