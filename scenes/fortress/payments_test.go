package fortress

import (
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
)

// A click on the row of a gambit pays for it with the first of what is at its right end: the lowest die, unless it costs none.
func TestAClickOnAGambitPays(t *testing.T) {
	inwindow.Need(t)
	bareStone(t)
	sh := bare(t)
	img := screen(t, sh, 1280, 720)
	asked := 0
	eachDecision(t, sh, 9, 40, func(play *blackstone.Session, q *engine.Decision) {
		if q.Kind != fortress.AskGambit || asked == 3 {
			return
		}
		c := NewCombat(hostOf(sh), sh, play)
		sh.Show(c)
		sh.Dirty()
		sh.Draw(img)
		for a := range sh.UI.Each {
			r := c.choices.row(strings.TrimPrefix(a.Name, "row/"))
			if r == nil || r.verb != "gambit" || len(r.legal) < 2 {
				continue
			}
			asked++
			if a.Do == nil || !a.Skip {
				t.Fatalf("a click on %s does nothing", a.Name)
			}
			if got, want := r.firstPayment(), q.Options[q.Find(r.legal[0].key)].Key(); got != want {
				t.Errorf("the row takes %s, not %s", got, want)
			}
		}
	})
	if asked == 0 {
		t.Error("nobody was asked for a gambit with several ways to pay")
	}
}
