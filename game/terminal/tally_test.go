package terminal

import "testing"

// A percentage is of a hundred, and of nothing it is none.
func TestAPercentageIsOfAHundred(t *testing.T) {
	for _, c := range []struct {
		n, of int
		want  string
	}{{1, 1, "100%"}, {1, 2, "50%"}, {1, 3, "33%"}, {0, 7, "0%"}, {0, 0, "0%"}} {
		if got := Percent(c.n, c.of); got != c.want {
			t.Errorf("%d of %d are %s, not %s", c.n, c.of, got, c.want)
		}
	}
}
