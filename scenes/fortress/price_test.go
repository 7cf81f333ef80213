package fortress

import (
	"strconv"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
)

// An action of unusual cost names what changes it, and one of the usual cost names nothing.
func TestAnUnusualCostNamesItsReason(t *testing.T) {
	sh := playing.Bare(t)
	usual := map[string]int{"search": 4, "summon": 4, "recuperate": 1}
	named, plain := 0, 0
	playing.EachDecision(t, sh, 12, 200, func(play *blackstone.Session, d *engine.Decision) {
		if !play.Shown.Fighting() || d.Kind != fortress.AskActivation {
			return
		}
		c := facing(sh, play)
		for i := range c.Choices.Rows {
			r := c.Choices.Rows[i]
			if usual[r.Verb] == 0 || r.Cost == 0 {
				continue
			}
			v := c.tips.rowTip(sh, r)
			if r.Cost == usual[r.Verb] {
				plain++
				continue
			}
			if named++; !strings.Contains(v.Sub, "Cost changed by ") || !strings.Contains(v.Sub, strconv.Itoa(r.Cost-usual[r.Verb])+")") {
				t.Errorf("%s costs %d, and its tip says %q", r.ID, r.Cost, v.Sub)
			}
		}
	})
	if named < 10 || plain < 100 {
		t.Errorf("only %d actions had an unusual cost, %d a usual one", named, plain)
	}
}

// Trading places as the reward of a gambit goes by its own rule, and is told over the next question.
func TestTheRewardOfAGambitGoesByItsRule(t *testing.T) {
	sh := playing.Bare(t)
	asked, told, gambit := 0, 0, false
	playing.EachDecision(t, sh, 30, 120, func(play *blackstone.Session, d *engine.Decision) {
		c := facing(sh, play)
		if gambit && play.Shown.Fighting() {
			if told++; !strings.Contains(strings.Join(texts(c.account.toldLately(sh).told[naming].clauses), latelySpaced), " have traded places") {
				t.Errorf("after a gambit told is %q", texts(c.account.toldLately(sh).told[naming].clauses))
			}
		}
		if gambit = d.Kind == fortress.AskGambitSwap; !gambit {
			return
		}
		for i := range c.Choices.Rows {
			if r := c.Choices.Rows[i]; r.Verb == "swap" && len(r.Legal) > 0 {
				if asked++; c.tips.rowTip(sh, r).Rules != d.Rule {
					t.Errorf("%s goes by %s, and its tip names %s", r.ID, d.Rule, c.tips.rowTip(sh, r).Rules)
				}
			}
		}
	})
	if asked < 5 || told < 5 {
		t.Errorf("only %d rewards were seen, and %d told", asked, told)
	}
}
