package fortress

import (
	"precipice/engine/fortress"
	"precipice/scenes/asking"
)

// first returns the area that the focus begins at: the button that turns the guide's page, else the first
// answer. That is the button that ends a question of trades, which nobody needs to take, an action on the
// card, a target on the board, or a row of the panel. After the combat it is the way on; "" for none.
func (c *Combat) first() string {
	switch {
	case c.coach.tutor != nil && c.coach.tutor.PageShown():
		return c.coach.tutor.ButtonOn()
	case c.Choices == nil && c.Play.Shown.Result != fortress.Undecided && c.Play.Shown.Mode() != fortress.SingleCombat:
		return "result/go-on"
	case c.Choices == nil && c.Play.Shown.Result != fortress.Undecided:
		return "result/new"
	case c.Choices == nil:
		return ""
	}
	if end := c.Choices.Row("done"); end != nil {
		return end.Focus()
	}
	if c.sheetShown() {
		if list := c.sheet.answerable(); len(list) > 0 {
			return list[0].area
		}
	}
	if !c.Activating() {
		for _, r := range []*asking.Row{c.Choices.Units(), c.Choices.Spaces()} {
			if r != nil {
				return c.focus.target(r)
			}
		}
	}
	if at := c.cards.numbered().First(); at != "" {
		return at
	}
	if _, end := c.answers(); end != nil {
		return end.Focus()
	}
	return ""
}
