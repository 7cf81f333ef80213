package kit

import "strconv"

// TrackCard is an initiative card on the track (CC-X-002).
type TrackCard struct {
	Hostile bool
	Index   uint8 // of the character card or the group
	Done    bool  // activated and turned face down (BF-ACT-001, CC-ACT-001)
}

// Shuffled returns cards in the order of chance. Roll returns a number from 0, below the one that it is given.
func Shuffled(cards []TrackCard, roll func(below int) int) (deck []TrackCard) {
	for len(cards) > 0 {
		i := 0
		if len(cards) > 1 {
			i = roll(len(cards))
		}
		deck = append(deck, cards[i])
		cards = append(cards[:i], cards[i+1:]...)
	}
	return deck
}

// DestinyDie is a die on the destiny board (BF-DES-003, CC-DES-001).
type DestinyDie struct {
	Face uint8 // 0 if there is none
	Used bool  // discarded
}

// Discard discards the dice that show the same.
func Discard(roll []DestinyDie) {
	for i := range roll {
		for k := range roll {
			roll[i].Used = roll[i].Used || i != k && roll[i].Face == roll[k].Face
		}
	}
}

// Told returns the faces of the dice that are kept and of those that are discarded, each - for none.
func Told(roll []DestinyDie) []string {
	kept, lost := "", ""
	for _, d := range roll {
		switch f := strconv.Itoa(int(d.Face)); {
		case d.Face == 0:
		case d.Used:
			lost += f
		default:
			kept += f
		}
	}
	return []string{Dash(kept), Dash(lost)}
}

// Dash returns a text, or a dash for none.
func Dash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}
