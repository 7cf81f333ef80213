package main

import (
	"cmp"
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sort"
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

// The page sorts as package sort does. Elements that compare equal must come to lie as they do elsewhere, or a game would go on in
// another way in a page.
func TestBothSortsLeaveEqualElementsAlike(t *testing.T) {
	type element struct{ key, was int }
	for seed := range uint64(2000) {
		r := rand.New(rand.NewPCG(seed, 7))
		one := make([]element, r.IntN(400))
		for i := range one {
			one[i] = element{r.IntN(1 + r.IntN(40)), i}
			if seed%3 == 0 { // nearly in order, which is sorted in another way
				one[i].key += i / 2
			}
		}
		other := slices.Clone(one)
		slices.SortFunc(one, func(a, b element) int { return cmp.Compare(a.key, b.key) })
		sort.Slice(other, func(i, j int) bool { return other[i].key < other[j].key })
		if !slices.Equal(one, other) {
			t.Fatalf("seed %d: slices orders %v, and sort %v", seed, one, other)
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
