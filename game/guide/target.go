package guide

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// Target is what a step points at: an option of the decision by its key, or a panel; neither for a step
// that points at nothing.
type Target struct{ Key, Where string }

// target finds what a step points at; false where there is no such thing now.
func (v *view) target(s *Step) (Target, bool) {
	switch {
	case s.Option != "":
		key := v.best(s.Option, float64(s.Odds)/100)
		return Target{Key: key}, key != ""
	case s.To == "hostile" && s.Odds > 0:
		key := v.firing(v.actor(), float64(s.Odds)/100)
		return Target{Key: key}, key != ""
	case s.To != "":
		key := v.move(s.To)
		return Target{Key: key}, key != ""
	}
	return Target{Where: s.Panel}, true
}

// best is the key of the option of a verb that a friend would take, of some or of any, "" for none that is worth as
// much as the least.
func (v *view) best(verb string, least float64, of ...string) (key string) {
	most := least - 1e-9
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if !v.asked || o.Verb != verb || len(of) > 0 && !slices.Contains(of, o.Key()) {
			continue
		}
		if w := v.worth(o); w > most {
			key, most = o.Key(), w
		}
	}
	return key
}

// worth of an option beside others of its verb: an attack by the chance that it harms, a wound by how
// low the die is that it takes, a place by how near it is to a marker; where nothing tells them apart the first is taken.
func (v *view) worth(o *engine.Option) float64 {
	switch u := v.actor(); {
	case o.Verb == "fire" && o.Parts[3] == "" && u != fortress.NoUnit:
		weapon, attacks, _ := v.s.WeaponChoice(u, o)
		return v.harm(fortress.Aim{By: u, On: v.s.Find(o.Parts[1]), Weapon: weapon, From: board.None}) / float64(max(1, attacks))
	case o.Verb == "place":
		return float64(nowhere - v.way(board.Space(o.Args[1]), v.goals("marker")))
	case o.Verb == "cover" && v.d.Kind == "cover":
		slots := &v.s.ExplorerOf(u).Slots
		return float64(6 - slots[o.Parts[0][0]-'1'].Die)
	}
	return 0
}

// harm is the chance that one attack does any.
func (v *view) harm(a fortress.Aim) float64 {
	f := fortress.Foresee(v.play.Match, a)
	if f.Rule != "" {
		return 0
	}
	return f.Wound.Float() + f.Grievous.Float()
}

// actor is the miniature that the decision is about, fortress.NoUnit for none.
func (v *view) actor() fortress.UnitID {
	if !v.asked {
		return fortress.NoUnit
	}
	return v.s.Find(v.d.About[0])
}

// move is the key of the move that leads best towards a goal, "" where none leads nearer.
func (v *view) move(goal string) (key string) {
	u := v.actor()
	if u == fortress.NoUnit || !v.s.On(u).Here() {
		return ""
	}
	if goal == "hostile" {
		if key := v.firing(u, 0); key != "" {
			return key
		}
	}
	goals := v.goals(goal)
	nearest, deepest := v.way(v.s.On(u).Hex, goals), -1
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != "move" {
			continue
		}
		to := board.Space(o.Args[1])
		n, deep := v.way(to, goals), 0
		if goal == "escape" && n == 0 {
			deep = v.depth(to)
		}
		if n < nearest || key != "" && n == nearest && deep > deepest {
			key, nearest, deepest = o.Key(), n, deep
		}
	}
	return key
}

// depth is how far a space of the escape chamber lies from the battlefield around it: who stops at the door
// leaves no room for those behind.
func (v *view) depth(sp board.Space) int {
	var around board.Set
	for at := range v.s.Maglev.All() {
		around = around.Or(v.s.Field().Adjacent(at))
	}
	return v.way(sp, around.Minus(v.s.Maglev))
}

// firing is the move after which an attack harms most likely, of several the shortest; "" where none harms as
// likely as the least, or where no hostile can be attacked from anywhere in reach.
func (v *view) firing(u fortress.UnitID, least float64) (key string) {
	if u == fortress.NoUnit || !v.s.On(u).Here() {
		return ""
	}
	most, from := 0.0, v.s.On(u).Hex
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != "move" {
			continue
		}
		to := board.Space(o.Args[1])
		shot := v.bestShot(u, to)
		worth := shot - 0.001*float64(v.s.Field().Range(from, to))
		if shot >= least && worth > most {
			key, most = o.Key(), worth
		}
	}
	return key
}

func (v *view) bestShot(u fortress.UnitID, from board.Space) (most float64) {
	for on := range v.s.Each(fortress.Hostiles) {
		if !v.s.Field().Visible(from, v.s.On(on).Hex) {
			continue
		}
		for weapon := range v.s.WeaponsOf(u) {
			most = max(most, v.harm(fortress.Aim{By: u, On: on, Weapon: weapon, From: from}))
		}
	}
	return most
}

// goals are the spaces a step leads to: hostiles, markers with no hostile beside them, spaces beside an open
// portal, the escape chamber.
func (v *view) goals(goal string) (all board.Set) {
	s := v.s
	switch goal {
	case "hostile":
		for u := range s.Each(fortress.Hostiles) {
			all.Add(s.On(u).Hex)
		}
	case "marker":
		for _, sp := range s.Markers {
			if sp != board.None && !v.beset(sp) {
				all.Add(sp)
			}
		}
	case "portal":
		for i := range s.Portals {
			if s.Portals[i].Open && !s.Escape {
				all = all.Or(s.PortalSpaces(i))
			}
		}
	case "escape":
		if s.Escape {
			all = s.Maglev
		}
	}
	return all
}

// beset tells whether a hostile stands on a space or beside it.
func (v *view) beset(sp board.Space) bool {
	for u := range v.s.Each(fortress.Hostiles) {
		if at := v.s.On(u).Hex; at == sp || v.s.Field().Adjacent(sp).Has(at) {
			return true
		}
	}
	return false
}

// nowhere is further than any way.
const nowhere = 1 << 20

// way is the length of the shortest route to one of the goals.
func (v *view) way(from board.Space, goals board.Set) (least int) {
	least = nowhere
	for sp := range goals.All() {
		if n := v.s.Field().Route(from, sp); n >= 0 && n < least {
			least = n
		}
	}
	return least
}
