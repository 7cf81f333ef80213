package session_test

import (
	"errors"
	"testing"

	"precipice/game/session"
)

// After an undo, a report covers the game as it stands and no longer the choice at which the rules broke.
func TestUndoForgetsWhereTheRulesBroke(t *testing.T) {
	r := rulesFor(t)
	s := begin(t, r, tableFor(0), nil)
	for range 3 {
		choose(t, s, keys(s)[0])
	}
	encounters := r.Pack.Encounters
	r.Pack.Encounters = nil
	err := s.Choose(keys(s)[0])
	r.Pack.Encounters = encounters
	if broken := (*session.Broken)(nil); !errors.As(err, &broken) {
		t.Fatal(err)
	}
	if rec, err := session.ReadRecord(r, s.Report("")); err != nil || rec.Broke == "" {
		t.Fatalf("the report of broken rules: %+v, %v", rec, err)
	}
	if !s.Undo() {
		t.Fatal("no step can be taken back")
	}
	rec, err := session.ReadRecord(r, s.Report("It went wrong."))
	if err != nil || rec.Broke != "" || rec.Problem != "It went wrong." || len(rec.Journal) != 2 {
		t.Errorf("the report after the undo: %+v, %v", rec, err)
	}
}
