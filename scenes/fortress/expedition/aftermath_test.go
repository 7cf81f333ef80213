package expedition

import (
	"math/rand/v2"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/scenes/fortress/playing"
)

// The bar and the log agree on the current round, and the log keeps two lines of each round before the
// last.
func TestBarAndLogShowTheSameRound(t *testing.T) {
	sh := playing.Bare(t)
	table := playing.AskAll(sh, 2)
	play := playing.Begun(t, sh, 3, table)
	pick := rand.New(rand.NewPCG(3, 4))
	turned, asked := 0, 0
	for range 3000 {
		play.ShowAll()
		d, ok := play.Pending()
		if !ok || turned > 2 {
			break
		}
		if d.Kind == "explore" {
			x := NewExpedition(playing.HostOf(sh), sh, play)
			asked++
			if want := turned + 1; x.Current() != want {
				t.Errorf("before card %d the round is %d", want, x.Current())
			}
			if n := len(x.pastRounds(sh)); n != 2*max(0, turned-1) {
				t.Errorf("after %d cards there are %d lines of rounds before", turned, n)
			}
			if from := lastRound(play.Log); turned > 0 && play.Log[from].Key != "turned-up" {
				t.Errorf("the last round begins with %s", play.Log[from].Key)
			}
			turned++
			if err := play.Choose("turn-up"); err != nil {
				t.Fatal(err)
			}
			continue
		}
		key := playing.ByChance(pick, d)
		for _, o := range d.Options { // leaves a combat as soon as possible
			if o.Verb == "end" || strings.HasPrefix(o.Key(), "decline") {
				key = o.Key()
			}
		}
		if err := play.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	if asked < 2 {
		t.Errorf("asked only %d times whether to go on, at step %v", asked, fortress.ExpeditionStep(play.Shown.Expedition.Step))
	}
}
