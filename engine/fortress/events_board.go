package fortress

import (
	"strconv"

	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// Laid sets up the battlefield of a combat card (BF-BTL-002).
type Laid struct{ Combat uint8 }

// Apply implements engine.Change.
func (e Laid) Apply(s *State) {
	c := s.pack.Battlefield(int(e.Combat))
	s.Combat, s.Ambush, s.Turn, s.Phase, s.Result = e.Combat, c.Arrival == nil, 0, Battlefield, Undecided
	s.Maglev, s.Escape, s.EscapeEvent, s.NoDestiny = board.Set{}, false, false, false
	s.NumCells = uint8(copy(s.Cells[:], c.Cells))
	for _, cell := range c.Landing {
		s.Maglev.Add(board.Space(s.NumCells))
		s.Cells[s.NumCells] = cell
		s.NumCells++
	}
	s.rebuildField()
	for i := range s.Portals {
		s.Portals[i] = Portal{}
		if i < len(c.Portals) {
			s.Portals[i] = Portal{true, c.Portals[i]}
		}
	}
	for i := range s.Markers {
		s.Markers[i] = board.None
		if i < len(c.Markers) {
			s.Markers[i], _ = s.field.At(c.Markers[i])
		}
	}
	for e := range s.Party {
		s.Party[e].FreeGambit = false // one in each combat (BF-CRD-005)
	}
	for u := range MaxFigures {
		s.Units[u].Hex = board.None // not placed yet
	}
	for i, t := range c.Tiles {
		at, _ := s.field.At(t.At)
		s.Tiles[i] = LaidTile{Mark(t.Tile + 1), at}
	}
}

// Say implements engine.Change.
func (e Laid) Say(s *State) (string, []string) {
	return "laid", []string{s.pack.Battlefield(int(e.Combat)).ID}
}

// EncounterDrawn takes an encounter card into play (BF-DEP-001, BF-EVT-006).
type EncounterDrawn struct{ Kind uint8 }

// Apply implements engine.Change.
func (e EncounterDrawn) Apply(s *State) {
	s.Encounter[e.Kind]--
	s.Drawn[e.Kind]++
}

// Say implements engine.Change.
func (e EncounterDrawn) Say(s *State) (string, []string) {
	return "encounter-drawn", []string{s.pack.Encounters[e.Kind].ID}
}

// GroupFormed creates the hostile group with that number (BF-DEP-008).
type GroupFormed struct{ Group, Kind, Card uint8 }

// Apply implements engine.Change.
func (e GroupFormed) Apply(s *State) { s.Groups[e.Group] = Group{true, e.Kind, e.Card} }

// Say implements engine.Change.
func (e GroupFormed) Say(s *State) (string, []string) {
	return "group-formed", []string{s.pack.Number(int(e.Group) + 1), s.pack.Hostiles[e.Kind].ID}
}

// TwistBegan puts a twist into play for the rest of the combat (BF-DEP-009).
type TwistBegan struct{ Twist uint8 }

// Apply implements engine.Change.
func (e TwistBegan) Apply(s *State) {
	for i := range s.Twists {
		if s.Twists[i] == 0 {
			s.Twists[i] = Mark(e.Twist + 1)
			return
		}
	}
}

// Say implements engine.Change.
func (e TwistBegan) Say(s *State) (string, []string) {
	return "twist", []string{s.pack.Twists[e.Twist].ID}
}

// Deployed puts a miniature on the battlefield. The first time, a hostile joins its group; later it
// returns without damage (BF-DPL-004).
type Deployed struct {
	Unit    UnitID
	Fresh   Unit // the new miniature; Nobody if it existed before
	Hex     board.Space
	Arrived bool
}

// Apply implements engine.Change.
func (e Deployed) Apply(s *State) {
	u := &s.Units[e.Unit]
	if e.Fresh.Team != Nobody {
		*u = e.Fresh
	}
	u.Hex, u.Slain, u.Damage, u.Stunned, u.Arrived = e.Hex, false, 0, false, e.Arrived
	if u.Team == Explorers {
		s.Party[u.Card].Out = false
	}
}

// Say implements engine.Change.
func (e Deployed) Say(s *State) (string, []string) {
	return "deployed", []string{s.UnitName(e.Unit), s.HexName(e.Hex)}
}

// Placed sets an explorer's miniature on a space before the first turn (BF-BTL-010, BF-BTL-011).
type Placed struct {
	Unit UnitID
	Hex  board.Space
}

// Apply implements engine.Change.
func (e Placed) Apply(s *State) { s.Units[e.Unit].Hex = e.Hex }

// Say implements engine.Change.
func (e Placed) Say(s *State) (string, []string) {
	return "placed", []string{s.UnitName(e.Unit), s.HexName(e.Hex)}
}

// Undeployed creates a miniature that found no legal space and is slain at once (BF-DPL-003).
type Undeployed struct {
	Unit  UnitID
	Fresh Unit
}

// Apply implements engine.Change.
func (e Undeployed) Apply(s *State) {
	if e.Fresh.Team != Nobody {
		s.Units[e.Unit] = e.Fresh
	}
	s.Units[e.Unit].Slain, s.Units[e.Unit].Hex = true, board.None
}

// Say implements engine.Change.
func (e Undeployed) Say(s *State) (string, []string) {
	return "undeployed", []string{s.UnitName(e.Unit)}
}

// Path holds the spaces a move enters, in order.
type Path struct {
	N      uint8
	Spaces [16]board.Space
}

// End returns the last space of the path.
func (p *Path) End() board.Space { return p.Spaces[p.N-1] }

// Moved moves a miniature along a path (BF-MOV-001).
type Moved struct {
	Unit UnitID
	From board.Space
	Path Path
}

// Apply implements engine.Change.
func (e Moved) Apply(s *State) { s.Units[e.Unit].Hex = e.Path.End() }

// Say implements engine.Change.
func (e Moved) Say(s *State) (string, []string) {
	return "moved", []string{s.UnitName(e.Unit), s.HexName(e.Path.End()), s.pack.Number(int(e.Path.N))}
}

// MarkerTaken removes a discovery marker (BF-SRC-004, BF-EVT-003).
type MarkerTaken struct{ Marker uint8 }

// Apply implements engine.Change.
func (e MarkerTaken) Apply(s *State) { s.Markers[e.Marker] = board.None }

// Say implements engine.Change.
func (e MarkerTaken) Say(s *State) (string, []string) {
	return "marker-taken", []string{s.pack.Number(int(e.Marker) + 1)}
}

// EscapeOpened replaces a portal with the maglev escape chamber (BF-SUM-002, BF-X-028).
type EscapeOpened struct {
	Portal uint8
	ByRoll bool // opened by the event, not by Summon
}

// Apply implements engine.Change.
func (e EscapeOpened) Apply(s *State) {
	cells, ok := s.escapeCells(int(e.Portal))
	if !ok {
		panic("fortress: the escape chamber does not fit at a portal") // refused when loading
	}
	s.Portals[e.Portal].Open = false
	s.Maglev, s.Escape = board.Set{}, true
	for _, c := range cells {
		s.Maglev.Add(board.Space(s.NumCells))
		s.Cells[s.NumCells] = c
		s.NumCells++
	}
	s.rebuildField()
}

// Say implements engine.Change.
func (e EscapeOpened) Say(s *State) (string, []string) {
	return "escape-opened", []string{s.Portals[e.Portal].Hex.String()}
}

// MarkersLeft tells how many discovery markers lie unsearched on a battlefield that is about to be cleared.
type MarkersLeft struct{ Number uint8 }

// Apply implements engine.Change.
func (MarkersLeft) Apply(*State) {}

// Say implements engine.Change.
func (MarkersLeft) Say(*State) (string, []string) { return "", nil }

// Tell implements engine.Tale.
func (e MarkersLeft) Tell(*State) (string, []string) {
	return "markers-left", []string{strconv.Itoa(int(e.Number))}
}

// CombatEnded decides the combat and clears the battlefield (BF-ECB-001, 002, 004, 005). It also clears
// the destiny board and what the explorers have used this turn (BF-G-093).
type CombatEnded struct{ Result Result }

// Apply implements engine.Change.
func (e CombatEnded) Apply(s *State) {
	s.Result, s.Phase = e.Result, Over
	s.fade(library.UntilCombat)
	for kind, n := range s.Drawn {
		s.Encounter[kind] += n
	}
	s.Drawn, s.Twists, s.Groups = [MaxKinds]uint8{}, [MaxTwists]Mark{}, [MaxGroups]Group{}
	s.Track, s.NumTrack = [MaxTrack]TrackCard{}, 0
	s.Destiny, s.Spare = [MaxDestiny]DestinyDie{}, DestinyDie{}
	for e := range s.Party {
		s.Party[e].DestinyUsed = 0
	}
	for u := MaxFigures; u < MaxUnits; u++ {
		s.Units[u] = Unit{Hex: board.None}
	}
	for i := range s.Markers {
		s.Markers[i] = board.None
	}
	s.Portals, s.Tiles = [MaxPortals]Portal{}, [MaxTiles]LaidTile{}
	x := &s.Expedition.Assault
	*x = AssaultState{Stage: x.Stage, Met: x.Met}
	s.keepMaglev()
}

// keepMaglev removes every chamber but the escape chamber (BF-ECB-004, BF-G-052).
func (s *State) keepMaglev() {
	kept, n := s.Maglev, uint8(0)
	if !s.Escape {
		kept = board.Set{}
	}
	var moved [256]board.Space
	for i := range moved {
		moved[i] = board.None
	}
	for sp := range board.Space(s.NumCells) {
		if kept.Has(sp) {
			s.Cells[n], moved[sp] = s.Cells[sp], board.Space(n)
			n++
		}
	}
	clear(s.Cells[n:])
	s.NumCells, s.Maglev, s.field = n, board.Set{}, nil
	for sp := range board.Space(n) {
		s.Maglev.Add(sp)
	}
	for u := range MaxFigures {
		s.Units[u].Hex = moved[s.Units[u].Hex]
	}
	if n > 0 {
		s.rebuildField()
	}
}

// Say implements engine.Change.
func (e CombatEnded) Say(*State) (string, []string) {
	switch e.Result {
	case Escaped:
		return "escaped", nil
	case Achieved:
		return "achieved", nil
	}
	return "defeated", nil
}
