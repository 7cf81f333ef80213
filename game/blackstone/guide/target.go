package guide

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// Target is what a step suggests: an option by its key, or a panel; both are empty if it suggests nothing.
// Then holds the answers to the questions that follow at once, for a shot in overwatch. Left is the number of
// hexes between the end of a suggested move and its goal.
type Target struct {
	Key, Where string
	Then       []string
	Left       int
}

// target returns what a step suggests, or false if there is no such thing now.
func (v *view) target(s *Step) (Target, bool) {
	switch {
	case s.Option != "":
		key := v.best(s.Option, float64(s.Odds)/100)
		return Target{Key: key, Then: v.follows(key)}, key != ""
	case s.To == "hostile" && s.Odds > 0:
		key := v.moveToFire(v.actor(), max(float64(s.Odds)/100, v.shotNow()+betterShot))
		return Target{Key: key}, key != ""
	case s.To == "hostile" && v.shotNow() >= poorShot:
		return Target{}, false
	case s.To != "":
		key, left := v.move(s.To)
		return Target{Key: key, Left: left}, key != "" && s.suits(left) && v.spares(key, s.Die)
	}
	return Target{Where: s.Panel}, true
}

// suits reports whether a move that ends so many hexes short of the goal is one that the step is about.
func (s *Step) suits(left int) bool { return s.To == "hostile" || s.Far == (left > 0) }

// spares reports whether a die of a face or higher is left after an option has been paid for with the lowest
// die that is high enough.
func (v *view) spares(key string, face int) bool {
	own, shared := v.dice().high(v.cost(key))
	return max(own, shared) >= face
}

// cost returns the lowest face that pays for an option of an activation, 0 for one that is free or no
// option.
func (v *view) cost(key string) int {
	if !v.asked || v.d.Kind != fortress.AskActivation {
		return 0
	}
	i := v.d.Find(key)
	if i < 0 || key == "end" {
		return 0
	}
	return v.s.CostOf(int(v.s.On(v.actor()).Card), &v.d.Options[i])
}

// best returns the key of the best option of a verb, among some or all, or "" if none is worth at least
// least.
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

// worth rates an option against others of its verb: an attack by its chance of harm, a wound by how low the
// lost die is, a place by its distance to a marker. It returns the same for options that do not differ.
func (v *view) worth(o *engine.Option) float64 {
	switch u := v.actor(); {
	case v.overwatch():
		shot, _ := v.shot(o)
		return rank(&shot)
	case o.Verb == fortress.DoFire && u != fortress.NoUnit:
		return v.chance(u, o)
	case o.Verb == fortress.DoPlace:
		return float64(nowhere - v.way(board.Space(o.Args[1]), v.goals("marker")))
	case o.Verb == fortress.DoCover && v.d.Kind == fortress.AskCover:
		slots := &v.s.ExplorerOf(u).Slots
		return float64(6 - slots[o.Parts[0][0]-'1'].Die)
	}
	return 0
}

// chance returns the chance of harm of one attack of an option, shared among its attacks and the dice it takes: aiming takes
// one more (BF-WPN-003).
func (v *view) chance(u fortress.UnitID, o *engine.Option) float64 {
	weapon, attacks, _ := v.s.WeaponChoice(u, o)
	aimed := o.Parts[3] == "aimed"
	harm := v.harm(fortress.Aim{By: u, On: v.s.Find(o.Parts[1]), Weapon: weapon, IgnoreCover: aimed, From: board.None})
	if aimed {
		harm /= 2
	}
	return harm / float64(max(1, attacks))
}

// harms reports whether an attack of the acting explorer can wound.
func (v *view) harms() bool { return v.best(fortress.DoFire, leastHarm) != "" }

// leastHarm is less than the chance of harm of any attack that can wound.
const leastHarm = 1e-6

// harm returns the chance that one attack does harm.
func (v *view) harm(a fortress.Aim) float64 {
	f := fortress.Foresee(v.play.Match, a)
	if f.Rule != "" {
		return 0
	}
	return f.Wound.Float() + f.Grievous.Float()
}

// actor returns the miniature that decides, fortress.NoUnit for none.
func (v *view) actor() fortress.UnitID {
	if !v.asked {
		return fortress.NoUnit
	}
	return v.s.Find(v.d.About[0])
}

// move returns the key of the best move towards a goal, "" if none leads nearer, and how many hexes short of
// the goal it ends.
func (v *view) move(goal string) (key string, left int) {
	u := v.actor()
	if u == fortress.NoUnit || !v.s.On(u).Here() {
		return "", 0
	}
	if goal == "hostile" {
		if key := v.moveToFire(u, v.shotNow()+betterShot); key != "" {
			return key, 0
		}
	}
	goals, here := v.goals(goal), v.s.On(u).Hex
	nearest := berth{away: v.way(here, goals)}
	if goal == "escape" && nearest.away == 0 {
		if v.roomInFront(here) {
			return "", 0
		}
		nearest = v.berth(here, goals)
		nearest.taken = 0 // to move beside another at the same depth gains nothing
	}
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != fortress.DoMove {
			continue
		}
		at := berth{away: v.way(board.Space(o.Args[1]), goals)}
		if goal == "escape" {
			at = v.berth(board.Space(o.Args[1]), goals)
		}
		if at.before(nearest) {
			key, nearest = o.Key(), at
		}
	}
	return key, nearest.away
}

// goals returns the spaces a step leads to: hostiles, markers with no adjacent hostile, spaces next to an
// open portal, or the escape chamber.
func (v *view) goals(goal string) (all board.Set) {
	s := v.s
	switch goal {
	case "hostile":
		for u := range s.Each(fortress.Hostiles) {
			all.Add(s.On(u).Hex)
		}
	case "marker":
		for _, sp := range s.Markers {
			if sp != board.None && !v.threatened(sp) {
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

// threatened reports whether a hostile is on a space or adjacent to it.
func (v *view) threatened(sp board.Space) bool {
	for u := range v.s.Each(fortress.Hostiles) {
		if at := v.s.On(u).Hex; at == sp || v.s.Field().Adjacent(sp).Has(at) {
			return true
		}
	}
	return false
}

// nowhere is longer than any route.
const nowhere = 1 << 20

// way returns the length of the shortest route to one of the goals.
func (v *view) way(from board.Space, goals board.Set) (least int) {
	least = nowhere
	for sp := range goals.All() {
		if n := v.s.Field().Route(from, sp); n >= 0 && n < least {
			least = n
		}
	}
	return least
}
