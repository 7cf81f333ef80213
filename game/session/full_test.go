package session_test

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// paused returns a quest in which a pause can begin.
func paused(t *testing.T, undo session.UndoPolicy) *blackstone.Session {
	t.Helper()
	table := blackstone.Table{Quest: "Far", Seed: 1, Undo: undo, Setup: fortress.Setup{Players: 1, Fifth: -1, Quest: true}}
	s, err := session.New(rulesFor(t), table, nil, clock)
	if err != nil {
		t.Fatal(err)
	}
	for range 400 {
		s.ShowAll()
		d, asked := s.Pending()
		if !asked {
			break
		}
		if d.Find("pause") >= 0 {
			return s
		}
		if err := s.Choose(d.Options[bot.Answer(s.Match, d)].Key()); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("no pause is offered")
	return nil
}

// sleeps pauses a game and wakes the explorers again.
func sleeps(t *testing.T, s *blackstone.Session) {
	t.Helper()
	for _, key := range []string{"pause", "wake"} {
		s.ShowAll()
		if err := s.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
}

// carried carries a game by its file into another store, and goes on with it there.
func carried(t *testing.T, s *blackstone.Session) (*blackstone.Session, error) {
	t.Helper()
	saver := saves.NewAutosaver(saves.NewMemory())
	data, err := s.File()
	if err != nil {
		t.Fatal(err)
	}
	rules := rulesFor(t)
	slot, err := session.Import(rules, saver, data, clock)
	if err != nil {
		return nil, err
	}
	return session.Resume(rules, saver.Store(), slot, saver, clock)
}

// A game of more choices than a save may hold begins a new journal in time: it goes on, is saved, and is restored, and what
// is told of it stays one page.
func TestAGameOfTooManyChoicesBeginsAChapter(t *testing.T) {
	s := paused(t, session.NoUndo)
	longest, pages := 0, len(s.Pages())
	for longest <= len(s.Match.Journal) {
		longest = len(s.Match.Journal)
		sleeps(t, s)
	}
	sleeps(t, s)
	if longest >= session.MaxEntries || len(s.Pages()) != pages {
		t.Errorf("the journal had %d entries, and there are %d pages after %d", longest, len(s.Pages()), pages)
	}
	if again, err := carried(t, s); err != nil || again.Match.Hash() != s.Match.Hash() {
		t.Errorf("the save cannot be continued: %v", err)
	}
}

// A short link holds no more choices than games have, however little each of them takes: neither is one written, nor read.
func TestAShortLinkHoldsFewChoices(t *testing.T) {
	s := paused(t, session.NoUndo)
	for range 800 {
		sleeps(t, s)
	}
	rec, r := s.Record(), rulesFor(t)
	if _, err := session.LinkOf(r, rec); !isMessage(err, "error.link.choices") {
		t.Errorf("%d choices are written as a link: %v", len(rec.Journal), err)
	}
	text, err := session.AnyLink(r, rec)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d choices are %d letters", len(rec.Journal), len(text))
	if _, err := session.ReadLink(r, text); !isMessage(err, "error.link.choices") {
		t.Errorf("a link of %d letters with %d choices is read: %v", len(text), len(rec.Journal), err)
	}
}
