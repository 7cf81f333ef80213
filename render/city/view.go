package city

import (
	"slices"

	"precipice/engine/board"
)

// TileKind is what a tile is.
type TileKind uint8

// The kinds of tiles.
const (
	Street         TileKind = iota
	DropZone                // a landing stage, where the journey begins
	ExtractionZone          // where the skyvessel waits, where it ends
)

// TileView is a tile as laid, in squares of the common lattice.
type TileView struct {
	Name    string // decides what is built on it
	Kind    TileKind
	Floor   []board.Square
	Solid   []board.Square
	Drowned bool // the tide lies on it
}

// ObjectView is a mysterious object. Its seed decides what it is: a sarcophagus, a shrine or a well.
type ObjectView struct {
	At       board.Square
	Seed     int
	Citizens int
}

// BoardView is the board without the miniatures on it.
type BoardView struct {
	Tiles     []TileView
	Gates     []board.Gate
	Lychgates []board.Edge
	Objects   []ObjectView
	Step      int // of light: 1 is the first of the day, Night the last
}

// Equal reports whether two views show the same.
func (v BoardView) Equal(w BoardView) bool { return v.Step == w.Step && v.sameButLight(w) }

// sameButLight reports whether two views show the same, maybe in another light.
func (v BoardView) sameButLight(w BoardView) bool {
	return slices.Equal(v.Gates, w.Gates) && slices.Equal(v.Lychgates, w.Lychgates) &&
		slices.Equal(v.Objects, w.Objects) && slices.EqualFunc(v.Tiles, w.Tiles, sameTile)
}

func sameTile(a, b TileView) bool {
	return a.Name == b.Name && a.Kind == b.Kind && a.Drowned == b.Drowned &&
		slices.Equal(a.Floor, b.Floor) && slices.Equal(a.Solid, b.Solid)
}

func (v BoardView) clone() BoardView {
	v.Tiles = slices.Clone(v.Tiles)
	for i := range v.Tiles {
		t := &v.Tiles[i]
		t.Floor, t.Solid = slices.Clone(t.Floor), slices.Clone(t.Solid)
	}
	v.Gates, v.Lychgates, v.Objects = slices.Clone(v.Gates), slices.Clone(v.Lychgates), slices.Clone(v.Objects)
	return v
}
