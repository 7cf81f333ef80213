package city

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/playtest"
)

// change turns the lattice clockwise by quarters after it has mirrored it.
type change struct {
	quarters int
	mirrored bool
}

func (c change) square(q board.Square) board.Square {
	if c.mirrored {
		q.X = -q.X
	}
	return q.Turn(c.quarters)
}

// quartersOf returns how a tile is turned that was turned by some quarters.
func (c change) quartersOf(n int) int {
	if c.mirrored {
		n = -n
	}
	return ((n+c.quarters)%4 + 4) % 4
}

func (c change) edge(e board.Edge) board.Edge {
	side := e.Side
	if c.mirrored && (side == board.East || side == board.West) {
		side = side.Opposite()
	}
	to := board.Edge{At: c.square(e.At), Side: side.Turn(c.quarters), Wide: e.Wide}
	for at := range e.Squares {
		if at = c.square(at); at.X < to.At.X || at.Y < to.At.Y {
			to.At = at
		}
	}
	return to
}

func (c change) edges(list []board.Edge) (to []board.Edge) {
	for _, e := range list {
		to = append(to, c.edge(e))
	}
	return to
}

func (c change) squares(list []board.Square) (to []board.Square) {
	for _, q := range list {
		to = append(to, c.square(q))
	}
	return to
}

// pack changes all maps of a pack. A tile is only mirrored; how it is turned depends on how it is laid.
func (c change) pack(p *Pack) {
	mirror := change{0, c.mirrored}
	for i := range p.Tiles {
		t := &p.Tiles[i].Piece
		t.Floor, t.Solid, t.Gates, t.Lychgates = mirror.squares(t.Floor), mirror.squares(t.Solid), mirror.edges(t.Gates), mirror.edges(t.Lychgates)
		for k := range t.Marks {
			t.Marks[k].Square = mirror.square(t.Marks[k].Square)
		}
	}
	for i := range p.Journeys {
		j := &p.Journeys[i]
		for k, laid := range j.Layout {
			j.Layout[k] = library.Laid{Tile: laid.Tile, At: c.square(laid.At), Turn: c.quartersOf(laid.Turn)}
		}
		for k := range j.Gates {
			j.Gates[k].Edge = c.edge(j.Gates[k].Edge)
		}
		j.Lychgates, j.Objects, j.First = c.edges(j.Lychgates), c.squares(j.Objects), c.squares(j.First)
	}
}

// option returns the option of the changed game that means what one of the other means: the same spaces by their numbers, but ways to lay a
// tile, and edges, are changed as the map is. It returns -1 if there is none.
func (c change) option(o engine.Option, among []engine.Option) int {
	is := func(p engine.Option) bool { return p.Args == o.Args }
	switch o.Verb {
	case DoLay, DoExtract:
		by, _ := board.ParseSquare(o.Parts[0])
		turn, _ := strconv.Atoi(o.Parts[2])
		by, turn = c.square(by), c.quartersOf(turn)
		is = func(p engine.Option) bool {
			return p.Parts[0] == by.String() && p.Parts[2] == strconv.Itoa(turn) && (p.Verb == DoLay || p.Args[0] == o.Args[0])
		}
	case DoGate:
		e := c.edge(board.Edge{At: board.Square{X: int8(o.Args[0]), Y: int8(o.Args[1])}, Side: board.Wind(o.Args[2]), Wide: uint8(o.Args[3])})
		is = func(p engine.Option) bool {
			return p.Args == [4]int16{int16(e.At.X), int16(e.At.Y), int16(e.Side), int16(e.Wide)}
		}
	}
	return slices.IndexFunc(among, func(p engine.Option) bool { return p.Verb == o.Verb && is(p) })
}

// alike reports whether two tables are the same but for how the map lies.
func alike(a, b *State) bool {
	return a.Units == b.Units && a.Heroes == b.Heroes && a.Groups == b.Groups && a.Decks == b.Decks && a.Track == b.Track && a.Destiny == b.Destiny &&
		a.Ground.Objects == b.Ground.Objects && a.Ground.Citizens == b.Ground.Citizens && a.Ground.NumTiles == b.Ground.NumTiles &&
		a.Turn == b.Turn && a.Nightfall == b.Nightfall && a.QuestToken == b.QuestToken && a.Result == b.Result
}

// A journey on a map that is turned or mirrored goes as on the map itself.
func TestTurnedAndMirroredMapsPlayTheSame(t *testing.T) {
	decisions := map[library.JourneyType]int{}
	for seed := range uint64(14) {
		chance := rand.New(rand.NewPCG(seed, 11))
		c := change{chance.IntN(4), chance.IntN(2) == 1 || seed == 0}
		r, other := rules(t), rules(t)
		c.pack(other.Pack)
		at := tableOf(r, seed)
		if j, _ := r.Pack.find("journey", at.Journey); r.Pack.Journeys[j].Nightwars {
			continue // of a huge hostile the table notes the space to the north and west
		}
		if seed%3 == 0 {
			at.Journey = "the-drowned-parish"
		}
		m, err := NewGame(r, at, seed)
		if err != nil {
			t.Fatal(err)
		}
		n, err := NewGame(other, at, seed)
		if err != nil {
			t.Fatal(err)
		}
		kind := m.State.Type()
		pick := playtest.AtMost(400, playtest.AtRandom[State](chance, DoEnd, DoDone, DoPass))
		for d, asked := m.Pending(); asked; d, asked = m.Pending() {
			e, also := n.Pending()
			if !also || d.Kind != e.Kind || d.Seat != e.Seat || len(d.Options) != len(e.Options) || !alike(&m.State, &n.State) {
				t.Fatalf("seed %d, %+v: in turn %d the games part: %v and %v", seed, c, m.State.Turn, d, e)
			}
			i := pick(m, d)
			if i < 0 {
				break
			}
			k := c.option(d.Options[i], e.Options)
			if k < 0 {
				t.Fatalf("seed %d, %+v: the changed game has no %s among %v", seed, c, d.Options[i].Key(), e.Options)
			}
			m.Take(i)
			n.Take(k)
			decisions[kind]++
		}
	}
	if t.Log(decisions); len(decisions) < 3 || decisions[library.Deliverance] < 500 {
		t.Errorf("the decisions by the type of journey are %v", decisions)
	}
}
