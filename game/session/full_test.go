package session_test

import (
	"testing"

	"precipice/build/coins"
	"precipice/engine"
	"precipice/game/session"
	"precipice/saves"
)

// lasting is a game of coins that is one chapter with one page, however long somebody throws nothing.
type lasting struct{ coins.Rules }

func (lasting) Recorder(page []byte) session.Recorder[coins.State] { return &oneByte{page: page} }

// oneByte is a page that holds the turn.
type oneByte struct{ page []byte }

func (p *oneByte) Note(after *coins.State, _ engine.Event[coins.State]) { p.page = []byte{after.Turn} }

func (p *oneByte) Pages() [][]byte { return [][]byte{p.page} }

func lastingGame(t *testing.T) *session.Session[coins.State, coins.Table] {
	t.Helper()
	s, err := session.New(lasting{}, coins.Table{Goal: 50, Seed: 1, Undo: session.NoUndo}, nil, clock)
	if err != nil {
		t.Fatal(err)
	}
	s.ShowAll()
	return s
}

// idles makes a choice of which nothing comes.
func idles(t *testing.T, s *session.Session[coins.State, coins.Table]) {
	t.Helper()
	if err := s.Choose("stop"); err != nil {
		t.Fatal(err)
	}
	s.ShowAll()
}

// carried carries a game by its file into another store, and goes on with it there.
func carried(t *testing.T, s *session.Session[coins.State, coins.Table]) (*session.Session[coins.State, coins.Table], error) {
	t.Helper()
	saver := saves.NewAutosaver(saves.NewMemory())
	data, err := s.File()
	if err != nil {
		t.Fatal(err)
	}
	slot, err := session.Import(lasting{}, saver, data, clock)
	if err != nil {
		return nil, err
	}
	return session.Resume(lasting{}, saver.Store(), slot, saver, clock)
}

// A game of more choices than a save may hold begins a new journal in time: it goes on, is saved, and is restored, and what
// is told of it stays one page.
func TestAGameOfTooManyChoicesBeginsAChapter(t *testing.T) {
	s := lastingGame(t)
	longest, pages := 0, len(s.Pages())
	for longest <= len(s.Match.Journal) {
		longest = len(s.Match.Journal)
		idles(t, s)
	}
	idles(t, s)
	if longest >= session.MaxEntries || !session.Full(longest+1) || len(s.Pages()) != pages {
		t.Errorf("the journal had %d entries, and there are %d pages after %d", longest, len(s.Pages()), pages)
	}
	if again, err := carried(t, s); err != nil || again.Match.Hash() != s.Match.Hash() {
		t.Errorf("the save cannot be continued: %v", err)
	}
}

// A short link holds no more choices than games have, however little each of them takes: neither is one written, nor read.
func TestAShortLinkHoldsFewChoices(t *testing.T) {
	s := lastingGame(t)
	for range 1600 {
		idles(t, s)
	}
	rec, r := s.Record(), lasting{}
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
