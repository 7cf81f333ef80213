package city

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/city/library"
)

// course is where a move of a hostile may end, and how many steps lead to each end.
type course struct {
	ends  board.Set
	steps [256]uint8
}

// courseOf returns the spaces in which a move of a hostile may end, its own among them (CC-HMV-001). One that fills several moves from that of
// its spaces from which the way is shortest, and its own other spaces are no ends, because it does not turn on the spot (CC-HUG-004,
// CC-G-104).
func courseOf(s *State, u UnitID) *course {
	c, body := &course{}, s.Body(u)
	c.ends.Add(s.Units[u].At)
	var r board.Reach
	for from := range body.All() {
		s.reachFrom(&r, u, from, s.figures(u).Move)
		for sp := range s.among(u, r.All().Minus(body)).All() {
			n := uint8(r.Steps(sp))
			if c.ends.Has(sp) {
				n = min(c.steps[sp], n)
			}
			c.ends.Add(sp)
			c.steps[sp] = n
		}
	}
	return c
}

// strikesFrom reports whether a hostile that moved to a space could attack a hero from there. Where it stays it attacks from all that it
// fills.
func strikesFrom(s *State, u UnitID, at board.Space, h UnitID) bool {
	if at == s.Units[u].At {
		return s.strikes(u, s.Body(u), h)
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

// from returns those of some spaces from which a hostile could attack a hero.
func (s *State) from(u UnitID, among board.Set, h UnitID) (set board.Set) {
	if !slices.ContainsFunc(s.figures(u).Weapons, func(w library.Weapon) bool { return w.Kind != library.Melee }) {
		near := s.tiles.Around(s.Body(h))
		near.Add(s.Units[u].At)
		among = among.And(near)
	}
	for sp := range among.All() {
		if strikesFrom(s, u, sp, h) {
			set.Add(sp)
		}
	}
	return set
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
		if strikesFrom(s, u, at, h) && (!s.small(u) || s.Engaged(HostileTeam, at)) {
			return nil
		}
	}
	ends := courseOf(s, u).ends
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
	c := courseOf(s, u)
	best := s.from(u, c.ends, h)
	if best.Empty() {
		best = least(c.ends, func(sp board.Space) int {
			if sp == s.Units[u].At {
				return between(s, u, h)
			}
			return s.steps(sp, s.Units[h].At)
		})
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
