package library

import (
	"fmt"
	"slices"
	"strings"

	"precipice/engine/content"
)

// Look is what a battlefield looks like: the hue of its stone and walls, the pattern of its floor, and the things that
// stand in the dark around it. It changes no game, so it has no part in the pack's digests.
type Look struct {
	ID    string   `content:"id,ref=combat"`
	Hue   string   `content:"hue,word=hues"`
	Floor string   `content:"floor,word=floors"`
	Props []string `content:"props,word=props"`
}

// The words of looks. Props are pieces of the scenery of pictures.
var (
	Hues = []string{"violet", "ember", "bone", "blue", "crimson", "magenta", "frost", "cobalt", "ash", "ochre", "rose", "moss"}
	// Floors are the patterns of the stone; rough has none.
	Floors = []string{"rough", "slabs", "rings", "veins", "grating", "plates", "ripples", "cracks", "steps", "mosaic", "chevrons", "scales"}
	Props  = []string{"basin", "well", "eyes", "eye", "folds", "mouths", "hearth", "casket", "stair", "pillars", "stones", "ring",
		"obelisk", "engine", "furnace", "ribs", "cage", "shelves", "heart", "wheel", "lamp", "throne"}
)

// How many props a battlefield has.
const (
	fewestProps = 2
	MostProps   = 3
)

// looksFile has the looks of the battlefields. A pack may do without it, and without some of them.
const looksFile = "looks.yaml"

// look records have positions for what their types cannot check.
type lookRecord struct {
	At content.At
	Look
}

// looks reads what the battlefields look like, and checks that no two look alike.
func (l *loading) looks() {
	if !slices.Contains(l.Files, looksFile) {
		return
	}
	var records []lookRecord
	l.Read(looksFile, &records)
	first := map[string]string{}
	for _, k := range records {
		l.lib.Looks = append(l.lib.Looks, k.Look)
		if n := len(k.Props); k.ID != "" && (n < fewestProps || n > MostProps || repeats(k.Props)) {
			l.Report(k.At.Of("props"), fmt.Sprintf("%q has the props %s", k.ID, strings.Join(k.Props, ", ")), fmt.Sprintf("write %d or %d, no two alike", fewestProps, MostProps))
		}
		sorted := slices.Sorted(slices.Values(k.Props))
		for _, key := range []string{k.ID, k.Hue + " " + k.Floor + " " + strings.Join(sorted, " ")} {
			if other, twice := first[key]; twice && k.ID != "" {
				l.Report(k.At.Of("id"), fmt.Sprintf("%q looks like %q, which comes before it", k.ID, other), "keep one of them, or give it another hue, floor or other props")
			}
			first[key] = k.ID
		}
	}
}

// repeats reports whether a word is in a list twice.
func repeats(words []string) bool {
	sorted := slices.Sorted(slices.Values(words))
	return len(slices.Compact(sorted)) < len(words)
}

// Look returns what a battlefield looks like, or nil if the pack does not say so.
func (l *Library) Look(id string) *Look {
	if i := slices.IndexFunc(l.Looks, func(k Look) bool { return k.ID == id }); i >= 0 {
		return &l.Looks[i]
	}
	return nil
}
