package scenes

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
)

// drawMiddle draws what is going on: the card in play with what can be done about it, or the question
// whether to go on.
func (x *Expedition) drawMiddle(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.play.Shown, sh.Words
	in := p.Panel(r, render.PanelView{Accent: render.Fade(render.Brass, 0.7)}).Inset(t.Px(4))
	round := s.Expedition.This()
	explore := x.choices != nil && (x.choices.decision.Kind == "explore" || x.choices.decision.Kind == "end-expedition")
	name, text, sort, combat := "maglev", "", w.Say("card.between"), false
	if round != nil && !explore {
		name = s.ExplorationCard(round.Sort, round.Card)
		combat = round.Sort == fortress.CombatCard
		sort = w.Say("card.sort."+[]string{"combat", "challenge"}[round.Sort]) + x.challengers(sh)
	}
	text = w.Say("text." + name)
	if explore || round == nil {
		text = w.Say("card.ahead", strconv.Itoa(s.Expedition.CardsLeft()), strconv.Itoa(int(s.Expedition.Left[fortress.CombatCard])), strconv.Itoa(int(s.Expedition.Left[fortress.ChallengeCard])))
	}
	head, body := in.CutTop(min(in.H*0.42, t.Px(190)))
	art, head := head.CutLeft(min(head.W*0.34, head.H*1.3))
	p.CardArt(art, name, combat)
	_, head = head.CutLeft(t.Px(14))
	big := render.Style{Weight: render.Bold, Size: 22, Tracking: 1, Ink: render.Ivory}
	for _, line := range t.Wrap(w.Name(name), big, head.W) {
		var at render.Rect
		at, head = head.CutTop(t.LineHeight(big))
		p.Label(at, line, big, render.Left)
	}
	var at render.Rect
	at, head = head.CutTop(t.LineHeight(render.Small) + t.Px(6))
	p.Label(at, sort, render.Small.With(render.Brass), render.Left)
	used := p.Paragraph(head, text, render.Body.With(render.Blend(render.Ivory, render.Muted, 0.3)))
	if explore {
		_, head = head.CutTop(used + t.Px(8))
		x.drawNext(sh, p, head)
	}
	_, body = body.CutTop(t.Px(10))
	x.drawWhatNow(sh, p, body)
}

// challengers says who meets the challenge in play.
func (x *Expedition) challengers(sh *game.Shell) string {
	c, _, ok := fortress.ChallengeInPlay(x.play.Match)
	if !ok {
		return ""
	}
	return " · " + sh.Words.Say("card.who."+c.Who)
}

// drawWhatNow draws the question with its answers, or the button that goes on.
func (x *Expedition) drawWhatNow(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	switch {
	case x.problem != "":
		p.Paragraph(r, x.problem, render.Body.With(render.Find))
		return
	case x.held():
		foot, rest := r.CutBottom(t.Px(38))
		_, rest = rest.CutBottom(t.Px(8))
		x.drawGround(sh, x.dst, rest)
		x.button(sh, p, middle(foot, t.Px(300)*t.Text), "expedition/enter", render.ButtonView{Label: w.Say("expedition.enter"), Primary: true}, func() { x.enter(sh) })
		return
	case x.Moving():
		foot, rest := r.CutBottom(t.Px(34))
		x.button(sh, p, middle(foot, t.Px(220)*t.Text), "skip", render.ButtonView{Label: w.Say("button.skip")}, func() { x.land(sh) })
		p.Paragraph(rest, w.Say("decision.watch"), render.Quiet)
		return
	case x.choices == nil:
		return
	}
	d := x.choices.decision
	var line render.Rect
	line, r = r.CutTop(t.LineHeight(render.Heading) + t.Px(2))
	p.Label(line, strings.ToUpper(x.player(sh, d.Seat)), render.Heading, render.Left)
	line, r = r.CutTop(t.LineHeight(render.Strong) + t.Px(6))
	p.Label(line, w.Ask(d), render.Strong, render.Left)
	switch d.Kind {
	case "challenge":
		x.drawChoices(sh, p, r)
	case "explore", "end-expedition":
		x.drawDoors(sh, p, r)
	default:
		x.drawAnswers(sh, p, r)
	}
}

// middle is a rectangle of that width in the middle of r.
func middle(r render.Rect, wide float32) render.Rect {
	wide = min(wide, r.W)
	return render.Rect{X: r.Centre().X - wide/2, Y: r.Y, W: wide, H: r.H}
}

func (x *Expedition) button(sh *game.Shell, p *render.Canvas, r render.Rect, name string, v render.ButtonView, do func()) {
	drawButton(sh, p, game.Panels, r, name, v, do)
}

// drawDoors draws the ways on from between two cards, or the vote, as large buttons.
func (x *Expedition) drawDoors(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.play.Shown, sh.Words
	foot, rest := r.CutBottom(t.Px(40))
	_, rest = rest.CutBottom(t.Px(8))
	key := "expedition.end-lost"
	if s.ObjectiveMet() {
		key = "expedition.end-won"
	}
	used := p.Paragraph(rest, w.Say(key), render.Quiet)
	_, rest = rest.CutTop(used + t.Px(4))
	x.drawGround(sh, x.dst, rest)
	rows := x.choices.rows
	n := 0
	for i := range rows {
		if rows[i].verb != "inspire" || len(rows[i].legal) > 0 {
			n++
		}
	}
	cells := foot.Columns(n, t.Px(12))
	n = 0
	for i := range rows {
		row := &rows[i]
		if row.verb == "inspire" && len(row.legal) == 0 {
			continue
		}
		x.drawDoor(sh, p, cells[n], row, n == 0)
		n++
	}
}

func (x *Expedition) drawDoor(sh *game.Shell, p *render.Canvas, r render.Rect, row *row, primary bool) {
	v := render.ButtonView{Label: row.label, Primary: primary, Disabled: len(row.legal) == 0}
	if why := row.reason(); v.Disabled && why != nil {
		v.Reason = refusal(sh, why)
	}
	name := "row/" + row.id
	if d := row.direct(); d != nil {
		name = "option/" + d.key
	}
	x.button(sh, p, r, name, v, func() { x.choose(sh, row.direct().key) })
}

// drawAnswers draws the options of a question as rows.
func (x *Expedition) drawAnswers(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	rows := x.choices.rows
	high := min(t.Px(30)*t.Text, (r.H-t.Px(4)*float32(len(rows)))/float32(max(1, len(rows))))
	for i := range rows {
		row := &rows[i]
		if row.verb == "inspire" && len(row.legal) == 0 {
			continue
		}
		var at render.Rect
		at, r = r.CutTop(high)
		_, r = r.CutTop(t.Px(4))
		x.drawAnswer(sh, p, at, row)
	}
}

func (x *Expedition) drawAnswer(sh *game.Shell, p *render.Canvas, r render.Rect, row *row) {
	name := "row/" + row.id
	a := game.Area{Rect: r}
	v := render.OptionView{Label: row.label, Disabled: len(row.legal) == 0}
	if d := row.direct(); d != nil {
		name, a.Do = "option/"+d.key, func() { x.choose(sh, d.key) }
	} else if why := row.reason(); why != nil {
		v.Reason = refusal(sh, why)
		a.Tip = func() render.TooltipView {
			return render.TooltipView{Title: row.label, Text: refusal(sh, why), Rules: ruleName(why.Rule)}
		}
	}
	if row.verb == "send" {
		v.Detail = x.volunteer(sh, row)
	}
	a.Name, v.Hover, v.Focus = name, sh.UI.Hover(name), sh.UI.Focus(name)
	p.OptionRow(r, v)
	sh.UI.Add(game.Panels, a)
}

// volunteer says what an explorer would roll with.
func (x *Expedition) volunteer(sh *game.Shell, row *row) string {
	if row.direct() == nil {
		return ""
	}
	c := x.play.Shown.Card(int(row.direct().option.Args[0]))
	return sh.Words.Say("volunteer", stat(c.Agility), stat(c.Vitality), stat(c.Defence))
}

// drawChoices draws what can be done about a challenge side by side, each with what may come of it.
func (x *Expedition) drawChoices(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	card, _, ok := fortress.ChallengeInPlay(x.play.Match)
	if !ok {
		return
	}
	var others []int
	for i := range x.choices.rows {
		if row := &x.choices.rows[i]; row.verb == "inspire" && len(row.legal) > 0 {
			others = append(others, i)
		}
	}
	for _, i := range others {
		var at render.Rect
		at, r = r.CutBottom(t.Px(28))
		_, r = r.CutBottom(t.Px(4))
		x.drawAnswer(sh, p, at, &x.choices.rows[i])
	}
	cells := r.Columns(len(card.Choices), t.Px(10))
	for i := range card.Choices {
		if row := x.choices.row("choose " + card.Choices[i].ID); row != nil {
			x.drawChoice(sh, p, cells[i], row, &card.Choices[i])
		}
	}
}

// drawChoice draws one choice: what is done, what may come of it, and the exact odds of its roll.
func (x *Expedition) drawChoice(sh *game.Shell, p *render.Canvas, r render.Rect, row *row, choice *library.Choice) {
	t, w := sh.Theme, sh.Words
	name, v := "row/"+row.id, render.PanelView{Card: true}
	a := game.Area{Rect: r}
	d := row.direct()
	if d != nil {
		name, a.Do = "option/"+d.key, func() { x.choose(sh, d.key) }
	} else if why := row.reason(); why != nil {
		a.Tip = func() render.TooltipView {
			return render.TooltipView{Title: row.label, Text: refusal(sh, why), Rules: ruleName(why.Rule)}
		}
	}
	a.Name = name
	if sh.UI.Hover(name) && d != nil {
		v.Accent = render.Brass
	}
	in := p.Panel(r, v)
	line, in := in.CutTop(t.LineHeight(render.Strong))
	p.Label(line, w.Name(choice.ID), render.Strong, render.Left)
	used := p.Paragraph(in, w.Say("text."+choice.ID), render.Small)
	_, in = in.CutTop(used + t.Px(6))
	if choice.Price > 0 {
		line, in = in.CutTop(t.LineHeight(render.Small) + t.Px(2))
		p.Label(line, w.Count("choice.price", choice.Price), render.Small.With(render.Brass), render.Left)
	}
	in = x.drawOutcomes(sh, p, in, choice.Effect)
	if d != nil {
		x.drawRollOdds(sh, p, in, fortress.ForeseeChoice(x.play.Match, &d.option))
	}
	if sh.UI.Focus(name) {
		p.FocusRing(r, t.Px(6))
	}
	sh.UI.Add(game.Panels, a)
}

var outcomeInks = [...]render.Ink{render.Hostile, render.Muted, render.Brass}

// drawOutcomes writes what the operations of a choice do and returns what is left below.
func (x *Expedition) drawOutcomes(sh *game.Shell, p *render.Canvas, in render.Rect, ops []library.Op) render.Rect {
	t, w := sh.Theme, sh.Words
	var line render.Rect
	label := t.Px(52) * t.Text
	for i := range ops {
		op := &ops[i]
		line, in = in.CutTop(t.LineHeight(render.Small) + t.Px(1))
		if op.Do != "roll" {
			p.Label(line, sentence(sh, ops[i:i+1]), render.Small.With(render.Ivory), render.Left)
			continue
		}
		p.Label(line, w.Say("roll."+op.Roll, strconv.Itoa(op.Need)), render.Style{Weight: render.Bold, Size: 11, Ink: render.Ivory}, render.Left)
		for level, branch := range [][]library.Op{op.Failure, op.Success, op.Critical} {
			if level == 2 && op.Roll == "blackstone" && op.Great == 0 {
				continue
			}
			text := sentence(sh, branch)
			high := t.ParagraphHeight(text, render.Small, in.W-label)
			line, in = in.CutTop(high + t.Px(1))
			head, rest := line.CutLeft(label)
			head.H = t.LineHeight(render.Small)
			p.Label(head, w.Say("level."+levels[level]), render.Small.With(render.Blend(outcomeInks[level], render.Ivory, 0.25)), render.Left)
			p.Paragraph(rest, text, render.Small.With(render.Ivory))
		}
	}
	if len(ops) == 0 {
		line, in = in.CutTop(t.LineHeight(render.Small))
		p.Label(line, w.Say("op.none"), render.Small.With(render.Ivory), render.Left)
	}
	return in
}

// sentence says what operations do, one after the other.
func sentence(sh *game.Shell, ops []library.Op) string {
	if len(ops) == 0 {
		return sh.Words.Say("op.none")
	}
	parts := make([]string, 0, len(ops))
	for i := range ops {
		parts = append(parts, sh.Words.Count("op."+ops[i].Do+"."+ops[i].To, max(1, ops[i].Amount)))
	}
	return strings.Join(parts, ", ")
}

// drawRollOdds draws a bar of failure, success and critical for each explorer who would roll.
func (x *Expedition) drawRollOdds(sh *game.Shell, p *render.Canvas, r render.Rect, odds []fortress.RollOdds) {
	t, w, s := sh.Theme, sh.Words, &x.play.Shown
	if len(odds) == 0 {
		return
	}
	high := min(t.Px(16)*t.Text, r.H/float32(len(odds)))
	_, r = r.CutTop(max(0, r.H-high*float32(len(odds))))
	for _, o := range odds {
		var line, label render.Rect
		line, r = r.CutTop(high)
		label, line = line.CutLeft(min(line.W*0.45, t.Px(84)*t.Text))
		die := "D20"
		if o.Need == 0 {
			die = stat(o.Stat)
		}
		p.Label(label, w.Say("roll.who", brief(w, s.Name(o.Explorer)), die), render.Small.With(render.Explorers[o.Explorer]), render.Left)
		rows := make([]render.OddsRow, 0, len(o.Levels))
		for level, share := range o.Levels {
			rows = append(rows, render.OddsRow{Label: w.Say("level." + levels[level]), Share: float32(share.Float()), Ink: outcomeInks[level]})
		}
		p.Stack(line.Inset2(0, max(0, (line.H-t.Px(13))/2)), rows)
	}
}

// drawNext draws how likely the next card is a combat or a challenge.
func (x *Expedition) drawNext(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, ex := sh.Theme, &x.play.Shown.Expedition
	line, r := r.CutTop(t.LineHeight(render.Small))
	p.Label(line, sh.Words.Say("card.next"), render.Small, render.Left)
	bar, _ := r.CutTop(min(t.Px(15), r.H))
	left := float32(max(1, ex.CardsLeft()))
	rows := make([]render.OddsRow, 0, 2)
	for sort, ink := range []render.Ink{render.Hostile, render.Wall} {
		rows = append(rows, render.OddsRow{Share: float32(ex.Left[sort]) / left, Ink: ink})
	}
	p.Stack(bar, rows)
}
