package library

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/kit"
)

// Library is one content pack. Other packages identify cards by their index here.
type Library struct {
	Digest      [32]byte // of every file of the pack but its texts, names included
	Dice        dice.Faces
	Figures     Figures
	Events      [12]uint8 // by face of the event roll, index in EventWords
	Heroes      []Hero
	Traits      [Classes][MostLevel]Trait // by class, and by level from 1 on
	Hostiles    []Hostile
	Encounters  []Encounter
	Discoveries []Discovery
	Items       []Item
	Crises      []Crisis
	Tables      [len4]CrisisTable // by JourneyType
	Tiles       []Tile
	DropZone    int // index in Tiles
	Extraction  int // index in Tiles
	Journeys    []Journey
	Exploration []Exploration
	Extractions []Extraction
	Extracted   [MostResult]uint8 // by result of the roll, index in Extractions
	Code        []Op              // every effect of the pack, one behind the other; see Program
}

const len4 = 4 // journey types

// Figures are the numbers of the rules that the pack may set (CC-G-002 to 004, CC-SET-011, CC-SET-013).
type Figures struct {
	Nightfall   int    `content:"nightfall,range=2..30"` // spaces of the outer track; on the last one night has fallen
	Quest       int    `content:"quest,range=1..30"`     // the highest space of the quest tracker
	Fear        Limit  `content:"fear"`
	Influence   Limit  `content:"influence"`
	Hunt        int    `content:"hunt,range=1..30"`        // champions to slay
	Deliverance int    `content:"deliverance,range=1..30"` // citizens to rescue
	Scavenge    int    `content:"scavenge,range=1..30"`    // points of realmstone to hold
	Explored    int    `content:"explored,range=1..30"`    // exploration cards of a deliverance journey (CC-G-079)
	Realmstone  [3]int `content:"realmstone"`              // cards of value 1, 2 and 3 that are taken out of the discovery deck

	Consequences Consequences `content:"consequences"`
}

// Limit is where fear or influence starts, and at which value the quest is lost.
type Limit struct {
	Start int `content:"start,range=0..30"`
	Lost  int `content:"lost,range=1..30"`
}

// Stat is a roll of a card.
type Stat = kit.Stat

// Size is how many spaces a miniature fills: two small hostiles share one, a large one fills one (CC-SPC-007), a huge one two, a giant
// four (CC-HUG-001, 005).
type Size uint8

// The sizes, in the order of SizeWords.
const (
	Small Size = iota
	Large
	Huge
	Giant
)

// Hostile is a reference card: a category of hostiles (CC-G-042) with a normal and an empowered side.
type Hostile struct {
	ID      string          `content:"id,id=hostile"`
	Size    Size            `content:"size,optional,word=sizes"` // small if not stated
	Models  []Model         `content:"models"`
	Actions []HostileAction `content:"actions,optional"`
	Sides   [2]HostileSide  `content:"sides"` // normal, empowered
}

// Model is a kind of miniature of a reference card.
type Model struct {
	ID       string `content:"id,id=model"`
	Count    int    `content:"count,range=1..20"`
	Champion bool   `content:"champion,optional"`
}

// HostileSide is one side of a reference card.
type HostileSide struct {
	Models    []ModelFigures `content:"models"` // in the order of the card's models
	Behaviour []BehaviourRow `content:"behaviour"`
	Reduce    Ward           `content:"reduce,optional"`
	Ignore    Ward           `content:"ignore,optional"`
	Rows      [12]uint8      // by face of the behaviour roll; see Hostile.Action
}

// ModelFigures are the figures of a model on one side of its card.
type ModelFigures struct {
	ID      string   `content:"id,ref=model"`
	Move    int      `content:"move,range=0..9"`
	Wounds  int      `content:"wounds,range=1..30"`
	Weapons []Weapon `content:"weapons"`
}

// Ward is damage that hostiles reduce or ignore (CC-WPN-012, 013, CC-G-064).
type Ward struct {
	By    int `content:"by,optional,range=1..9"`    // reduce: so much less
	From  int `content:"from,optional,range=1..12"` // a D12 must show so much; always if not stated
	Least int `content:"least,optional,range=0..1"` // reduce: no less than this is left
	On    bool
}

// BehaviourRow says what faces of the behaviour roll make a category do.
type BehaviourRow struct {
	Roll   Span   `content:"roll"`
	Action string `content:"action"` // a basic action, or one of the card
}

// HostileAction is an action of a reference card, as steps in order.
type HostileAction struct {
	ID    string        `content:"id,declares=hostile-action"`
	Steps []HostileStep `content:"steps"`
}

// HostileStep is one step of a hostile's action.
type HostileStep struct {
	Do     string `content:"do,word=steps"`
	By     int    `content:"by,optional,range=1..9"` // ward: so much less damage until the group is activated again
	Effect []Op   `content:"effect,optional"`        // effect: what it does
	Does   Program
}

// Encounter is an encounter card: a group for each level of the heroes (CC-G-009).
type Encounter struct {
	ID        string
	Count     int  // copies in the deck
	Nightwars bool // in the deck of journeys marked Nightwars alone (CC-G-091)
	Levels    [5][]Band
}

// Band is one make-up of a group; of several the leader chooses (CC-SET-030).
type Band []Part

// Part is a number of hostiles of a category. With is the index of a model of which one is among them.
type Part struct {
	Hostile, Count int
	With           int // -1 for none
}

// Find is a kind of discovery card.
type Find uint8

// The kinds of discovery cards, in the order of FindWords.
const (
	Treasure Find = iota
	Trap
	CrisisFind
	Realmstone
)

// Discovery is a discovery card (CC-SRC-002 to 008).
type Discovery struct {
	ID     string     `content:"id,id=discovery"`
	Kind   Find       `content:"kind,word=finds"`
	Count  int        `content:"count,range=1..30"`
	Value  int        `content:"value,optional,range=1..3"` // realmstone
	Effect []Op       `content:"effect,optional"`           // trap
	Rules  []Modifier `content:"rules,optional"`            // treasure: what holds while it is carried
	Use    Use        `content:"use,optional"`              // treasure: what its bearer may do with it
	Does   Program
}

// Use is what the bearer of a treasure or an item may do with it in its activation.
type Use struct {
	Cost   int    `content:"cost,optional,range=1..6"` // the die it costs; none if not stated
	Once   string `content:"once,optional,word=uses"`  // turn or discard; as often as it can be paid if not stated
	Effect []Op   `content:"effect"`
	Does   Program
}

// Exists reports whether there is anything to do with the card.
func (u *Use) Exists() bool { return len(u.Effect) > 0 }

// Item is a carried item (CC-ITM-001).
type Item struct {
	ID    string     `content:"id,id=item"`
	Rules []Modifier `content:"rules,optional"`
	Use   Use        `content:"use,optional"`
}

// Crisis is an entry of the crises (CC-G-024): its bearer chooses, and something comes of it.
type Crisis struct {
	ID      string   `content:"id,id=crisis"`
	Choices []Choice `content:"choices"`
}

// Choice is an option of a crisis.
type Choice struct {
	ID     string `content:"id,declares=choice"`
	Needs  string `content:"needs,optional,ref=item"` // only who carries the item may choose it (CC-G-073)
	Effect []Op   `content:"effect,optional"`
	Does   Program
}

// Rolled returns the roll on which the outcome of the choice depends, nil if it depends on none.
func (c *Choice) Rolled() *Op {
	if i := slices.IndexFunc(c.Effect, func(op Op) bool { return op.Do == "roll" }); i >= 0 {
		return &c.Effect[i]
	}
	return nil
}

// Outcomes returns what can come of the choice, as the keys of its texts end: done without a roll, else the levels of the roll.
func (c *Choice) Outcomes() []string {
	roll := c.Rolled()
	switch {
	case roll == nil:
		return []string{"done"}
	case roll.Roll == "quest" && roll.Great == 0:
		return levels[:2]
	}
	return levels
}

// CrisisTable gives the crisis of each face of a D12 by day and by night (CC-G-073).
type CrisisTable struct{ Day, Night [12]uint8 }

// Tile is a board tile drawn as text, see board.ParsePiece.
type Tile struct {
	ID string
	board.Piece
}

// Exploration is an exploration card of deliverance journeys (CC-DLV-004, CC-G-077).
type Exploration struct {
	ID       string
	Tile     int
	Citizens []int // at each object of the tile, in reading order of its drawing; none for a card without objects
	Swords   int   // groups that come (CC-DLV-009)
}

// Laid is a tile in its place: turned clockwise by quarters, then moved to At.
type Laid struct {
	Tile int
	At   board.Square
	Turn int
}

// Program is an effect: the operations of Library.Code from From to before To.
type Program struct{ From, To Address }

// Empty reports whether the program does nothing.
func (p Program) Empty() bool { return p.From == p.To }

// Op is one typed operation of an effect.
type Op struct {
	Do       string     `content:"do,word=ops"`
	To       string     `content:"to,optional,word=selectors"` // who acts if not stated
	Amount   int        `content:"amount,optional,range=-9..9"`
	With     string     `content:"with,optional,word=ailments"` // ail: which
	Item     string     `content:"item,optional,ref=item"`
	Weapon   string     `content:"weapon,optional,ref=weapon"`
	Roll     string     `content:"roll,optional,word=stats"`   // the roll of the operation roll
	Need     int        `content:"need,optional,range=2..12"`  // quest: succeeds from here on
	Great    int        `content:"great,optional,range=3..12"` // quest: critical from here on; never if not stated
	Sight    bool       `content:"sight,optional"`             // hostile, hero: only those in sight
	Range    int        `content:"range,optional,range=1..9"`  // hostile, hero, hostiles, heroes: only those within so many steps
	Failure  []Op       `content:"failure,optional"`
	Success  []Op       `content:"success,optional"`
	Critical []Op       `content:"critical,optional"`
	Then     [3]Program // of failure, success and critical
}

// OfTable reports whether the operation is done to the table, and not to a miniature.
func (op *Op) OfTable() bool { return needs[op.Do].table }

// Ailment returns the ailment that the operation names.
func (op *Op) Ailment() Ailment { return Ailment(slices.Index(AilmentWords, op.With)) }
