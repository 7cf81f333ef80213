package library

import (
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/kit"
)

// Library is one content pack. Other packages identify cards by their index here.
type Library struct {
	Digest      [32]byte // of every file of the pack but texts and what only quests use, names included
	Quests      [32]byte // of what only quests use: spacecraft, legacy cards and strongholds
	Dice        dice.Faces
	Explorers   []Explorer
	Hostiles    []Hostile
	Twists      []Twist
	Encounters  []Encounter
	Chambers    []Chamber
	Maglev      int // index of the maglev transport chamber in Chambers
	Tiles       []Tile
	Combats     []Combat
	Assaults    []Combat // the battlefields of strongholds; see Battlefield
	Challenges  []Challenge
	Discoveries []Discovery
	Ships       []Ship
	Resources   []Resource // by ship, then the artefacts of strongholds
	Legacy      []LegacyCard
	Strongholds []Stronghold
	Pictures    []Picture
	Hosts       []Host
	Looks       []Look
	Reinforce   [3]Reinforcement // by Size
	Bases       []int            // hostile type h numbers its figures from Bases[h]; derived
}

// Stat is a roll of a card.
type Stat = kit.Stat

// Explorer is a character card with both sides.
type Explorer struct {
	ID     string   `content:"id,id=explorer"`
	Letter string   `content:"letter"`
	Ship   string   `content:"ship,ref=ship"`              // its home
	Spaces int      `content:"spaces,optional,range=1..6"` // activation spaces, 4 if not stated (BF-G-053)
	Models []string `content:"models,declares=person"`
	Agenda Agenda   `content:"agenda"`
	Sides  [2]Side  `content:"sides"` // secret agenda side, inspired side
}

// Agenda is the secret agenda: hold the named discovery, or slay hostiles of a type.
type Agenda struct {
	Hold  string `content:"hold,optional,ref=discovery"`
	Slay  string `content:"slay,optional,ref=hostile"`
	Count int    `content:"count,optional,range=1..20"`
}

// Side is one side of a character card.
type Side struct {
	Move     int       `content:"move,range=1..6"`
	Defence  Stat      `content:"defence"`
	Agility  Stat      `content:"agility"`
	Vitality Stat      `content:"vitality"`
	Weapons  []Weapon  `content:"weapons"`
	Actions  []Action  `content:"actions,optional"`
	Rules    []Special `content:"rules,optional"`
}

// Weapon is a weapon action of an explorer, or a weapon carried by a hostile.
type Weapon struct {
	ID           string     `content:"id,declares=weapon"`
	Costs        []Cost     `content:"costs,optional"` // ascending dice; empty for hostiles
	Bands        []Band     `content:"bands"`
	Follow       bool       `content:"follow,optional"` // later attacks stay with the previous target, its hex or a hex adjacent to it
	IgnoresCover bool       `content:"ignores-cover,optional"`
	Stuns        dice.Level `content:"stuns,optional,word=levels"` // a result of at least this level also stuns; Fail means never
	Model        string     `content:"model,optional"`             // only this model of the card may use it (Rein's rifle); empty for all
}

// At returns the dice of a weapon at a range. ok is false if it does not reach that far or that near
// (BF-WPN-002).
func (w *Weapon) At(distance int) (s Stat, ok bool) {
	for i := range w.Bands {
		if b := &w.Bands[i]; b.From <= distance && distance <= b.To {
			return b.Stat, true
		}
	}
	return s, false
}

// Cost is the lowest face of a die and the number of attacks it buys.
type Cost struct{ Die, Attacks int }

// Band is an interval of ranges and the dice rolled there.
type Band struct {
	From, To int // hexes, To is 99 for an open band
	Stat     Stat
}

// Action is a unique action of an explorer.
type Action struct {
	ID     string `content:"id,declares=action"`
	Cost   int    `content:"cost,range=1..6"`
	Once   bool   `content:"once,optional"` // once each combat turn
	Effect []Op   `content:"effect"`
}

// Special is a special rule of a character card: a modifier, or a Go rule registered by name.
type Special struct {
	ID       string   `content:"id,declares=rule"`
	Hook     string   `content:"hook,optional,word=hooks"` // "" for a plain modifier
	Modifier Modifier `content:"modifier,optional"`
}

// Op is one typed operation of an effect.
type Op struct {
	Do       string `content:"do,word=ops"`
	To       string `content:"to,word=selectors"`
	Amount   int    `content:"amount,optional,range=1..20"`
	Range    int    `content:"range,optional,range=1..99"` // hexes, for selectors that look around
	Site     string `content:"site,optional,ref=site"`     // of a stronghold; empty for the site of the action
	Weapon   string `content:"weapon,optional,ref=weapon"`
	Roll     string `content:"roll,optional,word=stats"`   // the stat rolled by "roll", or blackstone
	Need     int    `content:"need,optional,range=2..20"`  // blackstone: succeeds from here on (BF-ROL-009)
	Great    int    `content:"great,optional,range=3..20"` // blackstone: critical from here on; never if not stated
	Failure  []Op   `content:"failure,optional"`
	Success  []Op   `content:"success,optional"`
	Critical []Op   `content:"critical,optional"`
}

// Modifier changes a quantity or sets a flag while its card, tile or twist applies.
type Modifier struct {
	What string `content:"what,word=modifiers"` // see Quantities and Flags
	By   int    `content:"by,optional,range=-20..20"`
	When string `content:"when,optional,word=conditions"` // empty is always
}

// Size of a hostile model (BF-HEX-007).
type Size uint8

// The three sizes.
const (
	Small Size = iota
	Large
	Huge
)

// Hostile is a reference card.
type Hostile struct {
	ID      string
	Model   string // names its figures: guardsman-1
	Size    Size
	Move    int
	Wounds  int
	Weapons []Weapon
	Models  []Model
	Roster  []uint8 // model index of each miniature in the order they are deployed
	Makeup  Makeup
	Columns []Column
	Actions []HostileAction // unique ones
	Table   [7][]string     // by band of the behaviour roll, then column: action ids
}

// Model is a kind of miniature of a hostile type and the weapons it carries.
type Model struct {
	ID      string
	Weapons []int // indices in Hostile.Weapons
}

// Makeup says which models a group of at least From figures must include (BF-DEP-011, BF-G-015).
type Makeup struct {
	From    int
	Include []uint8 // model indices
}

// Column is a column of a behaviour table; the first that fits is used (BF-BEH-002).
type Column struct {
	ID       string
	When     string // hidden, engaged, in-cover, close, other
	Weapon   string // in-cover: the model must carry it; empty for any
	From, To int    // close: ranges of the nearest visible explorer
}

// HostileAction is an action of the behaviour table, as steps in order.
type HostileAction struct {
	ID    string        `content:"id,declares=hostile-action"`
	Steps []HostileStep `content:"steps"`
}

// HostileStep is one step of a hostile's action.
type HostileStep struct {
	Do           string `content:"do,word=steps"`
	Factor       int    `content:"factor,optional,range=1..2"`   // move, hide: multiple of the Move value
	Target       string `content:"target,optional,word=targets"` // attack: closest, furthest, adjacent
	IgnoresCover bool   `content:"ignores-cover,optional"`
	Otherwise    bool   `content:"otherwise,optional"` // done only if the step before found nothing to do
	To           string `content:"to,optional,word=strike-selectors"`
	Op           string `content:"op,optional,word=strikes"`   // strike: what happens to each explorer of To without an attack roll
	Range        int    `content:"range,optional,range=1..99"` // strike: hexes
}

// Bands of the behaviour roll, the upper bound of each (BF-BEH-006).
var Bands = [7]uint8{3, 6, 9, 12, 15, 19, 20}

// Twist is a special rule that applies for a whole combat (BF-DEP-009).
type Twist struct {
	ID       string     `content:"id,id=twist"`
	Modify   []Modifier `content:"modify,optional"`
	EachTurn []Op       `content:"each-turn,optional"` // at the start of each combat turn; To: each-explorer
}

// Encounter is a card with four numbered entries (BF-DCK-010).
type Encounter struct {
	ID      string
	Entries [4]Entry
	Count   int  // copies in the deck
	First   bool // belongs to the first expedition's deck (BF-DCK-004)
}

// Entry is a group or a twist; the other index is -1.
type Entry struct {
	Hostile, Size int
	Twist         int
}

// Chamber is a board tile drawn as text; its first hex is 0,0.
type Chamber struct {
	ID    string
	Cells []board.Cell
}

// Tile is a location tile: laid over a hex, or next to a chamber to add one (BF-BTL-007).
type Tile struct {
	ID      string     `content:"id,id=tile"`
	Annex   bool       `content:"annex,optional"`
	Blocked bool       `content:"blocked,optional"`
	Covers  uint8      // cover hexsides it brings, a bit each
	Here    []Modifier `content:"here,optional"` // holds for a model in its hex
}

// Combat is a combat card (BF-DCK-011).
type Combat struct {
	ID      string
	Count   int
	Layout  []Laid
	Tiles   []LaidTile
	Portals []board.Hex // outside hexes that the portals open to (BF-G-051)
	Markers []board.Hex // by number
	Arrival *Laid       // nil in an ambush
	Ambush  []board.Hex
	Cells   []board.Cell // derived: chambers and tiles as laid, without the arrival chamber
	Landing []board.Cell // derived: the arrival chamber as laid
	Assault *Assault     // what is special about a battlefield of a stronghold; nil for a combat card
}

// Challenge is a challenge card (BF-CHL-001).
type Challenge struct {
	ID      string   `content:"id,id=challenge"`
	Count   int      `content:"count,range=1..9"`
	Who     string   `content:"who,word=challengers"` // each explorer, one the leader names, or the party as one
	Choices []Choice `content:"choices"`
}

// Choice is an option of a challenge.
type Choice struct {
	ID     string `content:"id,declares=choice"`
	Price  int    `content:"price,optional,range=1..4"` // inspiration points
	Effect []Op   `content:"effect,optional"`
}

// NoRoll is the outcome of a choice without a roll.
const NoRoll = "done"

// Outcomes returns how a choice can turn out: the levels of its rolls, or NoRoll. Each has a sentence, see Outcome.
func (c *Choice) Outcomes() []string {
	critical, rolls := false, false
	for i := range c.Effect {
		if op := &c.Effect[i]; op.Do == "roll" || op.Do == "vitality-roll" {
			rolls, critical = true, critical || op.Roll != "blackstone" || op.Great > 0
		}
	}
	levels := []string{dice.Fail.String(), dice.Success.String(), dice.Critical.String()}
	switch {
	case !rolls:
		return []string{NoRoll}
	case !critical:
		return levels[:2]
	}
	return levels
}

// Outcome returns the id of the sentence that tells how a choice has turned out.
func Outcome(choice, how string) string { return choice + "." + how }

// Laid is a chamber in its place: turned clockwise by Turn sixths, then moved to At.
type Laid struct {
	Chamber int
	At      board.Hex
	Turn    int
}

// LaidTile is a location tile in its place.
type LaidTile struct {
	Tile int
	At   board.Hex
}

// Discovery is a kind of discovery card (BF-DCK-009).
type Discovery struct {
	ID    string `content:"id,id=discovery"`
	Clue  bool   `content:"clue,optional"`
	Value int    `content:"value,optional,range=1..9"` // trading points
	Count int    `content:"count,range=1..30"`
}

// Ship is a spacecraft that docks at Precipice (BF-SET-018).
type Ship struct {
	ID       string   `content:"id,id=ship"`
	Support  Support  `content:"support,optional"`
	Facility Facility `content:"facility,optional"`
}

// LegacyCard is a kind of legacy card. One that adds encounter cards is a new threat; one without any effect only
// counts the expeditions down (BF-LEG-004). The card of a conquered stronghold has no
// copies in the deck (BF-STR-007).
type LegacyCard struct {
	ID       string     `content:"id,id=legacy"`
	Count    int        `content:"count,range=1..12"`
	Adds     []int      // encounter cards that join the deck, with all their copies (BF-DCK-006)
	Modify   []Modifier `content:"modify,optional"`
	EachTurn []Op       `content:"each-turn,optional"` // at the start of each combat turn; To: each-explorer
}

// Countdown reports whether the card has no effect.
func (c *LegacyCard) Countdown() bool { return len(c.Adds)+len(c.Modify)+len(c.EachTurn) == 0 }

// Reinforcement is a column of the reinforcement table: how many return by die face.
type Reinforcement struct{ Returns [20]uint8 }
