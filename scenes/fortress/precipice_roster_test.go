package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// While a party is picked the list of explorers stays as it is: nobody moves under the pointer.
func TestTheListOfExplorersStaysWhileAPartyIsPicked(t *testing.T) {
	for _, d := range []sizedDevice{{device{"desk", 1280, 720, 0}, 100}, {devices[0], 100}} {
		sh := playing.Bare(t)
		if d.ratio > 0 {
			sh.Held = func() float64 { return d.ratio }
		}
		play := questing(t, sh, 2)
		byBot(t, play, fortress.AskPick)
		x := NewPrecipice(playing.HostOf(sh), sh, play)
		sh.Show(x)
		ratio := max(d.ratio, 1)
		img := screen(t, sh, int(float64(d.w)*ratio), int(float64(d.h)*ratio))
		was, picks := map[int]render.Rect{}, 0
		for {
			x.CatchUp(sh)
			x.Refresh(sh)
			sh.Dirty()
			sh.Draw(img)
			if !x.Choices.Asks(fortress.AskPick) {
				break
			}
			for _, m := range x.members() {
				a := sh.UI.Named(x.memberArea(m))
				if a == nil {
					t.Fatalf("%s: explorer %d is not in the list", d.name, m.kind)
				}
				if at, known := was[m.kind]; known && !nearly(at, a.Rect) {
					t.Errorf("%s: after %d picks explorer %d moves from %v to %v", d.name, picks, m.kind, at, a.Rect)
				}
				was[m.kind] = a.Rect
			}
			options := x.Choices.Decision.Options
			x.Choose(sh, options[len(options)-1].Key())
			picks++
		}
		if picks < 3 || len(was) < 5 {
			t.Errorf("%s: only %d picks among %d explorers", d.name, picks, len(was))
		}
	}
}
