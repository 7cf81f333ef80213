package pack

import (
	"strings"
	"testing"
)

// A search of the rulebook finds twists, tiles and other cards by name, with what they say, and none of them is
// told to be missing in the game.
func TestTheRulebookFindsCardsByName(t *testing.T) {
	rules, w, err := Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	book, err := RulebookWith(rules.Pack, Texts(""))("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"veins-of-warmth", "clinging-floor", "cold-lantern", "mending-cycle"} {
		found := book.Search(w.Name(id))
		if len(found) == 0 {
			t.Errorf("%s is not found", w.Name(id))
			continue
		}
		r := book.At(found[len(found)-1])
		if !strings.HasPrefix(r.Text, w.Name(id)) || !strings.Contains(r.Text, w.Say("text."+id)) || r.Awaited() {
			t.Errorf("found is %q, awaited: %v", r.Text, r.Awaited())
		}
		if named, ok := book.Named(r.ID); !ok || named != r {
			t.Errorf("%s is not found by its id %s", id, r.ID)
		}
	}
	seen := map[string]bool{}
	for _, c := range book.Chapters {
		for i := range c.Rules {
			if seen[c.Rules[i].ID] {
				t.Errorf("two entries are called %s", c.Rules[i].ID)
			}
			seen[c.Rules[i].ID] = true
		}
	}
}
