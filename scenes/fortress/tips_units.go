package fortress

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// noWayTo says that the active explorer cannot move to where another explorer stands because the hex is full (BF-MOV-005), "" if it
// can, if it is barred for another reason, or if that is not asked.
func (y *tips) noWayTo(sh *game.Shell, u fortress.UnitID) string {
	s, r := &y.d.Play.Shown, y.d.Choices.Spaces()
	if r == nil || r.Verb != fortress.DoMove || !y.d.Activating() || y.d.pin != nil || u == y.d.Actor() || s.On(u).Team != fortress.Explorers {
		return ""
	}
	if ch := r.OnSpace(s.Field().Hex(s.On(u).Hex).String()); ch != nil && ch.Why != nil && ch.Why.Rule == "BF-MOV-005" {
		return sh.Words.Say("tip.refused", r.Label, asking.Why(sh, ch.Why))
	}
	return ""
}

// unitTip describes a miniature and what a click on it does, and last what the ground of its hex does: where a click in the hex
// is for the miniature, the hex has no tip of its own.
func (y *tips) unitTip(sh *game.Shell, u fortress.UnitID) render.TooltipView {
	v := y.figureTip(sh, u)
	if on := y.d.Play.Shown.On(u); on.Here() {
		if on.Stunned {
			rise := map[bool]string{true: "BF-STN-003", false: "BF-STN-002"}[on.Team == fortress.Hostiles]
			v.Text = strings.TrimSpace(v.Text + "\n" + sh.Words.Rule(rise))
		}
		v.Text = strings.TrimSpace(v.Text + "\n" + y.ahead.menace(sh, u) + y.noWayTo(sh, u))
		v.Text = strings.TrimSpace(v.Text + "\n" + y.groundTexts(sh, y.d.Play.Shown.Field().Hex(on.Hex)))
	}
	return v
}

// figureTip describes a miniature: range, line of sight and cover from the active miniature, and the exact
// odds of the attack that a click makes, or why it is refused.
func (y *tips) figureTip(sh *game.Shell, u fortress.UnitID) render.TooltipView {
	w, s := sh.Words, &y.d.Play.Shown
	v := render.TooltipView{Title: w.Name(s.UnitName(u))}
	if !s.On(u).Here() {
		return v
	}
	v.Sub = w.Say("tip.hex", s.Field().Hex(s.On(u).Hex).String())
	if s.On(u).Team == fortress.Hostiles {
		v.Sub = w.Say("tip.group", y.d.markOf(u)) + " · " + v.Sub + " · " + w.Say("tip.damage", strconv.Itoa(int(s.On(u).Damage)), strconv.Itoa(s.Hostile(u).Wounds))
	}
	if on := s.On(u); on.Team == fortress.Explorers {
		v.Sub += " · " + shape(sh, &s.Party[on.Card])
	}
	if s.On(u).Stunned {
		v.Sub += " · " + w.Say("card.stunned")
	}
	if from, ok := y.d.watch(); ok && from != s.On(u).Hex {
		v.Text = y.sight(sh, from, s.On(u).Hex, true)
	}
	r := y.d.Choices.Units()
	if r == nil || y.d.pin != nil {
		r = y.refusedRow()
	}
	if r == nil {
		return v
	}
	ch := r.OnUnit(int(u), y.d.aim)
	switch {
	case ch == nil:
	case ch.Why != nil:
		v.Text = strings.TrimSpace(v.Text + "\n" + w.Say("tip.refused", y.refusedDeed(sh, r, ch), asking.Why(sh, ch.Why)))
		v.Rules = ch.Why.Rule
	default:
		v.Title = w.Do(y.d.Choices.Decision.Kind, &ch.Option)
		v.Rules = y.d.Choices.Decision.Rule
		v.Text = strings.TrimSpace(v.Text + "\n" + y.doneNow(sh, ch))
		y.d.foresight.attackTip(sh, &v, ch)
		y.ahead.hostileTip(sh, &v, ch.Key)
	}
	return v
}

// refusedRow returns the first weapon if none can be used; it says why.
func (y *tips) refusedRow() *asking.Row {
	if y.d.Choices == nil || y.d.pin != nil {
		return nil
	}
	for _, r := range y.d.Choices.Of(fortress.DoFire) {
		if len(r.Legal) == 0 {
			return r
		}
	}
	return nil
}

// shape says how an explorer is, and whether the next wound is its last.
func shape(sh *game.Shell, x *fortress.Explorer) string {
	if x.Brink() {
		return table.Fate(sh, x) + " · " + sh.Words.Say("card.brink")
	}
	return table.Fate(sh, x)
}
