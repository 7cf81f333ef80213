package city

import (
	"precipice/engine/board"
	"precipice/engine/city/library"
)

// size returns how much room a miniature takes. A hero fills a space as a large hostile does (CC-SPC-007).
func (s *State) size(u UnitID) library.Size {
	if v := &s.Units[u]; v.Team == HostileTeam {
		return s.pack.Hostiles[v.Kind].Size
	}
	return library.Large
}

// small reports whether a miniature is a small hostile.
func (s *State) small(u UnitID) bool { return s.size(u) == library.Small }

// broad reports whether a miniature is a huge or a giant hostile, which fills several spaces.
func (s *State) broad(u UnitID) bool { return s.size(u) >= library.Huge }

// Body returns the spaces that a miniature fills: one, two if it is huge, four if it is a giant (CC-HUG-001, 005). A hostile is adjacent,
// visible and near by any of them (CC-G-092).
func (s *State) Body(u UnitID) (set board.Set) {
	v := &s.Units[u]
	if !s.broad(u) {
		if v.At != board.None {
			set.Add(v.At)
		}
		return set
	}
	return spread{v.At, v.Tall}.filled(s.tiles, s.size(u))
}

// spread is how a hostile that fills several spaces lies: At is the one to the north and west, and a huge one that is Tall has the other
// to the south of it, else to the east.
type spread struct {
	At   board.Space
	Tall bool
}

// parts returns how far from At the spaces of a spread lie, At among them.
func (p spread) parts(size library.Size) []board.Square {
	square := []board.Square{{}, {X: 1}, {Y: 1}, {X: 1, Y: 1}}
	switch {
	case size == library.Giant:
		return square
	case size < library.Huge:
		return square[:1]
	case p.Tall:
		return []board.Square{{}, {Y: 1}}
	}
	return square[:2]
}

// filled returns the spaces of the battlefield on which a hostile lies.
func (p spread) filled(tiles *board.Tiles, size library.Size) (set board.Set) {
	if p.At == board.None {
		return set
	}
	set.Add(p.At)
	if size < library.Huge {
		return set
	}
	for _, by := range p.parts(size) {
		if sp, ok := tiles.At(tiles.Square(p.At).Add(by)); ok {
			set.Add(sp)
		}
	}
	return set
}

// whole reports whether all that a hostile fills are spaces of one tile, so that they are joined by whole sides and by no gateway
// (CC-HUG-001, 005).
func (p spread) whole(tiles *board.Tiles, size library.Size) bool {
	set := p.filled(tiles, size)
	return set.Len() == len(p.parts(size)) && set.Minus(tiles.Floor(tiles.Tile(p.At))).Empty()
}

// What a spread does to those who stand where it lies, the mildest first (CC-HUG-003, CC-G-104).
const (
	pushesNobody = iota
	pushesHostiles
	pushesHeroes
	impossible
)

// spreads returns how a huge or a giant hostile may lie so that one of its spaces is a given one, which nobody else may hold. Ways that push
// nobody come before those that push hostiles alone, and these before the others (CC-HUG-004, CC-G-092, CC-G-104).
func spreads(s *State, u UnitID, to board.Space) (best []spread) {
	size, least := s.size(u), impossible
	for _, tall := range [2]bool{false, true} {
		if tall && size == library.Giant {
			continue
		}
		for _, by := range (spread{Tall: tall}).parts(size) {
			at, ok := s.tiles.At(s.tiles.Square(to).Minus(by))
			if p := (spread{at, tall}); ok && p.whole(s.tiles, size) {
				n := pushes(s, u, to, p.filled(s.tiles, size))
				if n < least {
					least, best = n, nil
				}
				if n == least && n < impossible {
					best = append(best, p)
				}
			}
		}
	}
	return best
}

// pushes returns what a hostile that comes to lie on some spaces does to others. Nobody is moved aside for it from the space to which it
// comes, and no hostile that fills several spaces itself.
func pushes(s *State, u UnitID, to board.Space, on board.Set) (n int) {
	if !on.And(s.blocked()).Empty() {
		return impossible
	}
	for o := range s.Units {
		other := UnitID(o)
		if other == u || !s.Units[o].Here() || s.Body(other).And(on).Empty() {
			continue
		}
		switch {
		case s.broad(other) || s.Units[o].At == to:
			return impossible
		case s.Units[o].Team == HeroTeam:
			n = pushesHeroes
		default:
			n = max(n, pushesHostiles)
		}
	}
	return n
}

// sees returns what a side sees from some spaces (CC-VIS-001 to 003). Closed gateways hide nothing from hostiles that a hero stands beside
// (CC-CGW-004, CC-G-098); they always hide what lies behind from heroes (CC-G-093).
func sees(s *State, t Team, from board.Set) (all board.Set) {
	past := t == HostileTeam && s.tiles.Through() != &s.tiles.Graph
	var heroes board.Set
	if past {
		heroes = s.spaces(HeroTeam)
	}
	for sp := range from.All() {
		if past {
			all = all.Or(s.tiles.SeenPast(sp, heroes))
		} else {
			all = all.Or(s.tiles.Seen(sp))
		}
	}
	return all
}

// ways returns the graph in which a side walks: hostiles pass closed gateways between tiles (CC-CGW-001, 003).
func ways(s *State, t Team) *board.Graph {
	if t == HostileTeam {
		return s.tiles.Through()
	}
	return &s.tiles.Graph
}

// apart counts the steps of a side between the nearest of some spaces and of others.
func apart(s *State, t Team, a, b board.Set) int {
	least := far
	for from := range a.All() {
		for to := range b.All() {
			if n := ways(s, t).Route(from, to); n >= 0 {
				least = min(least, n)
			}
		}
	}
	return least
}
