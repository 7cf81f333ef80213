package city

import (
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/playtest"
)

// walker finds by walking every path where a hostile may end its move, and in how many steps.
type walker struct {
	s     *State
	u     UnitID
	steps map[board.Space]int         // of the shortest path to each space in which the move may end
	ways  map[board.Space][]board.Set // how it may lie at a space, once they have been found
}

// heroesAt lists the heroes on the battlefield, from the rules of who stands there.
func (w *walker) heroes() (list []UnitID) {
	for h := range UnitID(MaxHeroes) {
		if v := &w.s.Units[h]; v.At != board.None && v.Ails>>library.Buried&1 == 0 {
			list = append(list, h)
		}
	}
	return list
}

// holds lists who stands in a space, the hostile that moves aside.
func (w *walker) holds(sp board.Space) (list []UnitID) {
	for o := range w.s.Units {
		v := &w.s.Units[o]
		if UnitID(o) != w.u && v.Team != Nobody && !v.Slain && v.Ails>>library.Buried&1 == 0 && slices.Contains(w.cells(UnitID(o)), sp) {
			list = append(list, UnitID(o))
		}
	}
	return list
}

// barred reports whether nobody may enter a space: a hero, an object or a buried token is there.
func (w *walker) barred(sp board.Space) bool {
	for o := range w.s.Units {
		if v := &w.s.Units[o]; v.At == sp && o < MaxHeroes {
			return true
		}
	}
	return slices.Contains(w.s.Ground.Objects[:], sp)
}

// adjacentHero reports whether a hero is adjacent to a space.
func (w *walker) adjacentHero(sp board.Space) bool {
	return slices.ContainsFunc(w.heroes(), func(h UnitID) bool { return w.s.tiles.Adjacent(sp).Has(w.s.Units[h].At) })
}

// cells lists the spaces that a miniature fills, as it is drawn.
func (w *walker) cells(o UnitID) (list []board.Space) {
	v := &w.s.Units[o]
	if v.At == board.None {
		return nil
	}
	wide, high := int8(1), int8(1)
	if v.Team == HostileTeam {
		switch size := w.s.pack.Hostiles[v.Kind].Size; {
		case size == library.Giant:
			wide, high = 2, 2
		case size == library.Huge && v.Tall:
			high = 2
		case size == library.Huge:
			wide = 2
		}
	}
	for y := range high {
		for x := range wide {
			if sp, ok := w.s.tiles.At(w.s.tiles.Square(v.At).Add(board.Square{X: x, Y: y})); ok {
				list = append(list, sp)
			}
		}
	}
	return list
}

// large reports whether a hostile shares its space with nobody, and broad whether it fills several.
func (w *walker) large(o UnitID) bool {
	return w.s.pack.Hostiles[w.s.Units[o].Kind].Size != library.Small
}
func (w *walker) broad() bool { return len(w.cells(w.u)) > 1 }

// mayEnd reports whether the hostile may end its move in a space.
func (w *walker) mayEnd(sp board.Space) bool {
	in := w.holds(sp)
	switch {
	case sp == w.s.Units[w.u].At:
		return true
	case w.barred(sp) || len(in) > 1 || slices.Contains(w.cells(w.u), sp):
		return false
	case w.broad():
		return len(in) == 0 && len(w.lies(sp)) > 0
	}
	return len(in) == 0 || !w.large(w.u) && !w.large(in[0])
}

// walk follows every path from a space.
func (w *walker) walk(at board.Space, done, move int) {
	if was, ok := w.steps[at]; w.mayEnd(at) && (!ok || done < was) {
		w.steps[at] = done
	}
	if done == move || done > 0 && len(w.holds(at)) == 0 && !slices.Contains(w.cells(w.u), at) && w.adjacentHero(at) {
		return // the move ends beside an enemy
	}
	for next := range w.s.tiles.Through().Adjacent(at).All() {
		if !w.barred(next) {
			w.walk(next, done+1, move)
		}
	}
}

// hits reports whether the hostile could attack a hero from an end of its move: where it stays, from all that it fills, and elsewhere from
// all that it may come to fill.
func (w *walker) hits(from board.Space, h UnitID) bool {
	switch {
	case from == w.s.Units[w.u].At:
		return w.hitsAmong(w.cells(w.u), h, w.stands())
	case w.broad():
		return slices.ContainsFunc(w.lies(from), func(on board.Set) bool { return w.hitsLying(on, h) })
	}
	return w.hitsAmong([]board.Space{from}, h, w.stands())
}

// hitsAmong reports whether the hostile could attack a hero from some spaces, by the rules of weapons.
func (w *walker) hitsAmong(cells []board.Space, h UnitID, stand map[UnitID]board.Space) bool {
	at, here := stand[h]
	var beside board.Set
	for _, sp := range stand {
		beside.Add(sp)
	}
	near, seen, engaged := false, false, false
	for _, cell := range cells {
		near = near || w.s.tiles.Adjacent(cell).Has(at)
		seen = seen || w.s.tiles.SeenPast(cell, beside).Has(at)
		engaged = engaged || !w.s.tiles.Adjacent(cell).And(beside).Empty()
	}
	for _, weapon := range w.s.side(w.s.Units[w.u].Kind).Models[w.s.Units[w.u].Model].Weapons {
		switch {
		case !seen || !here:
		case near && weapon.Kind != library.Ranged:
			return true
		case !near && weapon.Kind != library.Melee && !engaged:
			return true
		}
	}
	return false
}

// route counts steps past everybody, by the nearest of the spaces that the hostile fills or may come to fill.
func (w *walker) route(a, b board.Space) int {
	switch {
	case a == w.s.Units[w.u].At:
		return w.routeFrom(w.cells(w.u), b)
	case w.broad():
		least := 1 << 20
		for _, on := range w.lies(a) {
			least = min(least, w.routeFrom(slices.Collect(on.All()), b))
		}
		return least
	}
	return w.routeFrom([]board.Space{a}, b)
}

func (w *walker) routeFrom(cells []board.Space, b board.Space) int {
	least := 1 << 20
	for _, cell := range cells {
		if n := w.s.tiles.Through().Route(cell, b); n >= 0 {
			least = min(least, n)
		}
	}
	return least
}

// plan returns, by the words of CC-G-062, 094 and 095, the heroes that may count as the one it moves towards, with the ends for each.
func (w *walker) plan() map[UnitID][]board.Space {
	at := w.s.Units[w.u].At
	w.steps, w.ways = map[board.Space]int{}, map[board.Space][]board.Set{}
	for _, cell := range w.cells(w.u) {
		w.walk(cell, 0, w.s.side(w.s.Units[w.u].Kind).Models[w.s.Units[w.u].Model].Move)
	}
	heroes := w.heroes()
	slices.SortFunc(heroes, func(a, b UnitID) int { return w.route(at, w.s.Units[a].At) - w.route(at, w.s.Units[b].At) })
	plans := map[UnitID][]board.Space{}
	if len(heroes) == 0 {
		return plans
	}
	nearest := w.route(at, w.s.Units[heroes[0]].At)
	for _, h := range heroes {
		if w.route(at, w.s.Units[h].At) == nearest && w.hits(at, h) && (w.large(w.u) || w.adjacentHero(at)) {
			return plans // it does not move
		}
	}
	tier := -1
	for _, h := range heroes {
		n := w.route(at, w.s.Units[h].At)
		if tier >= 0 && n > tier {
			break
		}
		var from []board.Space
		for sp := range w.steps {
			if w.hits(sp, h) {
				from = append(from, sp)
			}
		}
		if len(from) > 0 {
			tier, plans[h] = n, w.narrow(from)
		}
	}
	if tier >= 0 {
		return plans
	}
	for _, h := range heroes {
		if w.route(at, w.s.Units[h].At) > nearest {
			break
		}
		var closest []board.Space
		for sp := range w.steps {
			closest = append(closest, sp)
		}
		plans[h] = w.narrow(w.lowest(closest, func(sp board.Space) int { return w.route(sp, w.s.Units[h].At) }))
	}
	return plans
}

// narrow keeps what a small hostile prefers, and then the shortest ways.
func (w *walker) narrow(spaces []board.Space) []board.Space {
	if !w.large(w.u) {
		for _, prefers := range []func(board.Space) bool{w.adjacentHero, func(sp board.Space) bool {
			in := w.holds(sp)
			return len(in) == 1 && in[0] >= MaxHeroes && !w.large(in[0])
		}} {
			var some []board.Space
			for _, sp := range spaces {
				if prefers(sp) {
					some = append(some, sp)
				}
			}
			if len(some) > 0 {
				spaces = some
			}
		}
	}
	return w.lowest(spaces, func(sp board.Space) int { return w.steps[sp] })
}

func (w *walker) lowest(spaces []board.Space, of func(board.Space) int) (best []board.Space) {
	least := 1 << 30
	for _, sp := range spaces {
		least = min(least, of(sp))
	}
	for _, sp := range spaces {
		if of(sp) == least {
			best = append(best, sp)
		}
	}
	slices.Sort(best)
	return best
}

// Wherever a hostile could be moved in play, the rules move it where walking every path says that CC-G-062, 094 and 095 want it: also
// hostiles that shoot, and the huge and giant ones, which are judged by how they may come to lie.
// proves: CC-G-013 CC-G-045 CC-G-092 CC-G-097 CC-G-104 CC-G-109 CC-G-123
func TestHostilesMoveWhereEveryPathSaysThatTheyDo(t *testing.T) {
	r := rules(t)
	shoot(r.Pack)
	for i := range r.Pack.Encounters {
		if e := &r.Pack.Encounters[i]; e.Nightwars {
			e.Count = 20 // the others seldom come
		}
	}
	compared, pushes, moves, sizes := 0, 0, map[int]int{}, map[library.Size]int{}
	for seed := range uint64(24) {
		chance := rand.New(rand.NewPCG(seed, 6))
		at := tableOf(r, seed)
		if seed%4 == 0 { // where the huge and the giants are
			at.Journey = "the-long-night"
		}
		table := begin(t, r, at, seed)
		pick := playtest.AtMost(150, playtest.AtRandom[State](chance, DoEnd, DoDone, DoPass))
		for range playtest.Decisions(table.Match(), pick) {
			if chance.IntN(3) > 0 {
				continue
			}
			s := &table.Match().State
			for u := range s.each(HostileTeam) {
				if chance.IntN(4) > 0 {
					continue
				}
				compared++
				sizes[s.size(u)]++
				w := &walker{s: s, u: u}
				want := w.plan()
				aims := s.aims(u)
				if len(aims) != len(want) {
					t.Fatalf("seed %d: %s at %s aims at %v, want %v", seed, s.UnitName(u), s.SpaceName(s.Units[u].At), aims, want)
				}
				moves[len(aims)]++
				for _, h := range aims {
					var goals []board.Space
					for sp := range s.goals(u, h).All() {
						goals = append(goals, sp)
					}
					if !slices.Equal(goals, want[h]) {
						t.Fatalf("seed %d: %s at %s goes to %v for %s, want %v", seed, s.UnitName(u), s.SpaceName(s.Units[u].At), goals, s.UnitName(h), want[h])
					}
					for _, to := range goals {
						if to != s.Units[u].At && s.broad(u) {
							pushes += lyingAlike(t, w, to, h)
						}
					}
				}
			}
		}
	}
	if t.Log(compared, pushes, moves, sizes); compared < 1000 || sizes[library.Huge] < 20 || sizes[library.Giant] < 20 || moves[0] < 20 || moves[1] < 20 || moves[2] < 20 {
		t.Errorf("only %d moves were compared: %v", compared, moves)
	}
}

// shoot gives some hostiles weapons for a distance, which the pack does not.
func shoot(p *Pack) {
	for i, kind := range []library.Reach{library.Ranged, library.Dual} {
		for side := range p.Hostiles[i].Sides {
			for m := range p.Hostiles[i].Sides[side].Models {
				p.Hostiles[i].Sides[side].Models[m].Weapons[0].Kind = kind
			}
		}
	}
}
