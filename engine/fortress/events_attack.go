package fortress

import (
	"strconv"

	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// Attacked declares an attack: weapon, range, dice, cover (BF-ATK-001, BF-ATK-004).
type Attacked struct {
	By, On UnitID
	Weapon string
	Range  uint8
	Stat   library.Stat
	Cover  bool // in cover and not ignored
	Sure   bool // nothing is rolled (BF-SHP-005)
}

// Apply implements engine.Change.
func (Attacked) Apply(s *State) { s.fade(library.UntilRoll) }

// Say implements engine.Change.
func (e Attacked) Say(s *State) (string, []string) {
	key := "attacked"
	if e.Cover {
		key = "attacked-cover"
	}
	dice := strconv.Itoa(int(e.Stat.Count)) + "d" + strconv.Itoa(int(e.Stat.Die))
	if e.Sure {
		dice = "-"
	}
	return key, []string{s.UnitName(e.By), s.UnitName(e.On), e.Weapon, strconv.Itoa(int(e.Range)), dice}
}

// CannotAnswer says that an enemy beside an explorer keeps it from answering a hostile in overwatch (BF-ATK-003, BF-G-007).
type CannotAnswer struct {
	Explorer uint8
	To       UnitID
}

// Apply implements engine.Change.
func (CannotAnswer) Apply(*State) {}

// Say implements engine.Change.
func (e CannotAnswer) Say(s *State) (string, []string) {
	return "cannot-answer", []string{s.Name(int(e.Explorer)), s.UnitName(e.To)}
}

// AttacksLost says that no target is left for the other attacks of a weapon action.
type AttacksLost struct {
	By      UnitID
	Attacks uint8
}

// Apply implements engine.Change.
func (AttacksLost) Apply(*State) {}

// Say implements engine.Change.
func (e AttacksLost) Say(s *State) (string, []string) {
	return "attacks-lost", []string{s.UnitName(e.By), strconv.Itoa(int(e.Attacks))}
}

// Resolved is the result of an attack after cover (BF-ATK-005 to 007, BF-CVR-002).
type Resolved struct {
	By, On UnitID
	Level  dice.Level
	Cover  bool
}

// Apply implements engine.Change.
func (Resolved) Apply(*State) {}

// Say implements engine.Change.
func (e Resolved) Say(s *State) (string, []string) {
	return "hit", []string{s.UnitName(e.By), s.UnitName(e.On), [...]string{"miss", "wound", "grievous"}[e.Level]}
}

// Damaged adds damage to a hostile (BF-ATK-008, BF-ATK-010).
type Damaged struct {
	Unit   UnitID
	Damage uint8
}

// Apply implements engine.Change.
func (e Damaged) Apply(s *State) { s.Units[e.Unit].Damage += e.Damage }

// Say implements engine.Change.
func (e Damaged) Say(s *State) (string, []string) {
	return "damaged", []string{s.UnitName(e.Unit), strconv.Itoa(int(e.Damage)), strconv.Itoa(int(s.Units[e.Unit].Damage))}
}

// Slain removes a hostile. By is the explorer card that slew it, if any. Counts reports whether that
// happened in that explorer's own activation (BF-ATK-009, BF-INR-004).
type Slain struct {
	Unit   UnitID
	By     Mark
	Counts bool
}

// Apply implements engine.Change.
func (e Slain) Apply(s *State) {
	u := &s.Units[e.Unit]
	u.Slain, u.Hex, u.Stunned = true, board.None, false
	card, ok := e.By.Card()
	if !ok {
		return
	}
	h := &s.pack.Hostiles[u.Kind]
	x := &s.Party[card]
	s.note(uint8(card), func(t *Tally) *uint8 { return &t.Slain })
	if s.pack.Explorers[x.Kind].Agenda.Slay == h.ID {
		x.Slain = min(x.Slain+1, 250)
	}
	if e.Counts {
		x.SlewAny = true
		x.SlainWounds = uint8(min(200, int(x.SlainWounds)+h.Wounds))
	}
}

// Say implements engine.Change.
func (e Slain) Say(s *State) (string, []string) { return "slain", []string{s.UnitName(e.Unit)} }

// Stunned lays a miniature on its side or, if Up, stands it up again (BF-STN-001).
type Stunned struct {
	Unit UnitID
	Up   bool
}

// Apply implements engine.Change.
func (e Stunned) Apply(s *State) { s.Units[e.Unit].Stunned = !e.Up }

// Say implements engine.Change.
func (e Stunned) Say(s *State) (string, []string) {
	if e.Up {
		return "stood-up", []string{s.UnitName(e.Unit)}
	}
	return "stunned", []string{s.UnitName(e.Unit)}
}

// Behaved shows a behaviour roll: the face, the column that fits and the action (BF-BEH-001 to 003).
type Behaved struct {
	Unit           UnitID
	Face           uint8
	Column, Action string
}

// Apply implements engine.Change.
func (e Behaved) Apply(*State) {}

// Say implements engine.Change.
func (e Behaved) Say(s *State) (string, []string) {
	return "behaved", []string{s.UnitName(e.Unit), strconv.Itoa(int(e.Face)), e.Column, e.Action}
}

// Acted marks a hostile as activated this turn.
type Acted struct{ Unit UnitID }

// Apply implements engine.Change.
func (e Acted) Apply(s *State) { s.Units[e.Unit].Acted = true }

// Say implements engine.Change. The event alone is not worth reporting.
func (Acted) Say(*State) (string, []string) { return "", nil }

// Declared says that an explorer answers a trigger with overwatch (BF-OVW-008).
type Declared struct {
	Explorer uint8
	At       UnitID
}

// Apply implements engine.Change.
func (Declared) Apply(*State) {}

// Say implements engine.Change.
func (e Declared) Say(s *State) (string, []string) {
	return "declared", []string{s.Name(int(e.Explorer)), s.UnitName(e.At)}
}
