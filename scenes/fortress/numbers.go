package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/asking"
)

// numbered returns the rows with numbers; nil stands for a row of this activation that is not there now.
func (c *Combat) numbered() asking.Numbered {
	switch {
	case c.Choices == nil:
		return nil
	case c.Activating():
		return c.numbers.Among(c.actionRows())
	}
	rows, _ := c.answers()
	return asking.Number(rows)
}

// keepNumbers gives numbers to the actions of an activation that have none yet.
func (c *Combat) keepNumbers() {
	if c.Activating() {
		c.numbers.Keep(activation{c.Play.Shown.Turn, c.Actor()}, c.actionRows())
	}
}

// activation is an activation of a turn, in which each action keeps its number.
type activation struct {
	turn uint8
	by   fortress.UnitID
}

// digit takes the row with this number, or points at what it is about.
func (c *Combat) digit(sh *game.Shell, n int) {
	switch {
	case c.sheetShown():
		c.sheet.overwatchDigit(sh, n)
	case !c.Presenting():
		c.numbered().Digit(sh, n, c.Choose, c.pick)
	}
}
