package fortress

import (
	"strconv"
	"strings"
	"testing"

	"precipice/game/session"
)

// A folded phase says which legacy card struck, before what it did.
func TestAFoldedPhaseNamesTheLegacyCard(t *testing.T) {
	sh, c := table(t, 1)
	at := len(c.Play.Log)
	who := c.Play.Shown.Name(0)
	for _, l := range []session.Line{{Key: "phase", Args: []string{"destiny"}}, {Key: "destiny", Args: []string{"3, 6", "5, 5"}},
		{Key: "legacy-strikes", Args: []string{"shuddering-halls"}}, {Key: "blackstone", Args: []string{who, "legacy", "1", "failure"}},
		{Key: "stunned", Args: []string{who}}, {Key: "phase", Args: []string{"initiative"}}, {Key: "dealt", Args: []string{who}}} {
		l.Rule = "BF-LEG-002"
		c.Play.Log = append(c.Play.Log, l)
	}
	c.Version++
	keep(t, screen(t, sh, 1600, 900), "legacy-log")
	a := sh.UI.Named("log/" + strconv.Itoa(at))
	if a == nil {
		t.Fatal("the phase is not in the log")
	}
	told := a.Tip().Sub
	card, stun := strings.Index(told, sh.Words.Name("shuddering-halls")), strings.Index(told, sh.Words.Event("stunned", []string{who}))
	if card < 0 || stun < card {
		t.Errorf("the folded phase tells %q", told)
	}
}

// The log of a combat begins with the card that brought it, or with its battlefield, and not with combats before it.
func TestTheLogOfACombatBeginsWithIt(t *testing.T) {
	for _, c := range []struct {
		keys []string
		want int
	}{
		{nil, 0},
		{[]string{"group-formed", "laid", "turn"}, 0},
		{[]string{"deck-made", "turned-up", "encounter-drawn", "laid", "group-formed", "turn"}, 1},
		{[]string{"turned-up", "laid", "turn", "turned-up", "chose", "turned-up", "laid", "turn"}, 5},
		{[]string{"turned-up", "laid", "turn", "turned-up"}, 3},
		{[]string{"turned-up", "laid", "turn", "headed", "laid", "turn"}, 4}, // a stronghold has no card
	} {
		var log []session.Line
		for _, key := range c.keys {
			log = append(log, session.Line{Key: key})
		}
		if got := combatBegins(log); got != c.want {
			t.Errorf("of %v the combat begins with line %d, not %d", c.keys, got, c.want)
		}
	}
	sh, c := table(t, 1)
	board := c.Play.Log[combatBegins(c.Play.Log)]
	before := []session.Line{{Key: "turned-up", Rule: "BF-EXP-002"}, {Key: "laid", Args: board.Args, Rule: "BF-BTL-001"}, {Key: "card-began", Args: []string{"group-9"}, Rule: "BF-INI-003"}, {Key: "turned-up", Rule: "BF-EXP-002"}}
	c.Play.Log = append(before, c.Play.Log...)
	c.Version++
	screen(t, sh, 1600, 900)
	if sh.UI.Named("log/2") != nil || sh.UI.Named("log/"+strconv.Itoa(len(before))) == nil {
		t.Error("the log shows what was before this combat, or not how it began")
	}
}
