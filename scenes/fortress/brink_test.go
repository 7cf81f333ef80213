package fortress

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone/foretold"
	"precipice/scenes/fortress/playing"
)

// An explorer without a free space is said to be a wound away from being out of action, on its card and in its tips, and what
// hostiles may do to it is told as that chance and not as no wounds.
func TestAnExplorerOnTheBrinkIsTold(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, "board\n.   .   .\nend\nexplorer amallyn 0,0 dice 4,4\nhostile ur-ghul-1 1,0\nstart activation amallyn")
	s := &c.Play.Shown
	e := int(s.On(s.Find("amallyn")).Card)
	said := sh.Words.Say("card.brink")
	if tip := c.tips.figureTip(sh, s.Find("amallyn")); strings.Contains(tip.Sub, said) || s.Party[e].Brink() {
		t.Fatalf("an unhurt explorer is on the brink: %q", tip.Sub)
	}
	for _, x := range []*fortress.Explorer{&s.Party[e], &c.Play.Match.State.Party[e]} {
		for i := range x.Slots[:x.NumSlots] {
			x.Slots[i] = fortress.Slot{Counter: fortress.WoundCounter}
		}
	}
	c.Refresh(sh)
	if tip := c.tips.figureTip(sh, s.Find("amallyn")); !strings.Contains(tip.Sub, said) {
		t.Errorf("its tip says %q", tip.Sub)
	}
	if tip := c.CardTip(sh, e); !strings.Contains(tip.Text, sh.Words.Say("card.brink.text")) || tip.Rules != "BF-OOA-001" {
		t.Errorf("the tip of its card says %q by %s", tip.Text, tip.Rules)
	}
	if v := c.Character(sh, e); !strings.Contains(v.Note, "out of action") {
		t.Errorf("its card says %q", v.Note)
	}
	for _, l := range fortress.Outlooks(c.Play.Match) {
		told := foretold.Expected(sh.Words, s, &l)
		if !strings.Contains(told, "out of action") || strings.Contains(told, "0.00") {
			t.Errorf("the hostile is told to do %q", told)
		}
		for i := range l.Actions {
			if brief := foretold.Brief(sh.Words, s, &l.Actions[i]); strings.Contains(brief, "0.00") {
				t.Errorf("an action is told as %q", brief)
			}
		}
		if l.Expected(e).Harm().Num == 0 {
			t.Error("no harm is to be expected")
		}
	}
}
