package session

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"precipice/saves"
)

func TestASaveGoesFromTableToTable(t *testing.T) {
	here, there := saves.NewMemory(), saves.NewMemory()
	r, saver := rulesFor(t), saves.NewAutosaver(here)
	s := begin(t, r, tableFor(0), saver)
	choose(t, s, keys(s)[0])
	data, err := Export(here, saver)
	if err != nil {
		t.Fatal(err)
	}
	if err := Import(r, there, data); err != nil {
		t.Fatal(err)
	}
	again, err := Resume(r, there, saves.NewAutosaver(there), clock)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, again, s)
	if err := Import(r, there, data[:len(data)-9]); err == nil {
		t.Error("half a save is taken")
	}
	if kept, _ := there.Get(Slot); !bytes.Equal(kept, data) {
		t.Error("a refused file has replaced the save")
	}
}

// A report goes on in a window where it ended; one that plays otherwise is refused.
func TestImportReport(t *testing.T) {
	r, store := rulesFor(t), saves.NewMemory()
	s := begin(t, r, tableFor(2), nil)
	playOn(t, s, 2, kind("activation"))
	text := s.Report("It looks wrong.")
	if err := Import(r, store, text); err != nil {
		t.Fatal(err)
	}
	again, err := Resume(r, store, nil, clock)
	if err != nil {
		t.Fatal(err)
	}
	same(t, "from a report", again, s)
	if !slices.Equal(again.marks, s.marks) || len(again.Log) == 0 {
		t.Error("the marks or the log are missing")
	}
	other := bytes.Replace(text, []byte("seed 2"), []byte("seed 3"), 1)
	if err := Import(r, store, other); err == nil || !strings.Contains(err.Error(), "differently") {
		t.Errorf("another seed: %v", err)
	}
	position := []byte(firstLine + "\ncontent " + strings.Repeat("0", 64) + "\nscenario board\nscenario .   .\nscenario end\nscenario explorer amallyn 0,0 dice 5\nscenario start activation amallyn\njournal 00000000\nend\n")
	if err := Import(r, store, position); err == nil || !strings.Contains(err.Error(), "position") {
		t.Errorf("a position: %v", err)
	}
	if err := Import(r, store, []byte(firstLine)); err == nil {
		t.Error("half a report is taken")
	}
}
