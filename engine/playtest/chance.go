package playtest

import (
	"fmt"
	"math"

	"precipice/engine"
	"precipice/engine/dice"
)

// mostOutcomes bounds the work of one forecast. A choice with more outcomes is not foretold.
const mostOutcomes = 300

// foretell enumerates every outcome of a choice, up to the next question. What happens at the table must
// be one of them: the rules use no chance but the match's dice, and the table does not depend on which of
// the faces fell that a roll has declared to be alike. The comparison is nil if there are too many outcomes.
func (g *Game[S]) foretell(m *engine.Match[S], i int, what string) (compare[S], error) {
	var outcomes []*engine.Match[S]
	sum, chance := 0.0, &dice.Enumerator{}
	for more := true; more; more = chance.Next() {
		if len(outcomes) == mostOutcomes {
			return nil, nil
		}
		o := m.Imagine(chance)
		o.Take(i)
		num, den := chance.Weight()
		sum += float64(num) / float64(den)
		outcomes = append(outcomes, o)
	}
	if math.Abs(sum-1) > 1e-9 {
		return nil, fmt.Errorf("%s has %d outcomes whose shares make %v, not 1", what, len(outcomes), sum)
	}
	return func(now *engine.Match[S], _ bool) error {
		for _, o := range outcomes {
			if g.same(now, o, what) == nil {
				return nil
			}
		}
		return fmt.Errorf("%s has %d outcomes, and none of them happened: the rules use other chance, or tell faces apart that count as alike", what, len(outcomes))
	}, nil
}
