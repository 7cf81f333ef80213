package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Every cut still fits the sources that it is for, and the overlay names a changed file for each.
func TestTheCutsFitTheSources(t *testing.T) {
	if !strings.HasPrefix(runtime.Version(), writtenFor) {
		t.Skipf("the cuts were written for %s and this is %s: the page is only larger where they do not fit", writtenFor, runtime.Version())
	}
	folder := t.TempDir()
	if err := write(folder); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(folder, "overlay.json"))
	if err != nil {
		t.Fatal(err)
	}
	var overlay struct{ Replace map[string]string }
	if err := json.Unmarshal(data, &overlay); err != nil || len(overlay.Replace) != len(cuts) {
		t.Fatalf("the overlay replaces %d files and not %d: %v", len(overlay.Replace), len(cuts), err)
	}
	for source, changed := range overlay.Replace {
		before, err := os.ReadFile(source)
		if err != nil {
			t.Fatal(err)
		}
		if after, err := os.ReadFile(changed); err != nil || string(after) == string(before) {
			t.Errorf("%s is replaced by the same: %v", source, err)
		}
	}
}

func TestACutOfAnotherVersionIsRefused(t *testing.T) {
	c := cut{swaps: []swap{{"stasis", ""}}}
	for _, text := range []string{"vault", "stasis, stasis"} {
		if _, err := c.apply(text); err == nil {
			t.Errorf("%q is cut", text)
		}
	}
}
