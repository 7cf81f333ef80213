package fortress

import (
	"strings"
	"testing"

	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/playing"
)

// The numbers of rules are shown at the question, in tips and in the log, unless the player has switched them off.
func TestTheNumbersOfRulesCanBeSwitchedOff(t *testing.T) {
	for _, off := range []bool{false, true} {
		sh, c := atTable(t, 1)
		sh.Settings.NoRules, sh.Settings.HostileSpeed = off, game.Instant
		img := playing.Screen(t, sh, 1600, 900)
		rush(sh, c)
		drawMoving(sh, c, img)
		shown := 0
		for a := range sh.UI.All {
			if strings.HasPrefix(a.Name, "rule/") {
				shown++
			}
		}
		if shown > 2 == off {
			t.Errorf("switched off is %v, and %d numbers can be clicked", off, shown)
		}
		tip := scenes.WithKey(sh, render.TooltipView{Rules: "BF-ATK-003"})
		if tip.Rules == "" != off {
			t.Errorf("switched off is %v, and a tip says %q", off, tip.Rules)
		}
		if tip := scenes.RuleTip(sh, "BF-ATK-003"); tip.Text == "" || strings.Contains(tip.Title, "ATK-003") == off {
			t.Errorf("switched off is %v, and the tip of a rule is %+v", off, tip)
		}
		playing.Keep(t, img, map[bool]string{false: "rules-on", true: "rules-off"}[off])
	}
}
