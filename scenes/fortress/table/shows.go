package table

import (
	"strings"
	"time"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/scenes/fortress/moments"
)

// underway is what stays on the screen while somebody acts.
type underway struct {
	Attack *fortress.Attacked // declared but not resolved
	Label  string             // drawn over the hostile that has rolled its behaviour
	By     fortress.UnitID
	Omen   Omen
	News   Omen         // what the event being shown changes in a stronghold
	Slides []board.Cell // the escape chamber on its way

	action         string // of that hostile
	attacks, moves int    // that its action has made
}

// Length implements scenes.Telling.
func (c *Stage) Length(e fortress.Event) time.Duration {
	if _, idle := e.Change.(fortress.NoEffect); idle && c.Underway.Omen.Title != "" {
		return moments.OmenTime / 2
	}
	return moments.Table.Of(e.Change).Length
}

// Speed implements scenes.Telling.
func (c *Stage) Speed(sh *game.Shell) game.Speed {
	if c.HostileTurn() {
		return sh.Settings.HostileSpeed
	}
	return sh.Settings.Speed
}

// Begins implements scenes.Telling.
func (c *Stage) Begins(sh *game.Shell, e fortress.Event) {
	c.note(sh, e)
	c.foretell(sh, e)
	c.proclaim(sh, e)
	c.announce(sh, e)
	c.NoteFind(e)
	c.noteTrial(e)
	c.noteChamber(e)
	c.EndsOverwatch(e)
}

// Ends implements scenes.Telling.
func (c *Stage) Ends(e fortress.Event) {
	c.cutShort(e)
	c.Underway.News, c.Underway.Slides = Omen{}, nil
	c.Underway.forget(e)
}

// Skipped implements scenes.Telling.
func (c *Stage) Skipped(sh *game.Shell, e fortress.Event) { c.recount(sh, e) }

// DropTold ends what was told of the events before a choice.
func (c *Stage) DropTold() {
	c.noteHint() // the next question may be on another screen
	c.Recap, c.Found = nil, nil
}

// Caught implements scenes.Telling.
func (c *Stage) Caught() {
	c.Underway.Attack, c.Underway.Label, c.Underway.Omen, c.Underway.News = nil, "", Omen{}, Omen{}
	c.Underway.Slides = nil
	c.Herald.Caught()
}

// note records what stays on the screen after an event's animation: the attack under way, a hostile's
// action, the dice.
func (c *Stage) note(sh *game.Shell, e fortress.Event) {
	s := &c.Play.Shown
	switch ch := e.Change.(type) {
	case fortress.Attacked:
		c.Underway.Attack = &ch
		c.Underway.tell(sh, s, ch.By, true)
		if s.On(ch.By).Team == fortress.Hostiles {
			c.Attend = ch.By
		} else {
			c.Attend = ch.On
		}
	case fortress.Moved:
		c.Underway.tell(sh, s, ch.Unit, false)
	case fortress.Behaved:
		c.Underway.By, c.Underway.Label, c.Underway.action, c.Underway.attacks, c.Underway.moves = ch.Unit, sh.Words.Name(ch.Action), ch.Action, 0, 0
		c.Attend = ch.Unit
	}
	c.Throw(sh, e)
}

// tell adds to the label of a hostile's action which of its attacks or moves begins, if there are several.
func (w *underway) tell(sh *game.Shell, s *fortress.State, by fortress.UnitID, attack bool) {
	if w.Label == "" || w.By != by {
		return
	}
	n := &w.moves
	if attack {
		n = &w.attacks
	}
	*n++
	if r := s.RepeatAfter(by, w.action, attack, *n); r.Of > 1 {
		w.Label = sh.Words.Say("show.repeat", sh.Words.Name(w.action), strings.TrimSuffix(foretold.Repeat(sh.Words, r), "."))
	}
}

// forget clears what an event ends.
func (w *underway) forget(e fortress.Event) {
	switch e.Change.(type) {
	case fortress.Resolved:
		w.Attack = nil
	case fortress.CardBegan, fortress.CardDone, fortress.Acted, fortress.PhaseBegan:
		w.Attack, w.Label = nil, ""
	}
}

// Recall restores what the pending question is about if it was skipped or the game has just been resumed:
// the attack under way, a hostile's action, and the dice, at rest.
func (c *Stage) Recall(sh *game.Shell) {
	if !InTheMiddle[c.Choices.Decision.Kind] || c.Showing.On || c.Underway.Attack != nil || c.Underway.Label != "" {
		return
	}
	for _, e := range c.Play.Recent() {
		c.note(sh, e)
		c.Underway.forget(e)
	}
	c.Tray.Land()
}

// InTheMiddle holds the questions that interrupt an action.
var InTheMiddle = map[string]bool{fortress.AskOverwatch: true, fortress.AskOverwatchOrder: true, fortress.AskOverwatchTwin: true, fortress.AskOverwatchWeapon: true,
	fortress.AskReRoll: true, fortress.AskCard: true, fortress.AskCover: true, fortress.AskRiposte: true, fortress.AskTarget: true, fortress.AskWeapon: true, fortress.AskPay: true}
