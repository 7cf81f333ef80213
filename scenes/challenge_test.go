package scenes

import (
	"math/rand/v2"
	"testing"

	"precipice/engine/fortress"
)

// In a challenge that each meets in turn one decides, those who have chosen are through, the others wait.
func TestWhereEachStandsInAChallenge(t *testing.T) {
	sh := bare(t)
	seen := map[string]bool{}
	for seed := uint64(2); len(seen) < 3 && seed < 60; seed += 3 {
		play := begun(t, sh, seed, askAll(sh, 2))
		pick := rand.New(rand.NewPCG(seed, 4))
		chosen := map[string]bool{}
		for range 60 {
			play.Catch()
			d, ok := play.Pending()
			if !ok || play.Shown.Fighting() {
				break
			}
			key := byChance(pick, d)
			if d.Has("turn-up") {
				key = "turn-up"
			}
			x := NewExpedition(sh, play)
			if card, actor, met := fortress.ChallengeInPlay(play.Match); met && card.Who == "each" && d.Kind == "challenge" {
				for e := range play.Shown.Party {
					want := "met.waiting"
					got, told := x.challengeTurn(e), x.inTurn(e)
					if name := play.Shown.Name(e); chosen[name] {
						want = "met.through"
					}
					if e == actor {
						want = "met.deciding"
					}
					if told != play.Shown.Party[e].Able() {
						t.Fatalf("seed %d: of %s is told: %v", seed, play.Shown.Name(e), told)
					}
					if seen[got] = true; told && got != want {
						t.Fatalf("seed %d: %s is said to be %q, not %q", seed, play.Shown.Name(e), got, want)
					}
				}
				chosen[play.Shown.Name(actor)] = true
			} else if d.Kind == "explore" {
				clear(chosen)
			}
			if err := play.Choose(key); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, turn := range []string{"met.deciding", "met.through", "met.waiting"} {
		if !seen[turn] {
			t.Errorf("nobody is ever told %s", turn)
		}
	}
}
