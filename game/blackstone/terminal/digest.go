package terminal

import (
	"slices"

	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/game/terminal"
)

// Digest implements terminal.Voice by verbosity: full has all lines; normal tells what belongs together in one line, and leaves out
// what other lines or the next question say too; short also leaves out the steps on the way to a result.
func (t *table) Digest(lines []session.Line) (text string, n int) {
	if t.Verbosity() == terminal.Full {
		return "", 0
	}
	to := teller{t}
	if to.needless(lines) || t.Verbosity() == terminal.Short && passing(lines) {
		return "", 1
	}
	for _, tell := range tellings {
		if text, n := tell(to, lines); n > 0 {
			return text, n
		}
	}
	return "", 0
}

// teller tells several lines of the log in one.
type teller struct{ *table }

// tellings tell what begins at the head of some lines in one line. They return how many lines they have used, 0 for something else.
var tellings = [...]func(teller, []session.Line) (text string, n int){
	teller.attacked, teller.defended, teller.turnBegan, teller.diceRolled, teller.dealt, teller.brought, teller.appeared, teller.setOut,
	teller.behaved, teller.moved, teller.reinforced, teller.inspiration, teller.watching, teller.gambled,
}

// change returns the change that a line tells, if it is there and of that type.
func change[E any](lines []session.Line, i int) (e E, ok bool) {
	if i >= 0 && i < len(lines) {
		e, ok = lines[i].Change.(E)
	}
	return e, ok
}

// after returns the index of the first line from one on that is told.
func (t teller) after(lines []session.Line, i int) int {
	for i < len(lines) && t.needless(lines[i:]) {
		i++
	}
	return i
}

// words returns how the parts of some lines are shown, one line after another.
func (t teller) words(lines ...session.Line) (all []string) {
	for i := range lines {
		all = append(all, t.Placed(lines[i].Where).Names(lines[i].Args)...)
	}
	return all
}

// routine holds the steps of an expedition that come in every round.
var routine = map[fortress.ExpeditionStep]bool{fortress.ExplorationStep: true, fortress.RecoveryStep: true, fortress.LeaderStep: true}

// needless reports whether the first line only says what follows from the lines around it, what the next question says, or what happens
// every time.
func (t teller) needless(lines []session.Line) bool {
	switch e := lines[0].Change.(type) {
	case fortress.PhaseBegan, fortress.ActivationBegan, fortress.DiceCleared:
		return true
	case fortress.DieSpent:
		return !e.Lost()
	case fortress.Damaged:
		_, slain := change[fortress.Slain](lines, 1)
		return slain
	case fortress.CardBegan: // the question names the explorer, and what a group does tells which it is
		return e.Card.Hostile == (t.after(lines, 1) < len(lines))
	case fortress.StepBegan:
		return routine[e.Step]
	case fortress.LeaderPassed:
		return t.play.Shown.OnePlayer()
	case fortress.EncounterDrawn:
		_, twist := change[fortress.TwistBegan](lines, 1)
		return twist
	case fortress.OverwatchSaved:
		return slices.Contains(lines[0].Args, noDice)
	}
	return lines[0].Key == "automatic" && len(lines) > 1 // what the hostiles do then is told
}

// noDice stands for dice where there are none.
const noDice = "-"

// passing reports whether the first line is only a step on the way to those after it.
func passing(lines []session.Line) bool {
	switch e := lines[0].Change.(type) {
	case fortress.EncounterDrawn:
		return true
	case fortress.Rolled:
		return e.For == "defence" && len(lines) > 1
	}
	return lines[0].Key == "automatic"
}
