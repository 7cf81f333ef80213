package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
)

// The question about a wound has over it what the attack has rolled that it comes from.
func TestTheRollBehindAWoundIsTold(t *testing.T) {
	sh := bare(t)
	told := 0
	eachDecision(t, sh, 30, 200, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskCover || !play.Shown.Fighting() || fortress.WoundedBy(play.Match) == fortress.NoUnit {
			return
		}
		c := facing(sh, play)
		by := sh.Words.Name(play.Shown.UnitName(fortress.WoundedBy(play.Match)))
		if l := c.toldLately(sh).told[naming]; strings.Contains(l.join(l.clauses, ""), by+" has rolled ") {
			told++
		}
	})
	if told < 10 {
		t.Errorf("only %d times the roll was told", told)
	}
}
