package fortress

import (
	"testing"

	"precipice/engine/fortress/library"
)

// How many models return on 1, 2, 3 and more, and by which rule.
// proves: BF-RNF-004 BF-RNF-005 BF-RNF-006 BF-RNF-007 BF-RNF-008 BF-X-001 BF-X-002
func TestReinforcementTable(t *testing.T) {
	p := rulesFor(t).Pack
	for _, c := range []struct {
		size    library.Size
		returns [4]uint8 // on 1, 2, 3, and 4 or more
		rules   [4]string
	}{
		{library.Small, [4]uint8{6, 4, 2, 0}, [4]string{"BF-RNF-004", "BF-RNF-004", "BF-RNF-004", "BF-RNF-008"}},
		{library.Large, [4]uint8{4, 2, 1, 0}, [4]string{"BF-RNF-005", "BF-RNF-005", "BF-RNF-006", "BF-RNF-008"}},
		{library.Huge, [4]uint8{1, 0, 0, 0}, [4]string{"BF-RNF-007", "BF-RNF-007", "BF-RNF-007", "BF-RNF-008"}},
	} {
		for face := 1; face <= 20; face++ {
			row := min(face, 4) - 1
			got := p.Reinforce[c.size].Returns[face-1]
			if rule := rowRule(c.size, face, got); got != c.returns[row] || rule != c.rules[row] {
				t.Errorf("size %d, roll %d: %d return by %s, want %d by %s", c.size, face, got, rule, c.returns[row], c.rules[row])
			}
		}
	}
}
