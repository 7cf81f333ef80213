package fortress

import (
	"math/rand/v2"
	"testing"

	"precipice/engine/playtest"
)

// At every question outside a roll and a pause, an explorer's player may turn its card, and nobody else may. The
// die that pays belongs to an action already chosen.
// proves: BF-G-036
func TestACardMayBeTurnedAtEveryQuestion(t *testing.T) {
	kinds := map[string]int{}
	for seed := range uint64(60) {
		m := startAtRandom(t, seed)
		if seed%10 == 0 {
			m, _ = dealt(t, setupAtRandom(rulesFor(t), seed), seed)
		}
		for range playtest.Decisions(m, playtest.AtRandom[State](rand.New(rand.NewPCG(seed, 21)))) {
			d, _ := m.Explained()
			for e := range m.State.Party {
				x := &m.State.Party[e]
				key, own := "inspire "+m.State.Name(e), d.Seat != HostileSeat && x.Able() && !x.Inspired && x.Seat == d.Seat
				if !x.Playing || d.Kind == "re-roll" || d.Kind == "pay" || m.State.Stasis.Has(int(x.Kind)) {
					continue
				}
				if own {
					kinds[d.Kind]++
				}
				if _, refused := d.Refused(key); d.Has(key) != (own && x.Inspiration >= 3) || refused != (own && x.Inspiration < 3) {
					t.Fatalf("seed %d: asked %s with %d points: %q is legal %v, refused %v", seed, d.Kind, x.Inspiration, key, d.Has(key), refused)
				}
			}
		}
	}
	for _, q := range Questions {
		if q.Standing && kinds[q.Kind] == 0 && q.Kind != AskPay && q.Kind != AskForfeit && q.Kind != AskWeapon { // TestChallengeOperations asks to forfeit, a scenario for a weapon
			t.Errorf("the question %s never came up: %v", q.Kind, kinds)
		}
	}
}
