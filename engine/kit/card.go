// Package kit holds what lies in the boxes of both games: the spaces of a character card with their dice and counters, the initiative
// cards on the track, the destiny dice, the rolls that are written on cards. What may be done with them is a matter of each ruleset.
package kit

import "strconv"

// Mark is a card's index plus one. The zero value means none.
type Mark uint8

// Card returns the index of the card; ok is false for none.
func (k Mark) Card() (index int, ok bool) { return int(k) - 1, k > 0 }

// Counter is what covers an activation space (BF-WND-001, CC-DMG-002, 003).
type Counter uint8

// The counters.
const (
	NoCounter Counter = iota
	WoundCounter
	GrievousCounter
)

// Slot is an activation space of a character card. It holds a die, a counter or nothing.
type Slot struct {
	Counter Counter
	Die     uint8 // 0 if there is none
}

// String returns the die's face, the counter's name, or - for an empty space.
func (s Slot) String() string {
	switch {
	case s.Counter == WoundCounter:
		return "wound"
	case s.Counter == GrievousCounter:
		return "grievous"
	case s.Die > 0:
		return strconv.Itoa(int(s.Die))
	}
	return "-"
}

// Dice returns a bit mask of the faces on a card: bit n for face n.
func Dice(slots []Slot) (mask uint8) {
	for _, s := range slots {
		if s.Die > 0 {
			mask |= 1 << s.Die
		}
	}
	return mask
}

// NumDice returns the number of dice on a card.
func NumDice(slots []Slot) (n int) {
	for _, s := range slots {
		if s.Die > 0 {
			n++
		}
	}
	return n
}

// Count returns the number of counters of a kind on a card.
func Count(slots []Slot, c Counter) (n int) {
	for _, s := range slots {
		if s.Counter == c {
			n++
		}
	}
	return n
}
