package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
)

// The question about a wound has over it what the attack has rolled that it comes from.
func TestTheRollBehindAWoundIsTold(t *testing.T) {
	sh := playing.Bare(t)
	told := 0
	playing.EachDecision(t, sh, 30, 200, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskCover || !play.Shown.Fighting() || fortress.WoundedBy(play.Match) == fortress.NoUnit {
			return
		}
		c := facing(sh, play)
		name := play.Shown.UnitName(fortress.WoundedBy(play.Match))
		for _, one := range c.account.toldLately(sh).told[naming].clauses {
			if !strings.Contains(one.text, sh.Words.Name(name)+" has rolled ") {
				continue
			}
			told++
			if l := c.Play.Log[c.account.latelyFrom()+one.at]; l.Key != "hit" || l.Args[0] != name {
				t.Errorf("%q is told as of the line %s %v", one.text, l.Key, l.Args)
			}
		}
	})
	if told < 10 {
		t.Errorf("only %d times the roll was told", told)
	}
}
