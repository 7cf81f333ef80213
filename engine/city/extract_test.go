package city

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/playtest"
)

// lattice is a battlefield read square by square: what lies where.
type lattice struct {
	s     *State
	tiles map[board.Square]int          // the tile on each square, solid or not
	stone map[board.Square]bool         // where a lychgate stands
	shut  map[board.Square]map[int]bool // the closed gateways across from each square
}

func latticeOf(s *State) lattice {
	l := lattice{s, map[board.Square]int{}, map[board.Square]bool{}, map[board.Square]map[int]bool{}}
	for i, laid := range s.Ground.Tiles[:s.Ground.NumTiles] {
		p := s.pack.Tiles[laid.Tile].Laid(int(laid.Turn), laid.At)
		for _, q := range slices.Concat(p.Floor, p.Solid) {
			l.tiles[q] = i
		}
	}
	for _, e := range s.Ground.Lych[:s.Ground.NumLych] {
		for q := range e.Squares {
			l.stone[q.Towards(e.Side)] = true
		}
	}
	for i, g := range s.Ground.Gates[:s.Ground.NumGates] {
		if g.Open {
			continue
		}
		for q := range g.Squares {
			for _, side := range [2]board.Square{q, q.Towards(g.Side)} {
				if l.shut[side] == nil {
					l.shut[side] = map[int]bool{}
				}
				l.shut[side][i] = true
			}
		}
	}
	return l
}

// zoneMayLie reports whether the extraction zone may lie at a closed gateway on some squares, by the words of CC-EXT-002 and CC-G-111: a space
// of it touches the gateway, and no tile but that of the gateway touches it. Nothing lies on anything else.
func (l lattice) zoneMayLie(gate int, floor, solid []board.Square) bool {
	of := map[int]bool{}
	for q, gates := range l.shut {
		if tile, lies := l.tiles[q]; lies && gates[gate] {
			of[tile] = true
		}
	}
	if len(of) != 1 || !slices.ContainsFunc(floor, func(q board.Square) bool { return l.shut[q][gate] }) {
		return false
	}
	for _, q := range slices.Concat(floor, solid) {
		if _, lies := l.tiles[q]; lies || l.stone[q] {
			return false
		}
		for other := range l.shut[q] {
			if other != gate && !l.s.nightwars() {
				return false // a closed gateway touches one tile
			}
		}
		for _, side := range []board.Square{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
			if tile, lies := l.tiles[q.Add(side)]; lies && !of[tile] {
				return false
			}
		}
	}
	return true
}

// places lists the places of the extraction zone at a closed gateway, as options name them: every square of the lattice and every turn is
// tried.
func (l lattice) places(gate int) (list []string) {
	at := l.s.Ground.Gates[gate].At
	for turn := range 4 {
		for y := int8(-8); y <= 8; y++ {
			for x := int8(-8); x <= 8; x++ {
				by := at.Add(board.Square{X: x, Y: y})
				if p := l.s.pack.Tiles[l.s.pack.Extraction].Laid(turn, by); l.zoneMayLie(gate, p.Floor, p.Solid) {
					list = append(list, fmt.Sprintf("%s %v turn %d", DoExtract, by, turn))
				}
			}
		}
	}
	return list
}

// extracts compares what a hero in a space is offered with the places of the rule, and lays the zone in each of them.
func extracts(t *testing.T, m *Match, at board.Space) (offered int) {
	t.Helper()
	s := m.State
	s.Units[0].At = at
	for h := range s.Heroes {
		s.Heroes[h].Slots[0] = Slot{Die: 6}
	}
	l, want := latticeOf(&s), map[string]bool{}
	for i, g := range s.Ground.Gates[:s.Ground.NumGates] {
		if !g.Open && s.tiles.Touch(i).Has(at) {
			for _, key := range l.places(i) {
				want[key] = true
			}
		}
	}
	var d engine.Decision
	(&Activation{Hero: 0}).offerExtract(&s, &d)
	got := map[string]bool{}
	for _, o := range d.Options {
		got[o.Key()] = true
		laidFrom(t, m, &s, &o)
	}
	if !maps.Equal(got, want) {
		t.Fatalf("%s, from %s: the zone is offered at %v, want %v", s.pack.Journeys[s.Journey].ID, s.SpaceName(at), slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
	}
	return len(want)
}

// laidFrom lays the zone as an option says. Its gateway is open as wide as the zone touches it, and leads from the tile to the zone alone.
func laidFrom(t *testing.T, m *Match, s *State, o *engine.Option) {
	t.Helper()
	c := m.Clone()
	c.State = *s
	was := c.State.Ground
	extract(c, berth(o.Args))
	after := &c.State
	zone := after.tiles.Floor(int(after.Ground.NumTiles) - 1)
	gate := &after.Ground.Gates[o.Args[0]]
	beyond := 0
	for q := range was.Gates[o.Args[0]].Squares {
		for _, side := range [2]board.Square{q, q.Towards(was.Gates[o.Args[0]].Side)} {
			if sp, ok := after.tiles.At(side); ok && zone.Has(sp) {
				beyond++
			}
		}
	}
	touch := after.tiles.Touch(int(o.Args[0]))
	if !gate.Open || int(gate.Wide) != beyond || touch.And(zone).Len() != beyond || touch.Minus(zone).Len() != beyond {
		t.Fatalf("%s at %+v: the gateway is %+v, and %d spaces of the zone touch it", o.Key(), was.Gates[o.Args[0]], gate, beyond)
	}
}

// From every space at a closed gateway of every map the extraction zone may be laid wherever the lattice lets it lie, whatever its own drawn
// gateway meets. So it may on the battlefields that deliverance journeys come to.
// proves: CC-EXT-002 CC-EXT-003 CC-G-111 CC-G-113 CC-G-112 CC-G-029
func TestTheExtractionZoneMayLieWhereverTheRuleAllows(t *testing.T) {
	r := rules(t)
	counts := map[int]int{}
	try := func(m *Match) {
		s := &m.State
		for i, g := range s.Ground.Gates[:s.Ground.NumGates] {
			if g.Open || s.Ground.Zone > 0 {
				continue
			}
			for at := range s.tiles.Touch(i).Minus(s.beside(HostileTeam)).All() {
				counts[extracts(t, m, at)]++
			}
		}
	}
	for seed, id := range r.Pack.IDs("journey") {
		at := tableOf(r, uint64(seed))
		at.Journey = id
		pick := playtest.AtMost(1000, playtest.AtRandom[State](rand.New(rand.NewPCG(uint64(seed), 14)), DoEnd, DoDone, DoPass))
		tiles := uint8(0)
		m := begin(t, r, at, uint64(seed)).Match()
		for range playtest.Decisions(m, pick) {
			if s := &m.State; s.Ground.NumTiles != tiles && s.Ground.Zone == 0 {
				tiles = s.Ground.NumTiles
				try(m)
			}
		}
	}
	if t.Log(counts); len(counts) < 4 || counts[0] == 0 || counts[16] == 0 {
		t.Errorf("only %v", counts)
	}
}

// Wherever the zone is laid the rest of a journey goes on, and what must hold of every table holds: a lychgate may stand beside the zone, and
// a gateway of two spaces become narrower.
func TestJourneysGoOnWhereverTheZoneLies(t *testing.T) {
	r := rules(t)
	laid := 0
	for seed, id := range r.Pack.IDs("journey") {
		at := tableOf(r, uint64(seed))
		at.Journey = id
		m := begin(t, r, at, uint64(seed)).Match()
		chance := rand.New(rand.NewPCG(uint64(seed), 15))
		pick := playtest.AtRandom[State](chance, DoEnd, DoDone, DoPass)
		for range playtest.Decisions(m, playtest.AtMost(60, pick)) {
			if m.State.Turn > 0 {
				break
			}
		}
		for i, g := range m.State.Ground.Gates[:m.State.Ground.NumGates] {
			ground := m.State.tiles.Ground()
			ways := r.Pack.Zones(&ground, i, m.State.nightwars())
			if g.Open || len(ways) == 0 {
				continue
			}
			c, way := m.Clone(), ways[chance.IntN(len(ways))]
			extract(c, way)
			laid++
			for range playtest.Decisions(c, playtest.AtMost(60, pick)) {
				if err := c.State.Validate(); err != nil {
					t.Fatalf("%s, %v: %v", id, way, err)
				}
			}
		}
	}
	if t.Log(laid); laid < 20 {
		t.Errorf("the zone was laid %d times", laid)
	}
}
