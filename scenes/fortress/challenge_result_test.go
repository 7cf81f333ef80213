package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
)

// The bars of all who would roll for a choice begin at one line, however long the names are.
func TestTheBarsOfAChoiceBeginAtOneLine(t *testing.T) {
	sh := playing.Bare(t)
	_, c := atTable(t, 1)
	x := expedition.NewExpedition(playing.HostOf(sh), sh, c.Play)
	playing.Screen(t, sh, 1600, 900)
	odds := make([]fortress.RollOdds, len(x.Play.Shown.Party))
	longest := float32(0)
	for e := range odds {
		odds[e].Explorer, odds[e].Need = e, 11
		longest = max(longest, sh.Theme.Measure(x.Roller(sh, odds[e]), expedition.ChoiceBody))
	}
	if wide := x.RollersWidth(sh, odds, expedition.ChoiceBody); wide <= longest {
		t.Errorf("the column is %.0f wide, and a name %.0f", wide, longest)
	}
}
