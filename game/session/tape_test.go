package session_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"precipice/game/blackstone"
	"precipice/game/session"
)

// taped returns the tape of a fixture.
func taped(t *testing.T, name string) (*blackstone.Tape, *blackstone.Record) {
	t.Helper()
	r := rulesFor(t)
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	rec, err := session.ReadRecord(r, data)
	if err != nil {
		t.Fatal(err)
	}
	tape, err := session.NewTape(r, rec)
	if err != nil || tape.Problem != nil || tape.Len() != len(rec.Journal) {
		t.Fatalf("%d of %d entries: %v, %v", tape.Len(), len(rec.Journal), err, tape.Problem)
	}
	return tape, rec
}

// Wherever a tape is wound to, table and log are as they were in the game.
func TestATapeShowsTheGameAsItWas(t *testing.T) {
	tape, rec := taped(t, "long-march.game")
	var logs []int
	for n := range rec.Journal {
		if tape.At() != n || tape.Next() != rec.Journal[n] || tape.Play.Match.Hash() != rec.Marks[n] {
			t.Fatalf("before entry %d the tape is at %d, %q", n, tape.At(), tape.Next())
		}
		tape.Play.ShowAll()
		logs = append(logs, len(tape.Play.Log))
		if !tape.Forward() {
			t.Fatalf("no entry after %d", n)
		}
	}
	tape.Play.ShowAll()
	whole := slices.Clone(tape.Play.Log)
	if tape.Forward() || tape.Next() != "" || tape.At() != tape.Len() {
		t.Error("the tape goes on after its end")
	}
	pick := rand.New(rand.NewPCG(1, 2))
	for range 60 {
		n := pick.IntN(len(rec.Journal))
		tape.Seek(n)
		s := tape.Play
		if s.Match.Hash() != rec.Marks[n] || !s.Shown.Equal(&s.Match.State) || len(s.Log) != logs[n] || n > 0 && s.Log[logs[n]-1].Key != whole[logs[n]-1].Key {
			t.Fatalf("wound to %d the tape is elsewhere", n)
		}
		if tape.Forward() && tape.Play.Match.Hash() != rec.Marks[n+1] {
			t.Fatalf("after %d the tape goes elsewhere", n)
		}
	}
}

func TestATapeIsWoundByTurns(t *testing.T) {
	tape, _ := taped(t, "expedition.game")
	if len(tape.Turns) < 10 {
		t.Fatalf("%d turns", len(tape.Turns))
	}
	for i := range tape.Turns {
		if tape.Turn() != i || tape.At() != tape.Turns[i].At {
			t.Fatalf("turn %d: the tape is in turn %d, at %d", i, tape.Turn(), tape.At())
		}
		tape.SeekTurn(1)
	}
	if tape.At() != tape.Len() {
		t.Errorf("after the last turn the tape is at %d of %d", tape.At(), tape.Len())
	}
	tape.SeekTurn(-1)
	if last := tape.Turns[len(tape.Turns)-1]; tape.At() != last.At {
		t.Errorf("back from the end the tape is at %d and not at %d", tape.At(), last.At)
	}
	tape.SeekTurn(-1)
	if before := tape.Turns[len(tape.Turns)-2]; tape.At() != before.At {
		t.Errorf("and then at %d and not at %d", tape.At(), before.At)
	}
	tape.Seek(-5)
	if tape.SeekTurn(-1); tape.At() != 0 {
		t.Errorf("before the start the tape is at %d", tape.At())
	}
}

func TestATapeAcceptsNoChoice(t *testing.T) {
	tape, rec := taped(t, "closing-ring.game")
	tape.Play.ShowAll()
	if _, asked := tape.Play.Explained(); asked {
		t.Error("who watches is asked")
	}
	if err := tape.Play.Choose(rec.Journal[0]); !errors.Is(err, session.ErrWatched) {
		t.Errorf("a choice: %v", err)
	}
	table := tape.Play.Table
	table.Overwatch, table.ReRolls = blackstone.Never, blackstone.Never
	if err := tape.Play.SetTable(table); err != nil || tape.Play.Match.Hash() != rec.Marks[0] {
		t.Errorf("other manners: %v, and the table has changed", err)
	}
	if tape.Play.CanUndo() || tape.Play.CanRedo() || !tape.Play.Watched() {
		t.Error("steps can be taken back")
	}
}

// A tape ends where its record cannot continue, and says why.
func TestATapeEndsWhereTheRecordDoes(t *testing.T) {
	_, rec := taped(t, "closing-ring.game")
	rec.Journal = append(slices.Clone(rec.Journal[:9]), "dance", "sing")
	tape, err := session.NewTape(rulesFor(t), rec)
	if err != nil || tape.Len() != 9 || tape.Problem == nil {
		t.Fatalf("%v, %d entries, %v", err, tape.Len(), tape.Problem)
	}
	rec.Table.Setup.Explorers = nil
	if _, err := session.NewTape(rulesFor(t), rec); err == nil {
		t.Error("a table without explorers begins")
	}
}
