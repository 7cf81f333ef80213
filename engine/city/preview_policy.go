package city

import (
	"precipice/engine"
	"precipice/engine/dice"
)

// Share is an exact chance, or an expected number.
type Share = dice.Share

// forecastWork bounds the work of a forecast, in the units of engine.Spread.
const forecastWork = 500_000

// defaultAnswer answers, by default, the questions that arise within a forecast. All odds assume these answers:
//
//   - the lowest sufficient die pays, a hero's own dice before destiny dice;
//   - nobody rolls again or reacts;
//   - a counter covers an empty space, or else the space with the lowest die;
//   - nobody takes a free move;
//   - hostiles choose as Automatic does.
//
// Every other question gets the first option.
func defaultAnswer(m *Match, d *engine.Decision) int {
	switch d.Kind {
	case AskReRoll:
		return d.Find(DoKeep)
	case AskReact:
		return len(d.Options) - 1 // to pass comes last
	case AskFreeMove:
		return d.Find(DoStay)
	case AskCover, AskInfect:
		return leastLost(&m.State, d)
	}
	return 0
}

// leastLost returns the option that covers an empty space or else the lowest die.
func leastLost(s *State, d *engine.Decision) (best int) {
	for h := range s.Heroes {
		if s.HeroName(h) != d.About[0] {
			continue
		}
		slots := &s.Heroes[h].Slots
		for i, o := range d.Options {
			if slots[o.Args[0]].Die < slots[d.Options[best].Args[0]].Die {
				best = i
			}
		}
	}
	return best
}

// keepBest forgets which of two dice is the better. It no longer matters to a player who keeps the roll.
func keepBest(f frame) {
	if r, ok := f.(*Roll); ok {
		r.Levels, r.Faces = [2]dice.Level{r.level()}, [2]uint8{}
	}
}

// newForecast returns a spread that answers questions by default.
func newForecast() *engine.Spread[State] {
	return &engine.Spread[State]{Answer: defaultAnswer, Forget: keepBest, Budget: forecastWork}
}
