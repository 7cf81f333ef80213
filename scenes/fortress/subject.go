package fortress

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// subject returns the hex of what a question is about: of the miniature that acts, of the marker where a group
// appears, or else of the first explorer.
func (y *focus) subject() (board.Hex, bool) {
	s := &y.d.Play.Shown
	if a, ok := y.d.arriving(); ok && s.Markers[a.Group] != board.None {
		return s.Field().Hex(s.Markers[a.Group]), true
	}
	for _, u := range []fortress.UnitID{y.d.Actor(), y.d.against()} {
		if u != fortress.NoUnit && s.On(u).Here() {
			return s.Field().Hex(s.On(u).Hex), true
		}
	}
	for u := range s.Each(fortress.Explorers) { // who is placed joins the others
		return s.Field().Hex(s.On(u).Hex), true
	}
	return board.Hex{}, false
}

// target returns the area of the choice of a row where the focus begins on the board: the hex nearest to what
// the question is about, or else the first choice.
func (y *focus) target(r *asking.Row) string {
	if from, ok := y.subject(); ok && r.Place == asking.OnSpaces && len(r.Legal) > 0 {
		return "option/" + slices.MinFunc(r.Legal, func(a, b asking.Choice) int {
			return table.HexAt(a.Space).Distance(from) - table.HexAt(b.Space).Distance(from)
		}).Key
	}
	for k := range r.Legal {
		if ch := &r.Legal[k]; r.Place != asking.OnUnits || r.OnUnit(ch.Unit, y.d.aim) == ch {
			return ch.Area()
		}
	}
	return r.Area()
}
