package fortress

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/scenes/fortress/playing"
)

// Who chooses a hostile that is not on the board is told how each is armed.
func TestArmsAreTold(t *testing.T) {
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	told := map[string]bool{}
	for u := range s.Each(fortress.Explorers) {
		text := arms(sh.Words, s, u)
		if text == "" || strings.Contains(text, "[") {
			t.Errorf("%s is armed with %q", s.UnitName(u), text)
		}
		told[text] = true
	}
	if len(told) < 2 {
		t.Errorf("all are armed alike: %v", told)
	}
}

// While the panels are folded the tip of a hostile tells how it is armed and what to expect of it.
func TestATipTellsOfAHostileWhosePanelIsFolded(t *testing.T) {
	sh, c := fight(t)
	c.kit = nil // it was made without a window
	sh.Show(c)
	playing.Screen(t, sh, 1280, 720)
	s, told := &c.Play.Shown, 0
	for u := range s.Each(fortress.Hostiles) {
		c.column.Itself = false
		weapons := arms(sh.Words, s, u)
		if open := c.tips.unitTip(sh, u); strings.Contains(open.Text, weapons) {
			t.Errorf("%s: beside its panel the tip says %q", s.UnitName(u), open.Text)
		}
		c.column.Itself = true
		text := c.tips.unitTip(sh, u).Text
		if !strings.Contains(text, weapons) {
			t.Errorf("%s: the tip says %q and not %q", s.UnitName(u), text, weapons)
		}
		for _, note := range c.ahead.prospectNotes(sh, u) {
			if told++; !strings.Contains(text, note.text) {
				t.Errorf("%s: the tip says %q and not %q", s.UnitName(u), text, note.text)
			}
		}
	}
	if told == 0 {
		t.Error("nothing is to be expected of any hostile")
	}
}
