package fortress

import (
	"precipice/engine/fortress"
	"strings"
	"testing"
)

// Who chooses a hostile that is not on the board is told how each is armed.
func TestArmsAreTold(t *testing.T) {
	sh, c := table(t, 1)
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
