//go:build !windows

package kill

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/city"
	citypack "precipice/game/city/pack"
	"precipice/game/session"
	"precipice/saves"
)

// folder holds the program while the tests run.
var folder string

func TestMain(m *testing.M) {
	var err error
	if folder, err = os.MkdirTemp("", "precipice-kill"); err != nil {
		fmt.Fprintln(os.Stderr, "kill:", err)
		os.Exit(1)
	}
	code := m.Run()
	os.RemoveAll(folder)
	os.Exit(code)
}

// built builds the program, which all tests share: to link it takes seconds.
var built = sync.OnceValues(func() (program string, err error) {
	program = filepath.Join(folder, "precipice")
	if out, err := exec.Command("go", "build", "-ldflags=-s -w", "-o", program, "../..").CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	return program, nil
})

// tableOn returns a table with the program, which will run on the given data folder.
func tableOn[S any, T session.Table[T]](t *testing.T, r session.Ruleset[S, T], data string, begin ...string) *table[S, T] {
	program, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return &table[S, T]{T: t, rules: r, store: saves.NewDisk(data), data: data, program: program, begin: begin,
		doubts: func(*S, string) bool { return false }, skips: func(*engine.Decision) bool { return false },
		chance: rand.New(rand.NewPCG(*seed, 9)), counts: map[string]int{}}
}

// fortressOn returns a table of the fortress.
func fortressOn(t *testing.T, data string) *table[fortress.State, blackstone.Table] {
	r, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	v := tableOn(t, session.Ruleset[fortress.State, blackstone.Table](blackstone.With(r)), data, "-new")
	v.doubts = func(s *fortress.State, key string) bool { return blackstone.Sure(book, s, key) != "" }
	v.skips = func(d *engine.Decision) bool { return d.Kind != fortress.AskWake }
	return v
}

// cityOn returns a table of the city.
func cityOn(t *testing.T, data string) *table[rules.State, city.Table] {
	r, _, err := citypack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	return tableOn(t, session.Ruleset[rules.State, city.Table](r), data, "-new", "-game", "city", "-journey", "scavenge")
}

// games returns the slots, the latest first.
func (v *table[S, T]) games() (slots []string) {
	games, err := session.Games(v.rules, v.store)
	if err != nil {
		v.Fatal(err)
	}
	for _, g := range games {
		if g.Problem != nil || g.Older != nil {
			v.Fatalf("slot %s: %v, %v", g.Slot, g.Problem, g.Older)
		}
		slots = append(slots, g.Slot)
	}
	return slots
}

// choices returns the number of choices in the game of a slot.
func (v *table[S, T]) choices(slot string) int {
	s, err := session.Resume(v.rules, v.store, slot, nil, func() int64 { return 0 })
	if err != nil {
		v.Fatal(err)
	}
	return len(s.Match.Journal)
}

// Two programs play the same game in turns, one answer at a time. The second to answer is told so once,
// on standard error, and both games keep every answer.
func TestTwoProgramsPlayOneGame(t *testing.T) {
	v := fortressOn(t, t.TempDir())
	first := v.start("play", "-data", v.data, "-new", "-seed", "5")
	first.question()
	second := v.start("play", "-data", v.data)
	second.question()
	begun := v.games()
	if len(begun) != 1 {
		t.Fatalf("one game was started, but there are %v", begun)
	}
	before := v.choices(begun[0])
	for range 3 {
		for _, c := range []*child{first, second} {
			c.say("1")
			c.question()
		}
	}
	for _, c := range []*child{first, second} {
		c.say("quit")
		c.end()
	}
	games := v.games()
	if len(games) != 2 || games[0] == begun[0] || games[1] != begun[0] {
		t.Fatalf("the game was %v, but now there are %v", begun, games)
	}
	for _, slot := range games {
		if n := v.choices(slot); n < before+3 {
			t.Errorf("after %d choices and three answers, the game %s has %d choices", before, slot, n)
		}
	}
	const told = "is now saved separately"
	if got := strings.Count(first.errs.String(), told); got != 0 {
		t.Errorf("the first is told %d times: %s", got, &first.errs)
	}
	if got := strings.Count(second.errs.String(), told); got != 1 {
		t.Errorf("the second is told %d times: %s", got, &second.errs)
	}
}

// Programs started at the same moment create separate games.
func TestProgramsStartedAtOnceBeginGamesOfTheirOwn(t *testing.T) {
	v := fortressOn(t, t.TempDir())
	var all []*child
	for range 4 {
		all = append(all, v.start("play", "-data", v.data, "-new"))
	}
	for _, c := range all {
		c.question()
		c.say("1")
	}
	for _, c := range all {
		c.question()
		c.say("quit")
		c.end()
		if strings.Contains(c.errs.String(), "saved") {
			t.Errorf("a program reports %s", &c.errs)
		}
	}
	if games := v.games(); len(games) != len(all) {
		t.Errorf("%d programs started the games %v", len(all), games)
	}
}
