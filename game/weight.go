package game

// Weight says what an area is to somebody who reads a tip, and so how much a tip hides that lies over it.
type Weight uint8

// The weights of areas. One that says nothing else is Plain.
const (
	Plain  Weight = iota
	Unread        // a tip may cover it
	Faint         // the ground of a board, or a line of a list
	Pane          // a panel, of whose parts each has a weight of its own
	Piece         // it stands on a board
	Reply         // it answers a question, as every area named option/ does
	Token         // a card or a label
	News          // what has just come
	Beside        // what is read beside the tip
	Asked         // the question itself
	weights
)

// hidden is what it costs to cover areas with a tip: some of one, and then by how much of it.
var hidden = [weights]struct{ some, all float32 }{
	Plain: {0, 6}, Faint: {0, 1.2}, Pane: {5, 10}, Piece: {0, 12}, Reply: {0, 30}, Token: {10, 20}, News: {40, 100}, Beside: {60, 60}, Asked: {40, 200},
}

// Covered returns what it costs to cover a share of an area, 0..1.
func (w Weight) Covered(share float32) float32 {
	if share <= 0 {
		return 0
	}
	return hidden[w].some + hidden[w].all*share
}
