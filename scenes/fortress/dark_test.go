package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/playing"
)

// A refused move names what blocks every hex in reach. A refused weapon names the hostile closest to being
// a target and what hides it. Neither names a hex or a hostile that is only too far away.
func TestADisabledActionNamesItsObstacle(t *testing.T) {
	sh := playing.Bare(t)
	moves, shots := 0, 0
	for seed := uint64(0); seed < 40 && (moves < 3 || shots < 3); seed++ {
		table := playing.AskAll(sh, seed)
		table.Setup.Combat, table.Setup.Difficulty = "closing-ring", fortress.NoObjective
		play := playing.Begun(t, sh, seed, table)
		byChanceUntil(t, play, seed, 250, func(d *engine.Decision) bool {
			if d.Kind != "activation" {
				return false
			}
			c := facing(sh, play)
			for i := range c.Choices.Rows {
				r := c.Choices.Rows[i]
				why := r.Reason()
				if len(r.Legal) > 0 || why == nil || !aboutBoard(why.Reason) {
					continue
				}
				text, rule := c.tips.whyDisabled(sh, r)
				switch r.Verb {
				case "move":
					moves++
					boxedIn(t, c, r, text, rule)
				case "fire":
					if slices.ContainsFunc(r.Refused, func(ch asking.Choice) bool { return !ch.Aimed && ch.Why.Reason != "no-sight" }) {
						continue
					}
					shots++
					name := sh.Words.Name(play.Shown.UnitName(c.Actor()))
					if !strings.HasPrefix(text, name+" sees no hostile.") || !strings.Contains(text, "not in sight") || rule != "BF-ATK-002" {
						t.Errorf("seed %d: of %s is told %q by %s", seed, r.ID, text, rule)
					}
				}
			}
			return false
		})
	}
	if moves == 0 || shots == 0 {
		t.Errorf("%d dark moves and %d dark weapons were met", moves, shots)
	}
}

// boxedIn compares the reason of a refused move with the hexes around the miniature.
func boxedIn(t *testing.T, c *Combat, r *asking.Row, text, rule string) {
	t.Helper()
	s := &c.Play.Shown
	f := s.Field()
	from := s.On(c.Actor()).Hex
	if strings.Contains(text, "hexes away") || rule == "BF-MOV-001" {
		t.Errorf("of a move that is boxed in is told %q", text)
	}
	for sp := range f.Adjacent(from).All() {
		if name := s.HexName(sp); !strings.Contains(text, name) {
			t.Errorf("the way to %s is open, and told is %q", name, text)
		}
	}
	if f.Adjacent(from).Len() < 6 && !strings.Contains(text, "Walls or stones") {
		t.Errorf("a side is closed, and told is %q", text)
	}
}
