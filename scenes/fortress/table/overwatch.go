package table

import (
	"precipice/engine/fortress"
)

// Overwatch is the sheet of all questions about one overwatch: who may answer the hostile, by which
// weapons, with which odds. Answers given ahead wait here until the rules ask for them.
type Overwatch struct {
	Trigger  fortress.UnitID
	Watchers []fortress.Watcher // who may still answer, with the odds of the present position
	Ahead    []Answer
	Held     []int // the explorers who hold fire
}

// Answer is what a player has decided for an explorer, as keys of the questions to come.
type Answer struct {
	Explorer int
	Keys     []string
}

// EndsOverwatch forgets the answers given ahead if an event provokes another overwatch.
func (c *Stage) EndsOverwatch(e fortress.Event) {
	s := &c.Play.Shown
	again := false
	switch ch := e.Change.(type) {
	case fortress.Moved:
		again = s.On(ch.Unit).Team == fortress.Hostiles
	case fortress.Attacked:
		again = s.On(ch.By).Team == fortress.Hostiles
	case fortress.Deployed, fortress.CardBegan, fortress.PhaseBegan, fortress.Acted:
		again = true
	}
	if again {
		c.Overwatch.Ahead, c.Overwatch.Held = nil, nil
	}
}

// ExplorerNamed returns the index of the explorer with a card or a miniature of this name, -1 for none.
func (c *Stage) ExplorerNamed(name string) int {
	s := &c.Play.Shown
	for e := range s.Party {
		if x := &s.Party[e]; x.Playing && s.Name(e) == name {
			return e
		}
	}
	if u := s.Find(name); u != fortress.NoUnit && s.On(u).Team == fortress.Explorers {
		return int(s.On(u).Card)
	}
	return -1
}

// AheadOf returns the keys given ahead for an explorer.
func (o *Overwatch) AheadOf(e int) []string {
	for _, a := range o.Ahead {
		if a.Explorer == e {
			return a.Keys
		}
	}
	return nil
}
