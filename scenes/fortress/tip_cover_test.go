package fortress

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// A tip lies beside what it tells of, on every screen, at a desk and on devices held in the hands. It may cover a little of what
// is larger than the room beside it.
func TestATipLiesBesideWhatItTellsOf(t *testing.T) {
	g := newGallery(t)
	var told render.Rect
	for _, d := range []playing.SizedDevice{{Device: playing.Device{Name: "desk", W: 1280, H: 720, Ratio: 0}, Percent: 100}, {Device: playing.Device{Name: "desk, large text", W: 1280, H: 720, Ratio: 0}, Percent: 200}, {Device: playing.Devices[0], Percent: 100}, {Device: playing.Devices[1], Percent: 100}, {Device: playing.Devices[2], Percent: 150}} {
		g.Settings.TextPercent = d.Percent
		ratio := max(d.Ratio, 1)
		g.Held = func() float64 { return d.Ratio }
		img := ebiten.NewImage(int(float64(d.W)*ratio), int(float64(d.H)*ratio))
		all := render.Rect{W: float32(img.Bounds().Dx()), H: float32(img.Bounds().Dy())}
		tips := 0
		for _, e := range g.ways {
			e.show()
			g.Draw(img)
			seen := map[string]int{}
			var names []string
			for a := range g.UI.Each {
				if kind, _, _ := strings.Cut(a.Name, "/"); (a.Tip != nil || a.Unit > 0 || a.Space != "") && !a.Offscreen && seen[kind] < 6 {
					seen[kind]++
					names = append(names, a.Name)
				}
			}
			for _, name := range names {
				told = render.Rect{}
				g.Theme.Told = func(at render.Rect) { told = at }
				g.UI.FocusOn(name)
				g.Dirty()
				g.Draw(img)
				a := g.UI.Named(name)
				if a == nil || told.W == 0 {
					continue
				}
				tips++
				about := a.Rect.Cut(all)
				if c, ok := g.Top().(*Combat); ok {
					if place, there := c.tips.told(a); there {
						about = place.Cut(c.kit.layout.Field)
					}
				}
				if part := about.Share(told); part > 0.02 {
					t.Errorf("%s, %s: the tip at %v lies on %.0f %% of %s at %v", d.Name, e.name, told, 100*part, name, about)
				}
			}
			inwindow.Frame()
		}
		if tips < 200 {
			t.Errorf("%s: only %d tips were drawn", d.Name, tips)
		}
	}
}
