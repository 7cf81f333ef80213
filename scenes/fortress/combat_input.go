package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
)

// Update implements game.Scene.
func (c *Combat) Update(sh *game.Shell) {
	in := &sh.Input
	c.herald.Pass(sh, c.Presenting())
	c.since = c.since && !in.Moved && !in.Clicked && !sh.UI.ByKeys() // a click that has chosen something is not among them
	busy := c.proceed(sh)
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
	c.carry(sh)
	if !c.Presenting() && c.opening.scroll(sh) {
		c.Version++
	}
	c.handleView(sh)
	c.attendFold(sh)
	c.foreseeOneSpace(sh)
	if c.choices == nil && !c.Play.Waiting() && c.Play.Shown.Result == fortress.Undecided {
		c.refresh(sh)
	}
	c.follow(sh)
}

// touched takes away what a touch shows to be past: dice, unless they can be rolled again, and a find that lies over the board
// of a device held in the hands.
func (c *Combat) touched(sh *game.Shell) {
	if c.choices == nil || c.Presenting() {
		return
	}
	if c.choices.Decision.Kind != fortress.AskReRoll && !c.past {
		c.past = true
		c.Version++
	}
	if sh.Theme.Held && len(c.found) > 0 {
		c.found = nil
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
		c.attendGuide(sh)
	}
	c.takesHelpKeys(sh)
	if in.Did(game.Twists) {
		c.lookAtTwists(sh)
	}
	if in.Did(game.Danger) {
		c.toggleThreats(sh)
	}
	if in.Did(game.Ahead) && c.tellsAhead() {
		c.openComing(sh)
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
	case c.choices != nil && len(c.overwatch.ahead) > 0:
		c.overwatch.ahead = nil
	case c.choices != nil && (c.choices.Picked() != nil || c.aim || c.Play.Preferred() != ""):
		c.unpick(sh)
	case len(c.recap) > 0:
		c.closeRecap()
	default:
		c.openMenu(sh)
		return
	}
	c.Version++
}

// unpick drops what was selected for the next click: a row, the aim, a die. The focus returns to the row.
func (c *Combat) unpick(sh *game.Shell) {
	if r := c.choices.Picked(); r != nil && sh.UI.ByKeys() {
		sh.UI.SetFocus(r.Focus())
	}
	c.Play.Prefer("")
	c.arms = ""
	c.selectRows()
}

// endKey takes the row that ends the activation or the question, and tells whoever hears the game what that declines.
func (c *Combat) endKey(sh *game.Shell) {
	if r := ending(c.choices); r != nil {
		if sh.Heard() {
			sh.Say(sh.Words.Say("spoken.declined", c.endLabel(sh, r)))
		}
		c.choose(sh, r.Direct().Key)
	}
}
