package city

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/city/library"
)

// course is where a move of a hostile may end, how many steps lead to each end, and how one that fills several spaces may lie there.
type course struct {
	ends  board.Set
	steps [256]uint8
	lies  map[board.Space][]spread
}

// courseOf returns the spaces in which a move of a hostile may end, its own among them (CC-HMV-001). One that fills several moves from that of
// its spaces from which the way is shortest, and its own other spaces are no ends, because it does not turn on the spot (CC-HUG-004,
// CC-G-104). Where it could lie in no way is no end either (CC-G-092).
func courseOf(s *State, u UnitID) *course {
	c, body, broad := &course{}, s.Body(u), s.broad(u)
	c.ends.Add(s.Units[u].At)
	if broad {
		c.lies = map[board.Space][]spread{}
	}
	var r board.Reach
	for from := range body.All() {
		s.reachFrom(&r, u, from, s.figures(u).Move)
		for sp := range s.among(u, r.All().Minus(body)).All() {
			n := uint8(r.Steps(sp))
			switch {
			case c.ends.Has(sp):
				n = min(c.steps[sp], n)
			case broad:
				c.lies[sp] = spreads(s, u, sp)
			}
			c.ends.Add(sp)
			c.steps[sp] = n
		}
	}
	return c
}

// strikesFrom reports whether a hostile could attack a hero from an end of its move: from all that it fills, where it stays and in one at
// least of the ways in which it may come to lie elsewhere (CC-G-092).
func (c *course) strikesFrom(s *State, u UnitID, at board.Space, h UnitID) bool {
	switch lies := c.lies[at]; {
	case at == s.Units[u].At:
		return s.strikes(u, s.Body(u), h)
	case lies != nil:
		return slices.ContainsFunc(lies, func(p spread) bool { return p.strikes(s, u, h) })
	}
	var from board.Set
	from.Add(at)
	return s.strikes(u, from, h)
}

// strikes reports whether a hostile that stood in some spaces could attack a hero with one of its weapon actions.
func (s *State) strikes(u UnitID, from board.Set, h UnitID) bool {
	weapons := s.figures(u).Weapons
	for i := range weapons {
		if rule, _ := s.forbidsFrom(u, from, h, weapons[i].Kind); rule == "" {
			return true
		}
	}
	return false
}

// from returns the ends from which a hostile could attack a hero.
func (c *course) from(s *State, u, h UnitID) (set board.Set) {
	among := c.ends
	if c.lies == nil && !slices.ContainsFunc(s.figures(u).Weapons, func(w library.Weapon) bool { return w.Kind != library.Melee }) {
		near := s.tiles.Around(s.Body(h))
		near.Add(s.Units[u].At)
		among = among.And(near)
	}
	for sp := range among.All() {
		if c.strikesFrom(s, u, sp, h) {
			set.Add(sp)
		}
	}
	return set
}

// nearest returns the ends with the fewest steps to a hero, from the nearest of the spaces that the hostile would fill (CC-HMV-004,
// CC-G-092).
func (c *course) nearest(s *State, u, h UnitID) board.Set {
	return least(c.ends, func(sp board.Space) int {
		switch lies := c.lies[sp]; {
		case sp == s.Units[u].At:
			return between(s, u, h)
		case lies != nil:
			n := far
			for _, p := range lies {
				n = min(n, p.steps(s, u, h))
			}
			return n
		}
		return s.steps(sp, s.Units[h].At)
	})
}

// between counts the steps between a hostile and a hero.
func between(s *State, u, h UnitID) int { return apart(s, HostileTeam, s.Body(u), s.Body(h)) }

// tiers returns the heroes on the battlefield by how many steps they are from a hostile, the nearest first.
func (s *State) tiers(u UnitID) (list [][]UnitID) {
	var steps [MaxHeroes]int
	for h := range s.each(HeroTeam) {
		steps[h] = between(s, u, h)
	}
	last := -1
	for {
		next := far + 1
		for h := range s.each(HeroTeam) {
			if n := steps[h]; n > last {
				next = min(next, n)
			}
		}
		if next > far {
			return list
		}
		var tier []UnitID
		for h := range s.each(HeroTeam) {
			if steps[h] == next {
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
		if s.strikes(u, s.Body(u), h) && (!s.small(u) || s.Engaged(HostileTeam, at)) {
			return nil
		}
	}
	c := courseOf(s, u)
	for _, tier := range tiers {
		var can []UnitID
		for _, h := range tier {
			if !c.from(s, u, h).Empty() {
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
	c := courseOf(s, u)
	best := c.from(s, u, h)
	if best.Empty() {
		best = c.nearest(s, u, h)
	}
	if s.small(u) {
		best = rather(best, s.beside(HeroTeam))
		best = rather(best, s.shared(u))
	}
	return least(best, func(sp board.Space) int { return int(c.steps[sp]) })
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
