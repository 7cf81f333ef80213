package fortress

import (
	"strconv"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// QuestStepBegan starts a step of a quest (BF-PRE-001).
type QuestStepBegan struct{ Step QuestStep }

// Apply implements engine.Change.
func (e QuestStepBegan) Apply(s *State) { s.Quest.Step = e.Step }

// Say implements engine.Change.
func (e QuestStepBegan) Say(*State) (string, []string) {
	return "quest-step", []string{e.Step.String()}
}

// QuestEnded ends the quest (BF-LEG-005, BF-MRT-002, BF-MRT-003).
type QuestEnded struct{ Why QuestEnding }

// Apply implements engine.Change.
func (e QuestEnded) Apply(s *State) { s.Quest.Step, s.Quest.Ending = QuestOver, e.Why }

// Say implements engine.Change.
func (e QuestEnded) Say(*State) (string, []string) { return "quest-ended", []string{e.Why.String()} }

// TableChanged seats players for the next expedition (BF-NEW-001, BF-NEW-002).
type TableChanged struct {
	Players       uint8
	HasFifth      bool
	Fifth, Leader engine.Seat
}

// Apply implements engine.Change.
func (e TableChanged) Apply(s *State) {
	s.Players, s.HasFifth, s.Fifth, s.Leader = e.Players, e.HasFifth, e.Fifth, e.Leader
}

// Say implements engine.Change.
func (e TableChanged) Say(*State) (string, []string) {
	args := []string{strconv.Itoa(int(e.Players)), strconv.Itoa(int(e.Leader) + 1)}
	if e.HasFifth {
		return "table-changed-hostile", append(args, strconv.Itoa(int(e.Fifth)+1))
	}
	return "table-changed", args
}

// MusterBegan lets the players pick a party of so many explorers (BF-SET-003, BF-SFV-001).
type MusterBegan struct{ Size uint8 }

// Apply implements engine.Change.
func (e MusterBegan) Apply(s *State) {
	s.Quest.Size, s.StrikeForce = e.Size, e.Size < MaxParty
	for u := range s.Units {
		s.Units[u] = Unit{Hex: board.None}
	}
}

// Say implements engine.Change.
func (e MusterBegan) Say(*State) (string, []string) {
	return "muster", []string{strconv.Itoa(int(e.Size))}
}

// Picked adds an explorer to the party, with the cards that it kept from earlier expeditions (BF-SET-013,
// BF-NEW-003).
type Picked struct{ Place, Kind uint8 }

// Apply implements engine.Change.
func (e Picked) Apply(s *State) {
	seat := s.picker(int(e.Place))
	s.join(int(e.Place), int(e.Kind), seat, UnitID(s.figures()))
	x := &s.Party[e.Place]
	x.WithLeader = e.Place == MaxParty-1 && seat == s.Leader && s.explorerPlayers() == 3
	for i := range s.Quest.Stored {
		if h := &s.Quest.Stored[i]; h.Owner == Mark(e.Kind+1) {
			x.Finds[x.NumFinds] = Mark(h.Card + 1)
			x.NumFinds++
			*h = Held{}
		}
	}
}

// Say implements engine.Change.
func (e Picked) Say(s *State) (string, []string) {
	return "picked", []string{s.Name(int(e.Place)), strconv.Itoa(int(s.Party[e.Place].Seat) + 1)}
}

// ShipDocked docks a spacecraft at Precipice, support side up (BF-SET-018).
type ShipDocked struct{ Ship uint8 }

// Apply implements engine.Change.
func (e ShipDocked) Apply(s *State) {
	for i := range s.Quest.Docked {
		if s.Quest.Docked[i] == 0 {
			s.Quest.Docked[i] = Mark(e.Ship + 1)
			return
		}
	}
}

// Say implements engine.Change.
func (e ShipDocked) Say(s *State) (string, []string) {
	return "docked", []string{s.pack.Ships[e.Ship].ID}
}

// SetOut begins an expedition of a quest (BF-NEW-001).
type SetOut struct{}

// Apply implements engine.Change.
func (SetOut) Apply(s *State) {
	s.Quest.Step, s.Quest.Fallen = Exploring, 0
	s.renew(library.OnceTurn)
	s.renew(library.OnceExpedition)
	for e := range s.Party {
		if x := &s.Party[e]; x.Playing {
			s.Quest.Promised[x.Kind] = Promise{}
		}
	}
	s.Quest.Expedition++
	s.Expedition = ExpeditionState{}
}

// Say implements engine.Change.
func (SetOut) Say(s *State) (string, []string) {
	return "set-out", []string{strconv.Itoa(int(s.Quest.Expedition))}
}

// Scored notes the leader points of a player for the expedition (BF-LPT-001).
type Scored struct {
	Seat   engine.Seat
	Points uint8
}

// Apply implements engine.Change.
func (e Scored) Apply(s *State) { s.Quest.Scores[e.Seat] = e.Points }

// Say implements engine.Change.
func (e Scored) Say(*State) (string, []string) {
	return "scored", []string{strconv.Itoa(int(e.Seat) + 1), strconv.Itoa(int(e.Points))}
}

// AllHealed removes every wound and grievous wound of the living (BF-PRE-004).
type AllHealed struct{}

// Apply implements engine.Change.
func (AllHealed) Apply(s *State) {
	for e := range s.Party {
		if !s.Party[e].Dead {
			s.Party[e].Slots = [MaxSpaces]Slot{}
		}
	}
}

// Say implements engine.Change.
func (AllHealed) Say(*State) (string, []string) { return "all-healed", nil }

// InspirationLost takes all inspiration points and turns every card to its secret agenda (BF-INS-010).
type InspirationLost struct{}

// Apply implements engine.Change.
func (InspirationLost) Apply(s *State) {
	for e := range s.Party {
		s.Party[e].Inspired, s.Party[e].Inspiration = false, 0
	}
}

// Say implements engine.Change.
func (InspirationLost) Say(*State) (string, []string) { return "inspiration-lost", nil }

// LegacyDrawn adds a card to the legacy row (BF-LEG-001 to 003).
type LegacyDrawn struct{ Kind uint8 }

// Apply implements engine.Change.
func (e LegacyDrawn) Apply(s *State) {
	q := &s.Quest
	q.Legacy[e.Kind]--
	if q.Legacy[e.Kind] < q.Buried[e.Kind] {
		q.dig(e.Kind)
	}
	q.Foreseen = 0
	for i := range s.Quest.Row {
		if s.Quest.Row[i] == 0 {
			s.Quest.Row[i] = Mark(e.Kind + 1)
			return
		}
	}
}

// Say implements engine.Change.
func (e LegacyDrawn) Say(s *State) (string, []string) {
	return "legacy", []string{s.pack.Legacy[e.Kind].ID}
}

// EncountersAdded adds the encounter cards of a legacy card to the deck (BF-DCK-006).
type EncountersAdded struct{ Kind uint8 }

// Apply implements engine.Change.
func (e EncountersAdded) Apply(s *State) {
	for _, card := range s.pack.Legacy[e.Kind].Adds {
		s.Encounter[card] += uint8(s.pack.Encounters[card].Count)
	}
}

// Say implements engine.Change.
func (e EncountersAdded) Say(s *State) (string, []string) {
	cards := 0
	for _, card := range s.pack.Legacy[e.Kind].Adds {
		cards += s.pack.Encounters[card].Count
	}
	return "encounters-added", []string{s.pack.Legacy[e.Kind].ID, strconv.Itoa(cards)}
}

// HostilesJoined names hostiles that come into play with a legacy card (BF-LEG-004).
type HostilesJoined struct{ Kind uint8 }

// Apply implements engine.Change.
func (HostilesJoined) Apply(*State) {}

// Say implements engine.Change.
func (e HostilesJoined) Say(s *State) (string, []string) {
	return "hostiles-joined", []string{s.pack.Hostiles[e.Kind].ID}
}

// LegacyStrikes names the legacy card whose effect follows (BF-LEG-002).
type LegacyStrikes struct{ Kind uint8 }

// Apply implements engine.Change.
func (LegacyStrikes) Apply(*State) {}

// Say implements engine.Change.
func (e LegacyStrikes) Say(s *State) (string, []string) {
	return "legacy-strikes", []string{s.pack.Legacy[e.Kind].ID}
}

// Disbanded puts the explorers' cards aside until they are picked again, and sends the ships away
// (BF-PRE-002, BF-NEW-003).
type Disbanded struct{}

// Apply implements engine.Change.
func (Disbanded) Apply(s *State) {
	free := 0
	for e := range s.Party {
		x := &s.Party[e]
		for _, find := range x.Finds[:x.NumFinds] {
			for s.Quest.Stored[free].Owner > 0 {
				free++
			}
			card, _ := find.Card()
			s.Quest.Stored[free] = Held{Mark(x.Kind + 1), uint8(card)}
		}
		s.Party[e] = Explorer{Figures: [2]UnitID{NoUnit, NoUnit}}
	}
	for u := range s.Units {
		s.Units[u] = Unit{Hex: board.None}
	}
	s.Quest.Docked, s.Quest.Size, s.Quest.Goal = [MaxDocked]Mark{}, 0, 0
	s.clearTable()
}

// clearTable leaves nothing of a combat or an expedition on the table.
func (s *State) clearTable() {
	s.Expedition, s.StrikeForce = ExpeditionState{}, false
	s.Combat, s.Ambush, s.Turn, s.Phase, s.Result = 0, false, 0, Battlefield, Undecided
	s.Cells, s.NumCells, s.Maglev, s.Escape = [board.MaxSpaces]board.Cell{}, 0, board.Set{}, false
	s.field = nil
}

// Say implements engine.Change.
func (Disbanded) Say(*State) (string, []string) { return "disbanded", nil }
