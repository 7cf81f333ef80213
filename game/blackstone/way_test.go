package blackstone

import (
	"testing"

	"precipice/engine/board"
)

// The six neighbours of a hex lie in six directions, and straight up is north.
func TestDirectionsHaveNames(t *testing.T) {
	at := board.Hex{Q: 2, R: -1}
	for side, name := range map[board.Side]string{board.E: "e", board.NE: "ne", board.NW: "nw", board.W: "w", board.SW: "sw", board.SE: "se"} {
		if got := way(at, at.Step(side)); got != name {
			t.Errorf("side %v is %s, not %s", side, got, name)
		}
	}
	if got := way(at, at.Step(board.NE).Step(board.NW)); got != "n" {
		t.Errorf("straight up is %s", got)
	}
	if got := way(at, at.Step(board.SE).Step(board.SW)); got != "s" {
		t.Errorf("straight down is %s", got)
	}
}
