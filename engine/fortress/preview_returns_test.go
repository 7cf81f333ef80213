package fortress

import (
	"testing"

	"precipice/engine/dice"
)

// The chance that somebody returns is what the dice of the reinforcement roll give, and none without a slain miniature or
// without a portal.
// proves: BF-RNF-003
func TestTheChanceOfReturn(t *testing.T) {
	for _, c := range []struct {
		what, text string
		slain      int
		any        Share
	}{
		{"two small ones", "hostile guardsman-1 slain\nhostile guardsman-2 slain", 2, dice.ShareOf(3, 20)},
		{"one of two", "hostile guardsman-1 slain\nhostile guardsman-2 3,0", 1, dice.ShareOf(3, 20)},
		{"with rolls one lower", "hostile guardsman-1 slain\ntwist echoing-summons", 1, dice.ShareOf(4, 20)},
		{"nobody slain", "hostile guardsman-1 3,0", 0, Share{}},
	} {
		m := position(t, "board\n.   .   .   .   ~\nend\nexplorer janus-draik 0,0\n"+c.text+"\nstart activation janus-draik")
		before := m.Hash()
		if got := ForeseeReturns(m, 0); got.Slain != c.slain || !(got.Any == c.any || got.Any.Num == 0 && c.any.Num == 0) || m.Hash() != before {
			t.Errorf("%s: %+v", c.what, got)
		}
	}
	m := position(t, "board\n.   .   .   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 slain\nstart activation janus-draik")
	if got := ForeseeReturns(m, 0); got.Slain != 1 || got.Any.Num > 0 {
		t.Errorf("without a portal: %+v", got)
	}
}
