package precipice

import (
	"slices"
	"testing"

	"precipice/engine/fortress/library"
	"precipice/render"
)

// Whatever a pack may say of a host can be drawn, and nothing else is said.
func TestEveryWordOfAHostCanBeDrawn(t *testing.T) {
	for of, words := range map[string][]string{"skin": library.HostSkins, "face": library.HostFaces, "hair": library.HostHair, "head": library.HostHeads,
		"dress": library.HostDresses, "colour": library.HostColours, "mark": library.HostMarks, "thing": library.HostThings} {
		named := slices.DeleteFunc(slices.Sorted(slices.Values(words)), func(word string) bool { return word == "" })
		if drawn := render.HostWords(of); len(drawn) == 0 || !slices.Equal(named, drawn) {
			t.Errorf("%s: packs may name %v, drawn are %v", of, named, drawn)
		}
	}
}
