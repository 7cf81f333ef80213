package spoilt

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"regexp"
	"runtime/debug"
	"slices"
	"testing"

	"precipice/engine"
	citylib "precipice/engine/city"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	fortresspack "precipice/game/blackstone/pack"
	fortresswords "precipice/game/blackstone/terminal"
	"precipice/game/city"
	citypack "precipice/game/city/pack"
	citywords "precipice/game/city/terminal"
	"precipice/game/session"
	"precipice/game/terminal"
	"precipice/saves"
)

var (
	many = flag.Int("spoilt", 80, "spoilt saves of each game to tell of")
	from = flag.Uint64("spoilt-from", 0, "the first of them")
)

func clock() int64 { return 0 }

// typed returns every word that can be typed, by the texts that explain them. Those that write files or leave are not told here.
func typed(t *testing.T) []string {
	t.Helper()
	words := map[string]bool{"": true}
	for _, file := range []string{"console.yaml", "fortress/console.yaml", "city/console.yaml"} {
		text, err := os.ReadFile("../../assets/text/en/" + file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^console\.help\.([a-z?]+):`).FindAllStringSubmatch(string(text), -1) {
			words[m[1]] = true
		}
	}
	for _, aside := range []string{"quit", "save", "report", "undo", "redo", "set", "one"} {
		delete(words, aside)
	}
	if len(words) < 20 {
		t.Fatalf("only %d words are known", len(words))
	}
	return slices.Sorted(maps.Keys(words))
}

// lines are what is typed at a question: each word alone, each with some of the options and of their parts, and an option.
func lines(words []string, d *engine.Decision, chance *rand.Rand) []string {
	all := slices.Clone(words)
	if len(d.Options) == 0 {
		return all
	}
	for range 4 {
		o := &d.Options[chance.IntN(len(d.Options))]
		for _, word := range []string{"why", "?", "odds", "plan", "forecast"} {
			all = append(all, word+" "+o.Key())
		}
		for _, part := range append(slices.Clone(o.Parts[:]), d.About[:]...) {
			for _, word := range []string{"where", "card", "forecast", "odds", "plan", "kept", "find"} {
				if part != "" {
					all = append(all, word+" "+part)
				}
			}
		}
	}
	return append(all, d.Options[chance.IntN(len(d.Options))].Key())
}

// teller plays saves of a ruleset in the terminal.
type teller struct {
	game   terminal.Game
	o      *terminal.Options
	spoilt func(*rand.Rand) ([]byte, string, error)
	asks   func(data []byte) (*engine.Decision, bool)
	untold int // how often something could not be told, which the terminal said
}

// Write counts what cannot be told.
func (p *teller) Write(text []byte) (int, error) {
	p.untold += bytes.Count(text, []byte("This position cannot be told"))
	return len(text), nil
}

func tellerOf[S any, T session.Table[T]](t *testing.T, r session.Ruleset[S, T], table T, own terminal.Ruleset) *teller {
	t.Helper()
	all, err := Of(r, table, "../../engine/"+r.About().Name+"/testdata")
	if err != nil {
		t.Fatal(err)
	}
	o := &terminal.Options{}
	game, err := own.Read(o).Open()
	if err != nil {
		t.Fatal(err)
	}
	return &teller{game: game, o: o, spoilt: all.Spoilt, asks: func(data []byte) (*engine.Decision, bool) {
		store := saves.NewMemory()
		if err := store.Put("spoilt", data); err != nil {
			t.Fatal(err)
		}
		s, err := session.Resume(r, store, "spoilt", nil, clock)
		if err != nil {
			return nil, false
		}
		return s.Pending()
	}}
}

// tell tells all that the terminal can say of a spoilt save, and reports whether it was loaded.
func (p *teller) tell(t *testing.T, words []string, seed uint64) (loaded bool) {
	chance := rand.New(rand.NewPCG(seed, 71))
	data, scenario, err := p.spoilt(chance)
	if err != nil {
		t.Fatal(err)
	}
	typed := ""
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("%s, -spoilt-from %d (%s), after %q: %v\n%s", p.game.About().Name, seed, scenario, typed, r, debug.Stack())
		}
	}()
	d, asked := p.asks(data)
	if !asked {
		return false
	}
	saver := saves.NewAutosaver(saves.NewMemory())
	if err := saver.Store().Put("spoilt", data); err != nil {
		t.Fatal(err)
	}
	in := &slowly{lines: lines(words, d, chance), said: &typed}
	if err := terminal.Play(p.game, terminal.Streams{In: in, Out: p, Err: io.Discard}, p.o, saver, "spoilt"); err != nil {
		t.Logf("%d: %v", seed, err)
	}
	return true
}

// slowly reads a line at a time and notes it.
type slowly struct {
	lines []string
	said  *string
}

func (s *slowly) Read(p []byte) (int, error) {
	if len(s.lines) == 0 {
		return 0, io.EOF
	}
	*s.said = s.lines[0]
	s.lines = s.lines[1:]
	return copy(p, *s.said+"\n"), nil
}

// The terminal tells all of whatever a spoilt save loads as: every word that can be typed, alone and with what the question names. It is
// refused, or it is told.
func TestWhatASpoiltSaveLoadsAsIsToldInTheTerminal(t *testing.T) {
	ours, _, err := fortresspack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	theirs, _, err := citypack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	fortressTable := blackstone.Table{Seed: 1, Setup: fortress.Setup{Players: 1, Fifth: -1, Combat: ours.Pack.Combats[0].ID}}
	cityTable := city.Table{Seed: 1, Setup: citylib.Table{Players: 1, Heroes: theirs.Pack.IDs("hero")[:4], Journey: "lantern-row"}}
	words := typed(t)
	for _, p := range []*teller{tellerOf(t, blackstone.With(ours), fortressTable, fortresswords.Ruleset), tellerOf(t, theirs, cityTable, citywords.Ruleset)} {
		t.Run(p.game.About().Name, func(t *testing.T) {
			loaded := 0
			for seed := *from; seed < *from+uint64(*many); seed++ {
				if p.tell(t, words, seed) {
					loaded++
				}
			}
			t.Logf("%d of %d were loaded; something of them could not be told %d times", loaded, *many, p.untold)
			if loaded < *many/10 {
				t.Error(fmt.Sprint("only ", loaded, " were loaded"))
			}
		})
	}
}
