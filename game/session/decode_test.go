package session_test

import (
	"os"
	"path/filepath"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/saves"
)

// Games saved before frames named their ruleset, each in the middle of other rules, continue where they
// were: their last mark is the hash of the restored match. The content of today stands in for theirs, so that only
// what a save holds is tested.
func TestGamesWithUntitledFramesContinue(t *testing.T) {
	r := rulesFor(t)
	files, err := filepath.Glob(filepath.Join("testdata", "untitled", "*.save"))
	if err != nil || len(files) < 13 {
		t.Fatalf("%d samples, %v", len(files), err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		head, err := saves.Inspect(data)
		if err != nil {
			t.Fatal(err)
		}
		r.Pack.Digest = head.Content
		v, m, err := session.Open(r, data)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		_, changed := m.Top().(*fortress.Exchange) // BF-G-082 has since given it other fields
		if got, want := m.Hash(), v.Marks[len(v.Marks)-1]; got != want && !changed {
			t.Errorf("%s stands elsewhere than when it was saved: %x, not %x", file, got, want)
		}
		d, ok := m.Pending()
		if !ok {
			t.Errorf("%s: nothing is asked", file)
			continue
		}
		if _, err := m.Choose(d.Options[0].Key()); err != nil {
			t.Errorf("%s: %v", file, err)
		}
		// It is saved again in the current format and read back.
		again, err := (&savedGame{Table: v.Table, Snapshot: m.Snapshot()}).Seal(saves.Header{Content: r.Pack.Digest, Kind: session.Kind})
		if err != nil {
			t.Fatal(err)
		}
		if _, n, err := session.Open(r, again); err != nil || n.Hash() != m.Hash() {
			t.Errorf("%s, saved again: %v", file, err)
		}
	}
}
