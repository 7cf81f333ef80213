package fortress

import "precipice/engine"

// invited returns the player whom a question asks that goes round in leader order until all have passed
// one after the other (BF-G-082). Whoever acts is asked again at once, and those who had passed are asked
// again afterwards. at is the player asked last, none for the leader; passed has a bit for each player who
// has passed since somebody last acted; among tells which explorers a player is asked for. ok is false
// when all have passed.
func (s *State) invited(at Mark, passed uint8, among func(e int) bool) (seat engine.Seat, ok bool) {
	first, known := at.Card()
	if !known {
		first = int(s.Leader)
	}
	for i := range int(s.Players) {
		seat := engine.Seat((first + i) % int(s.Players))
		if passed&(1<<seat) == 0 && s.controls(seat, among) {
			return seat, true
		}
	}
	return 0, false
}

// controls reports whether a player controls one of some explorers.
func (s *State) controls(seat engine.Seat, among func(e int) bool) bool {
	for e := range s.Party {
		if s.Party[e].Playing && s.Party[e].Seat == seat && among(e) {
			return true
		}
	}
	return false
}

// able reports whether an explorer is in action, for invited.
func (s *State) able(e int) bool { return s.Party[e].Able() }

// seatMark marks a player.
func seatMark(seat engine.Seat) Mark { return Mark(seat + 1) }
