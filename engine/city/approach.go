package city

import "precipice/engine/board"

// ends returns the spaces in which a move of a hostile may end, its own among them, and how it reaches them (CC-HMV-001).
func (s *State) ends(u UnitID, r *board.Reach) (set board.Set) {
	s.reach(r, u, s.figures(u).Move)
	for sp := range board.Space(s.tiles.Len()) {
		if r.Has(sp) && (sp == s.Units[u].At || s.room(u, sp)) {
			set.Add(sp)
		}
	}
	return set
}

// strikes reports whether a hostile that stood in a space could attack a hero with one of its weapon actions.
func (s *State) strikes(u UnitID, from board.Space, h UnitID) bool {
	weapons := s.figures(u).Weapons
	for i := range weapons {
		if rule, _ := s.forbidsFrom(u, from, h, weapons[i].Kind); rule == "" {
			return true
		}
	}
	return false
}

// from returns those of some spaces from which a hostile could attack a hero.
func (s *State) from(u UnitID, among board.Set, h UnitID) (set board.Set) {
	for sp := range among.All() {
		if s.strikes(u, sp, h) {
			set.Add(sp)
		}
	}
	return set
}

// tiers returns the heroes on the battlefield by how many steps they are from a hostile, the nearest first.
func (s *State) tiers(u UnitID) (list [][]UnitID) {
	last := -1
	for {
		next := far + 1
		for h := range s.each(HeroTeam) {
			if n := s.steps(s.Units[u].At, s.Units[h].At); n > last {
				next = min(next, n)
			}
		}
		if next > far {
			return list
		}
		var tier []UnitID
		for h := range s.each(HeroTeam) {
			if s.steps(s.Units[u].At, s.Units[h].At) == next {
				tier = append(tier, h)
			}
		}
		list, last = append(list, tier), next
	}
}

// aims returns the heroes that may count as the one a hostile moves towards: none if it does not move. It moves so that it can attack the
// nearest hero, else the next nearest, and so on; if it can attack none, as near as possible to the nearest (CC-HMV-002 to 004, CC-G-062,
// CC-G-094, CC-G-095). A hostile that can attack one of the nearest from where it stands does not move, a small one only if it is
// adjacent to a hero.
func (s *State) aims(u UnitID) []UnitID {
	tiers := s.tiers(u)
	if len(tiers) == 0 {
		return nil
	}
	at := s.Units[u].At
	for _, h := range tiers[0] {
		if s.strikes(u, at, h) && (!s.small(u) || s.Engaged(HostileTeam, at)) {
			return nil
		}
	}
	var r board.Reach
	ends := s.ends(u, &r)
	for _, tier := range tiers {
		var can []UnitID
		for _, h := range tier {
			if !s.from(u, ends, h).Empty() {
				can = append(can, h)
			}
		}
		if len(can) > 0 {
			return can
		}
	}
	return tiers[0]
}

// goals returns the spaces to which a hostile moves towards a hero; the leader chooses among them (CC-HMV-002 to 005, CC-G-062,
// CC-G-095).
func (s *State) goals(u, h UnitID) board.Set {
	var r board.Reach
	ends := s.ends(u, &r)
	best := s.from(u, ends, h)
	if best.Empty() {
		best = least(ends, func(sp board.Space) int { return s.steps(sp, s.Units[h].At) })
	}
	if s.small(u) {
		best = rather(best, s.beside(HeroTeam))
		best = rather(best, s.shared(u))
	}
	return least(best, func(sp board.Space) int { return r.Steps(sp) })
}

// rather returns what two sets share, the first if that is nothing.
func rather(set, want board.Set) board.Set {
	if both := set.And(want); !both.Empty() {
		return both
	}
	return set
}

// least returns the spaces of a set for which a figure is lowest.
func least(set board.Set, of func(board.Space) int) (best board.Set) {
	lowest := far + 1
	for sp := range set.All() {
		n := of(sp)
		if n < lowest {
			lowest, best = n, board.Set{}
		}
		if n == lowest {
			best.Add(sp)
		}
	}
	return best
}
