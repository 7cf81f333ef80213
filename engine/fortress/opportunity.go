package fortress

import "precipice/engine"

// invited returns the next player to ask in a round of questions that goes in leader order until all
// have passed in a row (BF-G-082). A player who acts is asked again at once, and then so are those who
// had passed. last is the player asked last, none for the leader. passed has a bit for each player who
// has passed since somebody last acted. among reports whether a player is asked about an explorer. ok
// is false if all have passed.
func (s *State) invited(last Mark, passed uint8, among func(e int) bool) (seat engine.Seat, ok bool) {
	first, known := last.Card()
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

// controls reports whether a player controls any of the explorers that among accepts.
func (s *State) controls(seat engine.Seat, among func(e int) bool) bool {
	for e := range s.Party {
		if s.Party[e].Playing && s.Party[e].Seat == seat && among(e) {
			return true
		}
	}
	return false
}

// OnePlayer reports whether one player has all explorers, so that nobody else must agree (BF-G-077).
func (s *State) OnePlayer() bool {
	seat, known := engine.Seat(0), false
	for e := range s.Party {
		if x := &s.Party[e]; x.Playing {
			if known && x.Seat != seat {
				return false
			}
			seat, known = x.Seat, true
		}
	}
	return known
}

// able reports whether an explorer is in action. It serves as an argument of invited.
func (s *State) able(e int) bool { return s.Party[e].Able() }

// seatMark returns the mark of a player.
func seatMark(seat engine.Seat) Mark { return Mark(seat + 1) }
