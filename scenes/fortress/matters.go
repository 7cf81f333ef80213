package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// matters lists the hexes that the camera should show now, the most important first: where something
// happens, or who is asked, where it can go and whom it can choose. It is empty if nothing has a place on
// the board.
func (c *Combat) matters() []board.Hex {
	switch {
	case c.Presenting():
		return c.happens()
	case c.Choices == nil:
		return c.stands(c.acts())
	}
	list := c.stands([]fortress.UnitID{c.Actor(), c.against()})
	if a, ok := c.arriving(); ok {
		list = append(list, c.spaces(c.Play.Shown.Markers[a.Group])...)
	}
	list = append(list, c.suggested()...)
	list = append(list, c.portalAhead()...)
	if r := c.Choices.Picked(); r != nil && r.Place == asking.OnUnits { // whoever has chosen a weapon looks for a target
		list = append(list, c.choosable(asking.OnUnits)...)
	}
	list = append(list, c.choosable(asking.OnSpaces)...)
	list = append(list, c.choosable(asking.OnUnits)...)
	list = append(list, c.chamberNear()...)
	for _, w := range c.Overwatch.Watchers {
		list = append(list, c.stands(c.Play.Shown.Party[w.Explorer].Figures[:])...)
	}
	if len(list) == 0 {
		list = c.stands(c.acts())
	}
	return list
}

// nearChamber is how many hexes away an explorer who acts is shown the escape chamber.
const nearChamber = 5

// chamberNear lists the hexes of the escape chamber if the explorer who acts is near it.
func (c *Combat) chamberNear() []board.Hex {
	at, list := c.stands([]fortress.UnitID{c.Actor()}), c.chamber()
	if !c.Activating() || len(at) == 0 || !slices.ContainsFunc(list, func(h board.Hex) bool { return h.Distance(at[0]) <= nearChamber }) {
		return nil
	}
	return list
}

// around lists the hexes of all miniatures that the camera also shows if it can, the nearest to who is asked
// first. While something happens, they are those of the party, the nearest to it first.
func (c *Combat) around() (list []board.Hex) {
	if c.Presenting() {
		list = c.everybody(fortress.Explorers)
		if at := c.happens(); len(at) > 0 {
			slices.SortStableFunc(list, func(a, b board.Hex) int { return a.Distance(at[0]) - b.Distance(at[0]) })
		}
		return list
	}
	if c.Choices == nil {
		return nil
	}
	list = c.stands(c.acts())
	if from, ok := c.subject(); ok {
		slices.SortStableFunc(list, func(a, b board.Hex) int { return a.Distance(from) - b.Distance(from) })
	}
	return list
}

// happens lists the hexes of the event that is shown, and of what it is part of.
func (c *Combat) happens() []board.Hex {
	if !c.Showing.On {
		return nil
	}
	s := &c.Play.Shown
	if e, is := changed(c.Showing.Event.Change); is {
		return c.stands(s.Party[e].Figures[:])
	}
	switch e := c.Showing.Event.Change.(type) {
	case fortress.Moved:
		return append(c.spaces(e.Path.Spaces[:e.Path.N]...), c.spaces(e.From)...)
	case fortress.Attacked:
		return c.stands([]fortress.UnitID{e.On, e.By})
	case fortress.Resolved:
		return c.stands([]fortress.UnitID{e.On, e.By})
	case fortress.Behaved:
		return c.stands([]fortress.UnitID{e.Unit})
	case fortress.Deployed:
		return c.spaces(e.Hex)
	case fortress.Slain:
		return c.stands([]fortress.UnitID{e.Unit})
	case fortress.Damaged:
		return c.stands([]fortress.UnitID{e.Unit})
	case fortress.Stunned:
		return c.stands([]fortress.UnitID{e.Unit})
	case fortress.EscapeOpened:
		list := []board.Hex{s.Portals[e.Portal].Hex}
		for _, cell := range c.Underway.Slides {
			list = append(list, cell.Hex)
		}
		party := c.everybody(fortress.Explorers) // who wants to go there, as far as there is room
		slices.SortStableFunc(party, func(a, b board.Hex) int { return a.Distance(list[0]) - b.Distance(list[0]) })
		return append(list, party...)
	}
	return nil
}

// changed returns the explorer whom an event hurts, heals or inspires.
func changed(change engine.Change[fortress.State]) (e uint8, is bool) {
	switch ch := change.(type) {
	case fortress.CounterPlaced:
		return ch.Explorer, true
	case fortress.OutOfAction:
		return ch.Explorer, true
	case fortress.Healed:
		return ch.Explorer, true
	case fortress.CardTurned:
		return ch.Explorer, true
	case fortress.InspirationChanged:
		return ch.Explorer, true
	}
	return 0, false
}

// shot lists the hexes of the shooter and the target of what is shown or asked, none if nobody shoots.
func (c *Combat) shot() []board.Hex {
	switch e := c.Showing.Event.Change.(type) {
	case fortress.Attacked:
		if c.Showing.On {
			return c.stands([]fortress.UnitID{e.By, e.On})
		}
	case fortress.Resolved:
		if c.Showing.On {
			return c.stands([]fortress.UnitID{e.By, e.On})
		}
	}
	if c.Presenting() || c.Choices == nil || !asksOverwatch(c.Choices.Decision) {
		return nil
	}
	units := []fortress.UnitID{c.Overwatch.Trigger}
	for _, w := range c.Overwatch.Watchers {
		units = append(units, c.Play.Shown.Party[w.Explorer].Figures[:]...)
	}
	return c.stands(units)
}

// inseparable lists the hexes that must all be seen, however small they become: those of a shot, or of who acts and of what
// the guide marks.
func (c *Combat) inseparable() []board.Hex {
	if list := c.shot(); len(list) > 0 || c.Choices == nil || c.Presenting() {
		return list
	}
	if list := c.suggested(); len(list) > 0 {
		return append(c.stands([]fortress.UnitID{c.Actor()}), list...)
	}
	return nil
}

// turn is 1 for a miniature of an initiative card.
func turn(u *fortress.Unit, card fortress.TrackCard) int {
	if u.Card == card.Index && (u.Team == fortress.Hostiles) == card.Hostile {
		return 1
	}
	return 0
}

// everywhere lists the hexes of the battlefield.
func (c *Combat) everywhere() (list []board.Hex) {
	s := &c.Play.Shown
	for i := range s.Cells[:s.NumCells] {
		list = append(list, s.Cells[i].Hex)
	}
	return list
}

// spaces lists the hexes of those spaces that there are.
func (c *Combat) spaces(list ...board.Space) (hexes []board.Hex) {
	for _, sp := range list {
		if sp != board.None {
			hexes = append(hexes, c.Play.Shown.Field().Hex(sp))
		}
	}
	return hexes
}

// choosable lists the hexes, or those of the miniatures, that can be chosen with any row, the nearest to who
// is asked first.
func (c *Combat) choosable(at asking.Place) (list []board.Hex) {
	for _, r := range c.Choices.All() {
		if r.Place != at || r.Verb == fortress.DoSummon {
			continue
		}
		for k := range r.Legal {
			if at == asking.OnSpaces {
				list = append(list, table.HexAt(r.Legal[k].Space))
			} else {
				list = append(list, c.stands([]fortress.UnitID{table.UnitOf(&r.Legal[k].Target)})...)
			}
		}
	}
	if from, ok := c.subject(); ok {
		slices.SortStableFunc(list, func(a, b board.Hex) int { return a.Distance(from) - b.Distance(from) })
	}
	return list
}

// portalAhead lists the hex of the portal that is nearest to where the guide sends an explorer on the way to one.
func (c *Combat) portalAhead() []board.Hex {
	to := c.suggested()
	if len(to) == 0 || c.coach.said.To != "portal" {
		return nil
	}
	var list []board.Hex
	for _, p := range c.Play.Shown.Portals {
		if p.Open {
			list = append(list, p.Hex)
		}
	}
	slices.SortStableFunc(list, func(a, b board.Hex) int { return a.Distance(to[0]) - b.Distance(to[0]) })
	return list[:min(len(list), 1)]
}

// suggested lists the hexes of what the guide marks on the board.
func (c *Combat) suggested() []board.Hex {
	if c.Choices == nil || !c.coach.speaks() {
		return nil
	}
	said := &c.coach.said
	if said.Where == chamberMark {
		return c.chamber()
	}
	switch _, ch := c.Choices.Find(said.Key); {
	case ch == nil:
	case ch.Place == asking.OnSpaces:
		return []board.Hex{table.HexAt(ch.Space)}
	case ch.Place == asking.OnUnits:
		return c.stands([]fortress.UnitID{table.UnitOf(&ch.Target)})
	}
	return nil
}
