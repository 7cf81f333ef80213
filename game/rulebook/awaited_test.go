package rulebook

import (
	"strings"
	"testing"
	"testing/fstest"
)

// A chapter with no proof is not in the game yet, and all others are.
func TestAwaited(t *testing.T) {
	const proved, open = "BF-MOV-006", "BF-ZZZ-001"
	for _, c := range []struct {
		ids  []string
		want bool
	}{
		{[]string{proved}, false},
		{[]string{open, proved}, false},
		{[]string{open, "BF-ZZZ-002"}, true},
	} {
		text := "title: A\nsummary: B\nrules:\n"
		for _, id := range c.ids {
			text += "  - {id: " + id + ", text: C.}\n"
		}
		b, err := Open(fstest.MapFS{"en/fortress/rulebook/one.yaml": {Data: []byte(text)}}, "fortress", "en")
		if err != nil {
			t.Fatal(err)
		}
		if chapter := &b.Chapters[0]; chapter.Awaited() != c.want {
			t.Errorf("a chapter of %s is awaited: %v", strings.Join(c.ids, " "), !c.want)
		}
		for _, id := range c.ids {
			if r, _ := b.Rule(id); r.Awaited() != (id == open || id == "BF-ZZZ-002") {
				t.Errorf("%s is awaited: %v", id, r.Awaited())
			}
		}
	}
}
