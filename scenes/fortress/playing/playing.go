// Package playing is what the tests of all screens of Blackstone Fortress share: shells without a window, games that begin at a
// table, and games that are played at random. It imports no screen, so that the tests within a package of screens can use it.
package playing

import (
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"sync"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/blackstone/pack"
	"precipice/game/rulebook"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/render"
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

// Content returns the rules of the game with its content, and a book of its texts that the caller may change.
func Content(t testing.TB) (fortress.Rules, *words.Book) {
	t.Helper()
	c := onShelf()
	if c.err != nil {
		t.Fatal(c.err)
	}
	book := *c.book
	return c.rules, &book
}

// Bare returns a shell without a window or screen, over an empty store.
func Bare(t testing.TB) *game.Shell {
	t.Helper()
	rules, book := Content(t)
	return ShellOf(t, rules, nil, game.Parts{Words: book, Store: saves.NewMemory()})
}

// newHost opens the game with all of its screens. The tests of a package set it: they may import all screens, which this one may not.
var newHost func(rules blackstone.Rules, course *guide.Course, rulebook func(language string) (*rulebook.Book, error), store saves.Store) (*table.Host, error)

// RunTests runs the tests of a package of screens, which has this way to open the game.
func RunTests(m *testing.M, open func(rules blackstone.Rules, course *guide.Course, rulebook func(language string) (*rulebook.Book, error), store saves.Store) (*table.Host, error)) {
	newHost = open
	render.Unseen = !inwindow.On
	os.Exit(inwindow.Main(m))
}

// hosts holds the host of each shell.
var hosts sync.Map

// HostOf returns the host of a shell.
func HostOf(sh *game.Shell) *table.Host {
	h, _ := hosts.Load(sh.Saver) // shared by shells over the same store
	return h.(*table.Host)
}

// Reopened returns the game over what a shell has kept, as the next start of the program would open it.
func Reopened(sh *game.Shell) (*table.Host, error) {
	return newHost(HostOf(sh).Rules, nil, nil, sh.Store)
}

// PlayedOn returns the game that is shown on the screen of this name.
func PlayedOn(t testing.TB, sh *game.Shell, scene string) *blackstone.Session {
	t.Helper()
	top := sh.Top()
	if top.Name() != scene {
		t.Fatalf("%s is shown and not %s: %v", top.Name(), scene, top.Says())
	}
	return reflect.ValueOf(top).Elem().FieldByName("Play").Interface().(*blackstone.Session)
}

// ShellOf returns a shell and notes its host.
func ShellOf(t testing.TB, rules fortress.Rules, course *guide.Course, parts game.Parts) *game.Shell {
	t.Helper()
	h, err := newHost(blackstone.With(rules), course, pack.Rulebook, parts.Store)
	if err != nil {
		t.Fatal(err)
	}
	h.Told = true // a test of the prelude takes that back
	sh := game.NewShell(scenes.Parts(parts, h))
	hosts.Store(sh.Saver, h)
	t.Cleanup(func() { hosts.Delete(sh.Saver) })
	t.Cleanup(func() { sh.Home(nil) }) // leaves the screens, which frees their pictures
	return sh
}

// Begun returns a new game of a shell's table.
func Begun(t testing.TB, sh *game.Shell, seed uint64, of blackstone.Table) *blackstone.Session {
	t.Helper()
	of.Seed = seed
	play, err := session.New(HostOf(sh).Rules, of, nil, game.Clock)
	if err != nil {
		t.Fatalf("%+v: %v", of.Setup, err)
	}
	return play
}

// AskAll returns a table of two players that is asked everything, with a battlefield that depends on the
// seed. One game in three is an expedition.
func AskAll(sh *game.Shell, seed uint64) blackstone.Table {
	s := FullTable(sh)
	s.Players, s.Combat = 2, HostOf(sh).Rules.Pack.Combats[seed%uint64(len(HostOf(sh).Rules.Pack.Combats))].ID
	if seed%3 == 2 {
		s.Difficulty = fortress.Normal
	}
	for range seed % uint64(len(HostOf(sh).Rules.Pack.Explorers)) {
		s.Explorers = append(s.Explorers[1:], Stranger(sh, s.Explorers))
	}
	return blackstone.Table{Setup: s, HostilesPlayed: true, AskDice: true}
}

// FullTable returns the setup of a single combat with one player and the first explorers of the pack.
func FullTable(sh *game.Shell) fortress.Setup {
	s := &HostOf(sh).Table.Setup
	for s.Seats = nil; len(s.Explorers) < fortress.MaxParty; {
		s.Explorers = append(slices.Clone(s.Explorers), Stranger(sh, s.Explorers))
	}
	s.Difficulty, s.Quest = fortress.NoObjective, false
	return *s
}

// Stranger returns the first explorer of the pack who is not in the party.
func Stranger(sh *game.Shell, party []string) string {
	in := map[string]bool{}
	for _, id := range party {
		in[id] = true
	}
	for i := range HostOf(sh).Rules.Pack.Explorers {
		if id := HostOf(sh).Rules.Pack.Explorers[i].ID; !in[id] {
			return id
		}
	}
	return ""
}

// Chance returns a random source for a seed.
func Chance(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 5)) }

// ByChance picks a legal option at random, rarely the one that ends an activation.
func ByChance(pick *rand.Rand, d *engine.Decision) string {
	i := pick.IntN(len(d.Options))
	if d.Options[i].Verb == "end" {
		i = pick.IntN(len(d.Options))
	}
	return d.Options[i].Key()
}

// EachDecision plays games at random and calls look at every decision with its refusals.
func EachDecision(t testing.TB, sh *game.Shell, games, most int, look func(play *blackstone.Session, d *engine.Decision)) {
	t.Helper()
	for seed := range uint64(games) {
		play := Begun(t, sh, seed, AskAll(sh, seed))
		pick := Chance(seed)
		for range most {
			play.ShowAll()
			d, ok := play.Explained()
			if !ok {
				break
			}
			look(play, d)
			inwindow.Frame()
			if err := play.Choose(ByChance(pick, d)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Page is a screen of a game that asks its questions without a board.
type Page interface {
	game.Scene
	Choose(sh *game.Shell, key string)
	Redo(*game.Shell)
}
