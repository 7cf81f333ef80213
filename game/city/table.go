package city

import (
	"slices"
	"strings"

	rules "precipice/engine/city"
	"precipice/game/session"
)

// Manner says how the table answers an offer that comes again and again.
type Manner uint8

// The manners.
const (
	Ask Manner = iota
	Never
	Always
)

// Table is the setup of a hunt and what its players want to be asked.
type Table struct {
	Setup         rules.Table
	Seed          uint64
	Names         []string // of the players, by seat; may be empty
	HostilesAsked bool     // ask the open choices of the hostiles, which are the leader's (CC-G-036)
	AskDice       bool     // ask which die pays, what a counter covers and what is healed; see rules.Habitual
	AskAll        bool     // ask even what cannot matter, see rules.Pointless
	Reactions     Manner
	ReRolls       Manner
	Undo          session.UndoPolicy
}

// Clone implements session.Table.
func (t Table) Clone() Table {
	t.Names, t.Setup.Heroes, t.Setup.Seats = slices.Clone(t.Names), slices.Clone(t.Setup.Heroes), slices.Clone(t.Setup.Seats)
	return t
}

// Terms implements session.Table.
func (t Table) Terms() session.Terms { return session.Terms{Seed: t.Seed, Undo: t.Undo} }

// WithTerms implements session.Table.
func (t Table) WithTerms(terms session.Terms) Table {
	t.Seed, t.Undo = terms.Seed, terms.Undo
	return t
}

// WithSetup implements session.Table.
func (t Table) WithSetup(of Table) Table {
	t.Setup = of.Setup
	return t
}

// longest is the greatest length of the name of a player, in bytes.
const longest = 200

// Bounds implements session.Table.
func (t Table) Bounds() error {
	for _, list := range []struct {
		key string
		n   int
	}{{"error.most.names", len(t.Names)}, {"error.most.heroes", len(t.Setup.Heroes)}, {"error.most.seats", len(t.Setup.Seats)}} {
		if err := session.AtMost(list.key, list.n, rules.MaxHeroes); err != nil {
			return err
		}
	}
	for _, name := range t.Names {
		if err := session.AtMost("error.most.name", len(name), longest); err != nil {
			return err
		}
	}
	return nil
}

// Form implements session.Table.
func (Table) Form() session.Form[Table] {
	return session.Form[Table]{Lines: []session.FormLine[Table]{
		{Word: "journey", Must: true,
			Write: func(t *Table) (string, bool) { return t.Setup.Journey, true },
			Read:  func(t *Table, text string) error { t.Setup.Journey = text; return nil }},
		session.FormNumber("players", true, 0, func(t *Table) *int { return &t.Setup.Players }),
		session.FormNumber("leader", true, 1, func(t *Table) *int { return &t.Setup.Leader }),
		session.FormNumber("level", true, 0, func(t *Table) *int { return &t.Setup.Level }),
		{Word: "heroes", Must: true,
			Write: func(t *Table) (string, bool) { return strings.Join(t.Setup.Heroes, " "), true },
			Read: func(t *Table, text string) error {
				t.Setup.Heroes = strings.Fields(text)
				return session.AtMost("error.most.heroes", len(t.Setup.Heroes), rules.MaxHeroes)
			}},
		session.FormSeats(rules.MaxHeroes, func(t *Table) *[]int { return &t.Setup.Seats }),
	}}
}
