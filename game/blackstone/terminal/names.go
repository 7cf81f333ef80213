package terminal

import (
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// Names implements terminal.Voice: miniatures, explorers, and their weapons and actions.
func (t *table) Names() (all []string) {
	s := &t.play.Shown
	for u := range s.Units {
		if s.Units[u].Team != fortress.Nobody {
			all = append(all, s.UnitName(fortress.UnitID(u)))
		}
	}
	for e := range s.Party {
		if s.Party[e].Playing {
			all = append(append(all, s.Name(e)), deeds(s.Card(e))...)
		}
	}
	return all
}

// deeds returns the weapons and actions on a side of a character card.
func deeds(c *library.Side) (all []string) {
	for i := range c.Weapons {
		all = append(all, c.Weapons[i].ID)
	}
	for i := range c.Actions {
		all = append(all, c.Actions[i].ID)
	}
	return all
}
