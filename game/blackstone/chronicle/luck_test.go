package chronicle_test

import (
	"math"
	"testing"

	"precipice/engine/dice"
	"precipice/game/blackstone/chronicle"
)

// The expectation and the rank of dice are those of every way in which they can fall, counted one by one.
func TestLuckAgreesWithEveryWayInWhichDiceFall(t *testing.T) {
	f := &dice.Standard
	for _, thrown := range [][3]int{{0, 0, 0}, {1, 0, 0}, {0, 2, 1}, {2, 1, 1}, {3, 0, 2}} {
		ways, all, sum := map[int]float64{}, 0.0, 0.0
		var throw func(die, left int, n int)
		throw = func(die, left, n int) {
			switch {
			case die == len(thrown):
				ways[n]++
				all, sum = all+1, sum+float64(n)
				return
			case left == 0:
				next := 0
				if die+1 < len(thrown) {
					next = thrown[die+1]
				}
				throw(die+1, next, n)
				return
			}
			sides := []dice.Die{dice.D6, dice.D8, dice.D12}[die]
			for face := range int(sides) {
				hit := 0
				if face >= int(f.Of(sides)[dice.Fail]) {
					hit = 1
				}
				throw(die, left-1, n+hit)
			}
		}
		throw(0, thrown[0], 0)
		for n := range thrown[0] + thrown[1] + thrown[2] + 1 {
			l := chronicle.Luck{Thrown: thrown, Succeeded: [3]int{n, 0, 0}}
			if got, want := l.Expected(f).Float(), sum/all; math.Abs(got-want) > 1e-12 {
				t.Errorf("%v: %v successes expected, not %v", thrown, got, want)
			}
			below := ways[n] / 2
			for m, w := range ways {
				if m < n {
					below += w
				}
			}
			if got, want := l.Rank(f), int(math.Round(100*below/all)); got != want {
				t.Errorf("%v with %d successes: rank %d, not %d", thrown, n, got, want)
			}
		}
	}
}

// The rank of very many dice, which is not computed from every number of successes, continues that of fewer.
func TestTheRankOfManyDice(t *testing.T) {
	f := &dice.Standard
	for _, above := range []int{-30, 0, 12, 40} {
		few := chronicle.Luck{Thrown: [3]int{0, 2000, 0}, Succeeded: [3]int{0, 1000 + above, 0}}
		many := chronicle.Luck{Thrown: [3]int{0, 2002, 0}, Succeeded: [3]int{0, 1001 + above, 0}}
		if a, b := few.Rank(f), many.Rank(f); a < b-1 || a > b+1 {
			t.Errorf("%d above what is expected is rank %d of 2000 dice and %d of 2002", above, a, b)
		}
	}
}
