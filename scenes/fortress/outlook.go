package fortress

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/game/words"
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

// drawOutlook shows where a hostile would go if the player chose what is pointed at, and whom it would attack.
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

// prospectNote says what to expect of a hostile or its group, and the rule behind it.
type prospectNote struct{ text, rule string }

// foretells reports whether what hostiles would do can be computed now: while events are shown, the match is ahead of
// the screen.
func (y *outlook) foretells() bool { return y.d.Choices != nil && !y.d.Presenting() }

// foreseen returns the outcome of a hostile's action for its panel, nil while it is not known.
func (y *outlook) foreseen(u fortress.UnitID, action string) *fortress.Outcome {
	if !y.foretells() {
		return nil
	}
	return y.d.foresight.outcome(u, action)
}

// prospectNotes returns what to expect of a hostile and its group: wounds for each explorer, and whether the slain return.
func (y *outlook) prospectNotes(sh *game.Shell, u fortress.UnitID) (notes []prospectNote) {
	if !y.foretells() {
		return nil
	}
	w, s := sh.Words, &y.d.Play.Shown
	for _, l := range y.d.foresight.outlooksNow(u) {
		if text := foretold.Expected(w, s, &l); l.Unit == u && text != "" && !rests(s.On(u)) {
			notes = append(notes, prospectNote{text, "BF-BEH-003"})
		}
	}
	return append(notes, y.returnNotes(sh, int(s.On(u).Card))...)
}

// returnNotes says how likely the slain of a group return, if there are any.
func (y *outlook) returnNotes(sh *game.Shell, group int) []prospectNote {
	r, known := y.d.foresight.returns[group]
	if !known {
		r = fortress.ForeseeReturns(y.d.Play.Match, group)
		y.d.foresight.returns[group] = r
	}
	if r.Slain == 0 {
		return nil
	}
	return []prospectNote{{sh.Words.Say("hostile.returns", strconv.Itoa(r.Slain), render.Percent(float32(r.Any.Float()))), "BF-RNF-003"}}
}

// menace tells what a hostile attacks with and what to expect of it while the panels are folded that tell it otherwise.
func (y *outlook) menace(sh *game.Shell, u fortress.UnitID) string {
	s := &y.d.Play.Shown
	if s.On(u).Team != fortress.Hostiles || y.d.kit == nil || !sh.Theme.Held && (!y.d.folded(sh) || y.d.column.Peeks) {
		return ""
	}
	lines := []string{sh.Words.Say("tip.menace", arms(sh.Words, s, u))}
	if next := y.nextDeeds(sh, u); next != "" {
		lines = append(lines, next)
	}
	for _, note := range y.prospectNotes(sh, u) {
		lines = append(lines, note.text)
	}
	return strings.Join(lines, "\n")
}

// nextDeeds says what a hostile may do next, the likeliest first, "" if it will not act or is not to be foretold.
func (y *outlook) nextDeeds(sh *game.Shell, u fortress.UnitID) string {
	s := &y.d.Play.Shown
	if !y.foretells() || s.On(u).Stunned || rests(s.On(u)) {
		return ""
	}
	_, list := s.Prospects(u)
	var said []string
	for _, p := range list {
		said = append(said, sh.Words.Name(p.Action)+" "+render.Percent(float32(p.Faces)/20))
	}
	return sh.Words.Say("tip.next", strings.Join(said, ", "))
}

// deedText says what a hostile's action does.
func deedText(w *words.Book, action string) string {
	if w.Has("text." + action) {
		return w.Say("text." + action)
	}
	return w.RuleUnder(w.Name(action), table.ActionRule(action))
}

// arms lists the weapons of a miniature with their ranges.
func arms(w *words.Book, s *fortress.State, u fortress.UnitID) string {
	if u == fortress.NoUnit {
		return ""
	}
	var list []string
	for _, weapon := range s.WeaponsOf(u) {
		list = append(list, w.Name(weapon.ID)+" "+table.Bands(weapon.Bands))
	}
	return strings.Join(list, "; ")
}
