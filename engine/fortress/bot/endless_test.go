package bot

import (
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
)

// stuck are games in which the party once stayed on the battlefield for hundreds of turns: those aboard stood
// in the entrance, one of two twins was never moved, two explorers went to and fro, or some could not walk. In the
// quest they stepped out of the escape chamber to help, and in again.
var stuck = []struct {
	combat string // "" for an expedition, or quest
	first  uint64 // of the explorers, in turns from there on
	seed   uint64
}{
	{"the-threshold", 82, 82}, {"the-threshold", 224, 224}, {"the-threshold", 169, 169},
	{"", 289, 289}, {"", 218, 218}, {"", 68, 68},
	{"quest", 0, 193},
}

// No combat lasts for more turns than somebody could want to watch.
func TestEveryCombatEnds(t *testing.T) {
	r := rules(t)
	all := r.Pack.Explorers
	for _, g := range stuck {
		setup := fortress.Setup{Players: 1, Fifth: -1}
		switch g.combat {
		case "quest":
			setup.Quest = true
		case "":
			setup.Difficulty = fortress.Normal
		default:
			setup.Combat = g.combat
		}
		for i := range uint64(fortress.MaxParty) {
			if !setup.Quest {
				setup.Explorers = append(setup.Explorers, all[(g.first+i)%uint64(len(all))].ID)
			}
		}
		m, err := fortress.NewGame(r, setup, g.seed)
		if err != nil {
			t.Fatal(err)
		}
		longest := uint8(0)
		playOut(t, m, func(m *fortress.Match, d *engine.Decision) int {
			longest = max(longest, m.State.Turn)
			return Answer(m, d)
		})
		if longest > 100 {
			t.Errorf("a combat of %q with seed %d lasts for %d turns", g.combat, g.seed, longest)
		}
	}
}
