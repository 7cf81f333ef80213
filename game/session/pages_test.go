package session_test

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"testing"

	"precipice/build/coins"
	"precipice/engine"
	"precipice/game/session"
	"precipice/saves"
)

// diary is a game of coins in which so many turns make a chapter. It writes a page for each: its number, then for
// each turn the heads so far.
type diary struct {
	coins.Rules
	turns uint8
}

func (r diary) Chapter(s *coins.State) int { return int(s.Turn / r.turns) }

func (r diary) Recorder(page []byte) session.Recorder[coins.State] {
	return &diarist{turns: r.turns, pages: [][]byte{slices.Clone(page)}}
}

// ofThree is the diary of most tests.
var ofThree = diary{turns: 3}

type diarist struct {
	turns uint8
	pages [][]byte
}

func (d *diarist) Note(after *coins.State, e engine.Event[coins.State]) {
	if key, _ := e.Say(after); key != "begun" {
		return
	}
	if after.Turn%d.turns == 0 {
		d.pages = append(d.pages, []byte{after.Turn / d.turns})
	}
	last := &d.pages[len(d.pages)-1]
	*last = append(*last, after.Heads)
}

func (d *diarist) Pages() [][]byte { return d.pages }

type diarySession = session.Session[coins.State, coins.Table]

// written plays so many choices of a game with a diary: three throws, then the next turn.
func written(t *testing.T, saver *saves.Autosaver, choices int) *diarySession {
	t.Helper()
	s, err := session.New(ofThree, coins.Table{Goal: 90, Seed: 5, Undo: session.SameDice}, saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	for i := range choices {
		key := "throw"
		if i%4 == 3 {
			key = "stop"
		}
		if err := s.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	s.ShowAll()
	return s
}

// whole returns the pages of the same choices played without chapters.
func whole(t *testing.T, choices int) [][]byte {
	t.Helper()
	m, first, err := session.Begin(ofThree, &coins.Table{Goal: 90, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	w, shown := ofThree.Recorder(nil), *first
	note := func(events []engine.Event[coins.State]) {
		for _, e := range events {
			e.Apply(&shown)
			w.Note(&shown, e)
		}
	}
	note(m.Opening())
	for i := range choices {
		key := "throw"
		if i%4 == 3 {
			key = "stop"
		}
		events, err := m.Choose(key)
		if err != nil {
			t.Fatal(err)
		}
		note(events)
	}
	return w.Pages()
}

// The pages are those of the whole game, whatever chapters have closed, been saved, reported or taken back.
func TestPagesSurviveTheirChapters(t *testing.T) {
	for _, choices := range []int{0, 3, 9, 11, 12, 13, 37, 60} {
		saver := saves.NewAutosaver(saves.NewMemory())
		s, want := written(t, saver, choices), whole(t, choices)
		check := func(what string, s *diarySession) {
			t.Helper()
			if got := s.Pages(); !reflect.DeepEqual(got, want) {
				t.Errorf("after %d choices, %s: pages %v, want %v", choices, what, got, want)
			}
		}
		check("in play", s)
		check("asked again", s)
		if err := saver.Flush(); err != nil {
			t.Fatal(err)
		}
		again, err := session.Resume(ofThree, saver.Store(), s.Slot(), saver, clock)
		if err != nil {
			t.Fatal(err)
		}
		check("resumed", again)
		for again.Undo() {
		}
		if got := again.Pages(); len(got) > 0 && len(want) > 0 && !reflect.DeepEqual(got[:len(got)-1], want[:len(want)-1]) {
			t.Errorf("after %d choices undo changes closed pages: %v, not %v", choices, got, want)
		}
		for again.Redo() {
		}
		again.ShowAll()
		check("undone and redone", again)
		checkReported(t, s, saver, check)
	}
}

// checkReported checks the pages of a game that went through its report.
func checkReported(t *testing.T, s *diarySession, saver *saves.Autosaver, check func(string, *diarySession)) {
	t.Helper()
	text := s.Report("")
	rec, err := session.ReadRecord(ofThree, text)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(rec.Text(), text) {
		t.Errorf("the text of the report changes:\n%s\n%s", text, rec.Text())
	}
	if pages, err := session.Chronicle(ofThree, rec); err != nil || !reflect.DeepEqual(pages, s.Pages()) {
		t.Errorf("the report has the pages %v, %v", pages, err)
	}
	slot, err := session.Import(ofThree, saver, text, clock)
	if err != nil {
		t.Fatal(err)
	}
	imported, err := session.Resume(ofThree, saver.Store(), slot, saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	check("imported", imported)
}

// A save or a report with too many pages, or too long ones, is refused.
func TestPagesAreBounded(t *testing.T) {
	s := written(t, nil, 13)
	for name, pages := range map[string][][]byte{
		"pages": make([][]byte, session.MaxPages+1), "page": {make([]byte, session.MaxPage+1)},
	} {
		v := s.Saved()
		v.Pages = pages
		data, err := v.Seal(s.Header())
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := session.Open(ofThree, data); err == nil || !strings.Contains(err.Error(), "page") {
			t.Errorf("a save with too much of %s: %v", name, err)
		}
		rec := s.Record()
		rec.Pages = pages
		if _, err := session.ReadRecord(ofThree, rec.Text()); err == nil || !strings.Contains(err.Error(), "page") {
			t.Errorf("a report with too much of %s: %v", name, err)
		}
	}
	spoiled := strings.Replace(string(s.Record().Text()), "page ", "page !", 1)
	if _, err := session.ReadRecord(ofThree, []byte(spoiled)); err == nil || !strings.Contains(err.Error(), "page") {
		t.Errorf("a changed page: %v", err)
	}
}

// A page does not tell what the players have not yet been shown.
func TestPagesEndWithWhatIsShown(t *testing.T) {
	s := written(t, nil, 0)
	before := s.Pages()
	if err := s.Choose("stop"); err != nil {
		t.Fatal(err)
	}
	if got := s.Pages(); !s.Waiting() || !reflect.DeepEqual(got, before) {
		t.Errorf("before the turn is shown the pages are %v, not %v", got, before)
	}
	s.ShowAll()
	if got := s.Pages(); reflect.DeepEqual(got, before) {
		t.Errorf("when the turn has been shown the pages are still %v", got)
	}
}

// Only the newest pages are kept of a game without end.
func TestPagesOfALongGame(t *testing.T) {
	s, err := session.New(diary{turns: 2}, coins.Table{Goal: 90, Seed: 5}, nil, clock)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 * (session.MaxPages + 5) {
		if err := s.Choose("stop"); err != nil {
			t.Fatal(err)
		}
	}
	pages := s.Pages()
	if len(pages) != session.MaxPages || pages[len(pages)-1][0] != session.MaxPages+5 {
		t.Errorf("%d pages, the last %v", len(pages), pages[len(pages)-1])
	}
}
