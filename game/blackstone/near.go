package blackstone

import (
	"strconv"
	"strings"

	"precipice/game/session"
)

// hexes implements session.Near for the hexes of a battlefield, which options write as in "3,-1".
type hexes struct{}

// Spot implements session.Near.
func (hexes) Spot(part string) (at session.Spot, ok bool) {
	q, r, ok := strings.Cut(part, ",")
	if !ok {
		return at, false
	}
	var errQ, errR error
	at[0], errQ = strconv.Atoi(q)
	at[1], errR = strconv.Atoi(r)
	const most = 1 << 20 // so that distances cannot overflow
	return at, errQ == nil && errR == nil && max(at[0], -at[0], at[1], -at[1]) < most
}

// Far implements session.Near: the distance in hexes.
func (hexes) Far(a, b session.Spot) int {
	q, r := a[0]-b[0], a[1]-b[1]
	return max(q, -q, r, -r, q+r, -q-r)
}

// Towards implements session.Near: one of six directions.
func (hexes) Towards(from, to session.Spot) int {
	q, r := to[0]-from[0], to[1]-from[1]
	s := -q - r
	switch most := max(q, -q, r, -r, s, -s); most {
	case q:
		return 0
	case -r:
		return 1
	case s:
		return 2
	case -q:
		return 3
	case r:
		return 4
	}
	return 5
}
