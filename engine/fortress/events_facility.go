package fortress

import "strconv"

// FacilityUsed uses the facility of the ship that is visited, and puts the card given for it into the discovery deck
// (BF-PRE-009, BF-G-041).
type FacilityUsed struct {
	Explorer, Ship uint8
	Given          Mark
}

// Apply implements engine.Change.
func (e FacilityUsed) Apply(s *State) {
	s.Quest.Trade.Used = true
	s.Quest.Spent |= s.pack.limited.facilities[e.Ship]
	if kind, ok := e.Given.Card(); ok && s.Party[e.Explorer].drop(uint8(kind)) {
		s.Discovery[kind]++
	}
}

// Say implements engine.Change.
func (e FacilityUsed) Say(s *State) (string, []string) {
	args := []string{s.Name(int(e.Explorer)), s.pack.Ships[e.Ship].Facility.ID}
	if kind, ok := e.Given.Card(); ok {
		return "facility-used-giving", append(args, s.pack.Discoveries[kind].ID)
	}
	return "facility-used", args
}

// PointsGained gives the visitor trading points (BF-G-046).
type PointsGained struct{ Explorer, Points uint8 }

// Apply implements engine.Change.
func (e PointsGained) Apply(s *State) { s.Quest.Trade.Points += e.Points }

// Say implements engine.Change.
func (e PointsGained) Say(s *State) (string, []string) {
	return "points-gained", []string{s.Name(int(e.Explorer)), strconv.Itoa(int(e.Points))}
}

// LaidAnew lays a resource card beside a docked ship in the place of another, which goes back to the deck (BF-G-046).
type LaidAnew struct{ Place, At, Card uint8 }

// Apply implements engine.Change.
func (e LaidAnew) Apply(s *State) {
	k := &s.Quest.Trade.Sale[e.Place][e.At]
	if old, ok := k.Card(); ok {
		s.Quest.Resources[old]++
	}
	s.Quest.Resources[e.Card]--
	*k = Mark(e.Card + 1)
}

// Say implements engine.Change.
func (e LaidAnew) Say(s *State) (string, []string) {
	c := &s.pack.Resources[e.Card]
	return "for-sale", []string{s.shipAt(e.Place), c.ID, strconv.Itoa(c.Price)}
}

// Promised notes what awaits an explorer when it next sets out (BF-G-046).
type Promised struct{ Explorer, Points, Wounds uint8 }

// Apply implements engine.Change.
func (e Promised) Apply(s *State) {
	p := &s.Quest.Promised[s.Party[e.Explorer].Kind]
	p.Points, p.Wounds = min(p.Points+e.Points, MaxInspiration), min(p.Wounds+e.Wounds, MaxSpaces)
}

// Say implements engine.Change.
func (e Promised) Say(s *State) (string, []string) {
	if e.Wounds > 0 {
		return "promised-wounds", []string{s.Name(int(e.Explorer)), strconv.Itoa(int(e.Wounds))}
	}
	return "promised-points", []string{s.Name(int(e.Explorer)), strconv.Itoa(int(e.Points))}
}
