package session_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"precipice/assets"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

func rulesFor(t testing.TB) blackstone.Rules {
	t.Helper()
	lib, err := library.Load(assets.Pack("blackstone"))
	if err != nil {
		t.Fatal(err)
	}
	return blackstone.With(fortress.Rules{Pack: fortress.NewPack(lib)})
}

func tableFor(seed uint64) blackstone.Table {
	combats := []string{"cold-cistern", "closing-ring", "four-mouths", "long-march"}
	return blackstone.Table{Seed: seed, Setup: fortress.Setup{
		Players: 1, Fifth: -1, Combat: combats[seed%4], Explorers: []string{"janus-draik", "ur-025", "espern-locarno", "amallyn"},
	}}
}

func clock() int64 { return 1000 }

func begin(t testing.TB, r blackstone.Rules, table blackstone.Table, saver *saves.Autosaver) *blackstone.Session {
	t.Helper()
	s, err := session.New(r, table, saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	s.ShowAll()
	return s
}

// choose answers and shows all events.
func choose(t testing.TB, s *blackstone.Session, key string) {
	t.Helper()
	if err := s.Choose(key); err != nil {
		t.Fatal(err)
	}
	s.ShowAll()
}

// playOn answers at random until the combat is over or until returns true. It returns the number of
// choices.
func playOn(t testing.TB, s *blackstone.Session, seed uint64, until func(*engine.Decision) bool) (n int) {
	t.Helper()
	pick := rand.New(rand.NewPCG(seed, 11))
	for ; n < 20000; n++ {
		d, ok := s.Pending()
		if !ok || until(d) {
			return n
		}
		if d, ok = s.Pending(); !ok {
			return n
		}
		i := pick.IntN(len(d.Options))
		if d.Options[i].Verb == "end" && pick.IntN(3) > 0 {
			i = pick.IntN(len(d.Options))
		}
		for d.Options[i].Verb == "propose-end" && len(d.Options) > 1 { // otherwise no expedition would get far
			i = pick.IntN(len(d.Options))
		}
		choose(t, s, d.Options[i].Key())
	}
	t.Fatal("no end after 20000 decisions")
	return n
}

func toTheEnd(*engine.Decision) bool { return false }

func kind(kinds ...string) func(*engine.Decision) bool {
	return func(d *engine.Decision) bool { return slices.Contains(kinds, d.Kind) }
}

func keys(s *blackstone.Session) []string {
	d, _ := s.Match.Pending()
	return d.Keys()
}

// same fails unless two sessions are at the same point of the same game.
func same(t *testing.T, where string, got, want *blackstone.Session) {
	t.Helper()
	if !got.Match.State.Equal(&want.Match.State) || !got.Shown.Equal(&want.Shown) {
		t.Fatalf("%s: the tables differ", where)
	}
	if !slices.Equal(got.Match.Journal, want.Match.Journal) || !slices.Equal(keys(got), keys(want)) {
		t.Fatalf("%s: journal or options differ:\n%q %q\n%q %q", where, got.Match.Journal, keys(got), want.Match.Journal, keys(want))
	}
}

// The shown state follows the match, event by event.
func TestShownFollowsTheMatch(t *testing.T) {
	s, err := session.New(rulesFor(t), tableFor(0), nil, clock)
	if err != nil {
		t.Fatal(err)
	}
	for steps := 0; ; steps++ {
		if first, ok := s.Peek(); ok {
			if _, pending := s.Pending(); pending {
				t.Fatal("a decision is pending while events wait to be shown")
			}
			if _, explained := s.Explained(); explained {
				t.Fatal("a decision is explained while events wait to be shown")
			}
			after := s.Shown
			first.Apply(&after)
			if !s.Next() || !s.Shown.Equal(&after) {
				t.Fatal("Next shows something else than Peek tells")
			}
			continue
		}
		if !s.Shown.Equal(&s.Match.State) {
			t.Fatalf("after %d steps the table shown is not that of the match", steps)
		}
		d, ok := s.Explained()
		if !ok || steps > 400 {
			return
		}
		if s.Next() {
			t.Fatal("Next shows an event, and none waits")
		}
		if err := s.Choose(d.Options[steps%len(d.Options)].Key()); err != nil {
			t.Fatal(err)
		}
	}
}

// At every decision of random combats, undo restores the game and redo returns to the same state.
func TestUndoRestores(t *testing.T) {
	r := rulesFor(t)
	undone := 0
	for seed := range uint64(4) {
		s := begin(t, r, tableFor(seed), nil)
		playOn(t, s, seed, func(d *engine.Decision) bool {
			before := standing(s.Match.Clone(), s.Shown)
			lines := len(s.Log)
			rolled := s.Match.Rolled()
			key := d.Options[len(d.Options)/2].Key()
			choose(t, s, key)
			after := standing(s.Match.Clone(), s.Shown)
			if s.Match.Rolled() != rolled {
				if s.CanUndo() || s.Undo() {
					t.Fatalf("%q rolled dice and can be taken back", key)
				}
				return false
			}
			if !s.Undo() {
				t.Fatalf("%q showed nothing and cannot be taken back", key)
			}
			undone++
			same(t, "taken back "+key, s, before)
			if len(s.Log) != lines+1 || s.Log[lines].Key != "undone" {
				t.Fatalf("the log ends with %v after an undo", s.Log[max(0, lines-1):])
			}
			choose(t, s, key)
			same(t, "taken again "+key, s, after)
			return false
		})
	}
	if undone < 100 {
		t.Errorf("only %d steps were taken back", undone)
	}
}

func TestUndoStepByStep(t *testing.T) {
	s := begin(t, rulesFor(t), tableFor(0), nil)
	var at []*blackstone.Session
	for range 3 { // cards are drawn once the fourth explorer is placed
		at = append(at, standing(s.Match.Clone(), s.Shown))
		choose(t, s, keys(s)[0])
	}
	for i := 2; i >= 0; i-- {
		if !s.Undo() {
			t.Fatalf("step %d cannot be taken back", i)
		}
		same(t, "undo", s, at[i])
	}
	if s.CanUndo() || s.Undo() {
		t.Error("there is a step before the first")
	}
	if len(s.Log) == 0 || s.Log[len(s.Log)-1].Key != "undone" {
		t.Error("the log does not tell of the undo")
	}
}

func TestIllegalKeyChangesNothing(t *testing.T) {
	s := begin(t, rulesFor(t), tableFor(1), nil)
	before := standing(s.Match.Clone(), s.Shown)
	if err := s.Choose("fly"); !errors.Is(err, engine.ErrIllegal) {
		t.Errorf("the error is %v", err)
	}
	same(t, "illegal", s, before)
	if s.CanUndo() || s.Waiting() {
		t.Error("an illegal key left a trace")
	}
}

func TestNewRefusesAnotherContentsTable(t *testing.T) {
	table := tableFor(0)
	table.Setup.Combat = "elsewhere"
	if _, err := session.New(rulesFor(t), table, nil, clock); err == nil || !strings.Contains(err.Error(), "elsewhere") {
		t.Errorf("the error is %v", err)
	}
}

// A step that panics leaves the game as it was and writes a report.
func TestAPanicLosesNothing(t *testing.T) {
	r, store := rulesFor(t), saves.NewMemory()
	saver := saves.NewAutosaver(store)
	s := begin(t, r, tableFor(0), saver)
	for range 3 {
		choose(t, s, keys(s)[0])
	}
	before := standing(s.Match.Clone(), s.Shown)
	last, lines := keys(s)[0], len(s.Log)
	encounters := r.Pack.Encounters
	r.Pack.Encounters = nil
	err := s.Choose(last)
	r.Pack.Encounters = encounters
	var broken *session.Broken
	if !errors.As(err, &broken) || broken.Key != last || !strings.Contains(broken.Report, "cold-cistern") || !strings.Contains(broken.Report, ".go:") {
		t.Fatalf("the error is %v", err)
	}
	same(t, "after the panic", s, before)
	if s.Waiting() || len(s.Log) != lines || !s.CanUndo() {
		t.Error("the panic left events, lines, or nothing to take back")
	}
	if err := saver.Flush(); err != nil {
		t.Fatal(err)
	}
	data, err := store.Get(session.ReportSlot)
	if err != nil {
		t.Fatal(err)
	}
	if _, kept, err := saves.Open(data, r.Pack.Digest); err != nil || string(kept) != broken.Report {
		t.Errorf("the report is not kept: %v", err)
	}
	untouched := begin(t, r, tableFor(0), nil)
	for _, key := range append(slices.Clone(before.Match.Journal), last) {
		choose(t, untouched, key)
	}
	choose(t, s, last)
	same(t, "going on", s, untouched)
	resumed, err := session.Resume(r, store, s.Slot(), nil, clock)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(resumed.Match.Journal); n < len(before.Match.Journal) {
		t.Errorf("the save after the panic has %d choices", n)
	}
}

// The rules may break after some decisions have been answered unasked.
func TestPanicAmongTheAnswers(t *testing.T) {
	r, answered := rulesFor(t), 0
	encounters := r.Pack.Encounters
	for known := range encounters {
		s := begin(t, r, tableFor(0), nil)
		for range 3 {
			choose(t, s, keys(s)[0])
		}
		before, lines := standing(s.Match.Clone(), s.Shown), len(s.Log)
		r.Pack.Encounters = encounters[:known]
		err := s.Choose(keys(s)[0])
		r.Pack.Encounters = encounters
		var broken *session.Broken
		if !errors.As(err, &broken) {
			continue
		}
		if strings.Contains(broken.Report, " deploy ") {
			answered++
		}
		same(t, "after the panic", s, before)
		if s.Waiting() || len(s.Unasked()) > 0 || len(s.Log) != lines {
			t.Fatal("the panic left events or lines")
		}
	}
	if answered == 0 {
		t.Error("the rules never broke after an answer")
	}
}

// If the rules break during a change of the table, the session reports it and the question stays.
func TestPanicInAChangeOfTheTable(t *testing.T) {
	r := rulesFor(t)
	table := tableFor(0)
	table.HostilesPlayed = true
	s := begin(t, r, table, nil)
	playOn(t, s, 1, kind("deploy"))
	before := standing(s.Match.Clone(), s.Shown)
	encounters := r.Pack.Encounters
	r.Pack.Encounters = nil
	err := s.SetTable(blackstone.Table{})
	r.Pack.Encounters = encounters
	var broken *session.Broken
	if !errors.As(err, &broken) || broken.Key != "" || !strings.Contains(broken.Error(), "is back where it was") {
		t.Fatalf("the error is %v", err)
	}
	same(t, "after the panic", s, before)
}

// standing returns a session that only shows where a match stands.
func standing(m *fortress.Match, shown fortress.State) *blackstone.Session {
	s := &blackstone.Session{Shown: shown}
	s.Match = m
	return s
}
