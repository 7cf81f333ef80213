package city

import (
	"precipice/engine/board"
	"precipice/engine/city/library"
)

// Has reports whether a miniature has an ailment.
func (v *Unit) Has(a library.Ailment) bool { return v.Ails>>a&1 != 0 }

// Here reports whether a miniature stands on the battlefield. The buried and those away in a crisis do not (CC-X-007, CC-CRI-005).
func (v *Unit) Here() bool {
	return v.Team != Nobody && !v.Slain && v.At != board.None && !v.Has(library.Buried)
}

// other returns the other side.
func (t Team) other() Team { return HeroTeam + HostileTeam - t }

// each yields the miniatures of a side that stand on the battlefield.
func (s *State) each(t Team) func(func(UnitID) bool) {
	from, to := 0, MaxHeroes
	if t == HostileTeam {
		from, to = MaxHeroes, MaxUnits
	}
	return func(yield func(UnitID) bool) {
		for u := from; u < to; u++ {
			if s.Units[u].Here() && !yield(UnitID(u)) {
				return
			}
		}
	}
}

// members yields the miniatures of a group on the battlefield.
func (s *State) members(g int) func(func(UnitID) bool) {
	return func(yield func(UnitID) bool) {
		for u := range s.each(HostileTeam) {
			if int(s.Units[u].Card) == g && !yield(u) {
				return
			}
		}
	}
}

// reserve yields the miniatures of a group that have not been placed.
func (s *State) reserve(g int) func(func(UnitID) bool) {
	return func(yield func(UnitID) bool) {
		for u := MaxHeroes; u < MaxUnits; u++ {
			v := &s.Units[u]
			if v.Team == HostileTeam && int(v.Card) == g && !v.Slain && v.At == board.None && !yield(UnitID(u)) {
				return
			}
		}
	}
}

// count counts what a sequence yields.
func count(of func(func(UnitID) bool)) (n int) {
	for range of {
		n++
	}
	return n
}

// spaces returns the spaces of a side's miniatures.
func (s *State) spaces(t Team) (set board.Set) {
	for u := range s.each(t) {
		set = set.Or(s.Body(u))
	}
	return set
}

// beside returns the spaces adjacent to a side's miniatures (CC-SPC-001, 002).
func (s *State) beside(t Team) board.Set { return s.tiles.Around(s.spaces(t)) }

// blocked returns the spaces that no model may enter: those of objects and of buried tokens (CC-G-027, CC-BUR-002).
func (s *State) blocked() (set board.Set) {
	for _, at := range s.Ground.Objects {
		if at != board.None {
			set.Add(at)
		}
	}
	for h := range s.Heroes {
		if v := &s.Units[h]; v.Has(library.Buried) && v.At != board.None {
			set.Add(v.At)
		}
	}
	return set
}

// Engaged reports whether a miniature of the other side is adjacent to a space.
func (s *State) Engaged(t Team, sp board.Space) bool {
	return !s.tiles.Adjacent(sp).And(s.spaces(t.other())).Empty()
}

func (s *State) adjacent(a, b UnitID) bool {
	x, y := &s.Units[a], &s.Units[b]
	return x.At != board.None && y.At != board.None && !s.tiles.Around(s.Body(a)).And(s.Body(b)).Empty()
}

// room reports whether a miniature may stand in a space.
func (s *State) room(u UnitID, sp board.Space) bool {
	var set board.Set
	set.Add(sp)
	return !s.among(u, set).Empty()
}

// standable returns the spaces in which a miniature may stand.
func (s *State) standable(u UnitID) board.Set { return s.among(u, s.tiles.All()) }

// among returns those of some spaces in which a miniature may stand. A space holds one thing, or two small hostiles (CC-SPC-007, CC-MOV-004).
// A huge or a giant hostile needs room for its other spaces too (CC-G-092).
func (s *State) among(u UnitID, set board.Set) board.Set {
	set = set.Minus(s.blocked())
	small := s.small(u)
	var half board.Set // spaces with one small hostile
	for o := range s.Units {
		other := UnitID(o)
		switch v := &s.Units[o]; {
		case other == u || !v.Here():
		case !small || !s.small(other):
			set = set.Minus(s.Body(other))
		case half.Has(v.At):
			set.Remove(v.At)
		default:
			half.Add(v.At)
		}
	}
	if s.broad(u) {
		for sp := range set.All() {
			if len(spreads(s, u, sp)) == 0 {
				set.Remove(sp)
			}
		}
	}
	return set
}

// shared returns the spaces that hold exactly one small hostile other than a miniature.
func (s *State) shared(u UnitID) (set board.Set) {
	for o := range s.each(HostileTeam) {
		if o != u && s.small(o) {
			set.Add(s.Units[o].At)
		}
	}
	return s.among(u, set)
}

// far is the number of steps to what cannot be reached (CC-G-045).
const far = 1000

// steps counts the steps between two spaces where they decide about hostiles; models do not lengthen the way, and closed gateways between
// tiles count as open (CC-G-013, CC-G-045, CC-G-096).
func (s *State) steps(a, b board.Space) int {
	if n := s.tiles.Through().Route(a, b); n >= 0 {
		return n
	}
	return far
}

// nearness returns the steps from a space to the nearest hero.
func (s *State) nearness(sp board.Space) int {
	least := far
	for h := range s.each(HeroTeam) {
		least = min(least, s.steps(sp, s.Units[h].At))
	}
	return least
}

// nearnessOf returns the least steps from any of some spaces to a hero.
func (s *State) nearnessOf(set board.Set) int {
	least := far
	for sp := range set.All() {
		least = min(least, s.nearness(sp))
	}
	return least
}

// leaders yields the heroes in leader order: those of the leader, then of the others clockwise (CC-G-037).
func (s *State) leaders(yield func(int) bool) {
	for i := range int(s.Players) {
		seat := (int(s.Leader) + i) % int(s.Players)
		for h := range s.Heroes {
			if int(s.Heroes[h].Seat) == seat && !yield(h) {
				return
			}
		}
	}
}

// Night reports whether night has fallen (CC-JRN-003, CC-G-051).
func (s *State) Night() bool { return int(s.Nightfall) >= s.pack.Figures.Nightfall-1 }

// side returns the side of a reference card that counts now (CC-G-051).
func (s *State) side(kind uint8) *library.HostileSide {
	if s.Night() {
		return &s.pack.Hostiles[kind].Sides[1]
	}
	return &s.pack.Hostiles[kind].Sides[0]
}

// figures returns the figures of a hostile.
func (s *State) figures(u UnitID) *library.ModelFigures {
	v := &s.Units[u]
	return &s.side(v.Kind).Models[v.Model]
}

// champion reports whether a hostile is a champion (CC-G-043).
func (s *State) champion(u UnitID) bool {
	v := &s.Units[u]
	return s.pack.Hostiles[v.Kind].Models[v.Model].Champion
}

// Wounds returns how much damage slays a hostile (CC-WPN-010).
func (s *State) Wounds(u UnitID) int { return s.figures(u).Wounds }
