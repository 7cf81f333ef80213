package session

import (
	"bytes"
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
