package bot

import (
	"math/rand/v2"
	"os"
	"slices"
	"sync"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

var content = sync.OnceValues(func() (fortress.Rules, error) {
	lib, err := library.Load(os.DirFS("../../../assets/content/blackstone"))
	if err != nil {
		return fortress.Rules{}, err
	}
	return fortress.Rules{Pack: fortress.NewPack(lib)}, nil
})

func rules(t testing.TB) fortress.Rules {
	t.Helper()
	r, err := content()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// newGame deals a game by its seed: every combat card, expeditions, and tables of one to five players.
func newGame(t testing.TB, seed uint64) *fortress.Match {
	t.Helper()
	r := rules(t)
	all := r.Pack.Explorers
	setup := fortress.Setup{Players: 1 + int(seed%5), Fifth: -1, Combat: r.Pack.Combats[seed%uint64(len(r.Pack.Combats))].ID}
	for i := range uint64(fortress.MaxParty) {
		setup.Explorers = append(setup.Explorers, all[(seed+i)%uint64(len(all))].ID)
	}
	if setup.Players == 5 {
		setup.Fifth = 4
	}
	if seed%7 == 6 {
		setup.Difficulty = fortress.Normal
	}
	m, err := fortress.NewGame(r, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// tooLong is more decisions than any sensible game takes.
const tooLong = 20_000

// playOut plays a game to its end with a given way to answer.
func playOut(t testing.TB, m *fortress.Match, answer func(*fortress.Match, *engine.Decision) int) {
	t.Helper()
	n := 0
	for d, ok := m.Pending(); ok; d, ok = m.Pending() {
		if n++; n > tooLong {
			t.Fatal("the game does not end")
		}
		m.Take(answer(m, d))
	}
}

// TestAnswersAreLegal: the bot takes an option at every decision of every sort of table, and thinking about
// it changes nothing.
func TestAnswersAreLegal(t *testing.T) {
	for seed := range uint64(70) {
		kinds := map[string]bool{}
		playOut(t, newGame(t, seed), func(m *fortress.Match, d *engine.Decision) int {
			before, journal := m.State, len(m.Journal)
			i := Answer(m, d)
			if i < 0 || i >= len(d.Options) {
				t.Fatalf("seed %d: option %d of %d of %s", seed, i, len(d.Options), d.Kind)
			}
			if !before.Equal(&m.State) || journal != len(m.Journal) {
				t.Fatalf("seed %d: thinking about %s changed the game", seed, d.Kind)
			}
			kinds[d.Kind] = true
			return i
		})
		for _, kind := range []string{"activation", "pay", "gambit"} {
			if !kinds[kind] {
				t.Errorf("seed %d: nobody was asked %s", seed, kind)
			}
		}
	}
}

// TestItDoesNotPeek: different dice to come, or different cards in the decks, change no answer.
func TestItDoesNotPeek(t *testing.T) {
	for seed := range uint64(14) {
		playOut(t, newGame(t, seed), func(m *fortress.Match, d *engine.Decision) int {
			other := m.Imagine(dice.NewSeeded(seed + 99))
			slices.Reverse(other.State.Encounter[:])
			slices.Reverse(other.State.Discovery[:])
			slices.Reverse(other.State.Expedition.Unseen[0][:])
			slices.Reverse(other.State.Expedition.Unseen[1][:])
			o, _ := other.Pending()
			i := Answer(m, d)
			if j := Answer(other, o); i != j {
				t.Fatalf("seed %d: %q, and %q with other chance", seed, d.Options[i].Key(), d.Options[j].Key())
			}
			return i
		})
	}
}

// TestTheSameEveryTime: two games with the same seed have the same journal.
func TestTheSameEveryTime(t *testing.T) {
	for seed := range uint64(7) {
		a, b := newGame(t, seed), newGame(t, seed)
		playOut(t, a, Answer)
		playOut(t, b, Answer)
		if !slices.Equal(a.Journal, b.Journal) {
			t.Errorf("seed %d was played in two ways", seed)
		}
	}
}

// result sums the results of the same combats.
type result struct{ escapes, finds, out int }

func compare(t *testing.T, games uint64, answer func(*fortress.Match, *engine.Decision) int) (r result) {
	pack := rules(t).Pack
	for seed := range games {
		setup := fortress.Setup{Players: 1, Fifth: -1, Combat: pack.Combats[seed%uint64(len(pack.Combats))].ID}
		for i := range uint64(fortress.MaxParty) {
			setup.Explorers = append(setup.Explorers, pack.Explorers[i].ID)
		}
		m, err := fortress.NewGame(rules(t), setup, seed)
		if err != nil {
			t.Fatal(err)
		}
		playOut(t, m, answer)
		if m.State.Result == fortress.Escaped {
			r.escapes++
		}
		for e := range m.State.Party {
			r.finds += int(m.State.Party[e].NumFinds)
			r.out += int(m.State.Party[e].Tally.Out)
		}
	}
	return r
}

// TestBeatsChance: in the same combats the bot escapes more often, and with far more, than a player who picks
// options at random.
func TestBeatsChance(t *testing.T) {
	const games = 80
	pick := rand.New(rand.NewPCG(1, 7))
	chance := compare(t, games, func(_ *fortress.Match, d *engine.Decision) int { return pick.IntN(len(d.Options)) })
	bot := compare(t, games, Answer)
	t.Logf("chance %+v, bot %+v", chance, bot)
	if bot.escapes < games*2/3 || bot.escapes < chance.escapes+games/4 {
		t.Errorf("%d escapes of %d; by chance %d", bot.escapes, games, chance.escapes)
	}
	if bot.finds < 3*chance.finds {
		t.Errorf("%d finds; by chance %d", bot.finds, chance.finds)
	}
}

func BenchmarkCombat(b *testing.B) {
	decisions, seed := 0, uint64(0)
	for b.Loop() {
		m := newGame(b, seed*7) // never an expedition
		seed++
		playOut(b, m, func(m *fortress.Match, d *engine.Decision) int {
			decisions++
			return Answer(m, d)
		})
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "combats/s")
}
