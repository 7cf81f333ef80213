package table

import (
	"slices"

	"precipice/engine/dice"
	"precipice/engine/fortress"
)

// Trial is the choice of a challenge that is being resolved, with the rolls made for it so far.
type Trial struct {
	Choice string
	Rolls  []TrialRoll
	Told   *Outcome // how it has turned out last, until the next explorer rolls
}

// TrialRoll is the result of an explorer's roll.
type TrialRoll struct {
	By          string // the miniature that rolled
	Explorer    string
	Level       dice.Level
	Sides, Face int
	Stands      bool // it has been told how it came out
}

// Outcome is how a choice has turned out for an explorer or the party, with the roll that decided it.
type Outcome struct {
	fortress.CameOut
	Roll *TrialRoll // nil for a choice without a roll
}

// noteTrial notes a choice of a challenge, what is rolled for it and how it turns out (BF-CHL-001), until the next card or step.
func (c *Stage) noteTrial(e fortress.Event) {
	y := &c.Trial
	switch ch := e.Change.(type) {
	case fortress.ChoiceMade:
		*y = Trial{Choice: ch.Choice}
	case fortress.TurnedUp, fortress.StepBegan, fortress.Laid:
		*y = Trial{}
	case fortress.Rolled:
		y.rolled(TrialRoll{By: ch.By, Explorer: c.explorerOf(ch.By), Level: ch.Level(), Sides: int(ch.Die), Face: int(ch.Faces[ch.Used])})
	case fortress.BlackstoneRolled:
		for level := dice.Fail; level <= dice.Critical; level++ {
			if ch.Gave == level.String() {
				y.rolled(TrialRoll{By: ch.By, Explorer: c.explorerOf(ch.By), Level: level, Sides: int(dice.D20), Face: int(ch.Face)})
			}
		}
	case fortress.CameOut:
		y.cameOut(ch)
	}
}

// explorerOf returns the id of the explorer to whom a miniature belongs, by its name.
func (c *Stage) explorerOf(name string) string {
	s := &c.Play.Shown
	if u := s.Find(name); u != fortress.NoUnit && s.On(u).Team == fortress.Explorers {
		return s.Name(int(s.On(u).Card))
	}
	return name
}

// rolled notes a roll. A re-roll takes the place of the roll before it. An explorer whom the choice has turned out for rolls for
// what follows, such as a defence against a wound.
func (y *Trial) rolled(roll TrialRoll) {
	i := slices.IndexFunc(y.Rolls, func(o TrialRoll) bool { return o.Explorer == roll.Explorer })
	switch {
	case y.Choice == "" || i >= 0 && y.Rolls[i].Stands:
		return
	case i >= 0:
		y.Rolls[i] = roll
	default:
		y.Rolls = append(y.Rolls, roll)
	}
	y.Told = nil
}

// cameOut notes how a choice has turned out. A card may have raised the level of the roll.
func (y *Trial) cameOut(e fortress.CameOut) {
	y.Told = &Outcome{CameOut: e}
	for i := range y.Rolls {
		if r := &y.Rolls[i]; r.Explorer == e.By {
			for r.Level < dice.Critical && r.Level.String() != e.Level {
				r.Level++
			}
			r.Stands = true
			last := *r
			y.Told.Roll = &last
		}
	}
}
