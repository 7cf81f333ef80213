package fortress

import (
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// facesLeft reports whether a miniature is drawn facing left: it looks where it goes, at whom it attacks or
// who attacks it, or at the nearest enemy, rather at one that it sees.
func (y *figures) facesLeft(u fortress.UnitID) bool {
	s := &y.d.Play.Shown
	field := s.Field()
	if m, ok := y.d.Showing.Event.Change.(fortress.Moved); ok && y.d.Showing.On && m.Unit == u && m.Path.N > 0 {
		if way := across(field.Hex(m.Path.End())) - across(field.Hex(m.From)); way != 0 {
			return way < 0
		}
	}
	at := y.foe(u)
	if at == board.None {
		return s.On(u).Team == fortress.Hostiles
	}
	if way := across(field.Hex(at)) - across(field.Hex(s.On(u).Hex)); way != 0 {
		return way < 0
	}
	return s.On(u).Team == fortress.Hostiles
}

// across is how far right a hex lies, in half hexes.
func across(h board.Hex) int { return 2*int(h.Q) + int(h.R) }

// foe returns the space of the enemy that a miniature faces, board.None for none.
func (y *figures) foe(u fortress.UnitID) board.Space {
	s := &y.d.Play.Shown
	if a := y.d.Underway.Attack; a != nil && (a.By == u || a.On == u) {
		other := a.By
		if other == u {
			other = a.On
		}
		if s.On(other).Here() {
			return s.On(other).Hex
		}
	}
	other := fortress.Hostiles
	if s.On(u).Team == fortress.Hostiles {
		other = fortress.Explorers
	}
	const unseen = 100 // farther than anything that is seen
	from, best, least := s.On(u).Hex, board.None, 0
	for v := range s.Each(other) {
		far := s.Field().Range(from, s.On(v).Hex)
		if !s.Field().Visible(from, s.On(v).Hex) {
			far += unseen
		}
		if best == board.None || far < least {
			best, least = s.On(v).Hex, far
		}
	}
	return best
}
