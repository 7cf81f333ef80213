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
