package playtest_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/playtest"
	"precipice/engine/script"
)

func (s *hoard) valid() error {
	most := uint8(6)
	if s.Fault == invalidTable {
		most = 2
	}
	if s.Fault != otherChance && s.Fault != unlikeFaces && max(s.Coins[0], s.Coins[1]) > most {
		return fmt.Errorf("a hoard of %d coins", max(s.Coins[0], s.Coins[1]))
	}
	return nil
}

func (s *hoard) ended() error {
	if s.Winner == 0 {
		return errors.New("nobody has won")
	}
	return nil
}

func begin(f fault, seed uint64) (*engine.Match[hoard], hoard) {
	first := hoard{Fault: f}
	_ = hoardRules{}.Bind(&first) // it never fails
	return engine.New[hoard](hoardRules{}, first, seed), first
}

func play(f fault, seed uint64) (playtest.Played, error) {
	m, first := begin(f, seed)
	return game().Play(playtest.Bare(m, first), playtest.AtRandom[hoard](rand.New(rand.NewPCG(seed, 1)), "stop"))
}

// Rules without a fault pass every check, at every decision.
func TestSoundRulesPass(t *testing.T) {
	var all playtest.Played
	for seed := range uint64(50) {
		p, err := play(sound, seed)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		all.Add(p)
	}
	if n := all.Decisions; n < 200 || all.Copies != n || all.Saves != n || all.Chances != n {
		t.Errorf("too few checks: %+v", all)
	}
}

// The harness finds each fault in a handful of games and says what is wrong.
func TestFaultsAreFound(t *testing.T) {
	says := [faults]string{
		looseChange:      "the events do not lead to the state",
		sharedMemory:     "shares memory: a choice in it changed the match",
		unstableKey:      "asked again, the question is another",
		lostInSave:       "a save asks another question",
		legalRefusal:     `"stop" is legal, but refused by H-3 greedy`,
		bareRefusal:      `"sleep" is refused without a rule or a reason`,
		sameKeyTwice:     `"stop" is offered twice`,
		unsignedQuestion: `a question of the kind "turn" by the rule "" has 2 options`,
		diceInQuestion:   "asking, or an illegal key, changed the match",
		otherChance:      "a clone behaved differently",
		unlikeFaces:      "none of them happened",
		invalidTable:     "a hoard of",
		lostByBinding:    "a save hashes differently",
		unsavable:        "it cannot be saved",
		unbindable:       "its save cannot be resumed: it does not fit the content",
		noEnd:            "no end after 200 decisions",
		noResult:         "at the end: nobody has won",
	}
	for f := sound + 1; f < faults; f++ {
		var found []string
		for seed := range uint64(20) {
			if _, err := play(f, seed); err != nil {
				found = append(found, err.Error())
			}
		}
		if len(found) == 0 {
			t.Errorf("fault %d is not found: want %q", f, says[f])
		}
		for _, err := range found {
			if !strings.Contains(err, says[f]) {
				t.Errorf("fault %d: %s\nwant %q", f, err, says[f])
			}
		}
	}
}

// A test may watch more than the harness does.
func TestWatch(t *testing.T) {
	g := game()
	g.Watch = func(m *engine.Match[hoard], d *engine.Decision) error {
		if m.State.Coins[0] > 0 {
			return fmt.Errorf("asked %s by somebody rich", d.Kind)
		}
		return nil
	}
	m, first := begin(sound, 1)
	_, err := g.Play(playtest.Bare(m, first), func(*engine.Match[hoard], *engine.Decision) int { return 0 })
	if err == nil || !strings.HasSuffix(err.Error(), `turn, "dig": asked turn by somebody rich`) {
		t.Error(err)
	}
}

// A roll whose faces do not make the die is found before it falls.
func TestAForecastAddsItsShares(t *testing.T) {
	m, first := begin(shortWeights, 1)
	g := game()
	g.Every = playtest.Every{Chance: 1}
	_, err := g.Play(playtest.Bare(m, first), playtest.AtRandom[hoard](rand.New(rand.NewPCG(1, 1)), "stop"))
	if err == nil || !strings.Contains(err.Error(), "a forecast has 3 outcomes whose shares make 0.83") {
		t.Error(err)
	}
}

// A table that does more than it is asked to is checked by what it shows, not by what its copies do.
func TestATableMayGoOnByItself(t *testing.T) {
	m, first := begin(sound, 3)
	table := &hasty{Table: playtest.Bare(m, first)}
	if _, err := game().Play(table, playtest.AtRandom[hoard](rand.New(rand.NewPCG(3, 1)), "stop")); err != nil || table.stops == 0 {
		t.Errorf("%d stops: %v", table.stops, err)
	}
	table.mute = true
	m, first = begin(sound, 3)
	table.Table = playtest.Bare(m, first)
	if _, err := game().Play(table, playtest.AtRandom[hoard](rand.New(rand.NewPCG(3, 1)))); err == nil || !strings.Contains(err.Error(), "a legal key was refused") {
		t.Errorf("a table that refuses every key: %v", err)
	}
	table.mute, table.lax = false, true
	if _, err := game().Play(table, playtest.AtRandom[hoard](rand.New(rand.NewPCG(3, 1)))); err == nil || !strings.Contains(err.Error(), `the illegal key "no such key" gives the error <nil>`) {
		t.Errorf("a table that takes any key: %v", err)
	}
}

// hasty answers for the second player, who stops. With a fault it takes no legal key, or any key.
type hasty struct {
	playtest.Table[hoard]
	stops     int
	mute, lax bool
}

func (h *hasty) Choose(key string) error {
	d, _ := h.Match().Pending()
	switch legal := d.Has(key); {
	case h.mute && legal:
		return errors.New("not today")
	case h.lax && !legal:
		key = "stop"
	}
	err := h.Table.Choose(key)
	if d, asked := h.Match().Pending(); err == nil && asked && d.Seat == 1 {
		h.stops++
		err = h.Table.Choose("stop")
	}
	return err
}

func TestReplays(t *testing.T) {
	m, _ := begin(sound, 5)
	for range playtest.Decisions(m, playtest.AtRandom[hoard](rand.New(rand.NewPCG(5, 1)), "stop")) {
	}
	again, _ := begin(sound, 5)
	if err := game().Replays(m, again); err != nil {
		t.Error(err)
	}
	for seed, want := range map[uint64]string{6: "the journal of"} {
		other, _ := begin(sound, seed)
		if err := game().Replays(m, other); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("a game of seed %d for one of seed 5: %v, want %q", seed, err, want)
		}
	}
	m.Journal[0] = "fly"
	again, _ = begin(sound, 5)
	if err := game().Replays(m, again); err == nil || !strings.Contains(err.Error(), "entry 0 of the journal") {
		t.Errorf("a journal with an illegal key: %v", err)
	}
}

// Picks stop where they should, and Decisions shows each question before it is answered.
func TestPicks(t *testing.T) {
	for name, c := range map[string]struct {
		pick playtest.Pick[hoard]
		keys string
	}{
		"by bytes":         {playtest.By[hoard]([]byte{0, 2, 3, 1}), "dig dig stop stop"},
		"by too few bytes": {playtest.By[hoard]([]byte{4}), "dig"},
		"at most two":      {playtest.AtMost(2, func(*engine.Match[hoard], *engine.Decision) int { return 0 }), "dig dig"},
	} {
		m, _ := begin(sound, 1)
		asked := 0
		for d := range playtest.Decisions(m, c.pick) {
			if asked++; len(d.Options) == 0 {
				t.Errorf("%s: a question without options", name)
			}
		}
		if got := strings.Join(m.Journal, " "); got != c.keys || asked < len(m.Journal) {
			t.Errorf("%s: %s after %d questions, want %s", name, got, asked, c.keys)
		}
	}
	m, first := begin(sound, 1)
	if p, err := game().Play(playtest.Bare(m, first), playtest.AtMost(1, playtest.AtRandom[hoard](rand.New(rand.NewPCG(1, 1))))); err != nil || p.Decisions != 1 {
		t.Errorf("a game that is left after one decision: %+v, %v", p, err)
	}
}

// A bot that picks no option, or changes the match while it thinks, is found.
func TestBadPicks(t *testing.T) {
	for want, pick := range map[string]playtest.Pick[hoard]{
		"decision 0, turn: option 2 was picked of 2": func(_ *engine.Match[hoard], d *engine.Decision) int { return len(d.Options) },
		"decision 0, turn: picking an option changed the match": func(m *engine.Match[hoard], _ *engine.Decision) int {
			m.Take(0)
			return 0
		},
	} {
		m, first := begin(sound, 1)
		if _, err := game().Play(playtest.Bare(m, first), pick); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// A verb that a pick is reluctant to choose is chosen less often.
func TestAReluctantPick(t *testing.T) {
	d := &engine.Decision{Options: []engine.Option{{Verb: "dig"}, {Verb: "stop"}}}
	stops := func(reluctant ...string) (n int) {
		pick := playtest.AtRandom[hoard](rand.New(rand.NewPCG(1, 1)), reluctant...)
		for range 1000 {
			n += pick(nil, d)
		}
		return n
	}
	if often, seldom := stops(), stops("stop"); often < 450 || often > 550 || seldom < 280 || seldom > 390 {
		t.Errorf("%d stops of 1000, and %d with reluctance; want about 500 and 333", often, seldom)
	}
}

// A scenario's file is compared with what happens, or made anew.
func TestScenario(t *testing.T) {
	words := &script.Vocabulary[hoard]{
		Rules: hoardRules{},
		Blank: func() (s hoard) { _ = hoardRules{}.Bind(&s); return s },
		Start: func(*hoard, []string) (engine.Frame[hoard], error) { return &dig{}, nil },
		Seat:  func(engine.Seat) string { return "you" },
		Equal: (*hoard).equal,
	}
	const right = "proves H-4\nstart turn\n  ? you turn 0\nchoose stop\n  H-4 stopped\n  H-7 passed\n  ? you turn 0\n"
	file := filepath.Join(t.TempDir(), "you-may-stop.txt")
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ text, want string }{
		{right, ""},
		{strings.Replace(right, "  H-7 passed\n", "", 1), "does not match (run with -update if the change is right):\nwant   ? you turn 0\ngot    H-7 passed"},
		{strings.Replace(right, "choose stop", "choose to stay", 1), `you-may-stop.txt: line 4: "choose to stay": no option has this key`},
		{strings.Replace(right, "proves", "# proves", 1), "names the rules it proves"},
	} {
		write(c.text)
		if err := playtest.Scenario(words, file, false); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
	write(strings.Replace(right, "  H-7 passed\n", "", 1))
	if err := playtest.Scenario(words, file, true); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(file); err != nil || string(text) != right {
		t.Errorf("%v: it was updated to\n%s", err, text)
	}
}
