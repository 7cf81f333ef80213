package blackstone

import (
	"slices"

	"precipice/engine/fortress"
	"precipice/game/session"
)

// Manner says how the table answers an offer that comes again and again.
type Manner uint8

// The manners.
const (
	Ask Manner = iota
	Always
	Never
)

// MannerWords are the words of the manners.
var MannerWords = []string{Ask: "ask", Always: "always", Never: "never"}

// MannerNamed returns the manner of a word.
func MannerNamed(word string) (m Manner, ok bool) {
	i := slices.Index(MannerWords, word)
	return Manner(max(0, i)), i >= 0
}

// Table is the setup of a game and what its players want to be asked.
type Table struct {
	Setup          fortress.Setup
	Seed           uint64
	Quest          string       // the name of a quest; may be empty
	Names          []string     // of the players, by seat; may be empty
	HostilesPlayed bool         // ask the open choices of the hostiles (BF-G-074), as with a hostile player
	Overwatch      Manner       // offers of overwatch
	ReRolls        Manner       // Never keeps every roll without asking, Always asks in overwatch even after a hit
	Exchange       Manner       // Never skips the exchange of cards
	Hushes         []Hush       // what is not asked in an expedition
	Cards          []CardManner // of single cards and supports, by name; those not listed are asked
	AskDice        bool         // ask which die pays; otherwise the lowest that suffices does
	AskHealing     bool         // ask how many wounds are healed; otherwise all are (BF-G-086)
	AskAll         bool         // ask even what cannot matter, see fortress.Pointless
	Undo           session.UndoPolicy
}

// Clone implements session.Table.
func (t Table) Clone() Table {
	t.Names, t.Cards, t.Hushes = slices.Clone(t.Names), slices.Clone(t.Cards), slices.Clone(t.Hushes)
	t.Setup.Explorers, t.Setup.Seats = slices.Clone(t.Setup.Explorers), slices.Clone(t.Setup.Seats)
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

const (
	maxSeats   = 5
	maxManners = 128
	maxHushes  = 16
	maxName    = 200 // bytes of the name of a player or a quest
)

// Bounds implements session.Table.
func (t Table) Bounds() error {
	for _, list := range []struct {
		key     string
		n, most int
	}{
		{"error.most.cards", len(t.Cards), maxManners}, {"error.most.hushes", len(t.Hushes), maxHushes}, {"error.most.names", len(t.Names), maxSeats},
		{"error.most.explorers", len(t.Setup.Explorers), fortress.MaxParty}, {"error.most.seats", len(t.Setup.Seats), fortress.MaxParty},
	} {
		if err := session.AtMost(list.key, list.n, list.most); err != nil {
			return err
		}
	}
	all := append([]string{t.Quest}, t.Names...)
	for _, c := range t.Cards {
		all = append(all, c.Card)
	}
	for _, h := range t.Hushes {
		all = append(all, h.Kind)
	}
	for _, name := range all {
		if err := session.AtMost("error.most.name", len(name), maxName); err != nil {
			return err
		}
	}
	return nil
}
