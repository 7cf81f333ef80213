package city

import "precipice/engine"

// Costs returns the price of an option: the lowest face of the die that pays for an action, or 0 if it takes none, and inspiration
// points. To dig somebody out takes two such dice (CC-BUR-006).
func Costs(m *Match, d *engine.Decision, o *engine.Option) (die, price int) {
	switch f := m.Top().(type) {
	case *Activation:
		return f.price(&m.State, d, o)
	case *React:
		if o.Verb == DoReact {
			die = m.State.Card(int(o.Args[0])).Weapons[o.Args[1]].Cost
		}
	case *Gambits:
		if d.Kind == AskGambit && o.Verb == DoGambit && o.Args[1] == 0 {
			price = points
		}
	case *Roll:
		if o.Verb == DoReRoll {
			price = reRollPrice(o)
		}
	}
	return die, price
}

// price returns what an action costs.
func (f *Activation) price(s *State, d *engine.Decision, o *engine.Option) (die, price int) {
	if d.Kind != AskActivation || o.Verb == DoEnd {
		return 0, 0
	}
	g := Activation{Hero: f.Hero, Verb: actionNamed(o.Verb), Args: o.Args}
	if o.Verb == DoSearch && o.Args[0] < 0 {
		price = inspires // CC-INS-008
	}
	die, _ = g.cost(s)
	return die, price
}
