package fortress

import (
	"strconv"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
)

// An action of unusual cost names what changes it, and one of the usual cost names nothing.
func TestAnUnusualCostNamesItsReason(t *testing.T) {
	sh := bare(t)
	usual := map[string]int{"search": 4, "summon": 4, "recuperate": 1}
	named, plain := 0, 0
	eachDecision(t, sh, 12, 200, func(play *blackstone.Session, d *engine.Decision) {
		if !play.Shown.Fighting() || d.Kind != fortress.AskActivation {
			return
		}
		c := facing(sh, play)
		for i := range c.choices.rows {
			r := &c.choices.rows[i]
			if usual[r.verb] == 0 || r.cost == 0 {
				continue
			}
			v := c.rowTip(sh, r)
			if r.cost == usual[r.verb] {
				plain++
				continue
			}
			if named++; !strings.Contains(v.Sub, "Cost changed by ") || !strings.Contains(v.Sub, strconv.Itoa(r.cost-usual[r.verb])+")") {
				t.Errorf("%s costs %d, and its tip says %q", r.id, r.cost, v.Sub)
			}
		}
	})
	if named < 10 || plain < 100 {
		t.Errorf("only %d actions had an unusual cost, %d a usual one", named, plain)
	}
}
