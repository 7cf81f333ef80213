package fortress

import "precipice/engine/board"

// Edges returns the walls and covers of a space, one bit per side as in board.Cell, including those
// recorded only in the neighbouring cell.
func (s *State) Edges(sp board.Space) (walls, covers uint8) {
	c := &s.Cells[sp]
	walls, covers = c.Walls, c.Covers
	for side := range board.Side(6) {
		if beyond, ok := s.field.At(c.Hex.Step(side)); ok {
			o := &s.Cells[beyond]
			walls |= o.Walls >> side.Opposite() & 1 << side
			covers |= o.Covers >> side.Opposite() & 1 << side
		}
	}
	return walls, covers
}
