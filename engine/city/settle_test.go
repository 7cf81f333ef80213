package city

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine/board"
	"precipice/engine/city/library"
)

// lies lists how the hostile may lie with a space among those that it fills: as many as its size asks for, each joined by a whole side to
// one other (of a huge one) or two (of a giant), on none of them an object, a buried token or another that fills several. Ways that push
// nobody come before those that push hostiles, and these before those that push heroes.
func (w *walker) lies(sp board.Space) []board.Set {
	if ways, known := w.ways[sp]; known {
		return ways
	}
	need, sides := map[library.Size]int{library.Huge: 2, library.Giant: 4}[w.s.pack.Hostiles[w.s.Units[w.u].Kind].Size], 1
	if need == 4 {
		sides = 2
	}
	var found [3][]board.Set
	var grow func(set board.Set)
	grow = func(set board.Set) {
		if set.Len() == need {
			worst := 0
			for at := range set.All() {
				if w.s.tiles.Beside(at).And(set).Len() < sides {
					return
				}
				worst = max(worst, w.pushing(at))
			}
			if !slices.Contains(found[worst], set) {
				found[worst] = append(found[worst], set)
			}
			return
		}
		for at := range set.All() {
			for next := range w.s.tiles.Beside(at).Minus(set).All() {
				more := set
				if more.Add(next); w.pushing(next) < 3 {
					grow(more)
				}
			}
		}
	}
	var from board.Set
	from.Add(sp)
	grow(from)
	w.ways[sp] = found[0]
	for _, worse := range found[1:] {
		if len(w.ways[sp]) == 0 {
			w.ways[sp] = worse
		}
	}
	return w.ways[sp]
}

// pushing says who would have to be moved aside from a space: 0 for nobody, 1 for hostiles, 2 for a hero, 3 for what is never moved.
func (w *walker) pushing(at board.Space) (who int) {
	if w.filled(at) {
		return 3
	}
	for _, o := range w.holds(at) {
		switch {
		case len(w.cells(o)) > 1:
			return 3
		case o < MaxHeroes:
			who = 2
		default:
			who = max(who, 1)
		}
	}
	return who
}

// filled reports whether an object or a buried token lies in a space.
func (w *walker) filled(at board.Space) bool {
	buried := slices.ContainsFunc(w.s.Units[:MaxHeroes], func(v Unit) bool { return v.At == at && v.Has(library.Buried) })
	return buried || slices.Contains(w.s.Ground.Objects[:], at)
}

// stands maps the heroes to their spaces.
func (w *walker) stands() map[UnitID]board.Space {
	at := map[UnitID]board.Space{}
	for _, h := range w.heroes() {
		at[h] = w.s.Units[h].At
	}
	return at
}

// pushed lists where the heroes may stand once the hostile lies on some spaces: each whom it moves aside is, in leader order, in one of the
// empty spaces with the fewest steps, and gone if there is none (CC-HUG-002, 006, CC-G-123).
func (w *walker) pushed(on board.Set, stand map[UnitID]board.Space) (all []map[UnitID]board.Space) {
	for seat := range w.s.Players {
		for h := range UnitID(MaxHeroes) {
			if at, here := stand[h]; !here || !on.Has(at) || uint8(w.s.Heroes[h].Seat) != (uint8(w.s.Leader)+seat)%w.s.Players {
				continue
			}
			for _, to := range append(w.emptyNear(stand[h], on, stand), board.None) {
				if to == board.None && len(all) > 0 {
					break
				}
				next := maps.Clone(stand)
				if next[h] = to; to == board.None {
					delete(next, h)
				}
				all = append(all, w.pushed(on, next)...)
			}
			return all
		}
	}
	return []map[UnitID]board.Space{stand}
}

// emptyNear lists the empty spaces with the fewest steps from one.
func (w *walker) emptyNear(from board.Space, on board.Set, stand map[UnitID]board.Space) (best []board.Space) {
	least := 1 << 30
	for sp := range w.s.tiles.All().All() {
		taken := on.Has(sp) || w.filled(sp)
		for _, at := range stand {
			taken = taken || at == sp
		}
		for _, o := range w.holds(sp) {
			taken = taken || o >= MaxHeroes
		}
		n := w.s.tiles.Route(from, sp)
		if n < 0 {
			n = 1 << 20
		}
		switch {
		case taken || n > least:
		case n < least:
			least, best = n, []board.Space{sp}
		default:
			best = append(best, sp)
		}
	}
	return best
}

// hitsLying reports whether the hostile could attack a hero from some spaces, once those in its way are aside.
func (w *walker) hitsLying(on board.Set, h UnitID) bool {
	return slices.ContainsFunc(w.pushed(on, w.stands()), func(stand map[UnitID]board.Space) bool {
		return w.hitsAmong(slices.Collect(on.All()), h, stand)
	})
}

// settles returns how the hostile may lie at the end of a move for the sake of a hero: so that it can attack it, or else as near to it as
// may be.
func (w *walker) settles(to board.Space, h UnitID) (ways []board.Set) {
	for _, on := range w.lies(to) {
		if w.hitsLying(on, h) {
			ways = append(ways, on)
		}
	}
	if len(ways) > 0 {
		return ways
	}
	for _, on := range w.lies(to) {
		if w.routeFrom(slices.Collect(on.All()), w.s.Units[h].At) == w.route(to, w.s.Units[h].At) {
			ways = append(ways, on)
		}
	}
	return ways
}

// lyingAlike compares how a hostile may lie where it goes with what the walker finds. It returns 1 if somebody has to be moved aside.
func lyingAlike(t *testing.T, w *walker, to board.Space, h UnitID) (pushes int) {
	t.Helper()
	want := map[board.Set]bool{}
	for _, on := range w.settles(to, h) {
		want[on] = true
		for at := range on.All() {
			pushes = max(pushes, min(1, w.pushing(at)))
		}
	}
	got := map[board.Set]bool{}
	for _, p := range (&Settle{Unit: w.u, To: to, Towards: markOf(int(h))}).ways(w.s) {
		got[p.filled(w.s.tiles, w.s.size(w.u))] = true
	}
	if !maps.Equal(got, want) {
		t.Fatalf("%s at %s, for %s, lies in %d ways, want %d: %v, %v", w.s.UnitName(w.u), w.s.SpaceName(to), w.s.UnitName(h), len(got), len(want), got, want)
	}
	return pushes
}

// In a crowd on two tiles the huge and the giant hostiles move where the walker says, and lie there as it says: often somebody has to be
// moved aside, and sometimes there is no room near.
// proves: CC-G-092 CC-G-104 CC-G-123 CC-HUG-002 CC-HUG-003 CC-HUG-006 CC-HMV-002 CC-HMV-003 CC-HMV-004
func TestTheHugeAndGiantMoveInACrowd(t *testing.T) {
	r := rules(t)
	text := "map the-long-night\nplayers 3\nleader 2\n"
	for i, id := range []string{"jelsen-darrock", "emelda-braskov", "octren-glimscry", "dagnai-holdenstock"} {
		text += "hero " + id + " off player " + number(i%3+1) + "\n"
	}
	text += "group 1 the-great-bell\nhostile bell-bearer-1 reserve group 1\nhostile bier-horse-1 reserve group 1\nhostile bier-horse-2 reserve group 1\n"
	for i := range 6 {
		text += "hostile rat-swarm-" + number(i+1) + " reserve group 1\n"
	}
	base := position(t, r, text+"start move bier-horse-1\n")
	moves, pushes, heroes := 0, 0, 0
	for seed := range uint64(400) {
		chance := rand.New(rand.NewPCG(seed, 17))
		s := base.Clone().State
		scatter(&s, chance)
		for u := range s.each(HostileTeam) {
			if !s.broad(u) {
				continue
			}
			w := &walker{s: &s, u: u}
			want, aims := w.plan(), s.aims(u)
			if len(aims) != len(want) {
				t.Fatalf("seed %d: %s at %s aims at %v, want %v", seed, s.UnitName(u), s.SpaceName(s.Units[u].At), aims, want)
			}
			for _, h := range aims {
				goals := slices.Collect(s.goals(u, h).All())
				if !slices.Equal(goals, want[h]) {
					t.Fatalf("seed %d: %s at %s goes to %v for %s, want %v", seed, s.UnitName(u), s.SpaceName(s.Units[u].At), goals, s.UnitName(h), want[h])
				}
				for _, to := range goals {
					if to == s.Units[u].At {
						continue
					}
					moves++
					pushes += lyingAlike(t, w, to, h)
					heroes += pushedAlike(t, w, to, h)
				}
			}
		}
	}
	if t.Log(moves, pushes, heroes); moves < 300 || pushes < 30 || heroes < 8 {
		t.Errorf("only %d moves, of which %d push somebody and %d heroes", moves, pushes, heroes)
	}
}

// scatter puts everybody on two neighbouring tiles.
func scatter(s *State, chance *rand.Rand) {
	first := chance.IntN(int(s.Ground.NumTiles))
	second := chance.IntN(int(s.Ground.NumTiles))
	for !s.tiles.TileNear(first, second) {
		second = chance.IntN(int(s.Ground.NumTiles))
	}
	there := s.tiles.Floor(first).Or(s.tiles.Floor(second))
	put := func(u UnitID) {
		spaces := slices.Collect(s.standable(u).And(there).All())
		if len(spaces) == 0 || u >= MaxHeroes && !s.broad(u) && chance.IntN(4) == 0 {
			return
		}
		at := spread{At: spaces[chance.IntN(len(spaces))]}
		if s.broad(u) {
			ways := spreads(s, u, at.At)
			at = ways[chance.IntN(len(ways))]
		}
		s.Units[u].At, s.Units[u].Tall = at.At, at.Tall
	}
	for u := UnitID(MaxUnits); u > 0; u-- {
		if v := &s.Units[u-1]; v.Team == HostileTeam && s.broad(u-1) && chance.IntN(3) > 0 {
			put(u - 1)
		}
	}
	for u := range UnitID(MaxUnits) {
		if s.Units[u].Team != Nobody && !s.broad(u) {
			put(u)
		}
	}
}

// pushedAlike moves the hostile in each of its ways, and compares where the first hero in its way may go with what the walker finds. It
// returns how many heroes had to.
func pushedAlike(t *testing.T, w *walker, to board.Space, h UnitID) (n int) {
	t.Helper()
	for _, p := range (&Settle{Unit: w.u, To: to, Towards: markOf(int(h))}).ways(w.s) {
		f := &Settle{Unit: w.u, To: to, At: p.At, Tall: p.Tall}
		u := f.next(w.s)
		if u == NoUnit || u >= MaxHeroes {
			continue
		}
		n++
		on := p.filled(w.s.tiles, w.s.size(w.u))
		if got, want := slices.Collect(f.aside(w.s, u).All()), w.emptyNear(w.s.Units[u].At, on, w.stands()); !slices.Equal(got, want) {
			t.Fatalf("%s gives way to %s at %s to %v, want %v", w.s.UnitName(u), w.s.UnitName(w.u), w.s.SpaceName(to), got, want)
		}
	}
	return n
}
