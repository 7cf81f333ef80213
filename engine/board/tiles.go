package board

import "slices"

// Ground is a battlefield of tiles as saved and authored (CC-SPC-001 to 007, CC-G-049).
type Ground struct {
	Tiles     []Tile
	Gates     []Gate
	Lychgates []Edge // seen from the tile that they touch
}

// Tile is a tile that has been laid. Its spaces are the floor; solid squares hold nobody, but no other tile lies there.
type Tile struct{ Floor, Solid []Square }

// Gate is a gateway. It is seen from one of the tiles that it touches.
type Gate struct {
	Edge
	Open bool
}

// MostTiles is how many tiles a battlefield may have.
const MostTiles = 16

// Tiles is a battlefield of tiles with its derived tables. It is immutable: when a gateway opens or a tile is laid, make a new one.
//
// Spaces are numbered in the order of the tiles and of the floor of each.
type Tiles struct {
	Graph
	ground  Ground
	squares []Square
	spaces  map[Square]Space
	tiles   [256]uint8 // the tile of each space
	floors  [MostTiles]Set
	all     Set
	beside  [256]Set
	touch   []Set      // the spaces that touch each gateway
	joins   []uint16   // the tiles that each gateway touches, a bit for each
	through *Graph     // for those who walk through closed gateways
	near    [16]uint16 // the tiles that each tile is adjacent to
}

// NewTiles derives the tables of a battlefield. It panics if [Ground.Check] finds fault, so check what comes from outside first.
func NewTiles(g Ground) *Tiles {
	if err := g.Check(); err != nil {
		panic("board: " + err.Error())
	}
	n := 0
	for i := range g.Tiles {
		n += len(g.Tiles[i].Floor)
	}
	t := &Tiles{Graph: newGraph(n), ground: g.clone(), spaces: make(map[Square]Space, n), squares: make([]Square, 0, n)}
	for i := range g.Tiles {
		t.addFloor(uint8(i))
	}
	for sp, at := range t.squares {
		t.joinFloor(Space(sp), at)
	}
	for i := range g.Gates {
		t.addGate(&g.Gates[i])
	}
	t.joinGates(&t.Graph, func(g *Gate) bool { return g.Open })
	t.measureRoutes()
	t.seeTiles()
	t.openAll()
	return t
}

func (g Ground) clone() Ground {
	c := Ground{Gates: slices.Clone(g.Gates), Lychgates: slices.Clone(g.Lychgates)}
	for _, one := range g.Tiles {
		c.Tiles = append(c.Tiles, Tile{slices.Clone(one.Floor), slices.Clone(one.Solid)})
	}
	return c
}

func (t *Tiles) addFloor(tile uint8) {
	for _, at := range t.ground.Tiles[tile].Floor {
		sp := Space(len(t.squares))
		t.squares, t.spaces[at], t.names[sp], t.tiles[sp] = append(t.squares, at), sp, at.String(), tile
		t.floors[tile].Add(sp)
		t.all.Add(sp)
	}
}

// joinFloor makes a space adjacent to those of its tile that touch it, at corners too and past solid squares (CC-SPC-001, CC-G-099).
func (t *Tiles) joinFloor(sp Space, at Square) {
	for y := int8(-1); y <= 1; y++ {
		for x := int8(-1); x <= 1; x++ {
			o, ok := t.spaces[at.Add(Square{x, y})]
			if !ok || o == sp || t.tiles[o] != t.tiles[sp] {
				continue
			}
			if t.adjacent[sp].Add(o); x == 0 || y == 0 {
				t.beside[sp].Add(o)
			}
		}
	}
}

func (t *Tiles) addGate(g *Gate) {
	var touch Set
	joins := uint16(0)
	for _, e := range [2]Edge{g.Edge, g.Across()} {
		for at := range e.Squares {
			if sp, ok := t.spaces[at]; ok {
				touch.Add(sp)
				joins |= 1 << t.tiles[sp]
			}
		}
	}
	t.touch, t.joins = append(t.touch, touch), append(t.joins, joins)
	for i := range t.near {
		if joins>>i&1 != 0 {
			t.near[i] |= joins &^ (1 << i)
		}
	}
}

// joinGates makes all spaces that touch a gateway adjacent to each other (CC-SPC-002), where it is passed.
func (t *Tiles) joinGates(in *Graph, passed func(*Gate) bool) {
	for i := range t.ground.Gates {
		if !passed(&t.ground.Gates[i]) {
			continue
		}
		for sp := range t.touch[i].All() {
			others := t.touch[i]
			others.Remove(sp)
			in.adjacent[sp] = in.adjacent[sp].Or(others)
		}
	}
}

// seeTiles fills the table of sight (CC-VIS-001 to 004).
func (t *Tiles) seeTiles() {
	for sp := range t.squares {
		t.seen[sp] = t.floors[t.tiles[sp]]
		for i := range t.ground.Gates {
			if t.ground.Gates[i].Open {
				t.seen[sp] = t.seen[sp].Or(t.by(Space(sp), i))
			}
		}
	}
}

// by returns what a space sees through a gateway that is open to its sight: from beside it the tiles that it touches, and from a tile
// that it touches the spaces beside it (CC-VIS-002, 003).
func (t *Tiles) by(sp Space, gate int) (seen Set) {
	if t.touch[gate].Has(sp) {
		for i := range t.ground.Tiles {
			if t.joins[gate]>>i&1 != 0 {
				seen = seen.Or(t.floors[i])
			}
		}
	}
	if t.joins[gate]>>t.tiles[sp]&1 != 0 {
		seen = seen.Or(t.touch[gate])
	}
	return seen
}

// openAll makes the graph of those who walk through closed gateways (CC-CGW-003). Where none lies between two tiles it is the other one.
func (t *Tiles) openAll() {
	t.through = &t.Graph
	between := func(i int) bool { return !t.ground.Gates[i].Open && t.Between(i) }
	any := false
	for i := range t.ground.Gates {
		any = any || between(i)
	}
	if !any {
		return
	}
	g := t.Graph
	t.joinGates(&g, func(*Gate) bool { return true })
	g.measureRoutes()
	t.through = &g
}

// Ground returns the battlefield. It must not be changed.
func (t *Tiles) Ground() Ground { return t.ground }

// Square returns the position of a space.
func (t *Tiles) Square(sp Space) Square { return t.squares[sp] }

// At returns the space of a square, or [None] and false where there is none.
func (t *Tiles) At(q Square) (Space, bool) {
	if sp, ok := t.spaces[q]; ok {
		return sp, true
	}
	return None, false
}

// All returns all spaces.
func (t *Tiles) All() Set { return t.all }

// Tile returns the tile of a space, and Floor the spaces of a tile.
func (t *Tiles) Tile(sp Space) int   { return int(t.tiles[sp]) }
func (t *Tiles) Floor(tile int) Set  { return t.floors[tile] }
func (t *Tiles) Touch(gate int) Set  { return t.touch[gate] }
func (t *Tiles) Beside(sp Space) Set { return t.beside[sp] }

// Between reports whether a gateway touches two tiles or more.
func (t *Tiles) Between(gate int) bool { return t.joins[gate]&(t.joins[gate]-1) != 0 }

// Through returns the graph of those who walk through closed gateways (CC-CGW-003). Its adjacency is only for walking.
func (t *Tiles) Through() *Graph { return t.through }

// TileNear reports whether two tiles are adjacent: they touch the same gateway, open or closed (CC-CGW-005).
func (t *Tiles) TileNear(a, b int) bool { return t.near[a]>>b&1 != 0 }

// SeenPast returns what a hostile sees from a space: closed gateways hide nothing from it that a hero stands beside, on either side
// (CC-CGW-004, CC-G-098).
func (t *Tiles) SeenPast(sp Space, heroes Set) Set {
	seen := t.seen[sp]
	for i := range t.ground.Gates {
		if !t.ground.Gates[i].Open && !t.touch[i].And(heroes).Empty() {
			seen = seen.Or(t.by(sp, i))
		}
	}
	return seen
}

// Sight is why one space sees another: they are on one tile, or Gate gives it.
type Sight struct {
	Tile int // -1 if they are on two
	Gate int // -1 on one tile
}

// Why returns why a space sees another, and false if it does not. Heroes are those beside whom closed gateways hide nothing, see
// [Tiles.SeenPast]; for the sight of heroes there are none.
func (t *Tiles) Why(a, b Space, heroes Set) (why Sight, seen bool) {
	if a == None || b == None {
		return Sight{-1, -1}, false
	}
	if t.tiles[a] == t.tiles[b] {
		return Sight{int(t.tiles[a]), -1}, true
	}
	for i := range t.ground.Gates {
		if (t.ground.Gates[i].Open || !t.touch[i].And(heroes).Empty()) && t.by(a, i).Has(b) {
			return Sight{-1, i}, true
		}
	}
	return Sight{-1, -1}, false
}
