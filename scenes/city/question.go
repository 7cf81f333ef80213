package city

import (
	"strconv"
	"strings"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// mostRefused is the number of refused rows shown next to the legal ones.
const mostRefused = 2

// questionPane asks the question: its panel, and the rows of the actions on the card of who acts.
type questionPane struct {
	d       *tabletop
	teller  *teller
	coach   *coach // the guide, nil in most games
	numbers asking.Numbers
	acts    asking.Numbers // those of the actions of an activation, whatever is asked between two of them
	answers scenes.ScrollList
	sheet   sheet
	voices  voices
	since   since
}

// rows returns the rows that have numbers: those of the hero's card in an activation, else those of the question.
func (x *questionPane) rows() []*asking.Row {
	if x.d.own() {
		return x.actions()
	}
	rows, end := x.listed()
	if end != nil {
		rows = append(rows, end)
	}
	return rows
}

// listed returns the rows that the question's panel lists, and the one that ends the question, nil for none.
func (x *questionPane) listed() (rows []*asking.Row, end *asking.Row) {
	if x.d.Question == nil || x.d.Presenting() {
		return nil, nil
	}
	rows, end = x.d.Question.Answers(mostRefused)
	switch {
	case x.d.own() && x.d.Layout.Held: // there is no card for them
		return x.actions(), end
	case x.d.own():
		return nil, end
	}
	return rows, end
}

// actions returns the rows of an activation, as they stand on the hero's card.
func (x *questionPane) actions() (rows []*asking.Row) {
	for _, r := range x.d.Question.Shown() {
		if !r.Ends {
			rows = append(rows, r)
		}
	}
	return rows
}

// numbered returns the rows that have numbers.
func (x *questionPane) numbered() asking.Numbered {
	if x.d.own() {
		return x.acts.Among(x.rows())
	}
	return x.numbers.Among(x.rows())
}

// number gives numbers to the rows of a question that has just been asked. Within an activation an action keeps its number.
func (x *questionPane) number() {
	d := x.d.Question.Decision
	if x.d.own() {
		x.acts.Keep(activation{x.d.Play.Shown.Turn, d.About[0]}, x.rows())
		return
	}
	x.numbers.Keep(d.Kind+d.About[0], x.rows())
}

// activation is that of a hero in a turn.
type activation struct {
	turn uint8
	hero string
}

// question says what is asked.
func (x *questionPane) question(sh *game.Shell) string {
	if x.d.Question == nil {
		return ""
	}
	w := placed(sh.Words.WithPlayers(x.d.Names), &x.d.Play.Shown, x.d.Question.Decision.About[:]...)
	if r := x.d.Question.Picked(); x.d.own() && r != nil && r.Place == asking.OnUnits {
		return w.Say("question.target", w.Name(x.d.Question.Decision.About[0]), r.Label)
	}
	if d := x.d.Question.Decision; x.sheet.asked() && d.Kind == rules.AskReact {
		return w.Say("sheet.reactions", w.Name(d.About[1]))
	}
	return w.Ask(x.d.Question.Decision)
}

// hint says where the question is answered, if that is on the board.
func (x *questionPane) hint(sh *game.Shell) string {
	w := sh.Words
	switch {
	case x.d.Question == nil || x.d.Presenting():
		return ""
	case x.d.own() && x.d.Layout.Held:
		return ""
	case x.d.own():
		return w.Say("hint.activation")
	case x.d.Question.Units() != nil:
		return w.Say("hint.unit")
	case x.d.Question.Spaces() != nil:
		return w.Say("hint.space")
	}
	return ""
}

// endLabel says what ends the question. The end of an activation keeps the dice that are left, each lowered by one, while hostiles are
// still to act (CC-REA-001, 008).
func (x *questionPane) endLabel(sh *game.Shell, row *asking.Row) string {
	h := x.d.actor()
	if x.sheet.asked() && row.Verb == rules.DoPass {
		return sh.Words.Say("sheet.pass")
	}
	if row.Verb != rules.DoEnd || h < 0 {
		return row.Label
	}
	var kept []string
	for _, slot := range x.d.Play.Shown.Heroes[h].Slots {
		if slot.Die > 1 {
			kept = append(kept, strconv.Itoa(int(slot.Die)-1))
		}
	}
	if len(kept) == 0 || !hostilesToCome(&x.d.Play.Shown) {
		return sh.Words.Say("button.end")
	}
	return sh.Words.Say("button.end.keep", strings.Join(kept, " "))
}

const (
	answerHeight = 26 // height of a row, design units
	endHeight    = 36 // height of the button that ends the question
	mostListed   = 7  // rows that a panel shows before it scrolls
)

// questionHeight returns the height of the question's panel with room for its rows.
func (x *questionPane) questionHeight(sh *game.Shell, width float32) float32 {
	t, wide := sh.Theme, width-sh.Theme.Px(24)
	switch {
	case t.Held && x.d.Presenting() && !x.d.Play.Watched(): // what happens stands over the button that shows it at once
		return t.Px(34) + t.LineHeight(render.Heading) + t.ParagraphHeight(x.watching(sh), render.Quiet, wide) + endRoom(t)
	case x.d.Question == nil || x.d.crisisAsked():
		return 0
	}
	rows, end := x.listed()
	need := t.Px(34) + t.LineHeight(render.Heading) + x.since.height(sh) + t.ParagraphHeight(x.question(sh), render.Strong, wide)
	cols := 1
	if x.d.own() && x.d.Layout.Held {
		cols = actionColumns
	}
	high, _ := x.rowSizes(t, rows, wide, cols)
	need += rowsHeight(t, high[:min(len(high), mostListed)])
	if end != nil {
		need += endRoom(t) + t.Px(6)
	}
	for _, note := range x.notes(sh) {
		need += t.ParagraphHeight(note, render.Quiet, wide) + t.Px(4)
	}
	if said := x.voices.said(sh); said != "" {
		need += t.ParagraphHeight(said, render.Quiet, wide) + t.Px(6)
	}
	return need
}

// notes are what is said below the question: where it is answered, and what must be known to answer it.
func (x *questionPane) notes(sh *game.Shell) (list []string) {
	if about := x.about(sh); about != "" && !x.d.Presenting() && !x.coach.tutor.Speaks() {
		list = append(list, about)
	}
	if hint := x.hint(sh); hint != "" {
		list = append(list, hint)
	}
	if x.d.own() {
		if s := &x.d.Play.Shown; int(s.QuestToken) >= s.Goal() && !x.coach.tutor.Speaks() {
			list = append(list, sh.Words.Say(wayOut(s)))
		}
		list = append(list, x.d.who.nightNote(sh))
	}
	return list
}

// wayOut is the text for what is left to do once the goal is reached.
func wayOut(s *rules.State) string {
	if s.Ground.Zone == 0 {
		return "journey.reached.call"
	}
	return "journey.reached.go"
}

// about explains the question in a line, "" for one that explains itself.
func (x *questionPane) about(sh *game.Shell) string {
	if x.d.Question == nil || !sh.Words.Has("about."+x.d.Question.Decision.Kind) {
		return ""
	}
	w, d := sh.Words, x.d.Question.Decision
	return w.Say("about."+d.Kind, w.Name(d.About[0]), w.Name(d.About[1]))
}

// drawQuestion draws who must decide what, the options that are neither on the board nor on a card, and the button that ends it.
func (x *questionPane) drawQuestion(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	v := render.PanelView{Title: w.Say("panel.decision")}
	if x.d.Question != nil {
		v.Title, v.Accent = " ", render.Fade(render.Brass, 0.7)
	}
	sh.UI.Add(game.Panels, game.Area{Name: "panel/decision", Rect: r, Skip: true, Leads: true, Weight: game.Asked})
	in := p.Panel(r, v)
	if x.d.Question != nil {
		x.drawHeading(sh, p, in)
	}
	switch {
	case x.d.Problem != "":
		p.Paragraph(in, x.d.Problem, render.Body)
		return
	case x.d.Play.Watched() && x.d.Question == nil, x.d.Presenting():
		p.Paragraph(in, x.watching(sh), render.Quiet)
		x.drawSkip(sh, p, in)
		return
	case x.d.Question == nil || x.d.Play.Watched():
		return
	}
	in = x.since.draw(sh, p, in)
	_, in = in.CutTop(p.Paragraph(in, x.question(sh), render.Strong) + t.Px(4))
	rows, end := x.listed()
	if end != nil {
		var foot render.Rect
		foot, in = in.CutBottom(endRoom(t))
		_, in = in.CutBottom(t.Px(6))
		d := end.Direct()
		a := game.Area{Name: end.Area(), Rect: foot, Tip: func() render.TooltipView { return x.teller.rowTip(sh, end) }}
		if d != nil {
			a.Do = func() { x.d.by.Choose(sh, d.Key) }
		}
		scenes.PlaceButton(sh, p, game.Panels, render.ButtonView{Label: x.endLabel(sh, end), Primary: len(rows) == 0 || !x.canAct()}, a)
	}
	for _, note := range x.notes(sh) {
		_, in = in.CutTop(p.Paragraph(in, note, render.Quiet) + t.Px(4))
	}
	cols := 1
	if x.d.own() {
		cols = 2
	}
	in = x.drawVoices(sh, p, in, rows)
	x.drawRows(sh, p, in, rows, cols, &x.answers)
}

// drawVoices draws what a hero says to another below the rows, where these leave the room, and returns theirs.
func (x *questionPane) drawVoices(sh *game.Shell, p *render.Canvas, in render.Rect, rows []*asking.Row) render.Rect {
	said, t := x.voices.said(sh), sh.Theme
	if said == "" {
		return in
	}
	high, _ := x.rowSizes(t, rows, in.W, 1)
	at, rest := in.CutBottom(t.ParagraphHeight(said, render.Quiet, in.W) + t.Px(6))
	if rest.H < rowsHeight(t, high)-t.Px(4) {
		return in
	}
	_, at = at.CutTop(t.Px(6))
	p.Paragraph(at, said, render.Quiet.With(render.Brass))
	return rest
}

// watching says what happens while events are shown.
func (x *questionPane) watching(sh *game.Shell) string {
	switch {
	case x.d.Tray.Moving() && x.d.Tray.Rolls != "": // the die tells first
		return x.d.Tray.Rolls
	case x.d.told.rolls != "":
		return x.d.told.rolls
	}
	return sh.Words.Say("decision.watch")
}

// drawSkip draws the button that shows all that happens at once, for those without a key for it.
func (x *questionPane) drawSkip(sh *game.Shell, p *render.Canvas, in render.Rect) {
	if x.d.Play.Watched() || !sh.Theme.Held {
		return
	}
	foot, _ := in.CutBottom(endRoom(sh.Theme))
	scenes.DrawButton(sh, p, game.Panels, foot, "skip", render.ButtonView{Label: sh.Words.Say("button.skip")}, func() { x.d.CatchUp(sh) })
}

// canAct reports whether the activation offers anything other than its end.
func (x *questionPane) canAct() bool {
	for _, r := range x.d.Question.All() {
		if len(r.Legal) > 0 && !r.Ends {
			return true
		}
	}
	return false
}

// drawHeading draws who decides above the question, and at the right the rule behind it.
func (x *questionPane) drawHeading(sh *game.Shell, p *render.Canvas, in render.Rect) {
	t, d := sh.Theme, x.d.Question.Decision
	high := t.LineHeight(render.Heading)
	at := render.Rect{X: in.X, Y: in.Y - t.Px(4) - high, W: in.W, H: high}
	who := x.d.playerName(sh, int(d.Seat))
	if x.d.HandedOver() {
		scenes.DrawHandOver(sh, p, at, sh.Words.Say("handover.cue", who), func() { x.d.Seat.End(); x.d.Version++ })
		return
	}
	if shown := scenes.RuleShown(sh, d.Rule); shown != "" {
		var ref render.Rect
		ref, at = at.CutRight(t.Measure(shown, render.RuleRef))
		_, at = at.CutRight(t.Px(6))
		p.Label(ref, shown, render.RuleRef, render.Right)
		scenes.RefArea(sh, game.Panels, ref, d.Rule)
	}
	scenes.DrawSeat(p, at, who)
}
