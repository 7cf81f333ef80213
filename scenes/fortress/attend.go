package fortress

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/fortress"
)

// first returns the area that the focus begins at: the button that turns the guide's page, else the first
// answer. That is the button that ends a question of trades, which nobody needs to take, an action on the
// card, a target on the board, or a row of the panel. After the combat it is the way on; "" for none.
func (c *Combat) first() string {
	switch {
	case c.coach != nil && c.pageShown():
		return c.guideOn()
	case c.choices == nil && c.Play.Shown.Result != fortress.Undecided && c.Play.Shown.Mode() != fortress.SingleCombat:
		return "result/go-on"
	case c.choices == nil && c.Play.Shown.Result != fortress.Undecided:
		return "result/new"
	case c.choices == nil:
		return ""
	}
	if end := c.choices.row("done"); end != nil {
		return end.area()
	}
	if c.sheetShown() {
		if list := c.answerable(); len(list) > 0 {
			return list[0].area
		}
	}
	if !c.own() {
		for _, i := range []int{c.unitRow, c.hexRow} {
			if c.row(i) != nil {
				return c.target(i)
			}
		}
	}
	for _, i := range c.numbered() {
		if i >= 0 && len(c.choices.rows[i].legal) > 0 {
			return c.choices.rows[i].area()
		}
	}
	if _, end := c.answers(); end >= 0 {
		return c.choices.rows[end].area()
	}
	return ""
}

// first returns the area of the first answer, or of the Continue button; of a result, what changes nothing;
// "" for none.
func (x *Expedition) first() string {
	if x.over() && !x.Held() {
		return "result/story"
	}
	if x.Held() {
		return "expedition/enter"
	}
	if d := x.choices; d != nil && d.decision.Kind == fortress.AskEndExpedition {
		return x.continueRow().area()
	}
	for _, row := range x.numbered() {
		if row.direct() != nil {
			return row.area()
		}
	}
	return ""
}

// subject returns the hex of what a question is about: of the miniature that acts, of the marker where a group
// appears, or else of the first explorer.
func (c *Combat) subject() (board.Hex, bool) {
	s := &c.Play.Shown
	if a, ok := c.arriving(); ok && s.Markers[a.Group] != board.None {
		return s.Field().Hex(s.Markers[a.Group]), true
	}
	for _, u := range []fortress.UnitID{c.actor(), c.against()} {
		if u != fortress.NoUnit && s.On(u).Here() {
			return s.Field().Hex(s.On(u).Hex), true
		}
	}
	for u := range s.Each(fortress.Explorers) { // who is placed joins the others
		return s.Field().Hex(s.On(u).Hex), true
	}
	return board.Hex{}, false
}

// area returns the name of the area that takes a row, or its first choice.
func (r *row) area() string {
	if len(r.legal) > 0 && (r.direct() != nil || r.place == nowhere) {
		return "option/" + r.legal[0].key
	}
	return "row/" + r.id
}

// target returns the area of the choice of a row where the focus begins on the board: the hex nearest to what
// the question is about, or else the first choice.
func (c *Combat) target(i int) string {
	r := &c.choices.rows[i]
	if from, ok := c.subject(); ok && r.place == onHexes && len(r.legal) > 0 {
		return "option/" + slices.MinFunc(r.legal, func(a, b choice) int { return a.hex.Distance(from) - b.hex.Distance(from) }).key
	}
	for k := range r.legal {
		if ch := &r.legal[k]; r.place != onUnits || r.onUnit(ch.unit, c.aim) == ch {
			return "option/" + ch.key
		}
	}
	return "row/" + r.id
}
