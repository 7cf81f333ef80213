package fortress

import (
	"math/rand/v2"
	"sync"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/saves"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// onShelf is the content of the game, which no test changes.
var onShelf = sync.OnceValue(func() (c struct {
	rules fortress.Rules
	book  *words.Book
	err   error
}) {
	c.rules, c.book, c.err = pack.Load("", "en")
	return c
})

// content returns the rules of the game with its content, and a book of its texts that the caller may change.
func content(t testing.TB) (fortress.Rules, *words.Book) {
	t.Helper()
	c := onShelf()
	if c.err != nil {
		t.Fatal(c.err)
	}
	book := *c.book
	return c.rules, &book
}

// bare returns a shell without a window or screen, over an empty store.
func bare(t testing.TB) *game.Shell {
	t.Helper()
	rules, book := content(t)
	return shellOf(t, rules, nil, game.Parts{Words: book, Store: saves.NewMemory()})
}

// hosts holds the host of each shell.
var hosts sync.Map

func hostOf(sh *game.Shell) *table.Host {
	h, _ := hosts.Load(sh.Saver) // shared by shells over the same store
	return h.(*table.Host)
}

// shellOf returns a shell and notes its host.
func shellOf(t testing.TB, rules fortress.Rules, course *guide.Course, parts game.Parts) *game.Shell {
	t.Helper()
	h, err := NewHost(blackstone.With(rules), course, pack.Rulebook, parts.Store)
	if err != nil {
		t.Fatal(err)
	}
	sh := game.NewShell(scenes.Parts(parts, h))
	hosts.Store(sh.Saver, h)
	t.Cleanup(func() { hosts.Delete(sh.Saver) })
	t.Cleanup(func() { sh.Home(nil) }) // leaves the screens, which frees their pictures
	return sh
}

// begun returns a new game of a shell's table.
func begun(t testing.TB, sh *game.Shell, seed uint64, table blackstone.Table) *blackstone.Session {
	t.Helper()
	table.Seed = seed
	play, err := session.New(hostOf(sh).Rules, table, nil, game.Clock)
	if err != nil {
		t.Fatalf("%+v: %v", table.Setup, err)
	}
	return play
}

// askAll returns a table of two players that is asked everything, with a battlefield that depends on the
// seed. One game in three is an expedition.
func askAll(sh *game.Shell, seed uint64) blackstone.Table {
	s := fullTable(sh)
	s.Players, s.Combat = 2, hostOf(sh).Rules.Pack.Combats[seed%uint64(len(hostOf(sh).Rules.Pack.Combats))].ID
	if seed%3 == 2 {
		s.Difficulty = fortress.Normal
	}
	for range seed % uint64(len(hostOf(sh).Rules.Pack.Explorers)) {
		s.Explorers = append(s.Explorers[1:], stranger(sh, s.Explorers))
	}
	return blackstone.Table{Setup: s, HostilesPlayed: true, AskDice: true}
}

// fullTable returns the setup of a single combat with one player and the first explorers of the pack.
func fullTable(sh *game.Shell) fortress.Setup {
	v := seatingOf(hostOf(sh))
	v.fill(hostOf(sh).Rules.Pack, func(int) int { return 0 })
	v.Setup.Difficulty, v.Setup.Quest = fortress.NoObjective, false
	return v.Setup
}

// stranger returns the first explorer of the pack who is not in the party.
func stranger(sh *game.Shell, party []string) string {
	in := map[string]bool{}
	for _, id := range party {
		in[id] = true
	}
	for i := range hostOf(sh).Rules.Pack.Explorers {
		if id := hostOf(sh).Rules.Pack.Explorers[i].ID; !in[id] {
			return id
		}
	}
	return ""
}

// chance returns a random source for a seed.
func chance(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 5)) }

// byChance picks a legal option at random, rarely the one that ends an activation.
func byChance(pick *rand.Rand, d *engine.Decision) string {
	i := pick.IntN(len(d.Options))
	if d.Options[i].Verb == "end" {
		i = pick.IntN(len(d.Options))
	}
	return d.Options[i].Key()
}

// eachDecision plays games at random and calls look at every decision with its refusals.
func eachDecision(t testing.TB, sh *game.Shell, games, most int, look func(play *blackstone.Session, d *engine.Decision)) {
	t.Helper()
	for seed := range uint64(games) {
		play := begun(t, sh, seed, askAll(sh, seed))
		pick := chance(seed)
		for range most {
			play.ShowAll()
			d, ok := play.Explained()
			if !ok {
				break
			}
			look(play, d)
			inwindow.Frame()
			if err := play.Choose(byChance(pick, d)); err != nil {
				t.Fatal(err)
			}
		}
	}
}
