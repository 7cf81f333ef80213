package city

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"precipice/engine"
	"precipice/engine/city/library"
	"precipice/engine/playtest"
)

// rules are the rules with the real content.
func rules(t testing.TB) Rules {
	t.Helper()
	lib, err := library.Load(os.DirFS("../../assets/content/city"))
	if err != nil {
		t.Fatal(err)
	}
	return Rules{Pack: NewPack(lib)}
}

// tableOf is a table that a seed chooses: the map, the heroes, the players and the level.
func tableOf(r Rules, seed uint64) Table {
	chance := rand.New(rand.NewPCG(seed, 3))
	heroes := r.Pack.IDs("hero")
	chance.Shuffle(len(heroes), func(i, j int) { heroes[i], heroes[j] = heroes[j], heroes[i] })
	players, hunts := 1+chance.IntN(4), r.Pack.IDs("journey")
	return Table{Players: players, Heroes: heroes[:4], Leader: chance.IntN(players), Level: chance.IntN(5),
		Journey: hunts[chance.IntN(len(hunts))]}
}

// begin begins a hunt.
func begin(t testing.TB, r Rules, table Table, seed uint64) playtest.Table[State] {
	t.Helper()
	first, err := r.Table(table)
	if err != nil {
		t.Fatal(err)
	}
	return playtest.Bare(engine.New(r, *first, seed), *first)
}

func harness(r Rules) *playtest.Game[State] {
	return &playtest.Game[State]{Rules: r, Equal: (*State).Equal, Valid: (*State).Validate, Longest: 20000,
		Ended: func(s *State) error {
			if s.Result == Open || s.Phase != Over {
				return fmt.Errorf("the journey ended as %v in the phase %v", s.Result, s.Phase)
			}
			return nil
		},
		Every: playtest.Every{Copy: 5, Save: 60, Chance: 50}}
}

// Hunts at random end, and at every decision what must hold for all games holds.
func TestHuntsAtRandom(t *testing.T) {
	r := rules(t)
	g := harness(r)
	kinds := map[string]int{}
	var all playtest.Played
	for seed := range uint64(*games) {
		chance := rand.New(rand.NewPCG(seed, 4))
		table := begin(t, r, tableOf(r, seed), seed)
		pick := playtest.AtRandom[State](chance, DoEnd, DoDone, DoPass)
		played, err := g.Play(table, func(m *engine.Match[State], d *engine.Decision) int {
			kinds[d.Kind]++
			if _, carriedOut := top[*Effect](m); m.State.failed() && !carriedOut {
				t.Errorf("seed %d: the journey has failed, and %s is asked", seed, d.Kind)
			}
			return pick(m, d)
		})
		if all.Add(played); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
	t.Logf("%+v, %v", all, kinds)
}

// games is how many hunts are played.
var games = flag.Int("hunts", 25, "hunts at random")
