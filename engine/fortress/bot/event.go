package bot

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// event answers the event of a turn (BF-EVT-003 to 010).
func event(v *view) int {
	return v.highest(func(o *engine.Option) int {
		n := int(o.Args[0])
		switch o.Verb {
		case fortress.DoDiscard: // the marker that is hardest to come by
			return v.farness(v.s.Markers[n])
		case fortress.DoRaise:
			return -v.s.Hostile(fortress.UnitID(n)).Wounds
		case fortress.DoTwist:
			return -len(v.s.Pack().Twists[n].Modify)
		case fortress.DoOpen:
			return -v.gather(v.s.PortalSpaces(n))
		case fortress.DoInspireOne:
			return pointFor(&v.s.Party[n])
		case fortress.DoTend:
			return v.s.Party[n].Count(fortress.WoundCounter)*10 - v.s.Party[n].Count(fortress.NoCounter)
		case fortress.DoRescue:
			return -v.s.Party[n].Count(fortress.GrievousCounter)
		case fortress.DoFind:
			return v.s.Party[n].Count(fortress.NoCounter)
		}
		return 0
	})
}

// pointFor returns who makes the most of a point: somebody close to being inspired.
func pointFor(x *fortress.Explorer) int {
	if x.Inspired {
		return 0
	}
	return int(x.Inspiration) + 1
}

// farness rates how hard a marker is to reach: the steps of the nearest explorer, and the hostiles around it.
func (v *view) farness(at board.Space) int {
	var there board.Set
	there.Add(at)
	least := farAway
	for i := range v.mates {
		least = min(least, v.steps(v.mates[i].at, there))
	}
	for i := range v.foes {
		if n := v.f.Route(at, v.foes[i].at); n >= 0 && n <= closeTo {
			least++
		}
	}
	return least
}

// gather returns the total steps of all explorers to a set of spaces.
func (v *view) gather(to board.Set) (sum int) {
	for i := range v.mates {
		sum += v.steps(v.mates[i].at, to)
	}
	return sum
}

// deploy places a returning explorer where it is safest, and a hostile where it does least harm.
func deploy(v *view) int {
	return v.highest(func(o *engine.Option) int {
		u, sp := fortress.UnitID(o.Args[0]), board.Space(o.Args[1])
		if v.s.On(u).Team == fortress.Explorers {
			a := mate{u: u, card: int(v.s.On(u).Card), x: v.s.ExplorerOf(u), at: sp, defence: chanceOf(v.s.Pack(), v.s.Card(int(v.s.On(u).Card)).Defence)}
			return -v.harmAt(&a, sp)
		}
		sum := 0
		f := v.foe(u)
		f.at = sp
		for i := range v.mates {
			sum -= v.expectedHarm(&f, &v.mates[i].defence, v.mates[i].at)
		}
		return sum
	})
}
