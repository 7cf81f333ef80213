package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
	"precipice/engine/kit"
)

// Capacities. State uses arrays so that an assignment copies it.
const (
	MaxParty   = 4  // explorer cards (BF-OBJ-004)
	MaxFigures = 5  // explorer miniatures; twins have two
	MaxUnits   = 45 // explorer miniatures and the miniatures of four hostile groups
	MaxGroups  = 4  // BF-DCK-010
	MaxSpaces  = 6  // activation spaces of a card
	MaxTrack   = MaxParty + MaxGroups
	MaxDestiny = 13 // five, and eight more in the strike force variant
	MaxPortals = 6
	MaxMarkers = 4 // BF-DCK-012
	MaxTwists  = 12
	MaxTiles   = 4
	MaxKinds   = library.MaxKinds // kinds of cards of one deck
	MaxFinds   = 30               // discovery cards with one explorer: the whole deck
)

// State is the state of the table in play.
type State struct {
	Players     uint8
	Leader      engine.Seat // BF-SET-001
	HasFifth    bool        // one player is the hostile player (BF-SET-010)
	Fifth       engine.Seat
	StrikeForce bool  // the variant for two or three explorers (BF-SFV-001)
	Clock       uint8 // turns of a combat before the clock strikes, 0 for a table without one (BF-CLK-001)

	Quest      QuestState
	Expedition ExpeditionState
	Stasis     StasisState

	Party     [MaxParty]Explorer
	Units     [MaxUnits]Unit
	Groups    [MaxGroups]Group
	Encounter [MaxKinds]uint8 // cards left in the deck, by kind; which one comes next is decided when it is drawn
	Discovery [MaxKinds]uint8

	Combat   uint8 // combat card in play
	Ambush   bool
	Turn     uint8
	Phase    Phase
	Cells    [board.MaxSpaces]board.Cell
	NumCells uint8
	Maglev   board.Set // spaces of the arrival chamber, then of the escape chamber
	Escape   bool      // the escape chamber is on the battlefield
	Portals  [MaxPortals]Portal
	Markers  [MaxMarkers]board.Space // board.None when taken or discarded
	Tiles    [MaxTiles]LaidTile
	Twists   [MaxTwists]Mark // in play, in the order drawn
	Drawn    [MaxKinds]uint8 // encounter cards drawn in this combat, by kind (BF-DEP-008, BF-G-030)

	Track       [MaxTrack]TrackCard
	NumTrack    uint8
	Acting      Mark // position on the track of the active card
	Destiny     [MaxDestiny]DestinyDie
	Spare       DestinyDie // a die gained when every place in Destiny is taken
	NoDestiny   bool       // no destiny roll next turn (BF-EVT-004)
	EscapeEvent bool       // the escape event has already come up (BF-EVT-007)
	Result      Result
	Lasting     [MaxParty][library.MaxLasting]library.Span // cards whose effect lasts, by explorer and by Pack.lasting

	Hunted [MaxGroups]Mark // ships whose support lets attack rolls on a group be rolled again (BF-SHP-003)

	field *board.Field // derived from Cells
	pack  *Pack        // the content; not saved
}

// Phase is a phase of a combat turn (BF-DES-001), or a state before or after.
type Phase uint8

// The phases.
const (
	Battlefield Phase = iota
	DestinyPhase
	InitiativePhase
	ActivationPhase
	EventPhase
	Over
)

var phaseNames = [...]string{"battlefield", "destiny", "initiative", "activation", "event", "over"}

func (p Phase) String() string { return phaseNames[p] }

// Result is the result of a combat.
type Result uint8

// The results (BF-ECB-001, BF-ECB-002).
const (
	Undecided Result = iota
	Escaped
	Defeated
	Achieved // an objective of a stronghold is met (BF-STR-005)
)

var resultNames = [...]string{"undecided", "escaped", "defeated", "achieved"}

func (r Result) String() string { return resultNames[r] }

// What lies in the boxes of both games.
type (
	Mark       = kit.Mark
	Counter    = kit.Counter
	Slot       = kit.Slot
	TrackCard  = kit.TrackCard
	DestinyDie = kit.DestinyDie
)

// The counters.
const (
	NoCounter       = kit.NoCounter
	WoundCounter    = kit.WoundCounter
	GrievousCounter = kit.GrievousCounter
)

// Group is a hostile group. Its index in State.Groups is its number minus one (BF-DEP-008).
type Group struct {
	Present bool
	Kind    uint8 // hostile type
	Card    uint8 // encounter card
}

// Portal is a half-tile beside the battlefield. It touches the spaces next to Hex.
type Portal struct {
	Open bool
	Hex  board.Hex
}

// LaidTile is a location tile in play.
type LaidTile struct {
	Tile Mark
	At   board.Space
}

// HostileSeat belongs to no player. It makes the open choices of the hostiles (BF-G-074).
const HostileSeat engine.Seat = 100

// HostilePlayer returns the player who answers for the hostiles: the hostile player, or else the leader
// (BF-RNF-002).
func (s *State) HostilePlayer() engine.Seat {
	if s.HasFifth {
		return s.Fifth
	}
	return s.Leader
}

// Field returns the derived tables of the battlefield.
func (s *State) Field() *board.Field { return s.field }

// Pack returns the content.
func (s *State) Pack() *Pack { return s.pack }

// rebuildField recomputes the derived tables after the cells have changed.
func (s *State) rebuildField() { s.field = s.pack.atlas.field(s.Cells[:s.NumCells]) }

// On returns a unit.
func (s *State) On(u UnitID) *Unit { return &s.Units[u] }

// leaderOrder yields the explorer cards in leader order (BF-SET-002, BF-G-073).
func (s *State) leaderOrder(yield func(int) bool) {
	for i := range int(s.Players) {
		seat := engine.Seat((int(s.Leader) + i) % int(s.Players))
		for e := range s.Party {
			if s.Party[e].Playing && s.Party[e].Seat == seat && !yield(e) {
				return
			}
		}
	}
}

// inOrder returns the n-th miniature if something happens to several at once: the explorers' in leader
// order, then the hostiles. It returns NoUnit after the last (BF-SET-002).
func (s *State) inOrder(n uint8) UnitID {
	for e := range s.leaderOrder {
		for _, u := range s.Party[e].Figures {
			if u == NoUnit {
				continue
			}
			if n == 0 {
				return u
			}
			n--
		}
	}
	if int(n) < MaxUnits-MaxFigures {
		return MaxFigures + UnitID(n)
	}
	return NoUnit
}

// allOut reports whether every explorer is out of action.
func (s *State) allOut() bool {
	for e := range s.Party {
		if s.Party[e].Able() {
			return false
		}
	}
	return true
}

// DestinyDice yields the places for destiny dice. An empty place has face 0.
func (s *State) DestinyDice(yield func(*DestinyDie) bool) {
	for i := range s.Destiny {
		if !yield(&s.Destiny[i]) {
			return
		}
	}
	yield(&s.Spare)
}

// destiny returns a bit mask of the available faces: bit n for face n.
func (s *State) destiny() (mask uint8) {
	for d := range s.DestinyDice {
		if d.Face > 0 && !d.Used {
			mask |= 1 << d.Face
		}
	}
	return mask
}

// total returns the number of cards in a deck.
func total(deck *[MaxKinds]uint8) (n int) {
	for _, c := range deck {
		n += int(c)
	}
	return n
}

// draw draws a random kind from a deck that is not empty. The caller emits the event.
func draw(m *Match, deck *[MaxKinds]uint8) int {
	weights := deck[:]
	kind, _ := m.Roll(dieOf(total(deck)), weights)
	return kind
}

// dieOf returns a die with that many sides, for choices of equal weight.
func dieOf(sides int) dice.Die { return dice.Die(sides) }
