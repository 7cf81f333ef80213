package fortress

import (
	"slices"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/asking"
)

// numbered returns the rows with numbers; nil stands for a row of this activation that is not there now.
func (c *Combat) numbered() asking.Numbered {
	switch {
	case c.choices == nil:
		return nil
	case c.own():
		return c.numbers.Among(c.actionRows())
	}
	rows, _ := c.answers()
	return asking.Number(rows)
}

// keepNumbers gives numbers to the actions of an activation that have none yet.
func (c *Combat) keepNumbers() {
	if c.own() {
		c.numbers.Keep(activation{c.Play.Shown.Turn, c.actor()}, c.actionRows())
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
		c.overwatchDigit(sh, n)
	case !c.Stage.Moving():
		c.numbered().Digit(sh, n, c.choose, c.pick)
	}
}

// numbered returns the rows in the order of the numbers drawn on them, from 1.
func (x *Expedition) numbered() asking.Numbered {
	switch {
	case x.choices == nil:
		return nil
	case x.asks(fortress.AskExchange):
		return asking.Number(x.besideGifts())
	}
	rows := x.choices.Shown()
	if x.choices.Decision.Kind == fortress.AskChallenge { // the choices come before the rest
		slices.SortStableFunc(rows, func(a, b *asking.Row) int { return after(a) - after(b) })
	}
	return asking.Number(rows)
}

func after(r *asking.Row) int {
	if r.Verb == fortress.DoInspire {
		return 1
	}
	return 0
}

// number returns the number drawn on a row, 0 for none.
func (x *Expedition) number(r *asking.Row) int { return x.numbered().Of(r) }

// digit takes the row with this number.
func (x *Expedition) digit(sh *game.Shell, n int) {
	if x.Moving() || x.asks(fortress.AskExchange) && x.pointGift(sh, n) {
		return
	}
	x.numbered().Digit(sh, n, x.decide, nil)
}

// answering returns how the rows are drawn and taken. The button that continues is brass.
func (x *Expedition) answering() asking.Answers {
	return asking.Answers{Numbered: x.numbered(), Take: x.decide, Brass: x.continueRow()}
}
