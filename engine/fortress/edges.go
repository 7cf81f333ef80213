package fortress

import "precipice/engine/board"

// Edges are the walls and covers of a space, a bit a side as in board.Cell, also those that only the hex
// beyond a side tells of.
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
