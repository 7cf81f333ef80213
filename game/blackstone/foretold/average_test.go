package foretold_test

import (
	"testing"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/blackstone/foretold"
)

// A number that is not quite nothing does not look like it.
func TestASmallAverageIsNotNothing(t *testing.T) {
	for _, a := range []struct {
		share        fortress.Share
		want, tenths string
	}{
		{dice.ShareOf(0, 1), "0.00", "0.0"}, {dice.ShareOf(1, 1000), "<0.01", "<0.1"}, {dice.ShareOf(5, 1000), "0.01", "<0.1"}, {dice.ShareOf(5, 100), "0.05", "0.1"}, {dice.ShareOf(3, 2), "1.50", "1.5"},
	} {
		if got := foretold.Tenths(a.share); got != a.tenths {
			t.Errorf("%v is written %q for a glance, want %q", a.share, got, a.tenths)
		}
		if got := foretold.Average(a.share); got != a.want {
			t.Errorf("%v is written %q, want %q", a.share, got, a.want)
		}
	}
}
