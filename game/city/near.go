package city

import (
	"precipice/engine/board"
	"precipice/game/session"
)

// squares tells how the squares lie that options name.
type squares struct{}

// Spot implements session.Near.
func (squares) Spot(part string) (session.Spot, bool) {
	at, err := board.ParseSquare(part)
	return session.Spot{int(at.X), int(at.Y)}, err == nil
}

// Far implements session.Near: corners count as one step (CC-SPC-001).
func (squares) Far(a, b session.Spot) int {
	return max(a[0]-b[0], b[0]-a[0], a[1]-b[1], b[1]-a[1])
}

// Towards implements session.Near: 0 for the same place, else 1 to 8, clockwise from the north.
func (squares) Towards(from, to session.Spot) int {
	sign := func(n int) int { return min(1, max(-1, n)) }
	return [3][3]int{{8, 1, 2}, {7, 0, 3}, {6, 5, 4}}[1+sign(to[1]-from[1])][1+sign(to[0]-from[0])]
}
