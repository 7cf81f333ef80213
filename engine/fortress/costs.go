package fortress

import "precipice/engine"

// Prices in inspiration points.
const (
	reRollPrice  = 1 // for each die (BF-INS-005)
	gambitPrice  = 2 // BF-GAM-002
	inspirePrice = 3 // BF-INS-002, and a search without a marker (BF-INS-003)
)

// Costs returns the price of an option: the lowest face of the die that pays for an action, or 0 if it
// takes none, and inspiration points. Aiming takes a second die of any face (BF-WPN-003).
func Costs(m *Match, d *engine.Decision, o *engine.Option) (die, points int) {
	if o.Verb == DoInspire { // offered beside the answers of many questions
		return 0, inspirePrice
	}
	switch d.Kind {
	case AskActivation:
		return m.State.actionCosts(d, o)
	case AskCard:
		if o.Verb == verbNames[playVerb] {
			c := &m.State.pack.Resources[o.Args[1]]
			die, points = c.Die, c.Points
		}
	case AskOverwatchWeapon:
		if u := m.State.Find(d.About[0]); u != NoUnit {
			die = m.State.weaponCost(u, o)
		}
	case AskSupport:
		return m.State.supportCosts(o)
	case AskGambit:
		if o.Verb == verbNames[supportVerb] {
			return m.State.supportCosts(o)
		}
		if o.Parts[1] == "inspiration" {
			points = gambitPrice
		}
	case AskReRoll:
		return m.State.reRollCosts(o)
	case AskChallenge:
		if f, ok := m.Top().(*Challenge); ok {
			points = f.card(&m.State).Choices[o.Args[0]].Price
		}
	}
	return die, points
}

// reRollCosts returns the costs of an answer to a roll.
func (s *State) reRollCosts(o *engine.Option) (die, points int) {
	switch {
	case o.Verb == verbNames[playVerb]:
		c := &s.pack.Resources[o.Args[1]]
		return c.Die, c.Points
	case o.Verb != DoReRoll:
		return 0, 0
	case o.Parts[0] == "both":
		return 0, 2 * reRollPrice
	}
	return 0, reRollPrice
}

// actionCosts returns the costs of an option of an activation.
func (s *State) actionCosts(d *engine.Decision, o *engine.Option) (die, points int) {
	u := s.Find(d.About[0])
	switch {
	case u == NoUnit || o.Verb == DoEnd || o.Verb == DoTwin:
		return 0, 0
	case o.Verb == verbNames[playVerb]:
		points = s.pack.Resources[o.Args[1]].Points
	case o.Verb == verbNames[supportVerb]:
		return s.supportCosts(o)
	case o.Verb == DoSearch && o.Parts[0] == "inspired":
		points = inspirePrice
	}
	return s.CostOf(int(s.On(u).Card), o), points
}

// supportCosts returns the costs of calling a support.
func (s *State) supportCosts(o *engine.Option) (die, points int) {
	if o.Verb != verbNames[supportVerb] {
		return 0, 0
	}
	c := &s.pack.Ships[o.Args[1]].Support
	return c.Die, c.Points
}

// weaponCost returns the lowest face that pays for the weapon action of an option.
func (s *State) weaponCost(u UnitID, o *engine.Option) int {
	weapon, attacks, ok := s.WeaponChoice(u, o)
	if !ok {
		return 0
	}
	return s.FireCost(u, weapon, attacks)
}

// RecuperateCost returns the lowest face that pays for recuperating.
func (s *State) RecuperateCost(u UnitID) int { return max(1, 1+s.modified("recuperate-cost", u)) }

// SearchCost returns the lowest face that pays for a search.
func (s *State) SearchCost(u UnitID) int { return max(1, min(6, 4+s.modified("search-cost", u))) }

// SummonCost returns the lowest face that pays for summoning the escape chamber.
func (s *State) SummonCost(u UnitID) int { return max(1, min(6, 4+s.modified("summon-cost", u))) }
