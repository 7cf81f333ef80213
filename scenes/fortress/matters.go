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
func (y *focus) matters() []board.Hex {
	switch {
	case y.d.Presenting():
		return y.happens()
	case y.d.Choices == nil:
		return y.d.stands(y.d.acts())
	}
	list := y.d.stands([]fortress.UnitID{y.d.Actor(), y.d.against()})
	if a, ok := y.d.arriving(); ok {
		list = append(list, y.spaces(y.d.Play.Shown.Markers[a.Group])...)
	}
	list = append(list, y.suggested()...)
	list = append(list, y.portalAhead()...)
	if r := y.d.Choices.Picked(); r != nil && r.Place == asking.OnUnits { // a player who has chosen a weapon looks for a target
		list = append(list, y.choosable(asking.OnUnits)...)
	}
	list = append(list, y.choosable(asking.OnSpaces)...)
	list = append(list, y.choosable(asking.OnUnits)...)
	list = append(list, y.chamberNear()...)
	for _, w := range y.d.Overwatch.Watchers {
		list = append(list, y.d.stands(y.d.Play.Shown.Party[w.Explorer].Figures[:])...)
	}
	if len(list) == 0 {
		list = y.d.stands(y.d.acts())
	}
	return list
}

// nearChamber is how many hexes away an explorer who acts is shown the escape chamber.
const nearChamber = 5

// chamberNear lists the hexes of the escape chamber if the explorer who acts is near it.
func (y *focus) chamberNear() []board.Hex {
	at, list := y.d.stands([]fortress.UnitID{y.d.Actor()}), y.d.chamber()
	if !y.d.Activating() || len(at) == 0 || !slices.ContainsFunc(list, func(h board.Hex) bool { return h.Distance(at[0]) <= nearChamber }) {
		return nil
	}
	return list
}

// around lists the hexes of all miniatures that the camera also shows if it can, the nearest to who is asked
// first. While something happens, they are those of the party, the nearest to it first.
func (y *focus) around() (list []board.Hex) {
	if y.d.Presenting() {
		list = y.d.everybody(fortress.Explorers)
		if at := y.happens(); len(at) > 0 {
			slices.SortStableFunc(list, func(a, b board.Hex) int { return a.Distance(at[0]) - b.Distance(at[0]) })
		}
		return list
	}
	if y.d.Choices == nil {
		return nil
	}
	list = y.d.stands(y.d.acts())
	if from, ok := y.subject(); ok {
		slices.SortStableFunc(list, func(a, b board.Hex) int { return a.Distance(from) - b.Distance(from) })
	}
	return list
}

// happens lists the hexes of the event that is shown, and of what it is part of.
func (y *focus) happens() []board.Hex {
	if !y.d.Showing.On {
		return nil
	}
	s := &y.d.Play.Shown
	if e, is := changed(y.d.Showing.Event.Change); is {
		return y.d.stands(s.Party[e].Figures[:])
	}
	switch e := y.d.Showing.Event.Change.(type) {
	case fortress.Moved:
		return append(y.spaces(e.Path.Spaces[:e.Path.N]...), y.spaces(e.From)...)
	case fortress.Attacked:
		return y.d.stands([]fortress.UnitID{e.On, e.By})
	case fortress.Resolved:
		return y.d.stands([]fortress.UnitID{e.On, e.By})
	case fortress.Behaved:
		return y.d.stands([]fortress.UnitID{e.Unit})
	case fortress.Deployed:
		return y.spaces(e.Hex)
	case fortress.Slain:
		return y.d.stands([]fortress.UnitID{e.Unit})
	case fortress.Damaged:
		return y.d.stands([]fortress.UnitID{e.Unit})
	case fortress.Stunned:
		return y.d.stands([]fortress.UnitID{e.Unit})
	case fortress.EscapeOpened:
		list := []board.Hex{s.Portals[e.Portal].Hex}
		for _, cell := range y.d.Underway.Slides {
			list = append(list, cell.Hex)
		}
		party := y.d.everybody(fortress.Explorers) // who wants to go there, as far as there is room
		slices.SortStableFunc(party, func(a, b board.Hex) int { return a.Distance(list[0]) - b.Distance(list[0]) })
		return append(list, party...)
	}
	return nil
}

// changed returns the explorer that an event hurts, heals or inspires.
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
func (y *focus) shot() []board.Hex {
	switch e := y.d.Showing.Event.Change.(type) {
	case fortress.Attacked:
		if y.d.Showing.On {
			return y.d.stands([]fortress.UnitID{e.By, e.On})
		}
	case fortress.Resolved:
		if y.d.Showing.On {
			return y.d.stands([]fortress.UnitID{e.By, e.On})
		}
	}
	if y.d.Presenting() || y.d.Choices == nil || !asksOverwatch(y.d.Choices.Decision) {
		return nil
	}
	units := []fortress.UnitID{y.d.Overwatch.Trigger}
	for _, w := range y.d.Overwatch.Watchers {
		units = append(units, y.d.Play.Shown.Party[w.Explorer].Figures[:]...)
	}
	return y.d.stands(units)
}

// inseparable lists the hexes that must all be seen, however small they become: those of a shot, or of who acts and of what
// the guide marks.
func (y *focus) inseparable() []board.Hex {
	if list := y.shot(); len(list) > 0 || y.d.Choices == nil || y.d.Presenting() {
		return list
	}
	if list := y.suggested(); len(list) > 0 {
		return append(y.d.stands([]fortress.UnitID{y.d.Actor()}), list...)
	}
	return nil
}

// everywhere lists the hexes of the battlefield.
func (y *focus) everywhere() (list []board.Hex) {
	s := &y.d.Play.Shown
	for i := range s.Cells[:s.NumCells] {
		list = append(list, s.Cells[i].Hex)
	}
	return list
}

// spaces lists the hexes of those spaces that there are.
func (y *focus) spaces(list ...board.Space) (hexes []board.Hex) {
	for _, sp := range list {
		if sp != board.None {
			hexes = append(hexes, y.d.Play.Shown.Field().Hex(sp))
		}
	}
	return hexes
}

// choosable lists the hexes, or those of the miniatures, that can be chosen with any row, the nearest to who
// is asked first.
func (y *focus) choosable(at asking.Place) (list []board.Hex) {
	for _, r := range y.d.Choices.All() {
		if r.Place != at || r.Verb == fortress.DoSummon {
			continue
		}
		for k := range r.Legal {
			if at == asking.OnSpaces {
				list = append(list, table.HexAt(r.Legal[k].Space))
			} else {
				list = append(list, y.d.stands([]fortress.UnitID{table.UnitOf(&r.Legal[k].Target)})...)
			}
		}
	}
	if from, ok := y.subject(); ok {
		slices.SortStableFunc(list, func(a, b board.Hex) int { return a.Distance(from) - b.Distance(from) })
	}
	return list
}

// portalAhead lists the hex of the portal that is nearest to where the guide sends an explorer on the way to one.
func (y *focus) portalAhead() []board.Hex {
	to := y.suggested()
	if len(to) == 0 || y.d.coach.said.To != "portal" {
		return nil
	}
	var list []board.Hex
	for _, p := range y.d.Play.Shown.Portals {
		if p.Open {
			list = append(list, p.Hex)
		}
	}
	slices.SortStableFunc(list, func(a, b board.Hex) int { return a.Distance(to[0]) - b.Distance(to[0]) })
	return list[:min(len(list), 1)]
}

// suggested lists the hexes of what the guide marks on the board.
func (y *focus) suggested() []board.Hex {
	if y.d.Choices == nil || !y.d.coach.tutor.Speaks() {
		return nil
	}
	said := &y.d.coach.said
	if said.Where == chamberMark {
		return y.d.chamber()
	}
	switch _, ch := y.d.Choices.Find(said.Key); {
	case ch == nil:
	case ch.Place == asking.OnSpaces:
		return []board.Hex{table.HexAt(ch.Space)}
	case ch.Place == asking.OnUnits:
		return y.d.stands([]fortress.UnitID{table.UnitOf(&ch.Target)})
	}
	return nil
}
