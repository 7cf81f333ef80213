//go:build !windows

// Package kill kills the program while it plays and checks what is left: the game must continue where
// the last answer or the one before it led.
package kill

import (
	"flag"
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	"precipice/engine"
	"precipice/game/session"
	"precipice/saves"
)

var (
	kills = flag.Int("kills", 20, "how often the program is killed in expeditions and quests, and in journeys")
	seed  = flag.Uint64("kill-seed", 1, "of the moments and the answers")
)

// table is the test's own copy of a game, kept beside the program.
type table[S any, T session.Table[T]] struct {
	*testing.T
	rules   session.Ruleset[S, T]
	doubts  func(s *S, key string) bool // whether the program asks if an answer is meant
	skips   func(*engine.Decision) bool // whether the program gives the one answer to a question unasked
	store   saves.Store
	data    string // the data folder
	program string
	begin   []string // flags of a new game
	chance  *rand.Rand
	answer  time.Duration // roughly how long an answer takes
	counts  map[string]int
}

func TestKilledAtAnyMoment(t *testing.T) {
	for name, begin := range map[string][]string{"expedition": nil, "quest": {"-quest", "Moons"}} {
		t.Run(name, func(t *testing.T) {
			v := fortressOn(t, t.TempDir())
			v.begin = append(v.begin, begin...)
			v.killOften(*kills / 2)
		})
	}
	t.Run("journey", func(t *testing.T) { cityOn(t, t.TempDir()).killOften(*kills / 2) })
}

// killOften plays games that are killed again and again.
func (v *table[S, T]) killOften(times int) {
	var here *session.Session[S, T]
	for n := range times {
		before, after := v.playUntilKilled(n, here)
		here = v.standsAt(n, before, after)
	}
	choices := 0
	if here != nil {
		choices = len(here.Match.Journal)
	}
	v.Logf("%d kills: %v; an answer takes %v; the journal has %d choices", times, v.counts, v.answer, choices)
}

// playUntilKilled starts the program on a game (nil for a new one), answers a few questions and kills
// it at a random moment. It returns the game before and after the last answer that was sent.
func (v *table[S, T]) playUntilKilled(n int, here *session.Session[S, T]) (before, after *session.Session[S, T]) {
	flags := []string{"play", "-data", v.data, "-seed", strconv.Itoa(n + 1)}
	if here == nil || over(here) {
		flags = append(flags, v.begin...)
	}
	c := v.start(flags...)
	defer c.kill()
	if v.chance.IntN(20) == 0 { // while it starts
		time.Sleep(v.moment(150 * time.Millisecond))
		return here, here
	}
	c.question()
	before, after = here, v.resume()
	if after == nil {
		v.Fatalf("kill %d: a question was asked, but the disk has no game", n)
	}
	for range v.chance.IntN(25) {
		d, ok := after.Pending()
		if !ok {
			break
		}
		before = v.resume()
		key := d.Options[v.chance.IntN(len(d.Options))].Key()
		doubted := v.doubts(&after.Shown, key)
		if err := after.Choose(key); err != nil {
			v.Fatalf("kill %d: %v", n, err)
		}
		v.goOn(after)
		begun := time.Now()
		if c.say(key); doubted { // the program asks whether that is meant
			c.question()
			c.say("yes")
		}
		if v.chance.IntN(10) == 0 {
			time.Sleep(v.moment(2 * v.answer))
			return before, after
		}
		if over(after) {
			c.end()
			v.counts["ends of games"]++
			return after, after
		}
		c.question()
		v.answer = (3*v.answer + time.Since(begun)) / 4
		before = after
	}
	return before, after
}

// standsAt resumes the game on the disk and returns which of the two it is.
func (v *table[S, T]) standsAt(n int, before, after *session.Session[S, T]) *session.Session[S, T] {
	now := v.resume()
	switch {
	case now == nil && (before == nil || over(before)):
		v.counts["nothing yet"]++
	case now == nil:
		v.Fatalf("kill %d: the game is gone", n)
	case before == nil || now.Match.Hash() == after.Match.Hash():
		v.counts["last answer"]++
	case now.Match.Hash() == before.Match.Hash():
		v.counts["the one before"]++
	case over(before):
		v.counts["a new game"]++
	default:
		v.Fatalf("kill %d: the disk has %d choices; there were %d before the last answer and %d after it", n,
			len(now.Match.Journal), len(before.Match.Journal), len(after.Match.Journal))
	}
	return now
}

// resume returns the game that Continue would load, or nil.
func (v *table[S, T]) resume() *session.Session[S, T] {
	games, err := session.Games(v.rules, v.store)
	if err != nil {
		v.Fatal(err)
	}
	for _, g := range games {
		if g.Problem != nil || g.Older != nil {
			v.Fatalf("slot %s: %v, %v", g.Slot, g.Problem, g.Older)
		}
	}
	g := session.Latest(games)
	if g == nil {
		return nil
	}
	s, err := session.Resume(v.rules, v.store, g.Slot, nil, func() int64 { return 0 })
	if err != nil {
		v.Fatal(err)
	}
	v.goOn(s)
	return s
}

// goOn shows everything, for answers may be given only then, and gives the single answers that the program gives unasked.
func (v *table[S, T]) goOn(s *session.Session[S, T]) {
	for s.ShowAll(); ; s.ShowAll() {
		d, ok := s.Pending()
		if !ok || len(d.Options) != 1 || !v.skips(d) {
			return
		}
		if err := s.Choose(d.Options[0].Key()); err != nil {
			v.Fatal(err)
		}
	}
}

// moment returns a random time up to the longest.
func (v *table[S, T]) moment(longest time.Duration) time.Duration {
	return time.Duration(v.chance.Int64N(int64(longest) + 1))
}

func over[S any, T session.Table[T]](s *session.Session[S, T]) bool {
	_, asked := s.Pending()
	return !asked
}
