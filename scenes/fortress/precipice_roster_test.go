package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
)

// While a party is picked the list of explorers stays as it is: nobody moves under the pointer.
func TestTheListOfExplorersStaysWhileAPartyIsPicked(t *testing.T) {
	for _, d := range []playing.SizedDevice{{Device: playing.Device{Name: "desk", W: 1280, H: 720, Ratio: 0}, Percent: 100}, {Device: playing.Devices[0], Percent: 100}} {
		sh := playing.Bare(t)
		if d.Ratio > 0 {
			sh.Held = func() float64 { return d.Ratio }
		}
		play := playing.Questing(t, sh, 2)
		playing.ByBot(t, play, fortress.AskPick)
		x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
		sh.Show(x)
		ratio := max(d.Ratio, 1)
		img := playing.Screen(t, sh, int(float64(d.W)*ratio), int(float64(d.H)*ratio))
		was, picks := map[int]render.Rect{}, 0
		for {
			x.CatchUp(sh)
			x.Refresh(sh)
			sh.Dirty()
			sh.Draw(img)
			if !x.Choices.Asks(fortress.AskPick) {
				break
			}
			for _, m := range x.Members() {
				a := sh.UI.Named(x.MemberArea(m))
				if a == nil {
					t.Fatalf("%s: explorer %d is not in the list", d.Name, m.Kind)
				}
				if at, known := was[m.Kind]; known && !nearly(at, a.Rect) {
					t.Errorf("%s: after %d picks explorer %d moves from %v to %v", d.Name, picks, m.Kind, at, a.Rect)
				}
				was[m.Kind] = a.Rect
			}
			options := x.Choices.Decision.Options
			x.Choose(sh, options[len(options)-1].Key())
			picks++
		}
		if picks < 3 || len(was) < 5 {
			t.Errorf("%s: only %d picks among %d explorers", d.Name, picks, len(was))
		}
	}
}
