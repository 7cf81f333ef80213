package library

import (
	"precipice/engine/dice"
)

// Class is the class of a hero (CC-G-040).
type Class uint8

// The classes, in the order of ClassWords.
const (
	Stalwart Class = iota
	Blade
	Executioner
	Loremaster
	Classes
)

// MostLevel is the highest level of a hero (CC-G-008).
const MostLevel = 4

// Trait is what a hero of a class gains with a level, and keeps (CC-XPL-004, 005, CC-G-085).
type Trait struct {
	ID    string     `content:"id,id=trait"`
	Class Class      `content:"class,word=classes"`
	Level int        `content:"level,range=1..4"`
	Rules []Modifier `content:"rules,optional"` // what always holds
	Use   TraitUse   `content:"use,optional"`   // what the hero may do
}

// TraitUse is what a trait lets a hero do in its activation.
type TraitUse struct {
	Cost   int    `content:"cost,optional,range=1..6"` // the die it costs; none if not stated
	Once   string `content:"once,word=onces"`          // turn or journey
	Effect []Op   `content:"effect"`
	Does   Program
}

// Exists reports whether there is anything to do with the trait.
func (u *TraitUse) Exists() bool { return len(u.Effect) > 0 }

// Hero is a character card with both sides.
type Hero struct {
	ID     string  `content:"id,id=hero"`
	Letter string  `content:"letter"` // marks the hero on a battlefield drawn as text
	Class  Class   `content:"class,word=classes"`
	Arrows int     `content:"arrows,optional,range=1..9"` // oaken-arrow counters (CC-SET-007)
	Path   Path    `content:"path"`
	Sides  [2]Side `content:"sides"` // Path to Glory side, inspired side
}

// Path is the Path to Glory: what gives a hero inspiration (CC-INS-003). It is met at most once in a turn.
type Path struct {
	When   string `content:"when,word=deeds"`
	What   string `content:"what,optional,word=quarry"`  // slays: what counts; everything if not stated
	Count  int    `content:"count,optional,range=1..9"`  // slays: how many in one activation, 1 if not stated
	Points int    `content:"points,optional,range=1..3"` // 1 if not stated
}

// Side is one side of a character card.
type Side struct {
	Move      int       `content:"move,range=1..9"` // spaces of a move
	Run       int       `content:"run,range=1..12"` // spaces of a run
	Agility   Stat      `content:"agility"`
	Vitality  Stat      `content:"vitality"`
	Defence   Stat      `content:"defence"`
	Weapons   []Weapon  `content:"weapons"`
	Abilities []Ability `content:"abilities,optional"`
	Rules     []Special `content:"rules,optional"`
}

// Reach says whom a weapon can target (CC-WPN-001 to 003).
type Reach uint8

// The kinds of weapons, in the order of ReachWords.
const (
	Melee Reach = iota
	Ranged
	Dual
)

// Weapon is a weapon action of a hero, or one of a hostile, which has no cost.
type Weapon struct {
	ID     string `content:"id,declares=weapon"`
	Cost   int    `content:"cost,optional,range=1..6"`
	Kind   Reach  `content:"kind,word=reach"`
	Dice   Stat   `content:"dice"`
	Damage Damage `content:"damage"`
	Ail    Ail    `content:"ail,optional"`
}

// Damage is what a success and a critical do.
type Damage [2]int

// Ail is an ailment that an attack brings, from a level of its roll on, if it does damage.
type Ail struct {
	With Ailment    `content:"with,word=ailments"`
	From dice.Level `content:"from,word=hits"` // success or critical; Fail means never
}

// Ailment is one of the six ailments, and the index of its bit.
type Ailment uint8

// The ailments, in the order of AilmentWords.
const (
	Buried Ailment = iota
	Cursed
	Diseased
	Fatigued
	Stunned
	Trapped
	Ailments
)

// Ability is a unique ability of a hero, or what a treasure lets its bearer do.
type Ability struct {
	ID     string `content:"id,declares=ability"`
	Cost   int    `content:"cost,optional,range=1..6"` // the die it costs; none if not stated
	Once   string `content:"once,optional,word=onces"` // turn or journey; as often as it can be paid if not stated
	Effect []Op   `content:"effect"`
	Does   Program
}

// Special is a rule of a card that always holds: a modifier.
type Special struct {
	ID       string   `content:"id,declares=rule"`
	Modifier Modifier `content:"modifier"`
}

// Modifier changes a quantity while its card applies.
type Modifier struct {
	What string `content:"what,word=modifiers"`
	By   int    `content:"by,range=-9..9"`
	When string `content:"when,optional,word=conditions"` // always if not stated
}
