package library

import (
	"errors"
	"slices"
	"testing"
	"testing/fstest"

	"precipice/engine/content"
)

// FuzzLoad replaces one file of the real pack by a text: the pack loads or has problems, and never panics.
func FuzzLoad(f *testing.F) {
	f.Add(uint8(0), "")
	f.Add(uint8(3), "id: x\ntype: hunt\nlayout: []\ngates: []\nlychgates: []\nobjects: []")
	f.Add(uint8(9), "id: x\nsize: giant\nmodels: []\nsides: []")
	f.Add(uint8(40), "  ==\n ....\n=.o..L\n=..#.L\n ....")
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		files := copied(t)
		var names []string
		for name := range files {
			names = append(names, name)
		}
		slices.Sort(names)
		files[names[int(which)%len(names)]] = &fstest.MapFile{Data: []byte(text)}
		if _, err := Load(files); err != nil {
			var all content.Problems
			if !errors.As(err, &all) || len(all) == 0 {
				t.Errorf("%q: %v", text, err)
			}
		}
	})
}
