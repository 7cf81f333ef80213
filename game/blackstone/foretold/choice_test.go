package foretold_test

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone/foretold"
	"precipice/game/blackstone/pack"
)

// An option of the hostile seat is told by whom it harms, in full, briefly and as a sum; leader points only if a player
// counts them, and overwatch only if somebody could answer.
func TestChoice(t *testing.T) {
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := fortress.Position(rules, "board\n.   .   .   .   .   .   .\nend\nexplorer janus-draik 0,0 wounds 4\nexplorer ur-025 4,0\nhostile guardsman-1 2,0\nstart behaviour guardsman-1 aim")
	if err != nil {
		t.Fatal(err)
	}
	c, ok := fortress.ForeseeHostile(m, "target janus-draik")
	if !ok {
		t.Fatal("the target is not offered")
	}
	s := &m.State
	points := book.Say("choice.points", "1.25")
	for _, fifth := range []bool{false, true} {
		s.HasFifth = fifth
		c.Watchers = nil
		if fifth {
			c.Watchers = []int{1}
		}
		text := strings.Join(foretold.Choice(book, s, &c, ", "), "\n")
		if !strings.Contains(text, "attacks Janus Draik") || strings.Contains(text, book.Name("ur-025")) != fifth || strings.Contains(text, points) != fifth {
			t.Errorf("with a hostile player: %v, told is %q", fifth, text)
		}
	}
	c.Later, c.Moves = true, make([]fortress.Way, 2)
	if text := foretold.Choice(book, s, &c, ", ")[0]; !strings.HasPrefix(text, "If it acted") || strings.Contains(text, "goes") || len(c.Moves) != 2 {
		t.Errorf("of one who arrives told is %q", text)
	}
	if brief, sum := foretold.ChoiceBrief(book, s, &c), foretold.ChoiceSum(book, &c); brief != "Janus Draik: out of action 21%" || sum != "out of action: 0.21" {
		t.Errorf("who can only fall is told %q, %q", brief, sum)
	}
	other, _ := fortress.ForeseeHostile(m, "target ur-025")
	n := foretold.Average(other.Harm())
	if brief, sum := foretold.ChoiceBrief(book, s, &other), foretold.ChoiceSum(book, &other); brief != book.Name("ur-025")+" "+n || sum != n+" wounds" {
		t.Errorf("briefly told is %q, %q", brief, sum)
	}
}
