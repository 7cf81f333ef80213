package city

import (
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/playtest"
)

// stroll counts the steps from some squares to all others over squares that touch, as far as a way leads.
func stroll(from []board.Square, touch func(a, b board.Square) bool, all []board.Square) map[board.Square]int {
	steps := map[board.Square]int{}
	for _, q := range from {
		steps[q] = 0
	}
	for next := from; len(next) > 0; next = next[1:] {
		for _, q := range all {
			if _, known := steps[q]; !known && touch(next[0], q) {
				steps[q] = steps[next[0]] + 1
				next = append(next, q)
			}
		}
	}
	return steps
}

// neighbours reports whether two squares touch, at a corner too.
func neighbours(a, b board.Square) bool {
	d := a.Minus(b)
	return max(d.X, -d.X, d.Y, -d.Y) == 1
}

// The new gateway goes on the place of the tile that is furthest from the gateway just opened, which is as wide as the narrower of the two that
// met. Every exploration card is laid in every way at a gateway of one space and at one of two, and every step is walked.
// proves: CC-DLV-006 CC-DLV-008 CC-G-112
func TestTheNewGatewayIsFurthestFromTheOneJustOpened(t *testing.T) {
	r := rules(t)
	ways, narrow, several := 0, 0, 0
	for card, e := range r.Pack.Exploration {
		for wide := range 2 {
			m := position(t, r, "tile lamp-street 0,0\ngate 3,1 e "+number(wide+1)+"\nhero jelsen-darrock 3,1\nunexplored 1 "+e.ID+"\nstart explore 1\n")
			shut := m.State.Ground.Gates[0].Edge
			d, _ := m.Pending()
			if m.State.Decks.Unexplored == 0 && m.Top().(*Explore).At != "lay" {
				continue // the tile fits nowhere
			}
			for i := range d.Options {
				c := m.Clone()
				way := c.State.tiles.Ground()
				l := way.Layings(&r.Pack.Tiles[e.Tile].Piece, false)[d.Options[i].Args[0]]
				c.Take(i)
				laid := r.Pack.Tiles[e.Tile].Laid(int(l.Quarters), l.By)
				var from []board.Square // of the tile at the gateway
				for q := range shut.Squares {
					for own := range laid.Gates[l.Own].Squares {
						if own == q.Towards(shut.Side) {
							from = append(from, own)
						}
					}
				}
				if ways++; len(from) < int(laid.Gates[l.Own].Wide) {
					narrow++
				}
				want := furthestPlaces(&laid, l.Own, from, c.State.open)
				several += min(1, len(want)-1)
				if got := gatesShown(c); !slices.Equal(got, want) {
					t.Fatalf("card %d, %s, at a gateway of %d, %v: the new gateway may stand at %v, want %v", card, e.ID, wide+1, l, got, want)
				}
			}
		}
	}
	if t.Log(ways, narrow, several); ways < 40 || narrow < 20 || several == 0 {
		t.Errorf("only %d ways, of which %d are at a narrow gateway and %d leave a choice", ways, narrow, several)
	}
}

// furthestPlaces lists the places of a tile that are furthest from some squares of it.
func furthestPlaces(laid *board.Piece, own int, from []board.Square, open func(board.Edge) bool) (places []board.Edge) {
	steps, most := stroll(from, neighbours, laid.Floor), -1
	for i, e := range laid.Gates {
		n := 1 << 20
		for q := range e.Squares {
			if on, reached := steps[q]; reached && slices.Contains(laid.Floor, q) {
				n = min(n, on)
			}
		}
		switch {
		case i == own || !open(e) || n < most:
		case n > most:
			most, places = n, []board.Edge{e}
		default:
			places = append(places, e)
		}
	}
	return places
}

// gatesShown lists where the leader may show the new gateway, or where it has been shown without a question.
func gatesShown(m *Match) (places []board.Edge) {
	if d, asked := m.Pending(); asked && d.Kind == AskGate {
		for _, o := range d.Options {
			places = append(places, board.Edge{At: board.Square{X: int8(o.Args[0]), Y: int8(o.Args[1])}, Side: board.Wind(o.Args[2]), Wide: uint8(o.Args[3])})
		}
		return places
	}
	for _, g := range m.State.Ground.Gates[1:m.State.Ground.NumGates] {
		places = append(places, g.Edge)
	}
	return places
}

// Wherever a group comes to a new tile, its models stand next to the object while there is room, then next to those of the group that stand
// already, small ones in pairs: as a walk over every space says.
// proves: CC-DLV-010 CC-DLV-012 CC-G-102
func TestTheRestOfAGroupStandsNextToIt(t *testing.T) {
	r := rules(t)
	compared := map[string]int{}
	for seed := range uint64(40) {
		at := tableOf(r, seed)
		at.Journey = r.Pack.Maps(library.Deliverance)[seed%uint64(len(r.Pack.Maps(library.Deliverance)))]
		chance := rand.New(rand.NewPCG(seed, 16))
		m := begin(t, r, at, seed).Match()
		pick := playtest.AtMost(500, playtest.AtRandom[State](chance, DoEnd, DoDone, DoPass))
		for d := range playtest.Decisions(m, pick) {
			f, ok := m.Top().(*Explore)
			if !ok || d.Kind != AskDeploy {
				continue
			}
			stands(t, m, f, compared)
			c := m.Clone() // nothing is free next to the object, as on a tile full of others
			s := &c.State
			if _, near := placeOf(s, f); f.Object > 0 {
				for sp := range s.tiles.All().Minus(s.spaces(HeroTeam)).Minus(s.spaces(HostileTeam)).Minus(s.blocked()).All() {
					if i := slices.Index(s.Ground.Objects[:], board.None); i >= 0 && near(sp) {
						s.Ground.Objects[i] = sp
					}
				}
			}
			stands(t, c, c.Top().(*Explore), compared)
		}
	}
	if t.Log(compared); compared["object"] < 50 || compared["group"] < 20 || compared["gateway"] == 0 || compared["pair"] == 0 {
		t.Errorf("only %v", compared)
	}
}

// stands compares the spaces that are offered to the next model with those that a walk finds.
func stands(t *testing.T, m *Match, f *Explore, compared map[string]int) {
	t.Helper()
	s := &m.State
	var d engine.Decision
	f.askSpace(m, &d)
	if len(d.Options) == 0 {
		return
	}
	u := UnitID(d.Options[0].Args[0])
	w := &walker{s: s, u: u, ways: map[board.Space][]board.Set{}}
	takes := func(sp board.Space) bool {
		in := w.holds(sp)
		return !w.filled(sp) && (len(in) == 0 || len(in) == 1 && in[0] >= MaxHeroes && !w.large(u) && !w.large(in[0])) && (!s.broad(u) || len(w.lies(sp)) > 0)
	}
	where, near := placeOf(s, f)
	group := map[board.Space]bool{}
	for o := MaxHeroes; o < MaxUnits; o++ {
		if v := &s.Units[o]; v.Team == HostileTeam && v.Card == f.Group && !v.Slain {
			for _, sp := range w.cells(UnitID(o)) {
				group[sp] = true
			}
		}
	}
	var want, rest []board.Space
	for sp := range s.tiles.All().All() {
		next := group[sp]
		for o := range group {
			next = next || s.tiles.Adjacent(o).Has(sp)
		}
		if takes(sp) && near(sp) {
			want = append(want, sp)
		} else if takes(sp) && next {
			rest = append(rest, sp)
		}
	}
	if len(want) == 0 {
		where, want = "group", rest
	}
	if len(want) == 0 {
		return // nothing is free beside either
	}
	var pairs []board.Space
	for _, sp := range want {
		if len(w.holds(sp)) == 1 {
			pairs = append(pairs, sp)
		}
	}
	if len(pairs) > 0 {
		want = pairs
		compared["pair"]++
	}
	compared[where]++
	var got []board.Space
	for _, o := range d.Options {
		got = append(got, board.Space(o.Args[1]))
	}
	if slices.Sort(got); !slices.Equal(got, want) {
		t.Fatalf("%s comes to %v, want %v (%s)", s.UnitName(u), got, want, where)
	}
}

// placeOf returns what the group of an exploration is deployed at, and which spaces are next to it.
func placeOf(s *State, f *Explore) (string, func(board.Space) bool) {
	if object, ok := f.Object.Card(); ok {
		at := s.Ground.Objects[object]
		return "object", func(sp board.Space) bool { return s.tiles.Adjacent(at).Has(sp) }
	}
	shut := s.Ground.Gates[s.Ground.NumGates-1]
	return "gateway", func(sp board.Space) bool {
		for q := range shut.Squares {
			if here := s.tiles.Square(sp); here == q || here == q.Towards(shut.Side) {
				return !shut.Open
			}
		}
		return false
	}
}
