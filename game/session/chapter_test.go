package session_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"precipice/build/coins"
	"precipice/game/session"
	"precipice/saves"
)

// chaptered is a game of coins in which every three turns make a chapter.
type chaptered struct{ coins.Rules }

func (chaptered) Chapter(s *coins.State) int { return int(s.Turn) / 3 }

// atChapter plays to a few choices into the second chapter.
func atChapter(t *testing.T, saver *saves.Autosaver) *session.Session[coins.State, coins.Table] {
	t.Helper()
	s, err := session.New(chaptered{}, coins.Table{Goal: 40, Seed: 5, Undo: session.SameDice}, saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	for range 12 {
		s.ShowAll()
		key := "throw"
		if len(s.Match.Journal)%3 == 2 && s.Match.State.Turn < 4 {
			key = "stop"
		}
		if err := s.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	s.ShowAll()
	if s.Match.State.Turn < 3 {
		t.Fatalf("the second chapter has not begun in turn %d", s.Match.State.Turn)
	}
	return s
}

// With a new chapter the journal begins anew. Undo ends there, and a resumed game continues from there with the
// same steps to undo.
func TestAChapterBeginsAJournal(t *testing.T) {
	saver := saves.NewAutosaver(saves.NewMemory())
	s := atChapter(t, saver)
	n := len(s.Match.Journal)
	if n == 0 || n >= 12 || len(s.Marks()) != n+1 {
		t.Fatalf("the journal has %d entries and %d marks", n, len(s.Marks()))
	}
	if err := saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(chaptered{}, saver.Store(), s.Slot(), saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(again.Match.Journal, s.Match.Journal) || again.Match.Hash() != s.Match.Hash() || again.Steps() != s.Steps() || len(again.Log) == 0 {
		t.Errorf("the game continues with %q, %d steps to undo and %d log lines", again.Match.Journal, again.Steps(), len(again.Log))
	}
	for _, one := range []*session.Session[coins.State, coins.Table]{s, again} {
		for one.Undo() {
		}
		if len(one.Match.Journal) != 0 || one.WhyNoUndo() != "revealed" || one.Match.State.Turn != 3 {
			t.Errorf("undo ends with %q in turn %d: %s", one.Match.Journal, one.Match.State.Turn, one.WhyNoUndo())
		}
		if err := one.Choose("throw"); err != nil {
			t.Error(err)
		}
	}
}

// A report, a tape and a file begin with the chapter.
func TestARecordOfAChapterReplays(t *testing.T) {
	s := atChapter(t, nil)
	text := s.Report("It rolls.")
	rec, err := session.ReadRecord(chaptered{}, text)
	if err != nil {
		t.Fatal(err)
	}
	if again := rec.Text(); !bytes.Equal(again, text) {
		t.Errorf("the text changes:\n%s\n%s", text, again)
	}
	p, err := session.Replay(chaptered{}, rec)
	if err != nil || p.First != nil || p.Verified != len(rec.Journal)+1 || p.Match.Hash() != s.Match.Hash() {
		t.Fatalf("%+v, %v", p, err)
	}
	tape, err := session.NewTape(chaptered{}, rec)
	if err != nil || tape.Len() != len(s.Match.Journal) {
		t.Fatalf("the tape: %v", err)
	}
	for tape.Forward() {
	}
	tape.Seek(0)
	if tape.Problem != nil || tape.Play.Match.State.Turn != 3 {
		t.Errorf("the tape begins in turn %d: %v", tape.Play.Match.State.Turn, tape.Problem)
	}
	saver := saves.NewAutosaver(saves.NewMemory())
	slot, err := session.Import(chaptered{}, saver, text, clock)
	if err != nil {
		t.Fatal(err)
	}
	imported, err := session.Resume(chaptered{}, saver.Store(), slot, saver, clock)
	if err != nil || imported.Match.Hash() != s.Match.Hash() || len(imported.Match.Journal) != len(s.Match.Journal) {
		t.Errorf("imported: %v", err)
	}
	spoiled := strings.Replace(string(text), "chapter ", "chapter x", 1)
	if _, err := session.ReadRecord(chaptered{}, []byte(spoiled)); err == nil || !strings.Contains(err.Error(), "chapter") {
		t.Errorf("changed lines of the chapter: %v", err)
	}
}

// A save of the second chapter does not grow with the first.
func TestASaveDoesNotGrowWithChapters(t *testing.T) {
	size := func(turns int) int {
		s, err := session.New(chaptered{}, coins.Table{Goal: 99, Seed: 5}, nil, clock)
		if err != nil {
			t.Fatal(err)
		}
		for range turns {
			s.ShowAll()
			if err := s.Choose("stop"); err != nil {
				t.Fatal(err)
			}
		}
		data, err := s.File()
		if err != nil {
			t.Fatal(err)
		}
		return len(data)
	}
	if early, late := size(4), size(200); late > early+40 {
		t.Errorf("with four turns a save has %d bytes, with two hundred %d", early, late)
	}
}
