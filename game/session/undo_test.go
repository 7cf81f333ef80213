package session_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// firstRoll plays until a choice has rolled dice or shown cards, and returns its key.
func firstRoll(t *testing.T, s *blackstone.Session) string {
	t.Helper()
	pick := rand.New(rand.NewPCG(s.Table.Seed, 5))
	for range 2000 {
		rolled := s.Match.Rolled()
		list := keys(s)
		key := list[pick.IntN(len(list))]
		choose(t, s, key)
		if s.Match.Rolled() != rolled {
			return key
		}
	}
	t.Fatal("nothing was rolled")
	return ""
}

func TestUndoWithTheSameDice(t *testing.T) {
	table := tableFor(1)
	table.Undo = session.SameDice
	s := begin(t, rulesFor(t), table, nil)
	for range 5 {
		key := firstRoll(t, s)
		after := standing(s.Match.Clone(), s.Shown)
		if !s.Undo() {
			t.Fatalf("%q cannot be taken back", key)
		}
		if last := s.Log[len(s.Log)-1]; last.Key != "undone-same-dice" {
			t.Errorf("the log ends with %v", last)
		}
		choose(t, s, key)
		same(t, "taken again "+key, s, after)
	}
	for s.Undo() {
	}
	if len(s.Match.Journal) > 3 { // answered unasked at the start
		t.Errorf("%d choices cannot be taken back", len(s.Match.Journal))
	}
}

func TestUndoWithNewDice(t *testing.T) {
	table := tableFor(1)
	table.Undo = session.NewDice
	s := begin(t, rulesFor(t), table, nil)
	key := firstRoll(t, s)
	seen := map[uint32]bool{s.Match.Hash(): true}
	for range 10 {
		if !s.Undo() {
			t.Fatal("cannot be taken back")
		}
		if last := s.Log[len(s.Log)-1]; last.Key != "undone-new-dice" {
			t.Errorf("the log ends with %v", last)
		}
		choose(t, s, key)
		seen[s.Match.Hash()] = true
	}
	if len(seen) != 11 {
		t.Errorf("eleven rolls led to %d places", len(seen))
	}
	undone := slices.DeleteFunc(slices.Clone(s.Log), func(l session.Line) bool { return l.Key != "undone-new-dice" })
	if len(undone) != 10 {
		t.Errorf("the log tells of %d undos", len(undone))
	}
}

// Consecutive undos leave a line each, though the steps between them are gone.
func TestTheLogKeepsEveryUndo(t *testing.T) {
	table := tableFor(2)
	table.Undo = session.SameDice
	store := saves.NewMemory()
	s := begin(t, rulesFor(t), table, saves.NewAutosaver(store))
	playOn(t, s, 2, func(*engine.Decision) bool { return s.Steps() > 20 })
	for range 6 {
		s.Undo()
	}
	choose(t, s, keys(s)[0])
	s.Undo()
	if n := len(s.Undone()); n != 7 || s.Log[len(s.Log)-7].Key != "undone-same-dice" {
		t.Errorf("%d undos, and the log ends with %v", n, s.Log[len(s.Log)-7:])
	}
	choose(t, s, keys(s)[0])
	compare(t, reload(t, s, store), s)
}

// Undone choices are redone in their order, until another choice is made.
func TestRedo(t *testing.T) {
	for _, policy := range []session.UndoPolicy{session.UntilRevealed, session.SameDice} {
		table := tableFor(3)
		table.Undo, table.AskDice = policy, true
		s := begin(t, rulesFor(t), table, nil)
		playOn(t, s, 3, func(*engine.Decision) bool { return s.Steps() >= 3 })
		there := standing(s.Match.Clone(), s.Shown)
		for range 3 {
			s.Undo()
		}
		for range 3 {
			if !s.Redo() {
				t.Fatal("a choice cannot be made again")
			}
			s.ShowAll()
		}
		same(t, "made again", s, there)
		if s.CanRedo() || s.Redo() {
			t.Error("more is made again than was taken back")
		}
		s.Undo()
		s.Undo()
		choose(t, s, keys(s)[0])
		if s.CanRedo() {
			t.Error("after another choice one taken back can be made again")
		}
	}
	table := tableFor(1)
	table.Undo = session.NewDice
	s := begin(t, rulesFor(t), table, nil)
	key := firstRoll(t, s)
	s.Undo()
	if !s.Redo() || s.Match.Journal[len(s.Match.Journal)-1] == "" || s.CanRedo() {
		t.Errorf("%q cannot be made again with new dice", key)
	}
	s.Undo()
	s.SetAhead("fly")
	if s.Redo() || s.CanRedo() {
		t.Error("an illegal choice is made again")
	}
}

func TestUndoIsOff(t *testing.T) {
	table := tableFor(0)
	table.Undo = session.NoUndo
	s := begin(t, rulesFor(t), table, nil)
	choose(t, s, keys(s)[0])
	if s.CanUndo() || s.Undo() {
		t.Error("a step is taken back")
	}
}

// A stricter policy drops the undo points it would not have kept, and a looser one restores none.
func TestChangingThePolicy(t *testing.T) {
	table := tableFor(1)
	table.Undo = session.SameDice
	s := begin(t, rulesFor(t), table, nil)
	firstRoll(t, s)
	set := func(p session.UndoPolicy) {
		table := s.Table
		table.Undo = p
		if err := s.SetTable(table); err != nil {
			t.Fatal(err)
		}
	}
	if set(session.UntilRevealed); s.CanUndo() {
		t.Error("dice were rolled and can be taken back")
	}
	set(session.NewDice)
	if s.CanUndo() {
		t.Error("a forgotten step is back")
	}
	firstRoll(t, s)
	if !s.CanUndo() {
		t.Error("nothing can be taken back with new dice")
	}
	if set(session.NoUndo); s.CanUndo() {
		t.Error("undo is off, and a step can be taken back")
	}
}

func TestPoliciesHaveWords(t *testing.T) {
	p := session.UntilRevealed
	for _, word := range session.UndoWords() {
		if got, ok := session.UndoPolicyOf(word); !ok || got != p || p.Word() != word || p.TextKey() != "undo."+word {
			t.Errorf("%q is the policy %v", word, got)
		}
		p = p.Next()
	}
	if _, ok := session.UndoPolicyOf("always"); ok || p != session.UntilRevealed {
		t.Error("the policies do not go round, or take any word")
	}
}

// What has come of the last choice is told by the lines after it, and an undo tells again what had come of the one before.
func TestSinceIsWhereTheLastChoiceWasMade(t *testing.T) {
	table := tableFor(3)
	table.Undo = session.SameDice
	s := begin(t, rulesFor(t), table, nil)
	pick := rand.New(rand.NewPCG(3, 5))
	choose(t, s, keys(s)[0])
	for range 40 {
		list, was, lines := keys(s), s.Since(), len(s.Log)
		choose(t, s, list[pick.IntN(len(list))])
		if s.ShowAll(); s.Since() != lines {
			t.Fatalf("%d lines had been written at the last choice, and since then %d are told", lines, len(s.Log)-s.Since())
		}
		key := s.Match.Journal[len(s.UndoPoint(s.Steps()-1).Journal)]
		if s.Undo(); s.Since() != was {
			t.Fatalf("after an undo of %q %d lines count as told, not %d", key, s.Since(), was)
		}
		choose(t, s, key)
	}
}
