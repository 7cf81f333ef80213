package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/dice"
)

// defaultAnswer answers, by default, the questions that arise within a forecast. All odds assume these
// answers:
//
//   - the lowest sufficient die pays, an explorer's own dice before destiny dice;
//   - nobody rolls again, strikes back, uses a card or attacks in overwatch;
//   - an attack stays on the previous target while it can, and otherwise takes the first listed;
//   - a counter covers an empty space, or else the space with the lowest die;
//   - nobody takes a free move;
//   - as many wounds as possible are healed;
//   - hostiles choose as Automatic does.
//
// Every other question gets the first option.
func defaultAnswer(m *Match, d *engine.Decision) int {
	switch d.Kind {
	case AskReRoll:
		return d.Find(DoKeep)
	case AskRiposte, AskCard:
		return d.Find(DoPass)
	case AskFreeMove:
		return d.Find(DoStay)
	case AskOverwatch:
		return 1 // after the offer to attack
	case AskCover:
		return leastLost(m, d)
	case AskTarget:
		return sameTarget(m, d)
	}
	if d.Seat == HostileSeat {
		return Automatic(m, d)
	}
	return 0
}

// keepBest forgets which of two dice is the better. It no longer matters to a player who keeps the
// roll.
func keepBest(f frame) {
	if r, ok := f.(*Roll); ok {
		r.Levels, r.Faces = [2]dice.Level{r.Levels[r.best()]}, [2]uint8{}
	}
}

// newForecast returns a spread that answers questions by default.
func newForecast() *engine.Spread[State] {
	return &engine.Spread[State]{Answer: defaultAnswer, Forget: keepBest}
}

// leastLost returns the option that covers an empty space or else the lowest die.
func leastLost(m *Match, d *engine.Decision) (best int) {
	f, ok := m.Top().(*Wound)
	if !ok {
		return 0
	}
	slots := &m.State.Party[f.Card].Slots
	for i, o := range d.Options {
		if o.Verb == DoCover && slots[o.Args[0]].Die < slots[d.Options[best].Args[0]].Die {
			best = i
		}
	}
	return best
}

func sameTarget(m *Match, d *engine.Decision) int { return max(0, lastTarget(m, d)) }

// lastTarget returns the option to attack again whom the last attack of a weapon action was on, -1 if there is none.
func lastTarget(m *Match, d *engine.Decision) int {
	if f, ok := m.Top().(*WeaponAction); ok {
		return slices.IndexFunc(d.Options, func(o engine.Option) bool { return o.Verb == DoTarget && UnitID(o.Args[0]) == f.Target })
	}
	return -1
}
