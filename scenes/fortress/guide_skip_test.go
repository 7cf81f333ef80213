package fortress

import (
	"testing"

	"precipice/build/inwindow"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// What skips a page of the guide never lies where the page before it was turned, in a window as in the hands: whoever turns pages
// skips nothing by that.
func TestNothingIsSkippedWherePagesAreTurned(t *testing.T) {
	windows := append([]playing.Device{{Name: "window", W: 1280, H: 720}}, playing.Devices...)
	for _, d := range windows {
		sh, c := pupil(t)
		w, h := d.W, d.H
		if d.Ratio > 0 {
			sh.Held = func() float64 { return d.Ratio }
			w, h = int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio)
		}
		img := playing.Screen(t, sh, w, h)
		turned, skips := render.Rect{}, 0
		for range 40 {
			c.CatchUp(sh)
			c.Refresh(sh)
			for range 2 {
				sh.Dirty()
				sh.Draw(img)
			}
			next, skip := sh.UI.Named("guide/next"), sh.UI.Named("guide/skip")
			if skip != nil && turned.W > 0 {
				skips++
				if skip.Rect.Overlaps(turned) || !within(skip.Rect, c.coach.tutor.Card) {
					t.Errorf("%s: at %s it is skipped at %v, and the page before was turned at %v; the card is %v", d.Name, c.coach.said.ID, skip.Rect, turned, c.coach.tutor.Card)
				}
				playing.Keep(t, img, d.Name+"-guide-skip")
			}
			turned = render.Rect{}
			pending, asks := c.Play.Pending()
			switch {
			case next != nil:
				turned = next.Rect
				next.Do()
			case asks && c.coach.tutor.Speaks() && c.coach.said.Key != "":
				c.Choose(sh, c.coach.said.Key)
			case asks:
				c.Choose(sh, pending.Options[len(pending.Options)-1].Key())
			}
			inwindow.Frame()
		}
		if skips == 0 {
			t.Errorf("%s: no page is skipped after one that was turned", d.Name)
		}
		c.Leave()
	}
}
