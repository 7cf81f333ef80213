package city

import (
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// Placed puts a miniature on the battlefield (CC-SET-021, 026, CC-RNF-004).
type Placed struct {
	Unit UnitID
	At   board.Space
	Tall bool // see Unit
}

// Apply implements engine.Change.
func (e Placed) Apply(s *State) {
	v := &s.Units[e.Unit]
	v.At, v.Tall = e.At, e.Tall
	if v.Team == HostileTeam {
		s.Groups[v.Card].Deployed++
	}
}

// Say implements engine.Change.
func (e Placed) Say(s *State) (string, []string) {
	return "placed", []string{s.UnitName(e.Unit), s.SpaceName(e.At)}
}

// NotPlaced gives a hostile back that could not be placed (CC-RNF-006, CC-G-031).
type NotPlaced struct {
	Unit UnitID
	Who  string
}

// Apply implements engine.Change.
func (e NotPlaced) Apply(s *State) { s.Units[e.Unit] = Unit{At: board.None} }

// Say implements engine.Change.
func (e NotPlaced) Say(*State) (string, []string) { return "not-placed", []string{e.Who} }

// Moved moves a miniature (CC-MOV-001).
type Moved struct {
	Unit UnitID
	To   board.Space
	Tall bool // see Unit
}

// Apply implements engine.Change.
func (e Moved) Apply(s *State) { s.Units[e.Unit].At, s.Units[e.Unit].Tall = e.To, e.Tall }

// Say implements engine.Change.
func (e Moved) Say(s *State) (string, []string) {
	return "moved", []string{s.UnitName(e.Unit), s.SpaceName(e.To)}
}

// Pushed moves a miniature aside for a huge or a giant hostile (CC-HUG-002, 006).
type Pushed struct {
	Unit UnitID
	To   board.Space
}

// Apply implements engine.Change.
func (e Pushed) Apply(s *State) { s.Units[e.Unit].At = e.To }

// Say implements engine.Change.
func (e Pushed) Say(s *State) (string, []string) {
	return "pushed", []string{s.UnitName(e.Unit), s.SpaceName(e.To)}
}

// Acted notes that a hostile has acted in this activation of its group.
type Acted struct{ Unit UnitID }

// Apply implements engine.Change.
func (e Acted) Apply(s *State) { s.Units[e.Unit].Acted = true }

// Say implements engine.Change.
func (Acted) Say(*State) (string, []string) { return "", nil }

// GroupBegan begins the activation of a group (CC-HGA-001, 006).
type GroupBegan struct{ Group uint8 }

// Apply implements engine.Change.
func (e GroupBegan) Apply(s *State) {
	for u := MaxHeroes; u < MaxUnits; u++ {
		if v := &s.Units[u]; v.Team == HostileTeam && v.Card == e.Group {
			v.Acted, v.Ward = false, 0
		}
	}
}

// Say implements engine.Change.
func (e GroupBegan) Say(s *State) (string, []string) {
	if g := &s.Groups[e.Group]; g.FaceUp {
		return "group-activation", []string{GroupName(int(e.Group)), s.pack.Encounters[g.Card].ID}
	}
	return "group-turned", []string{GroupName(int(e.Group))}
}

// Behaved is a behaviour roll (CC-BEH-001).
type Behaved struct{ Kind, Face, Row uint8 }

// Apply implements engine.Change.
func (Behaved) Apply(*State) {}

// Say implements engine.Change.
func (e Behaved) Say(s *State) (string, []string) {
	id, _ := s.pack.Hostiles[e.Kind].Action(e.Row)
	return "behaviour", []string{s.pack.Hostiles[e.Kind].ID, number(int(e.Face)), id}
}

// EncounterDrawn draws an encounter card (CC-SET-023, CC-HGA-004). Shuffled says that the discards were shuffled first (CC-G-026).
type EncounterDrawn struct {
	Card     uint8
	Shuffled bool
}

// Apply implements engine.Change.
func (e EncounterDrawn) Apply(s *State) {
	d := &s.Decks
	if e.Shuffled {
		d.Encounter, d.EncounterOut = d.EncounterOut, [MaxKinds]uint8{}
	}
	d.Encounter[e.Card]--
}

// Say implements engine.Change.
func (e EncounterDrawn) Say(s *State) (string, []string) {
	return "encounter", []string{s.pack.Encounters[e.Card].ID}
}

// EncounterDiscarded discards an encounter card (CC-SET-029, CC-RNF-002).
type EncounterDiscarded struct{ Card uint8 }

// Apply implements engine.Change.
func (e EncounterDiscarded) Apply(s *State) { s.Decks.EncounterOut[e.Card]++ }

// Say implements engine.Change.
func (e EncounterDiscarded) Say(s *State) (string, []string) {
	return "encounter-discarded", []string{s.pack.Encounters[e.Card].ID}
}

// GroupFormed takes the models of a group from those available (CC-SET-025, 028, 031, CC-RNF-001).
type GroupFormed struct{ Group, Card, Band uint8 }

// Apply implements engine.Change.
func (e GroupFormed) Apply(s *State) {
	s.Groups[e.Group] = Group{Present: true, FaceUp: true, Card: e.Card, Band: e.Band}
	s.muster(e.Group, s.makeUp(e.Card, e.Band))
}

// Say implements engine.Change.
func (e GroupFormed) Say(s *State) (string, []string) {
	args := []string{GroupName(int(e.Group)), s.pack.Encounters[e.Card].ID}
	for u := range s.reserve(int(e.Group)) {
		args = append(args, s.UnitName(u))
	}
	return "group", args
}

// DrivenOff takes the models of a group from the table and its card from above the track. Replaced puts a card that has not been
// drawn in its place (CC-HGA-004, CC-DLV-013).
type DrivenOff struct {
	Group    uint8
	Replaced bool
}

// Apply implements engine.Change.
func (e DrivenOff) Apply(s *State) {
	if !e.Replaced {
		s.dropCard(TrackCard{Hostile: true, Index: e.Group})
	}
	g := &s.Groups[e.Group]
	if g.FaceUp {
		s.Decks.EncounterOut[g.Card]++
	}
	*g = Group{Present: e.Replaced}
	for u := MaxHeroes; u < MaxUnits; u++ {
		if v := &s.Units[u]; v.Team == HostileTeam && v.Card == e.Group {
			*v = Unit{At: board.None}
		}
	}
}

// Say implements engine.Change.
func (e DrivenOff) Say(*State) (string, []string) {
	return "driven-off", []string{GroupName(int(e.Group))}
}

// Damaged puts damage on a hostile (CC-WPN-009, CC-G-017).
type Damaged struct {
	Unit UnitID
	By   uint8
}

// Apply implements engine.Change.
func (e Damaged) Apply(s *State) { s.Units[e.Unit].Damage += e.By }

// Say implements engine.Change.
func (e Damaged) Say(s *State) (string, []string) {
	return "damaged", []string{s.UnitName(e.Unit), number(int(e.By))}
}

// Slain slays a hostile (CC-WPN-010, 011). By is the hero in whose activation it has slain it, none otherwise (CC-INS-002).
type Slain struct {
	Unit UnitID
	By   Mark
	Prey bool // the hero's path counts it
}

// Apply implements engine.Change.
func (e Slain) Apply(s *State) {
	if h, ok := e.By.Card(); ok {
		x := &s.Heroes[h]
		x.SlainWounds = uint8(min(200, int(x.SlainWounds)+s.figures(e.Unit).Wounds))
		if e.Prey {
			x.Prey++
		}
	}
	v := &s.Units[e.Unit]
	v.Slain, v.At, v.Tall, v.Ails = true, board.None, false, 0
}

// Say implements engine.Change.
func (e Slain) Say(s *State) (string, []string) { return "slain", []string{s.UnitName(e.Unit)} }

// AilChanged gives a miniature an ailment or takes it. Slot is where the token of a diseased hero lies (CC-DIS-001).
type AilChanged struct {
	Unit UnitID
	Ail  library.Ailment
	On   bool
	Slot uint8
}

// Apply implements engine.Change.
func (e AilChanged) Apply(s *State) {
	v := &s.Units[e.Unit]
	if v.Ails &^= 1 << e.Ail; e.On {
		v.Ails |= 1 << e.Ail
	}
	if v.Team != HeroTeam || e.Ail != library.Diseased {
		return
	}
	x := &s.Heroes[e.Unit]
	if x.Diseased = 0; e.On {
		x.Diseased = markOf(int(e.Slot))
		if slot := &x.Slots[e.Slot]; slot.Die > 0 {
			slot.Die = 1 // CC-DIS-002
		}
	}
}

// Say implements engine.Change.
func (e AilChanged) Say(s *State) (string, []string) {
	key := "cured"
	if e.On {
		key = "ails"
	}
	return key, []string{s.UnitName(e.Unit), library.AilmentWords[e.Ail]}
}

// Rolled shows a roll of action dice.
type Rolled struct {
	For, Who string
	Die      dice.Die
	Faces    [2]uint8 // 0 for a die that was not rolled
	Level    dice.Level
	Again    bool
}

// Apply implements engine.Change.
func (Rolled) Apply(*State) {}

// Say implements engine.Change.
func (e Rolled) Say(*State) (string, []string) {
	key, faces := "rolled", number(int(e.Faces[0]))
	if e.Again {
		key = "rolled-again"
	}
	if e.Faces[1] > 0 {
		faces += "+" + number(int(e.Faces[1]))
	}
	return key, []string{e.Who, e.For, "d" + number(int(e.Die)), faces, e.Level.String()}
}

// QuestRolled shows a roll of the D12: for a ward of hostiles, an inspiration roll, an effect.
type QuestRolled struct {
	For, Who string
	Face     uint8
	Met      bool
}

// Apply implements engine.Change.
func (QuestRolled) Apply(*State) {}

// Say implements engine.Change.
func (e QuestRolled) Say(*State) (string, []string) {
	met := "no"
	if e.Met {
		met = "yes"
	}
	return "quest-roll", []string{e.Who, e.For, number(int(e.Face)), met}
}

// Attacked announces an attack (CC-WPN-014).
type Attacked struct {
	By, On UnitID
	Weapon string
}

// Apply implements engine.Change.
func (Attacked) Apply(*State) {}

// Say implements engine.Change.
func (e Attacked) Say(s *State) (string, []string) {
	return "attack", []string{s.UnitName(e.By), s.UnitName(e.On), e.Weapon}
}

// Suffers tells how much damage an attack or an effect does to a hero, and what is left of it (CC-HAT-003 to 005).
type Suffers struct {
	Unit    UnitID
	Damage  uint8
	Reduced bool // it is what is left
}

// Apply implements engine.Change.
func (Suffers) Apply(*State) {}

// Say implements engine.Change.
func (e Suffers) Say(s *State) (string, []string) {
	args := []string{s.UnitName(e.Unit), number(int(e.Damage))}
	if e.Reduced {
		return "suffers-reduced", args
	}
	return "suffers", args
}
