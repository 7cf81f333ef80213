package board

// Cell is one hex of a battlefield as it is saved and authored. In Walls and
// Covers bit 1<<side stands for a hexside; given by either of two neighbouring
// cells it counts for both.
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

// EdgeKind says what stands on a hexside, or what stops a line of sight.
type EdgeKind uint8

const (
	Open EdgeKind = iota
	Cover
	Wall
	// Limit is a hexside with no hex of the battlefield beyond it, whatever is
	// drawn there.
	Limit
	// Obstruction is told by [Field.Blocker] only: a side of an obstructed hex.
	Obstruction
)

var edgeNames = [...]string{"open", "cover", "wall", "limit", "obstruction"}

func (k EdgeKind) String() string { return edgeNames[k] }
