package fortress

import (
	"slices"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// twists lists what is in force, at the top of the field: the goals, the end of the combat, and the twists.
type twists struct {
	d       *tabletop
	threats *threats
	before  eventPast // see lastEvent
}

// twist is the label of something that holds for everybody: a twist, a legacy card in the row, the support of a ship while it
// lasts, or the event of the turn before.
type twist struct {
	id, label, rule string
	text            string // "" for the text of the card
	at              render.Rect
}

// list places the labels of the legacy cards and twists in play side by side at the top of the field, and returns the rest of
// the field below them, into which the board is fitted.
func (y *twists) list(sh *game.Shell) (list []twist, rest render.Rect) {
	t, field := sh.Theme, y.d.kit.layout.Field
	high, space := t.LineHeight(render.Small)+t.Px(6), t.Px(4)
	at, end := field, y.threats.labelsEnd(sh)
	goals := y.goalsRect(sh)
	if goals.H > 0 {
		at.Y = goals.Bottom() + space
	}
	aim := y.endsRect(sh)
	if aim.W > 0 {
		at.X = aim.Right() + space
	}
	list = y.inForce(sh)
	for i := range list {
		wide := min(t.Measure(list[i].label, render.Small)+t.Px(14), field.W)
		if at.X > field.X && at.X+wide > end {
			at.X, at.Y = field.X, at.Y+high+space
		}
		list[i].at = render.Rect{X: at.X, Y: at.Y, W: wide, H: high}
		at.X += wide + space
	}
	switch {
	case len(list) == 0 && aim.W > 0 && y.threats.threatsInBar(): // no miniature stands under it
	case len(list) == 0 && goals.H == 0:
		return nil, field
	case len(list) == 0:
		high = 0
	}
	_, rest = field.CutTop(min(at.Y+high+space-field.Y, max(goals.H+space, field.H/3)))
	return list, rest
}

// inForce lists what these labels tell of.
func (y *twists) inForce(sh *game.Shell) (list []twist) {
	w := sh.Words
	for in := range y.d.Play.Shown.Influences(fortress.NoUnit) {
		label, rule := w.Say("twist", w.Name(in.ID)), "BF-DEP-009"
		switch in.Of {
		case fortress.LegacyInRow:
			label, rule = w.Say("legacy.holds", w.Name(in.ID)), "BF-LEG-002"
		case fortress.ShipSupport:
			label, rule = w.Say("support.holds", w.Name(in.ID)), "BF-SHP-001"
		}
		list = append(list, twist{id: in.ID, label: label, rule: rule})
	}
	if y.d.kit.layout.Held && len(list) > 1 {
		list = []twist{allTwists(sh, list)}
	}
	if e := y.lastEvent(sh); e.label != "" {
		list = append(list, twist{id: eventID, label: e.label, rule: e.rule, text: e.text})
	}
	return list
}

// allTwists makes one label of several: in the hands the board needs their room.
func allTwists(sh *game.Shell, list []twist) twist {
	w := sh.Words
	all := twist{id: allID, label: w.Count("twists", len(list))}
	var texts, rules []string
	for _, one := range list {
		texts = append(texts, one.label+": "+w.Say("text."+one.id))
		if !slices.Contains(rules, one.rule) {
			rules = append(rules, one.rule)
		}
	}
	all.text, all.rule = strings.Join(texts, "\n"), strings.Join(rules, ", ")
	return all
}

// allID stands in the place of the card in the name of the label of several.
const allID = "all"

// drawTwists draws the labels of the twists in play.
func (y *twists) drawTwists(sh *game.Shell, p *render.Canvas) {
	t, w := sh.Theme, sh.Words
	list, _ := y.list(sh)
	for _, one := range list {
		p.Round(one.at, t.Px(4), render.Fade(render.Panel, 0.9))
		p.Frame(one.at, t.Px(4), t.Hair(), render.Wall)
		p.Label(one.at, one.label, render.Small.With(render.Ivory), render.Middle)
		sh.UI.Add(game.Panels, game.Area{Name: "twist/" + one.id, Rect: one.at, Skip: true, Weight: game.Token, Tip: func() render.TooltipView {
			if one.text != "" {
				return render.TooltipView{Title: one.label, Text: one.text, Rules: one.rule}
			}
			return render.TooltipView{Title: w.Name(one.id), Text: w.Say("text." + one.id), Rules: one.rule}
		}})
	}
}

// lookAtTwists looks around at the first twist in play, or at the next if one has the focus.
func (y *twists) lookAtTwists(sh *game.Shell) {
	first, next, passed := "", "", false
	for a := range sh.UI.Each {
		if !strings.HasPrefix(a.Name, "twist/") && !strings.HasPrefix(a.Name, goalArea) {
			continue
		}
		if first == "" {
			first = a.Name
		}
		if passed && next == "" {
			next = a.Name
		}
		passed = passed || sh.UI.Focus(a.Name)
	}
	if next == "" {
		next = first
	}
	if next != "" && !y.d.Presenting() {
		sh.UI.Look(true)
		sh.UI.FocusOn(next)
		y.d.Version++
	}
}

// goalsRect returns the place of the objectives in the field, empty if there are none.
func (y *twists) goalsRect(sh *game.Shell) render.Rect {
	return y.d.goals.rect(sh, y.d.kit.layout.Field, y.threats.labelsEnd(sh))
}

// endsRect returns the place of the sign that says what the combat is about, empty where there is none.
func (y *twists) endsRect(sh *game.Shell) render.Rect {
	return y.d.goals.endsRect(sh, y.d.kit.layout.Field, y.threats.labelsEnd(sh))
}

// round says which round of the expedition this is.
func (y *twists) round(sh *game.Shell) string {
	told, _ := y.d.RoundTold(sh)
	return told
}

// drawInForce draws what holds in this combat, at the top of the board: its objectives, twists and event. Once it has ended its
// result stands there.
func (y *twists) drawInForce(sh *game.Shell, p *render.Canvas) {
	if !y.d.over() {
		y.d.goals.draw(sh, p, y.goalsRect(sh))
		y.drawTwists(sh, p)
		y.d.goals.drawEnds(sh, p, y.endsRect(sh))
	}
}
