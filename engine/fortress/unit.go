package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// UnitID is the index of a miniature in State.Units: explorers first, then hostiles.
type UnitID uint8

// NoUnit means no miniature.
const NoUnit UnitID = 255

// Team is the side a miniature is on.
type Team uint8

// The teams. The zero value marks an unused place.
const (
	Nobody Team = iota
	Explorers
	Hostiles
)

// Unit is a miniature.
type Unit struct {
	Team    Team
	Card    uint8 // explorer card or hostile group
	Kind    uint8 // explorer or hostile type in the library
	Model   uint8 // model of that type
	Number  uint8 // hostiles: the figure's number in its name
	Hex     board.Space
	Damage  uint8 // hostiles (BF-ATK-008)
	Slain   bool
	Stunned bool
	Acted   bool // hostiles: activated this turn
	Arrived bool // hostiles: came back this turn (BF-RNF-013)
}

// Here reports whether the miniature is on the battlefield.
func (u *Unit) Here() bool { return u.Team != Nobody && !u.Slain && u.Hex != board.None }

// Hostile returns the reference card of a hostile unit.
func (s *State) Hostile(u UnitID) *library.Hostile { return &s.pack.Hostiles[s.Units[u].Kind] }

// ExplorerOf returns the card of an explorer's miniature.
func (s *State) ExplorerOf(u UnitID) *Explorer { return &s.Party[s.Units[u].Card] }

// other returns the other twin of an explorer's miniature if it is on the battlefield, and otherwise
// NoUnit (BF-TWN-001).
func (s *State) other(u UnitID) UnitID {
	if s.Units[u].Team != Explorers {
		return NoUnit
	}
	for _, v := range s.ExplorerOf(u).Figures {
		if v != NoUnit && v != u && s.Units[v].Here() {
			return v
		}
	}
	return NoUnit
}

// each yields the miniatures of a team on the battlefield.
func (s *State) each(t Team) func(func(UnitID) bool) {
	first, end := 0, MaxFigures
	if t == Hostiles {
		first, end = MaxFigures, MaxUnits
	}
	return func(yield func(UnitID) bool) {
		for i := first; i < end; i++ {
			if s.Units[i].Team == t && s.Units[i].Here() && !yield(UnitID(i)) {
				return
			}
		}
	}
}

// group yields the miniatures of a group, including slain ones.
func (s *State) group(g int) func(func(UnitID) bool) {
	return func(yield func(UnitID) bool) {
		for i := MaxFigures; i < MaxUnits; i++ {
			if s.Units[i].Team == Hostiles && int(s.Units[i].Card) == g && !yield(UnitID(i)) {
				return
			}
		}
	}
}

// spaces returns the spaces of a team's miniatures.
func (s *State) spaces(t Team) (set board.Set) {
	for u := range s.each(t) {
		set.Add(s.Units[u].Hex)
	}
	return set
}

// other returns the opposing team.
func (t Team) other() Team { return Explorers + Hostiles - t }

// beside returns the spaces adjacent to any miniature of a team (BF-G-002).
func (s *State) beside(t Team) (set board.Set) {
	for u := range s.each(t) {
		set = set.Or(s.field.Adjacent(s.Units[u].Hex))
	}
	return set
}

// engaged reports whether a miniature is adjacent to an enemy it can see.
func (s *State) engaged(u UnitID) bool { return s.Engaged(s.Units[u].Team, s.Units[u].Hex) }

// Engaged reports whether a miniature of a team would be adjacent to an enemy it can see in a space.
func (s *State) Engaged(t Team, sp board.Space) bool {
	near := s.field.Adjacent(sp).And(s.field.Seen(sp))
	return !near.And(s.spaces(t.other())).Empty()
}

// sees reports whether two miniatures are visible to each other (BF-LOS-004, BF-G-003).
func (s *State) sees(a, b UnitID) bool {
	return s.field.Visible(s.Units[a].Hex, s.Units[b].Hex)
}

// Spots reports whether a hostile in a space sees an explorer in another. Sight is mutual, except while explorers
// are unseen from afar: then only adjacent hostiles see them (BF-X-015, BF-SHP-004).
func (s *State) Spots(from, at board.Space) bool {
	return s.field.Visible(from, at) && (s.field.Adjacent(from).Has(at) || !s.flagged("unseen-from-afar", NoUnit))
}

// spots reports whether a hostile sees an explorer.
func (s *State) spots(u, e UnitID) bool { return s.Spots(s.Units[u].Hex, s.Units[e].Hex) }

// watched returns the spaces that explorers see.
func (s *State) watched() (set board.Set) {
	for u := range s.each(Explorers) {
		set = set.Or(s.field.Seen(s.Units[u].Hex))
	}
	return set
}

// coveredSpace reports whether a hostile in a space would be in cover from every explorer that sees it.
// A space that nobody sees qualifies (BF-G-065, BF-X-015).
func (s *State) coveredSpace(sp board.Space) bool {
	for u := range s.each(Explorers) {
		from := s.Units[u].Hex
		if s.field.Visible(from, sp) && !s.CoverBetween(from, sp) {
			return false
		}
	}
	return true
}

// room reports whether a miniature like u has room in a space beside those of its own side (BF-HEX-001
// to 006, BF-G-071). It ignores enemies.
func (s *State) room(u UnitID, sp board.Space) bool {
	var small, large, huge, figures, cards int
	var seen [MaxParty]bool
	count := func(v *Unit) {
		if v.Team == Explorers {
			figures++
			if !seen[v.Card] {
				seen[v.Card] = true
				cards++
			}
			return
		}
		switch s.pack.Hostiles[v.Kind].Size {
		case library.Small:
			small++
		case library.Large:
			large++
		default:
			huge++
		}
	}
	for i := range s.Units {
		if v := &s.Units[i]; UnitID(i) != u && v.Here() && v.Hex == sp && v.Team == s.Units[u].Team {
			count(v)
		}
	}
	count(&s.Units[u])
	if figures > 0 {
		return figures <= 2 || figures == 3 && cards == 2 // BF-HEX-005, BF-HEX-006
	}
	switch { // BF-HEX-001 to 004
	case huge > 0:
		return huge == 1 && small+large == 0
	case large > 0:
		return large == 1 && small <= 2 || large == 2 && small == 0
	}
	return small <= 3
}

// full returns the spaces where a miniature may not end because its own side fills them.
func (s *State) full(u UnitID) (set board.Set) {
	for v := range s.each(s.Units[u].Team) {
		if v != u && !s.room(u, s.Units[v].Hex) {
			set.Add(s.Units[v].Hex)
		}
	}
	return set
}

// deployable reports whether a miniature may be deployed in a space (BF-DPL-001, BF-DPL-002).
func (s *State) deployable(u UnitID, sp board.Space) bool {
	return !s.Cells[sp].Blocked && !s.spaces(s.Units[u].Team.other()).Has(sp) && s.room(u, sp)
}

// offerNearest offers to deploy a miniature in those of the spaces it may enter that are the least distance
// away.
func (s *State) offerNearest(d *engine.Decision, u UnitID, may func(board.Space) bool, away func(board.Space) int) {
	nearest := 4 * far
	for sp := range board.Space(s.NumCells) {
		if !may(sp) {
			continue
		}
		distance := away(sp)
		if distance > nearest {
			continue
		}
		if distance < nearest {
			nearest, d.Options = distance, d.Options[:0]
		}
		d.Offer(engine.Option{Verb: DoDeploy, Parts: [4]string{s.UnitName(u), s.HexName(sp)}, Args: [4]int16{int16(u), int16(sp)}})
	}
}
