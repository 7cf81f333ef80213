package library

import (
	"errors"
	"testing"
	"testing/fstest"

	"precipice/engine/content"
)

// FuzzLoad replaces one file of the real pack by a text: the pack loads or has problems, and never panics.
func FuzzLoad(f *testing.F) {
	f.Add(uint8(0), "")
	f.Add(uint8(3), "id: x\ncount: 1\nlayout: []\nportals: []\nmarkers: []")
	f.Add(uint8(7), "id: x\nletter: X\nship: y\nmodels: []\nagenda: {}\nsides: []")
	f.Add(uint8(12), "- {id: a, annex: true, blocked: true}")
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		files := copied(t)
		names := yamlFiles(files)
		files[names[int(which)%len(names)]] = &fstest.MapFile{Data: []byte(text)}
		if _, err := Load(files); err != nil {
			var all content.Problems
			if !errors.As(err, &all) || len(all) == 0 {
				t.Errorf("%q: %v", text, err)
			}
		}
	})
}
