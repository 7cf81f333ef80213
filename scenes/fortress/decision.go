package fortress

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// questionPane is the panel of the question, with its answers.
type questionPane struct {
	d        *tabletop
	tips     *tips
	hostiles *hostiles
	sheet    *sheet
	account  *account
	cards    *cardPane
}

// drawDecision draws who must decide what, the options that are neither on the board nor on a card, and the
// button that ends the question. The panel grows upwards with the number of options.
func (y *questionPane) drawDecision(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	v := render.PanelView{Title: w.Say("panel.decision")}
	rows, end := y.d.answers()
	if y.d.Choices != nil {
		v.Title, v.Accent = " ", render.Fade(render.Brass, 0.7) // whose turn it is is shown there
	}
	sh.UI.Add(game.Panels, game.Area{Name: "panel/decision", Rect: r, Skip: true, Leads: true, Weight: game.Asked})
	in := p.Panel(r, v)
	if y.d.Choices != nil {
		y.drawHeading(sh, p, in)
	}
	in = y.account.drawLately(sh, p, y.hostiles.drawHostileSeat(sh, p, in))
	switch {
	case y.d.Problem != "":
		p.Paragraph(in, y.d.Problem, render.Body)
		return
	case y.d.Presenting() && y.d.kit.layout.Held && !y.d.Play.Watched():
		y.drawWatch(sh, p, in)
		return
	case y.d.Presenting():
		p.Paragraph(in, w.Say("decision.watch"), render.Quiet)
		return
	case y.d.Choices == nil:
		return
	case y.d.sheetShown():
		y.sheet.drawOverwatch(sh, p, in)
		return
	}
	rest := in
	switch {
	case y.account.latelyAsks(sh):
		_, rest = in.CutTop(t.ParagraphHeight(y.d.question(sh), render.Strong, in.W) + t.Px(4))
	case !y.d.plainTurn():
		_, rest = in.CutTop(p.Paragraph(in, y.d.question(sh), render.Strong) + t.Px(4))
	}
	y.drawAnswers(sh, p, rest, rows, end)
}

// drawHeading draws who decides above the question, and at the right the rule behind it.
func (y *questionPane) drawHeading(sh *game.Shell, p *render.Canvas, in render.Rect) {
	t, rule := sh.Theme, y.d.Choices.Decision.Rule
	high := t.LineHeight(render.Heading)
	at := render.Rect{X: in.X, Y: in.Y - t.Px(4) - high, W: in.W, H: high}
	if rule == "" || y.d.plainTurn() || y.d.Presenting() || y.d.Problem != "" || y.d.HandedOver() {
		y.d.DrawSeat(sh, p, at)
		y.account.drawLatelyAside(sh, p, at)
		return
	}
	ref, at := at.CutRight(t.Measure(scenes.RuleShown(sh, rule), render.RuleRef))
	_, at = at.CutRight(t.Px(6))
	at = y.d.DrawHush(sh, p, at)
	y.d.DrawSeat(sh, p, at)
	if y.account.latelyAsks(sh) { // the report stands in the question's place, so the question moves up here
		_, at = at.CutLeft(y.d.SeatWidth(sh) + t.Px(12))
		p.Snug(at, y.d.question(sh), render.Strong, render.Left)
	} else {
		y.account.drawLatelyAside(sh, p, at)
	}
	st := render.RuleRef
	if sh.UI.Hover("rule/" + rule) {
		st.Ink = render.Ivory
	}
	p.Label(ref, scenes.RuleShown(sh, rule), st, render.Right)
	if t.Held { // down over the question
		ref.H = t.Target(0)
		ref.Y = in.Y + t.LineHeight(render.Strong) - ref.H
	}
	scenes.RefArea(sh, game.Panels, ref, rule)
}

const (
	answerHeight = 24 // height of a row, design units
	endHeight    = 32 // height of the button that ends the question
)

// questionHeight returns the height of the question's panel with room for its rows, 0 for the least that it has.
func (y *questionPane) questionHeight(sh *game.Shell, width float32) float32 {
	t, wide := sh.Theme, width-sh.Theme.Px(24)
	seat := y.hostiles.hostileSeatHeight(sh, wide)
	told := y.account.latelyHeight(sh, wide)
	switch {
	case y.d.Presenting() && t.Held && !y.d.Play.Watched():
		return watchHeight(sh, wide) + seat
	case y.d.Choices == nil && seat == 0:
		return 0
	case y.d.Choices == nil, seat > 0 && y.d.Presenting():
		return t.Px(34) + t.LineHeight(render.Heading) + t.ParagraphHeight(sh.Words.Say("decision.watch"), render.Quiet, wide) + seat
	case y.d.sheetShown() && y.d.Problem == "":
		return t.Px(24) + max(t.Px(10), t.LineHeight(render.Heading)) + y.sheet.overwatchHeight(sh, wide) + told
	}
	list, last := y.d.answers()
	rows, end := len(list), last != nil
	asked := float32(0)
	if !y.d.plainTurn() {
		asked = t.ParagraphHeight(y.d.question(sh), render.Strong, wide)
	}
	need := seat + told + t.Px(34) + t.LineHeight(render.Heading) + asked + float32(rows)*(t.Target(t.Px(answerHeight)*t.Text)+t.Px(4)*t.Text)
	if end {
		need += t.Target(t.Px(endHeight)*t.Text) + t.Px(4)*t.Text
	}
	if hint := y.hint(sh); y.hinted(rows) && hint != "" && !y.d.Presenting() {
		if need += t.ParagraphHeight(hint, render.Quiet, wide); rows > 0 {
			need += t.Px(4)
		}
	}
	return need
}

// drawAnswers draws the rows and the button that ends the question.
func (y *questionPane) drawAnswers(sh *game.Shell, p *render.Canvas, r render.Rect, rows []*asking.Row, end *asking.Row) {
	t := sh.Theme
	if end != nil {
		var foot render.Rect
		foot, r = r.CutBottom(t.Target(t.Px(endHeight) * min(t.Text, 1.3)))
		_, r = r.CutBottom(t.Px(4))
		if y.d.kit.layout.Brief && y.d.Activating() && y.d.drawers.Open == 0 { // there is no room for them on the card
			foot = y.cards.drawDestinyBeside(sh, p, foot)
		}
		d := end.Direct()
		name := "option/" + d.Key
		v := render.ButtonView{Label: y.endLabel(sh, end), Primary: !y.d.Activating() || !y.d.canAct()}
		a := game.Area{Name: name, Rect: foot, Do: func() { y.d.by.Choose(sh, d.Key) }}
		if y.d.Activating() {
			a.Tip = func() render.TooltipView { return y.tips.endTip(sh) }
		}
		scenes.PlaceButton(sh, p, game.Panels, v, a)
	}
	if y.hinted(len(rows)) {
		_, r = r.CutTop(p.Paragraph(r, y.hint(sh), render.Quiet) + t.Px(4))
	}
	if len(rows) == 0 {
		return
	}
	space := t.Px(4)
	if y.d.opening.asked() {
		y.d.opening.draw(sh, p, r, rows, t.Target(t.Px(answerHeight)*t.Text), func(at render.Rect, row *asking.Row) { y.cards.drawRow(sh, p, at, row) })
		return
	}
	high := min(t.Target(t.Px(answerHeight)*t.Text), (r.H-space*float32(len(rows)-1))/float32(len(rows)))
	for k, row := range rows {
		y.cards.drawRow(sh, p, render.Rect{X: r.X, Y: r.Y + float32(k)*(high+space), W: r.W, H: high}, row)
	}
}

// endLabel says what ending the activation does: the remaining dice are kept for overwatch, each one lower.
func (y *questionPane) endLabel(sh *game.Shell, row *asking.Row) string {
	switch {
	case y.d.opening.asked():
		return y.d.opening.label(sh.Words)
	case row.Verb != fortress.DoEnd:
		return row.Label
	}
	var kept []string
	if e := y.d.activeCard(); e >= 0 && !y.d.Play.Shown.NoOverwatch() {
		for _, slot := range y.d.Play.Shown.Party[e].Slots {
			if slot.Die > 1 {
				kept = append(kept, strconv.Itoa(int(slot.Die)-1)) // BF-OVW-001
			}
		}
	}
	w := sh.Words
	what := w.Say("button.end")
	switch {
	case len(kept) > 0 && y.d.hostilesFollow():
		what = w.Count("button.end.keep", len(kept), strings.Join(kept, ", "))
	case len(kept) > 0:
		what = w.Say("button.end.last")
	}
	if y.d.Choices.Row("twin") != nil { // it is the end for both of them (BF-TWN-003)
		what = w.Say("button.end.both", what)
	}
	return what
}

// ending returns the row that ends the activation or the question, nil for none.
func ending(q *asking.Question) *asking.Row {
	if q == nil {
		return nil
	}
	for _, verb := range []string{"end", "done", "pass", "keep", "stay"} {
		for i := range q.Rows {
			if r := q.Rows[i]; r.Verb == verb && r.Direct() != nil {
				return r
			}
		}
	}
	return nil
}

// hinted reports whether the question says where to answer it: where all answers, or all but a few, lie on the board. The
// hostile player has a seat that says more.
func (y *questionPane) hinted(rows int) bool {
	return rows == 0 || !y.d.Activating() && y.d.Choices.Decision.Seat != fortress.HostileSeat && y.d.Choices.Points()
}

// hint says where to give the answer.
func (y *questionPane) hint(sh *game.Shell) string {
	switch {
	case sh.UI.Looking():
		return sh.Words.Say("hint.look")
	case y.d.Activating() && y.d.canAct() && y.d.kit.layout.Held:
		return "" // the actions stand right above, and need the room
	case y.d.Activating() && !y.d.canAct():
		return sh.Words.Say("hint.nothing")
	case y.d.Activating():
		return sh.Words.Say("hint.activation")
	case y.d.Choices.Units() != nil:
		return sh.Words.Say("hint.unit")
	case y.d.Choices.Spaces() != nil && y.d.Choices.Decision.Kind == fortress.AskDeploy:
		if a, ok := y.d.arriving(); ok {
			return sh.Words.Count("hint.deploy", a.Left, strconv.Itoa(a.Group+1))
		}
		return sh.Words.Say("hint.hex")
	case y.d.Choices.Spaces() != nil:
		return sh.Words.Say("hint.hex")
	}
	return ""
}
