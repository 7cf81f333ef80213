package terminal

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"precipice/assets"
	"precipice/engine"
	"precipice/game/session"
	"precipice/game/words"
)

// spoken is a voice with names and a span of its own.
type spoken struct {
	Plain
	names          []string
	span, question string
}

func (v *spoken) Names() []string                        { return slices.Clone(v.names) }
func (v *spoken) Span(*engine.Decision) (string, string) { return v.span, v.question }

// seated returns a table without a game, what it writes, and who speaks at it.
func seated(t *testing.T, names ...string) (*Table, *bytes.Buffer, *spoken) {
	t.Helper()
	book, err := words.Open(assets.Texts(), "en")
	if err != nil {
		t.Fatal(err)
	}
	book.Missed = func(key string) { t.Errorf("there is no text %q", key) }
	var out bytes.Buffer
	table := NewTable(Streams{Out: &out, Err: &out}, book, nil)
	v := &spoken{Plain: Plain{Table: table}, names: names}
	table.voice = v
	return table, &out, v
}

// options makes options of keys, which have a verb and up to four parts.
func options(keys ...string) (list []engine.Option) {
	for _, key := range keys {
		o := engine.Option{}
		parts := strings.Fields(key)
		o.Verb = parts[0]
		copy(o.Parts[:], parts[1:])
		list = append(list, o)
	}
	return list
}

// Shortened words stand for every option whose verb and parts they begin, in the order of its key; numbers are typed whole, and what only
// adds something to another option gives way to that.
func TestShortenedWordsStandForOptions(t *testing.T) {
	table, _, _ := seated(t)
	all := options("fire pistol guard-1", "fire pistol guard-10", "fire pistol guard-10 aimed", "fire rifle guard-1", "move 1,2", "move 12,2", "use medi-kit", "end")
	for _, c := range []struct {
		typed string
		want  []string
	}{
		{"", nil},
		{"e", []string{"end"}},
		{"x", nil},
		{"fire rif", []string{"fire rifle guard-1"}},
		{"fire guard-1", []string{"fire pistol guard-1", "fire rifle guard-1"}}, // guard-10 is another
		{"fire p guard-10", []string{"fire pistol guard-10"}},                   // aiming was not typed
		{"fire p guard-10 aim", []string{"fire pistol guard-10 aimed"}},
		{"fire guard-1 pistol", nil}, // in the order of the key
		{"u kit", []string{"use medi-kit"}},
		{"m 1", []string{"move 1,2"}},
	} {
		if got := table.Matching(all, c.typed); !slices.Equal(got, c.want) {
			t.Errorf("%q stands for %q, not %q", c.typed, got, c.want)
		}
	}
	if got := table.Naming(all, "pis"); !slices.Equal(got, []string{"fire pistol guard-1", "fire pistol guard-10", "fire pistol guard-10 aimed"}) {
		t.Errorf("what is called pis is %q", got)
	}
	if got := table.Naming(all, "pi"); got != nil {
		t.Errorf("two letters name %q", got)
	}
}

// What is called by a name in a line becomes its key: the longest name first, whatever its case, and never a part of a word.
func TestNamesBecomeKeys(t *testing.T) {
	table, _, _ := seated(t, "guard-1", "guard-12", "gate")
	for typed, want := range map[string]string{
		"fire at guard 1": "fire at guard-1", "fire at Guard 12": "fire at guard-12", "guard-1; GATE": "guard-1; gate", "gatepost": "gatepost", "": "",
	} {
		if got := table.keyed(typed); got != want {
			t.Errorf("%q becomes %q, not %q", typed, got, want)
		}
	}
	if Spelled("  Guard \t One ") != "guard-one" || !table.Named("two-words", "WORDS") || table.Named("two-words", "ord") || table.Named("two-words", " ") {
		t.Error("a name is begun by something else than its key or a word of it")
	}
}

// Options are numbered from 1. A question of a name keeps the numbers of its options as long as its span lasts: what is gone leaves a gap,
// what is new comes last. In another span, and in a question without a name, they begin anew.
func TestOptionsKeepTheirNumbers(t *testing.T) {
	table, _, v := seated(t)
	ask := func(span, question string, keys ...string) string {
		v.span, v.question = span, question
		d := &engine.Decision{Options: options(keys...)}
		table.number(d)
		var said []string
		for i := range d.Options {
			said = append(said, fmt.Sprintf("%d %s", table.Number(&d.Options[i]), keys[i]))
		}
		return strings.Join(said, ", ")
	}
	for _, c := range []struct{ got, want string }{
		{ask("turn 1", "act", "move a", "move b", "end"), "1 move a, 2 move b, 3 end"},
		{ask("turn 1", "act", "move b", "end", "move c"), "2 move b, 3 end, 4 move c"},
		{ask("turn 1", "pay", "die 1", "end"), "1 die 1, 2 end"},
		{ask("turn 1", "act", "end"), "3 end"},
		{ask("turn 2", "act", "end", "move a"), "1 end, 2 move a"},
		{ask("turn 2", "", "move a"), "1 move a"},
	} {
		if c.got != c.want {
			t.Errorf("%q, not %q", c.got, c.want)
		}
	}
	if table.Numbered(0) != "" || table.Numbered(2) != "" || table.Numbered(1) != "move a" {
		t.Errorf("the numbers 0 to 2 are %q, %q, %q", table.Numbered(0), table.Numbered(1), table.Numbered(2))
	}
}

// Whatever is wrong with a flag is said of the flag at fault.
func TestWrongFlagsAreTold(t *testing.T) {
	book, err := words.Open(assets.Texts(), "en")
	if err != nil {
		t.Fatal(err)
	}
	for typed, want := range map[string]string{
		"-sed 3": "-seed", "-seed": "-seed", "-seed x": `"x"`, "-seed -1": `"-1"`, "-players x": `"x"`, "-on=maybe": "-on", "---seed 3": `"---seed"`, "-on -zzz": "-zzz",
		"-seed 3": "", "-on -seed=4 file -zzz": "",
	} {
		f := flag.NewFlagSet("play", flag.ContinueOnError)
		f.SetOutput(io.Discard)
		f.Uint64("seed", 0, "N")
		f.Int("players", 1, "N")
		f.Bool("on", false, "")
		wrong := Misuse(f, strings.Fields(typed))
		if said := ""; wrong != nil {
			if said = book.Error(wrong); want == "" || !strings.Contains(said, want) {
				t.Errorf("%s: %q, which should name %q", typed, said, want)
			}
		} else if want != "" {
			t.Errorf("%s: nothing is wrong", typed)
		}
	}
	for typed, wrong := range map[string]bool{"-data=": true, "-link=": false, "-data=y": false} {
		f := flag.NewFlagSet("play", flag.ContinueOnError)
		f.String("data", "x", "DIR")
		f.String("link", "x", "LINK")
		if err := f.Parse([]string{typed}); err != nil {
			t.Fatal(err)
		}
		if (Hollow(f) != nil) != wrong {
			t.Errorf("%s: %v", typed, Hollow(f))
		}
	}
}

// A range of seeds goes from the first to the last, and is not longer than a day of work.
func TestSeedsAreARange(t *testing.T) {
	for text, want := range map[string][2]uint64{"7": {7, 7}, "1..100": {1, 100}, "0..999999": {0, 999999}} {
		if first, last, err := Seeds(text); err != nil || [2]uint64{first, last} != want {
			t.Errorf("%s is %d to %d, %v", text, first, last, err)
		}
	}
	for _, text := range []string{"", "x", "3..2", "1..", "-1", "0..1000000", "1...2"} {
		if _, _, err := Seeds(text); err == nil {
			t.Errorf("%q is a range", text)
		}
	}
}

// Games are played beside each other, their results come in order, and each tenth of them is told. Whoever has seen enough stops the rest.
func TestResultsComeInOrder(t *testing.T) {
	games := make([]int, 40)
	for i := range games {
		games[i] = i
	}
	var told strings.Builder
	var got []int
	for r := range PlayAll(games, func(n int) int { return n * n }, &told) {
		got = append(got, r)
	}
	for i, r := range got {
		if r != i*i {
			t.Fatalf("in the place of game %d is %d", i, r)
		}
	}
	if lines := strings.Count(told.String(), "\n"); len(got) != 40 || lines != 10 || !strings.HasSuffix(told.String(), "40 of 40 games\n") {
		t.Errorf("%d results, %q", len(got), told.String())
	}
	seen := 0
	for range PlayAll(games, func(n int) int { return n }, io.Discard) {
		if seen++; seen == 3 {
			break
		}
	}
	if seen != 3 {
		t.Errorf("%d results were seen", seen)
	}
}

// A saved game is found by its title or its slot, the latest first; else it is said what there is.
func TestSavedGamesAreFoundByName(t *testing.T) {
	games := []session.Game{{Slot: "game-3"}, {Slot: "game-2"}, {Slot: "game-1"}}
	games[0].Title, games[1].Title = "Far", "Far"
	for name, want := range map[string]string{"far": "game-3", "game-2": "game-2", "game-1": "game-1", "near": ""} {
		slot, known := Find(games, name)
		if slot != want || want == "" && !slices.Equal(known, []string{"Far", "game-1"}) {
			t.Errorf("%s is in %q; known %q", name, slot, known)
		}
	}
}
