//go:build !js

package saves_test

import (
	"fmt"
	"sync"
	"testing"

	"precipice/saves"
)

// Programs that keep something of the same name at the same moment each get a slot of their own, and nothing is lost.
func TestProgramsThatKeepTheSameAtOnceLoseNothing(t *testing.T) {
	dir := t.TempDir()
	const programs, each = 6, 5
	var wg sync.WaitGroup
	for n := range programs {
		wg.Go(func() {
			a := saves.NewAutosaver(saves.NewDisk(dir)) // as another program has it
			for i := range each {
				data := saves.Seal(saves.Header{Title: fmt.Sprint(n, i)}, []byte("chamber"))
				if _, err := a.PutVacant("chamber-20260101-000000", data); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	store := saves.NewDisk(dir)
	slots, err := store.List()
	if err != nil {
		t.Fatal(err)
	}
	kept := map[string]bool{}
	for _, s := range slots {
		data, err := store.Get(s.Name)
		if err != nil {
			t.Fatal(err)
		}
		head, err := saves.Inspect(data)
		if err != nil {
			t.Fatal(err)
		}
		kept[head.Title] = true
	}
	if len(slots) != programs*each || len(kept) != programs*each {
		t.Errorf("%d slots hold %d of %d", len(slots), len(kept), programs*each)
	}
}
