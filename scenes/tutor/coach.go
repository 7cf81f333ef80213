package tutor

import (
	"precipice/game"
	"precipice/game/guide"
	"precipice/render"
)

// Coach is the guide over a game in play: what it says now, until that is read. In a game without a guide it is nil.
type Coach struct {
	Lesson
	Pages  *guide.Pages
	Step   *guide.Step // what is said, nil for nothing
	Card   render.Rect // where the card is, empty for none
	Points string      // the marked area
	Shrink float32     // scale of the card's text, so that the longest page fits

	key   string
	stamp [2]int
}

// Lesson is what a game has for its coach.
type Lesson struct {
	Away      func() bool                     // something else has the room of the guide
	Quiet     func() bool                     // nothing is said now
	Stamp     func() [2]int                   // what the words depend on: the version of the screen and the length of the log
	Ask       func() (*guide.Step, string)    // asks the guide for the step that applies, and the key that it suggests
	Words     func(*game.Shell) (_, _ string) // of the title and the text
	PointedAt func(*game.Shell) string        // the area that is suggested
	First     func() string                   // the area of the first answer
	Keep      func(*game.Shell)               // writes down which steps were read
	Renew     func()                          // asks the question of the game again
	Changed   func()                          // what is shown is drawn again
}

// Shown reports whether the guide has its room on the screen.
func (c *Coach) Shown() bool { return c != nil && !c.Pages.Hidden && !c.Away() }

// Speaks reports whether the guide says something now. It asks the guide again after a change.
func (c *Coach) Speaks() bool {
	if !c.Shown() || c.Quiet() {
		return false
	}
	if now := c.Stamp(); now != c.stamp {
		c.stamp = now
		c.Step, c.key = c.Ask()
	}
	return c.Step != nil
}

// PageShown reports whether the guide shows a page that only explains, which Enter turns.
func (c *Coach) PageShown() bool { return c.Speaks() && c.Step.Tells() }

// read records that the step has been read, also for later sessions of the game.
func (c *Coach) read(sh *game.Shell) {
	c.Pages.Read(c.Step)
	c.Keep(sh)
}

// again lets the guide be asked again.
func (c *Coach) again() { c.stamp[1] = -1 }

// Passed marks the current text as read when the player moves on.
func (c *Coach) Passed(sh *game.Shell) {
	if c.Shown() && c.Step != nil {
		if c.Step.Passes() {
			c.read(sh)
		}
		c.again()
	}
}

// Next shows the next step. If that is no page to be turned, the focus goes to the question.
func (c *Coach) Next(sh *game.Shell) {
	c.read(sh)
	c.again()
	c.Renew()
	c.Changed()
	if sh.UI.Unread(); !c.PageShown() {
		sh.UI.Hold()
	}
	sh.Dirty()
}

// Hide hides the guide, or shows it again.
func (c *Coach) Hide(sh *game.Shell, on bool) {
	c.Pages.Hidden = on
	c.again()
	c.Changed()
	sh.UI.SetFocus("guide/next")
	if on {
		sh.Say(sh.Words.Say("guide.hide.tip"))
	}
	sh.Dirty()
}

// Attend shows the guide again, or moves the focus to its suggestion.
func (c *Coach) Attend(sh *game.Shell, presenting bool) {
	switch {
	case c == nil:
	case c.Pages.Hidden:
		c.Hide(sh, false)
	case c.Speaks():
		title, text := c.Words(sh)
		sh.Say(title + ". " + text)
		sh.UI.FocusOn(c.focus(sh))
	case !presenting:
		sh.Note(sh.Words.Say("guide.silent"))
		sh.Dirty()
	}
}

// focus returns the area to focus for what the guide says: what it suggests, else the first answer, or its own button if it only explains.
func (c *Coach) focus(sh *game.Shell) string {
	if a := sh.UI.Named(c.PointedAt(sh)); a != nil && a.Do != nil && !c.Step.Tells() {
		return a.Name
	}
	if first := c.First(); sh.UI.Named(first) != nil {
		return first
	}
	return c.ButtonOn()
}

// ButtonOn returns the area of the button that takes the guide's text away.
func (c *Coach) ButtonOn() string { return (&Card{Tells: c.Step.Tells(), Over: c.Step.Over}).On() }

// Marks returns what the guide speaks of now, "" for nothing.
func (c *Coach) Marks() string {
	if !c.Speaks() {
		return ""
	}
	return c.Step.ID + " " + c.key
}

// Says adds what the guide says and suggests to the values for a test driver.
func (c *Coach) Says(says map[string]string) {
	if c != nil && c.Card.W > 0 {
		says["guide"], says["guide-points"] = c.Step.ID, c.Points
	}
}

// CardView returns the card, blank if nothing is said.
func (c *Coach) CardView(sh *game.Shell) *Card {
	if c.Step == nil {
		return &Card{Shrink: c.Shrink, Blank: true}
	}
	title, text := c.Words(sh)
	return &Card{Title: title, Text: text, Rule: c.Step.Rule, Tells: c.Step.Tells(), Over: c.Step.Over, Shrink: c.Shrink,
		Next: func() { c.Next(sh) }, Hide: func() { c.Hide(sh, true) }}
}
