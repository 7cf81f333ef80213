package session_test

import (
	"errors"
	"testing"

	"precipice/build/coins"
	"precipice/engine"
	"precipice/game/session"
	"precipice/saves"
)

// gift is something from outside of the game.
type gift struct{}

func (gift) Apply(s *coins.State)                { s.Heads += 2 }
func (gift) Say(*coins.State) (string, []string) { return "gift", nil }

var errUnwanted = errors.New("unwanted")

// A state changed from outside begins a new journal: the log tells of it, nothing before it can be undone, and the
// game is saved, resumed and replayed from there. The pages of the chapter go on.
func TestAnAmendedGameGoesOn(t *testing.T) {
	saver := saves.NewAutosaver(saves.NewMemory())
	s := written(t, saver, 6)
	heads, hash, pages := s.Match.State.Heads, s.Match.Hash(), len(s.Pages())
	if err := s.Amend(func(m *engine.Match[coins.State]) error { m.Emit("", gift{}); return errUnwanted }); !errors.Is(err, errUnwanted) || s.Match.Hash() != hash {
		t.Fatalf("a gift that is not wanted: %v", err)
	}
	if err := s.Amend(func(m *engine.Match[coins.State]) error { m.Emit("", gift{}); return nil }); err != nil {
		t.Fatal(err)
	}
	if s.ShowAll(); s.Match.State.Heads != heads+2 || s.Shown.Heads != heads+2 || s.Log[len(s.Log)-1].Key != "gift" || s.CanUndo() || len(s.Match.Journal) > 0 {
		t.Errorf("%d heads, shown %d, %d entries, undo %v", s.Match.State.Heads, s.Shown.Heads, len(s.Match.Journal), s.CanUndo())
	}
	if err := s.Choose("throw"); err != nil {
		t.Fatal(err)
	}
	if n := len(s.Pages()); n != pages {
		t.Errorf("%d pages became %d", pages, n)
	}
	if err := saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(ofThree, saver.Store(), s.Slot(), saver, clock)
	if err != nil || again.Match.Hash() != s.Match.Hash() || again.Steps() != 1 {
		t.Errorf("resumed: %v", err)
	}
	p, err := session.Replay(ofThree, s.Record())
	if err != nil || p.First != nil || p.Entries != 1 || p.Match.Hash() != s.Match.Hash() {
		t.Errorf("replayed: %+v %v", p, err)
	}
}
