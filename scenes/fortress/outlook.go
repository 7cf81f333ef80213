package fortress

import (
	"fmt"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes/fortress/table"
)

// outlook says what the hostiles would do, and what is still to come.
type outlook struct{ d *tabletop }

// outlooks returns what the hostiles would do, cached for each decision and placement.
func (y *foresight) outlooks(at fortress.Placement) []fortress.Outlook {
	list, ok := y.foretold[at]
	if !ok {
		list = fortress.Outlooks(y.on.Play.Match, at)
		y.foretold[at] = list
	}
	return list
}

// outlooksNow returns what the hostiles would do as everybody stands now, of which one is a hostile. The explorer who is
// asked to act has the same forecast, so that it is computed once.
func (y *foresight) outlooksNow(u fortress.UnitID) []fortress.Outlook {
	if by := y.on.Actor(); y.on.Activating() && by != fortress.NoUnit && y.on.Play.Shown.On(by).Here() {
		u = by
	}
	return y.outlooks(fortress.Placement{Unit: u, Hex: y.on.Play.Shown.On(u).Hex})
}

// outcome returns the outcome of a hostile's action now, nil if it would not take it.
func (y *foresight) outcome(u fortress.UnitID, action string) *fortress.Outcome {
	for _, l := range y.outlooksNow(u) {
		for i := range l.Actions {
			if l.Unit == u && l.Actions[i].Action == action {
				return &l.Actions[i]
			}
		}
	}
	return nil
}

// actionTip describes a hostile's action and its outcome now.
func (y *outlook) actionTip(sh *game.Shell, u fortress.UnitID, prospect *fortress.Prospect) render.TooltipView {
	w, action := sh.Words, prospect.Action
	rule := table.ActionRule(action)
	tip := render.TooltipView{Title: w.Name(action), Text: deedText(w, action), Rules: rule}
	rolls := w.Say("hostile.rolls", foretold.Rolls(prospect))
	if by := y.d.Play.Shown.BehaviourShift(u); by != 0 {
		rolls = w.Say("hostile.rolls.shifted", foretold.Rolls(prospect), fmt.Sprintf("%+d", by))
	}
	tip.Text = rolls + "\n" + tip.Text
	if o := y.foreseen(u, action); o != nil {
		tip.Sub = foretold.Brief(w, &y.d.Play.Shown, o)
		tip.Text += "\n" + w.Say("outlook.now", foretold.Outcome(w, &y.d.Play.Shown, o, " → "))
	}
	return tip
}

// pointedOutcome returns the outcome of what the player points at: an action of a hostile, or an option of the hostile
// seat; nil for anything else.
func (y *outlook) pointedOutcome(sh *game.Shell) *fortress.Outcome {
	a := sh.UI.Pointed()
	if a == nil || y.d.Presenting() {
		return nil
	}
	if key, option := strings.CutPrefix(a.Name, "option/"); option {
		if now := y.consequence(key); now != nil && !now.Later && y.d.Choices.Decision.Kind != fortress.AskActivate {
			return &now.Outcome
		}
		return nil
	}
	action, ok := strings.CutPrefix(a.Name, "prospect/")
	u := y.d.attended(sh)
	if !ok || u == fortress.NoUnit {
		return nil
	}
	return y.d.foresight.outcome(u, action)
}

// drawOutlook shows where a hostile would go with what the player points at, and whom it would attack.
func (y *outlook) drawOutlook(sh *game.Shell, g *render.Canvas) {
	o := y.pointedOutcome(sh)
	if o == nil {
		return
	}
	s := &y.d.Play.Shown
	for _, m := range o.Moves {
		way := []board.Hex{s.Field().Hex(m.From)}
		for _, sp := range m.Path.Spaces[:m.Path.N] {
			way = append(way, s.Field().Hex(sp))
		}
		g.PathLine(y.d.view.Camera, y.d.view.Camera.Centres(way...), render.Hostile)
	}
	for _, v := range o.Attacks {
		if s.On(v.On).Here() {
			g.HexRing(y.d.view.Camera, s.Field().Hex(s.On(v.On).Hex), render.Hostile, y.d.kit.theme.Px(2))
		}
	}
}
