package fortress

import (
	"precipice/engine"
	"precipice/engine/fortress/library"
	"precipice/engine/kit"
)

// Explorer is a character card in play.
type Explorer struct {
	Playing     bool
	Kind        uint8
	Seat        engine.Seat // the player who controls it
	WithLeader  bool        // control goes with the leader marker (BF-SET-008)
	Inspired    bool
	Inspiration uint8 // BF-INS-001
	Slots       [MaxSpaces]Slot
	NumSlots    uint8
	Overwatch   bool // its dice are overwatch dice
	Out         bool // out of action (BF-OOA-001)
	Dead        bool
	Figures     [2]UnitID // NoUnit for an unused place

	DestinyUsed uint8             // destiny dice spent this combat turn (BF-DES-007)
	Moved       bool              // has moved in this activation
	Swapped     bool              // has swapped by covering fire this phase (BF-COV-003)
	FreeGambit  bool              // has spent its free gambit (BF-CRD-005)
	Granted     bool              // may attempt a gambit without a die, because a support was called (BF-SHP-007)
	Once        library.ActionSet // unique actions taken this combat turn, one bit each
	SlainWounds uint8             // Wounds of the hostiles slain in its activation (BF-INR-002)
	SlewAny     bool
	Slain       uint8 // hostiles slain that its secret agenda asks for

	Tally Tally
	Score uint8 // for what it found in an expedition of a quest (BF-LPT-002)

	Finds    [MaxFinds]Mark
	NumFinds uint8
}

// Tally counts what an explorer did and suffered in the whole game.
type Tally struct {
	Slain, Found, Hurt uint8
	Out                uint8 // times out of action
}

// Able reports whether the explorer is in action.
func (e *Explorer) Able() bool { return e.Playing && !e.Out && !e.Dead }

// Dice returns a bit mask of the faces on the card: bit n for face n.
func (e *Explorer) Dice() (mask uint8) { return kit.Dice(e.Slots[:e.NumSlots]) }

// NumDice returns the number of dice on the card.
func (e *Explorer) NumDice() int { return kit.NumDice(e.Slots[:e.NumSlots]) }

// Count returns the number of counters of a kind.
func (e *Explorer) Count(c Counter) int { return kit.Count(e.Slots[:e.NumSlots], c) }

// Wounded reports whether any counter lies on the card (BF-WND-006).
func (e *Explorer) Wounded() bool { return e.Count(NoCounter) < int(e.NumSlots) }

// Brink reports whether wounds cover every space of the card, so that the next puts it out of action (BF-OOA-001).
func (e *Explorer) Brink() bool { return e.Able() && e.Count(NoCounter) == 0 }

// Figure returns the miniature of an explorer card, or the first twin.
func (e *Explorer) Figure() UnitID { return e.Figures[0] }

// side returns the index of the side of the character card that is up.
func (e *Explorer) side() int {
	if e.Inspired {
		return 1
	}
	return 0
}

// Card returns the side of the character card that is up.
func (s *State) Card(e int) *library.Side {
	x := &s.Party[e]
	return &s.pack.Explorers[x.Kind].Sides[x.side()]
}

// Name returns the id of an explorer card.
func (s *State) Name(e int) string { return s.pack.Explorers[s.Party[e].Kind].ID }

// hook reports whether the side of the card that is up has a special rule written in Go.
func (s *State) hook(e int, name string) bool {
	for in := range s.Influences(s.Party[e].Figure()) {
		if in.Hook == name {
			return true
		}
	}
	return false
}
