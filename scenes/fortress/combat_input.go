package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
)

// Update implements game.Scene.
func (c *Combat) Update(sh *game.Shell) {
	in := &sh.Input
	c.Herald.Pass(sh, c.Presenting())
	c.since = c.since && !in.Moved && !in.Clicked && !sh.UI.ByKeys() // a click that has chosen something is not among them
	busy := c.Proceed(sh)
	c.opening.finals(sh, c.Play)
	if in.Did(game.Skip) || in.Did(game.Accept) {
		c.view.Land()
	}
	switch {
	case busy && (in.Clicked || in.Did(game.Skip) || in.Did(game.Accept)):
	case in.Did(game.Back):
		c.back(sh)
	case in.Did(game.Undo):
		c.TakeBack(sh, c.undo)
	case in.Did(game.Redo):
		c.redo(sh)
	case in.Did(game.End):
		c.endKey(sh)
	}
	if !busy && (in.Clicked || sh.UI.Acted()) {
		c.touched(sh)
	}
	c.overlays(sh)
	c.track.carry(sh)
	if !c.Presenting() && c.opening.scroll(sh) {
		c.Version++
	}
	c.pane.handleView(sh)
	c.attendFold(sh)
	c.threats.foreseeOneSpace(sh)
	if c.Choices == nil && !c.Play.Waiting() && c.Play.Shown.Result == fortress.Undecided {
		c.Refresh(sh)
	}
	c.sheet.follow(sh)
}

// touched takes away what a touch shows to be past: dice, unless they can be rolled again, and a find that lies over the board
// of a device held in the hands.
func (c *Combat) touched(sh *game.Shell) {
	if c.Choices == nil || c.Presenting() {
		return
	}
	if c.Choices.Decision.Kind != fortress.AskReRoll && !c.Past {
		c.Past = true
		c.Version++
	}
	if sh.Theme.Held && len(c.Found) > 0 {
		c.Found = nil
		c.Version++
	}
}

// overlays opens what keys open over the combat, and changes what the screen shows.
func (c *Combat) overlays(sh *game.Shell) {
	in := &sh.Input
	if in.Did(game.Explain) {
		c.explain(sh)
	}
	if in.Did(game.Cards) {
		c.read(sh)
	}
	if in.Did(game.Guide) {
		c.lesson.attendGuide(sh)
	}
	c.TakesHelpKeys(sh)
	if in.Did(game.Twists) {
		c.twists.lookAtTwists(sh)
	}
	if in.Did(game.Danger) {
		c.threats.toggleThreats(sh)
	}
	if in.Did(game.Ahead) && c.ahead.tellsAhead() {
		c.ahead.openComing(sh)
	}
	if in.Did(game.Fold) {
		c.column.Turn(sh)
	}
	if in.Did(game.AimToggle) {
		c.aim = !c.aim
		c.Version++
		switch { // with the focus there that says it
		case sh.UI.Focus("row/aim"):
		case c.aim:
			sh.Say(sh.Words.Say("spoken.aim.on"))
		default:
			sh.Say(sh.Words.Say("spoken.aim.off"))
		}
	}
	if in.Digit > 0 {
		c.digit(sh, in.Digit)
	}
}

// back takes a step back: it closes a drawer, leaves a pinned line of sight, looking around, answers given ahead, or what is
// selected for the next click. With nothing left to take back it opens the menu.
func (c *Combat) back(sh *game.Shell) {
	switch {
	case c.drawers.Open > 0:
		c.drawers.Pull(0)
	case c.pin != nil:
		c.pin = nil
	case sh.UI.Looking():
		sh.UI.Look(false)
	case c.Choices != nil && len(c.Overwatch.Ahead) > 0:
		c.Overwatch.Ahead = nil
	case c.Choices != nil && (c.Choices.Picked() != nil || c.aim || c.Play.Preferred() != ""):
		c.unpick(sh)
	case len(c.Recap) > 0:
		c.CloseRecap()
	default:
		c.OpenMenu(sh)
		return
	}
	c.Version++
}

// unpick drops what was selected for the next click: a row, the aim, a die. The focus returns to the row.
func (c *Combat) unpick(sh *game.Shell) {
	if r := c.Choices.Picked(); r != nil && sh.UI.ByKeys() {
		sh.UI.SetFocus(r.Focus())
	}
	c.Play.Prefer("")
	c.arms = ""
	c.selectRows()
}

// endKey takes the row that ends the activation or the question, and tells a screen reader what that declines.
func (c *Combat) endKey(sh *game.Shell) {
	if r := ending(c.Choices); r != nil {
		if sh.Heard() {
			sh.Say(sh.Words.Say("spoken.declined", c.ask.endLabel(sh, r)))
		}
		c.Choose(sh, r.Direct().Key)
	}
}

// digit takes the row with this number, or points at what it is about.
func (c *Combat) digit(sh *game.Shell, n int) {
	switch {
	case c.sheetShown():
		c.sheet.overwatchDigit(sh, n)
	case !c.Presenting():
		c.cards.numbered().Digit(sh, n, c.Choose, c.pick)
	}
}
