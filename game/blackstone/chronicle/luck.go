package chronicle

import (
	"math"

	"precipice/engine/dice"
)

// Luck is how dice fell: action dice against what their faces make one expect, and activation dice against
// their mean.
type Luck struct {
	Thrown, Succeeded, Critical [3]int // by die: D6, D8, D12
	Readied, Pips               int
}

// diceOf lists the action dice in the order of the arrays in Luck.
var diceOf = [...]dice.Die{dice.D6, dice.D8, dice.D12}

// Add adds other dice.
func (l *Luck) Add(o *Luck) {
	for i := range l.Thrown {
		l.Thrown[i] += o.Thrown[i]
		l.Succeeded[i] += o.Succeeded[i]
		l.Critical[i] += o.Critical[i]
	}
	l.Readied, l.Pips = l.Readied+o.Readied, l.Pips+o.Pips
}

// note adds a note of dice.
func (l *Luck) note(n Note) {
	at := 0
	for i, d := range diceOf {
		if uint8(d) == n.Card {
			at = i
		}
	}
	switch n.What {
	case Threw:
		l.Thrown[at] += int(n.N)
	case Succeeded:
		l.Succeeded[at] += int(n.N)
	case Critical:
		l.Critical[at] += int(n.N)
	case Readied:
		l.Readied += int(n.N)
	case Pips:
		l.Pips += int(n.N)
	}
}

func sum(of [3]int) int { return of[0] + of[1] + of[2] }

// Dice returns the number of action dice thrown, and Successes how many succeeded or were critical.
func (l *Luck) Dice() int      { return sum(l.Thrown) }
func (l *Luck) Successes() int { return sum(l.Succeeded) }

// Expected returns the number of successes that the dice thrown make one expect, exactly.
func (l *Luck) Expected(f *dice.Faces) (n dice.Share) {
	for i, d := range diceOf {
		w := f.Of(d)
		n = n.Plus(dice.ShareOf(uint64(l.Thrown[i])*uint64(w[dice.Success]+w[dice.Critical]), uint64(d)))
	}
	return n
}

// ExpectedPips returns the sum that the activation dice make one expect.
func (l *Luck) ExpectedPips() dice.Share { return dice.ShareOf(uint64(l.Readied)*7, 2) }

// mostExact is the number of dice up to which a rank is computed from every number of successes.
const mostExact = 2000

// Rank returns how many of a hundred throws of the same dice bring fewer successes, counting half of those that
// bring as many: 50 is neither luck nor misfortune.
func (l *Luck) Rank(f *dice.Faces) int {
	if l.Dice() > mostExact {
		return l.nearly(f)
	}
	odds := []float64{1} // of each number of successes
	for i, d := range diceOf {
		w := f.Of(d)
		hit := float64(w[dice.Success]+w[dice.Critical]) / float64(d)
		for range l.Thrown[i] {
			odds = append(odds, 0)
			for n := len(odds) - 1; n >= 0; n-- {
				before := 0.0
				if n > 0 {
					before = odds[n-1]
				}
				odds[n] = odds[n]*(1-hit) + before*hit
			}
		}
	}
	below := 0.0
	for n, p := range odds {
		switch {
		case n < l.Successes():
			below += p
		case n == l.Successes():
			below += p / 2
		}
	}
	return int(math.Round(100 * below))
}

// nearly returns the rank of so many dice that their successes follow the normal distribution.
func (l *Luck) nearly(f *dice.Faces) int {
	spread := 0.0
	for i, d := range diceOf {
		w := f.Of(d)
		hit := float64(w[dice.Success]+w[dice.Critical]) / float64(d)
		spread += float64(l.Thrown[i]) * hit * (1 - hit)
	}
	above := float64(l.Successes()) - l.Expected(f).Float()
	return int(math.Round(50 * (1 + math.Erf(above/math.Sqrt(2*spread)))))
}
