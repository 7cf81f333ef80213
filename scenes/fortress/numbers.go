package fortress

import (
	"slices"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/asking"
)

// mostNumbered is the number of rows that can have a number key: 1 to 9, then 0.
const mostNumbered = 10

// numbered returns the rows in the order of the numbers drawn on them, from 1; -1 stands for a row of this
// activation that is not there now.
func (c *Combat) numbered() (rows []int) {
	switch {
	case c.choices == nil:
	case c.own():
		for _, slot := range c.numbers.slots {
			rows = append(rows, slices.IndexFunc(c.choices.Rows, func(r asking.Row) bool { return r.Slot == slot && c.listed(&r) }))
		}
	default:
		rows, _ = c.answers()
	}
	return rows[:min(len(rows), mostNumbered)]
}

// numbering holds which number each action has in an activation, so that it keeps its number when others
// come and go.
type numbering struct {
	turn  uint8
	by    fortress.UnitID
	slots []string // in the order of the numbers
}

// keepNumbers gives numbers to the actions of an activation that have none yet.
func (c *Combat) keepNumbers() {
	if !c.own() {
		return
	}
	n := &c.numbers
	if turn, by := c.Play.Shown.Turn, c.actor(); n.turn != turn || n.by != by {
		*n = numbering{turn: turn, by: by}
	}
	for _, i := range c.actionRows() {
		if slot := c.choices.Rows[i].Slot; !slices.Contains(n.slots, slot) {
			n.slots = append(n.slots, slot)
		}
	}
}

// number returns the number drawn on a row, 0 for none.
func (c *Combat) number(i int) int { return slices.Index(c.numbered(), i) + 1 }

// digit takes the row with this number. Instead it moves the focus to a row that cannot be taken, so that
// it says why, to one with several choices and, the first time, to one that spends inspiration.
func (c *Combat) digit(sh *game.Shell, n int) {
	if c.sheetShown() {
		c.overwatchDigit(sh, n)
		return
	}
	rows := c.numbered()
	if n > len(rows) || rows[n-1] < 0 || c.Stage.Moving() {
		return
	}
	r := &c.choices.Rows[rows[n-1]]
	area := r.Focus()
	switch {
	case len(r.Legal) == 0, r.Place == asking.Nowhere && r.Direct() == nil, r.Confirm && !sh.UI.Focus(area):
		sh.UI.FocusOn(area)
	default:
		c.pick(sh, rows[n-1])
	}
}

// numbered returns the rows in the order of the numbers drawn on them, from 1.
func (x *Expedition) numbered() (rows []*asking.Row) {
	switch {
	case x.choices == nil:
		return nil
	case x.asks(fortress.AskExchange):
		return x.besideGifts()
	}
	for i := range x.choices.Rows {
		if r := &x.choices.Rows[i]; r.Verb != fortress.DoInspire || len(r.Legal) > 0 {
			rows = append(rows, r)
		}
	}
	if x.choices.Decision.Kind == fortress.AskChallenge { // the choices come before the rest
		slices.SortStableFunc(rows, func(a, b *asking.Row) int { return after(a) - after(b) })
	}
	return rows[:min(len(rows), mostNumbered)]
}

func after(r *asking.Row) int {
	if r.Verb == fortress.DoInspire {
		return 1
	}
	return 0
}

// number returns the number drawn on a row, 0 for none.
func (x *Expedition) number(r *asking.Row) int { return slices.Index(x.numbered(), r) + 1 }

// digit takes the row with this number. A row that cannot be taken, and the first time one that spends
// inspiration, gets the focus instead.
func (x *Expedition) digit(sh *game.Shell, n int) {
	rows := x.numbered()
	if x.Moving() || x.asks(fortress.AskExchange) && x.pointGift(sh, n) || n > len(rows) {
		return
	}
	switch r := rows[n-1]; {
	case r.Direct() == nil, r.Confirm && !sh.UI.Focus(r.Focus()):
		sh.UI.FocusOn(r.Focus())
	default:
		x.decide(sh, r.Direct().Key)
	}
}
