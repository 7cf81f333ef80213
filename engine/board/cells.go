package board

// Cell is one hex of a battlefield as saved and authored. In Walls and Covers bit
// 1<<side stands for a hexside. A bit set in either of two neighbouring cells counts
// for both.
type Cell struct {
	Hex
	Walls, Covers uint8
	// Blocked says that an obstruction fills the hex.
	Blocked bool
}

// Rotate turns the cell with all its sides as [Hex.Rotate] turns the hex.
func (c Cell) Rotate(turns int) Cell {
	turned := Cell{Hex: c.Hex.Rotate(turns), Blocked: c.Blocked}
	for s := range sideCount {
		to := s.Rotate(turns)
		turned.Walls |= c.Walls >> s & 1 << to
		turned.Covers |= c.Covers >> s & 1 << to
	}
	return turned
}

// EdgeKind is what stands on a hexside, or what blocks a line of sight.
type EdgeKind uint8

const (
	Open EdgeKind = iota
	Cover
	Wall
	// Limit is a hexside with no hex of the battlefield beyond it, whatever the
	// drawing shows there.
	Limit
	// Obstruction is a side of an obstructed hex. Only [Field.Blocker] returns it.
	Obstruction
)

var edgeNames = [...]string{"open", "cover", "wall", "limit", "obstruction"}

func (k EdgeKind) String() string { return edgeNames[k] }
