package fortress

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
)

// For an explorer out of action, the card and its tip say how it comes back.
func TestACardOutOfActionSaysHowToComeBack(t *testing.T) {
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	x := &s.Party[0]
	x.Out = true
	for _, one := range []struct {
		difficulty fortress.Difficulty
		grievous   int
		note, tip  string
	}{
		{fortress.NoObjective, 1, "event", "Heroic Effort"},
		{fortress.Normal, 0, "after the combat", "cannot fail"},
		{fortress.Normal, 2, "3 or more", "on 2 or less the explorer dies"},
	} {
		s.Expedition.Difficulty = one.difficulty
		x.Slots = [len(x.Slots)]fortress.Slot{}
		for i := range one.grievous {
			x.Slots[i].Counter = fortress.GrievousCounter
		}
		note, tip := c.Character(sh, 0).Note, c.CardTip(sh, 0)
		if !strings.Contains(note, one.note) || !strings.Contains(tip.Text, one.tip) || tip.Rules == "" {
			t.Errorf("with %d grievous wounds the card says %q and its tip %+v", one.grievous, note, tip)
		}
	}
}
