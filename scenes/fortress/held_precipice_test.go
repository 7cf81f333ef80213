package fortress

import (
	"testing"

	"precipice/build/inwindow"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
)

// visited shows Precipice while an explorer chooses a ship, on a device held in the hands.
func visited(t *testing.T, d playing.SizedDevice) (*gallery, *precipice.Precipice) {
	t.Helper()
	g := newGallery(t)
	g.Held, g.Settings.TextPercent = func() float64 { return d.Ratio }, d.Percent
	g.Home(nil)
	for _, e := range g.ways {
		if e.name == "quest at visit" {
			e.show()
		}
	}
	x, ok := g.Top().(*precipice.Precipice)
	if !ok {
		t.Fatal("nobody is at Precipice")
	}
	x.CatchUp(g.Shell)
	return g, x
}

// On devices held in the hands the names of the ships stand right below them, with the price of each card on sale. A phone on its
// side, and large text, leave room for the names alone.
func TestShipsShowTheirPricesOnHeldDevices(t *testing.T) {
	for _, d := range playing.Sized {
		g, x := visited(t, d)
		img := playing.Screen(t, g.Shell, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
		g.look(img)
		playing.Keep(t, img, d.Name+"-ships")
		for place, berth := range render.Berths(x.Layout.Room) {
			label := x.ShipLabel(g.Shell, berth, place, x.ShipName(g.Shell, place))
			if !within(label, x.Layout.Room) || berth.H > berth.W {
				t.Errorf("%s: in the room %v the ship at %v has its name at %v", d.Name, x.Layout.Room, berth, label)
			}
			if n := len(x.Stalls[place]); n != len(x.OnSale(place)) && d.Device != playing.Devices[1] && d.Percent == 100 {
				t.Errorf("%s: ship %d shows %d prices of %d", d.Name, place+1, n, len(x.OnSale(place)))
			}
		}
		inwindow.Frame()
	}
}

// Every hint of the guide is read whole at Precipice, on every device and with large text.
func TestHintsAreReadAtPrecipiceOnHeldDevices(t *testing.T) {
	for _, d := range playing.Sized {
		g, x := visited(t, d)
		img := playing.Screen(t, g.Shell, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
		hints := playing.HostOf(g.Shell).Course.Quest
		for i := range hints {
			x.Hinting.Hint = &hints[i]
			seen := g.look(img)
			for _, text := range []string{g.Words.Say("hint.title." + hints[i].ID), g.Words.Say("hint.text." + hints[i].ID)} {
				if !seen.reads(text) {
					t.Errorf("%s: of a hint %q is not read", d.Name, text)
				}
			}
			if i == 0 {
				playing.Keep(t, img, d.Name+"-hint")
			}
		}
		if len(hints) < 3 {
			t.Errorf("there are only %d hints", len(hints))
		}
		inwindow.Frame()
	}
}
