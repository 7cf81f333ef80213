package city

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/kit"
)

// Capacities. State uses arrays so that an assignment copies it.
const (
	MaxHeroes  = library.Party
	MaxSlots   = 4 // activation spaces of a character card (CC-DMG-004)
	MaxUnits   = MaxHeroes + library.MaxFigures
	MaxGroups  = library.MostGroups
	MaxTrack   = MaxHeroes + MaxGroups
	MaxDestiny = 5
	MaxTiles   = board.MostTiles
	MaxGates   = library.MaxGates
	MaxLych    = library.MaxLych
	MaxObjects = library.MaxObjects
	MaxKinds   = library.MaxKinds
)

// State is the state of the table in play.
type State struct {
	Players uint8
	Leader  engine.Seat // CC-SET-001

	Journey   library.Place // the map that is played
	Level     uint8         // the highest level among the heroes when the journey began (CC-G-047)
	Fear      uint8         // CC-SET-011
	Influence uint8
	Token     Mark // the token of an extraction event, which the next journey spends (CC-JEN-004, CC-G-090)

	Heroes [MaxHeroes]Hero
	Units  [MaxUnits]Unit // the miniature of hero h is Units[h]
	Groups [MaxGroups]Group
	Ground Ground
	Decks  Decks

	Turn       uint8
	Phase      Phase
	Nightfall  uint8 // where the token lies on the outer track; 0 is the first space of the day (CC-SET-009)
	QuestToken uint8 // CC-SET-010
	Track      [MaxTrack]TrackCard
	NumTrack   uint8
	Destiny    [MaxDestiny]DestinyDie
	NoDestiny  bool // no destiny roll next turn (CC-EVT-004)
	Fulfilled  bool // every destiny die of the next roll is available (CC-EVT-010)
	Result     Result

	tiles *board.Tiles // derived from Ground
	pack  *Pack        // the content; not saved
}

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

func markOf(i int) Mark { return Mark(i + 1) }

// Hero is a character card in play.
type Hero struct {
	Kind        library.Place
	Seat        engine.Seat // the player who controls it
	Level       uint8       // CC-XPL-004
	Inspired    bool
	Inspiration uint8
	Slots       [MaxSlots]Slot
	Diseased    Mark // the activation space with the token (CC-DIS-001)
	Out         bool // out of action (CC-DMG-006)
	Dead        bool
	Away        bool // in a crisis (CC-CRI-005)
	Reacting    bool // its dice are reaction dice (CC-REA-001)
	Active      bool // it is being activated
	Arrows      uint8
	Treasure    Mark     // a discovery card (CC-SRC-004)
	Item        Mark     // CC-ITM-001
	Stones      [3]uint8 // realmstone cards by value (CC-RLM-001)
	Ward        uint8    // so much less damage from each attack or action until its next activation

	Wards [MaxHeroes]uint8 // likewise, by the hero who has given it, until the next activation of that hero

	DestinyUsed uint8          // destiny dice spent in this turn (CC-DES-004)
	Met         bool           // its Path to Glory has been met in this turn
	Used        library.UseSet // abilities used in this turn, a bit each
	Spent       library.UseSet // abilities used in this journey, a bit each
	UsedCard    uint8          // what it has used in this turn: 1 its treasure, 2 its item
	SlainWounds uint8          // Wounds of the hostiles it has slain in its activation (CC-INS-001)
	Prey        uint8          // hostiles slain in its activation that its path counts
}

// Team is a side of a battle.
type Team uint8

// The sides.
const (
	Nobody Team = iota
	HeroTeam
	HostileTeam
)

// UnitID is the index of a miniature in State.Units.
type UnitID uint8

// NoUnit is no miniature.
const NoUnit UnitID = 255

// Unit is a miniature. That of a buried hero has left the board; At is then where its token lies (CC-BUR-001).
type Unit struct {
	Team   Team
	Card   uint8         // the hero, or the group
	Kind   library.Place // of hostiles
	Model  uint8
	Number uint8 // tells miniatures of a model apart
	Damage uint8 // of hostiles (CC-G-017)
	Ails   uint8 // a bit for each library.Ailment
	Ward   uint8 // of hostiles: so much less damage until their group is activated
	At     board.Space
	Tall   bool // of huge hostiles: the other space lies to the south, see Body
	Slain  bool
	Acted  bool // of hostiles: in this activation of their group
}

// Group is an encounter card above the track (CC-SET-023). A card that lies face down has not been drawn.
type Group struct {
	Present, FaceUp bool
	Card            uint8 // the encounter card
	Band            uint8 // which of the make-ups of its entry
	Deployed        uint8 // how many were first deployed (CC-HGA-002)
}

// Ground is the battlefield: its tiles, gateways, lychgates and mysterious objects.
type Ground struct {
	Tiles    [MaxTiles]LaidTile
	NumTiles uint8
	Gates    [MaxGates]board.Gate
	NumGates uint8
	Lych     [MaxLych]board.Edge
	NumLych  uint8
	Objects  [MaxObjects]board.Space // board.None for a place without one
	Citizens [MaxObjects]uint8       // at each object (CC-G-077)
	Zone     Mark                    // the tile of the extraction zone
	Tide     bool                    // the tide lies on the first tile (CC-G-078)
}

// LaidTile is a tile in its place.
type LaidTile struct {
	Tile library.Place
	At   board.Square
	Turn uint8
}

// Decks are counts by kind: which card comes next is decided when it is drawn.
type Decks struct {
	Encounter, EncounterOut [MaxKinds]uint8 // in the deck, discarded (CC-G-026)
	Discovery, DiscoveryOut [MaxKinds]uint8 // CC-G-056
	Exploration             [MaxKinds]uint8 // those that have not come up
	Unexplored              uint8           // exploration cards that still come (CC-G-079)
}

// Phase is a phase of a turn (CC-TRN-001), or a state before or after.
type Phase uint8

// The phases.
const (
	Setup Phase = iota
	JourneyPhase
	DestinyPhase
	InitiativePhase
	ActivationPhase
	EventPhase
	Over
)

var phaseNames = [...]string{"setup", "journey", "destiny", "initiative", "activation", "event", "over"}

func (p Phase) String() string { return phaseNames[p] }

// Result is how a journey has ended.
type Result uint8

// The results.
const (
	Open Result = iota
	Won
	Lost
)

var resultNames = [...]string{"open", "won", "lost"}

func (r Result) String() string { return resultNames[r] }

// Equal reports whether two tables are the same; what is derived does not count.
func (s *State) Equal(o *State) bool {
	a, b := *s, *o
	a.tiles, a.pack, b.tiles, b.pack = nil, nil, nil, nil
	return a == b
}
