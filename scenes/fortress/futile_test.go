package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
)

// An action that would change nothing is dim, says so and can be chosen nevertheless.
func TestActionsThatChangeNothingAreDim(t *testing.T) {
	sh := playing.Bare(t)
	dim, lit := 0, 0
	playing.EachDecision(t, sh, 6, 200, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskActivation || dim > 2 && lit > 2 {
			return
		}
		c := facing(sh, play)
		for i := range c.Choices.Rows {
			r := c.Choices.Rows[i]
			if len(r.Legal) == 0 || r.Verb != "use" {
				continue
			}
			futile := fortress.Futile(play.Match, r.Legal[0].Key)
			tip := c.tips.rowTip(sh, r)
			if says := strings.Contains(tip.Text, "change nothing"); len(r.Legal) == 1 && (says != futile || c.foresight.futileRow(r) != futile) {
				t.Errorf("%s is futile: %v, and its tip says %q", r.Legal[0].Key, futile, tip.Text)
			}
			if futile {
				dim++
			} else {
				lit++
			}
		}
	})
	if dim == 0 || lit == 0 {
		t.Errorf("%d actions are dim and %d lit", dim, lit)
	}
}

// The switch for aiming says which die pays, or why aiming would change nothing.
func TestAimingTellsItsDieOrWhyItIsUseless(t *testing.T) {
	sh := playing.Bare(t)
	dim, lit := 0, 0
	playing.EachDecision(t, sh, 6, 200, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskActivation {
			return
		}
		aims, shoots := false, false
		for _, o := range d.Options {
			aims, shoots = aims || o.Verb == "fire" && o.Parts[3] == "aimed", shoots || o.Verb == "fire"
		}
		c := facing(sh, play)
		text, rule := c.foresight.aimTipText(sh)
		if says := strings.Contains(text, "second die of any number"); says != aims || rule == "" {
			t.Errorf("a shot can be aimed: %v, and the switch says %q", aims, text)
		}
		if says := strings.Contains(text, "no line of sight"); says && shoots {
			t.Errorf("somebody can be shot at, and the switch says %q", text)
		}
		if aims {
			lit++
		} else {
			dim++
		}
	})
	if dim == 0 || lit == 0 {
		t.Errorf("aiming is useless %d times and useful %d times", dim, lit)
	}
}
