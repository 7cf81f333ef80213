package session_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"precipice/game/session"
	"precipice/saves"
)

func TestASaveGoesFromTableToTable(t *testing.T) {
	r, there := rulesFor(t), saves.NewAutosaver(saves.NewMemory())
	s := begin(t, r, tableFor(0), saves.NewAutosaver(saves.NewMemory()))
	choose(t, s, keys(s)[0])
	data, err := s.File()
	if err != nil {
		t.Fatal(err)
	}
	later := func() int64 { return clock() + 60 }
	var slots []string
	for range 2 { // the second import is a separate game
		slot, err := session.Import(r, there, data, later)
		if err != nil {
			t.Fatal(err)
		}
		again, err := session.Resume(r, there.Store(), slot, there, clock)
		if err != nil {
			t.Fatal(err)
		}
		compare(t, again, s)
		slots = append(slots, slot)
	}
	if _, err := session.Import(r, there, data[:len(data)-9], later); err == nil {
		t.Error("half a save is taken")
	}
	games, err := session.Games(r, there.Store())
	if err != nil || len(games) != 2 || slots[0] == slots[1] || games[0].Saved != later() {
		t.Errorf("the games are %+v, %v", games, err)
	}
}

// A report continues in a window where it ended; one that replays differently is refused.
func TestImportReport(t *testing.T) {
	r, saver := rulesFor(t), saves.NewAutosaver(saves.NewMemory())
	s := begin(t, r, tableFor(2), nil)
	playOn(t, s, 2, kind("activation"))
	text := s.Report("It looks wrong.")
	slot, err := session.Import(r, saver, text, clock)
	if err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(r, saver.Store(), slot, nil, clock)
	if err != nil {
		t.Fatal(err)
	}
	same(t, "from a report", again, s)
	if !slices.Equal(again.Marks(), s.Marks()) || len(again.Log) == 0 {
		t.Error("the marks or the log are missing")
	}
	other := bytes.Replace(text, []byte("seed 2"), []byte("seed 3"), 1)
	if _, err := session.Import(r, saver, other, clock); err == nil || !strings.Contains(err.Error(), "differently") {
		t.Errorf("another seed: %v", err)
	}
	position := []byte(session.FirstLine + "\ncontent " + strings.Repeat("0", 64) + "\nscenario board\nscenario .   .\nscenario end\nscenario explorer amallyn 0,0 dice 5\nscenario start activation amallyn\njournal 00000000\nend\n")
	if _, err := session.Import(r, saver, position, clock); err == nil || !strings.Contains(err.Error(), "position") {
		t.Errorf("a position: %v", err)
	}
	if _, err := session.Import(r, saver, []byte(session.FirstLine), clock); err == nil {
		t.Error("half a report is taken")
	}
}
