package terminal

import (
	"math"

	"precipice/engine/board"
)

// compass holds the keys of the twelve directions, counter-clockwise from east: the six sides of a hex and
// the corners between them.
var compass = [...]string{"console.side.e", "console.direction.ene", "console.side.ne", "console.direction.n", "console.side.nw", "console.direction.wnw",
	"console.side.w", "console.direction.wsw", "console.side.sw", "console.direction.s", "console.side.se", "console.direction.ese"}

// direction returns the nearest of the twelve directions from one hex to another.
func direction(from, to board.Hex) string {
	return compass[bearing(float64(to.Q-from.Q), float64(to.R-from.R))]
}

// bearing returns the index in compass of the direction of a way of so many columns and rows.
func bearing(q, r float64) int {
	angle := math.Atan2(-r*math.Sqrt(3)/2, q+r/2) // between the centres; rows count downwards
	return (int(math.Round(angle*6/math.Pi)) + 12) % 12
}
