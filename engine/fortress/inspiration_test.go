package fortress

import (
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine/playtest"
)

// A slain Guardsman (Wounds 2) and Beastman (Wounds 3) earn the point on 1 to 5. The content has no
// Beastman card, so another card stands in.
// proves: BF-INR-002 BF-INR-005 BF-CRD-008
// part: BF-CRD-008 the content has no Chaos Beastmen yet
func TestTheExampleOfTheInspirationRoll(t *testing.T) {
	lib := *rulesFor(t).Pack.Library
	lib.Hostiles = slices.Clone(lib.Hostiles)
	for i := range lib.Hostiles {
		switch h := &lib.Hostiles[i]; h.ID {
		case "traitor-guardsmen":
			if h.Wounds != 2 {
				t.Errorf("a Guardsman has Wounds %d", h.Wounds)
			}
		case "ur-ghuls":
			h.Wounds = 3
		}
	}
	r := Rules{NewPack(&lib)}
	table := "board\n.   .\nend\nexplorer janus-draik 0,0 dice 4\nhostile guardsman-1 1,0\nhostile ur-ghul-1 1,0 group 2\n" +
		"start activation janus-draik\nroll 7 7\nchoose fire flurry guardsman-1 x2\n"
	wants(t, playWith(t, r, table+"roll 5\nchoose end\n"),
		"BF-ATK-009 slain ur-ghul-1", "BF-INR-002 blackstone janus-draik inspiration 5 success", "BF-INR-002 inspiration-gained janus-draik 1 slain")
	wants(t, playWith(t, r, table+"roll 6\nchoose end\n"), "BF-INR-002 blackstone janus-draik inspiration 6 failure")
}

// At every question outside a roll, an explorer's player may turn its card, and nobody else may. The
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
				if !x.Playing || d.Kind == "re-roll" || d.Kind == "pay" {
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
