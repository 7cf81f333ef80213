package fortress

import (
	"testing"

	"precipice/engine/dice"
)

// What a card would do is the difference between two answers: an attack with a larger die, a roll that is raised, a
// wound that is averted.
func TestForeseeAnswerComparesWithAndWithoutACard(t *testing.T) {
	const board = "board\n.   .   .   .\nend\n"
	attack := board + "explorer dahyak 0,0 inspired dice 3,3 cards hunters-token\nhostile guardsman-1 3,0\nstart activation dahyak\nchoose fire hunting-gun guardsman-1"
	for key, miss := range map[string]Share{"pass": dice.ShareOf(1, 2), "play hunters-token": dice.ShareOf(1, 3)} {
		plan, ok := ForeseeAnswer(position(t, attack), key)
		if !ok || len(plan.Steps[0].Attacks) != 1 || plan.Steps[0].Attacks[0].Miss != miss {
			t.Errorf("%s: %+v, want a miss in %v", key, plan.Steps[0], miss)
		}
	}
	wound := board + "explorer amallyn 0,0 cards shimmer-veil\nhostile guardsman-1 3,0\nstart wound amallyn guardsman-1"
	for key, hurt := range map[string]Share{"pass": dice.ShareOf(1, 2), "play shimmer-veil": {}} {
		plan, ok := ForeseeAnswer(position(t, wound), key)
		got := Share{}
		for _, f := range plan.Fates {
			got = got.Plus(f.Hurt)
		}
		if !ok || got != hurt {
			t.Errorf("%s: hurt in %v, want %v", key, got, hurt)
		}
	}
	raise := board + "explorer dahyak 0,0 dice 3,3 cards fate-thread\nhostile guardsman-1 3,0\nroll 1\nstart activation dahyak\nchoose fire hunting-gun guardsman-1"
	for key, miss := range map[string]Share{"keep": dice.ShareOf(1, 1), "play fate-thread": {}} {
		m := position(t, raise)
		if d, _ := m.Pending(); d.Kind != AskReRoll {
			t.Fatalf("asked %s: %v", d.Kind, d.Options)
		}
		plan, ok := ForeseeAnswer(m, key)
		if !ok || len(plan.Steps[0].Attacks) != 1 || plan.Steps[0].Attacks[0].Miss != miss {
			t.Errorf("%s: %+v, want a miss in %v", key, plan.Steps[0], miss)
		}
	}
	if _, ok := ForeseeAnswer(position(t, board+"explorer dahyak 0,0 dice 3\nhostile guardsman-1 3,0\nstart activation dahyak"), "end"); ok {
		t.Error("there is a comparison where no card is used")
	}
}
