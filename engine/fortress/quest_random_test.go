package fortress

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"precipice/engine"
	"precipice/engine/playtest"
)

// TestRandomQuests plays whole quests at random with the checks of random play.
func TestRandomQuests(t *testing.T) {
	for seed := range uint64(3) {
		setup := Setup{Players: int(seed) + 1, Fifth: -1, Quest: true, StrikeForce: seed == 1, LeaderPoints: seed == 2}
		first := opening(t, setup)
		m, err := NewGame(rulesFor(t), setup, seed)
		if err != nil {
			t.Fatal(err)
		}
		g := harness(rulesFor(t), playtest.Every{Copy: 40, Save: 997, Chance: 1009})
		g.Longest = 200_000
		watch, expedition := g.Watch, uint8(0)
		g.Watch = func(m *Match, d *engine.Decision) error {
			if q := &m.State.Quest; q.Step != Exploring || q.Expedition != expedition {
				expedition = q.Expedition
				clearWatch(g, rulesFor(t), &watch)
				return nil
			}
			return watch(m, d)
		}
		p, err := g.Play(playtest.Bare(m, *first), playtest.AtRandom[State](rand.New(rand.NewPCG(seed, 21)), "end"))
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		t.Logf("seed %d: %v after %d expeditions, %s", seed, m.State.Quest.Ending, m.State.Quest.Expedition, fmt.Sprintf("%+v", p))
		if m.State.Quest.Ending == QuestGoesOn {
			t.Errorf("seed %d goes on for ever", seed)
		}
	}
}

// clearWatch begins to watch for a new expedition, because inspiration is lost between two (BF-INS-010).
func clearWatch(g *playtest.Game[State], r Rules, watch *func(*Match, *engine.Decision) error) {
	*watch = harness(r, g.Every).Watch
}
