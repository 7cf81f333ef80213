package expedition

import (
	"strconv"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// drawChoices draws the choices of a challenge side by side, each with its possible results.
func (x *Expedition) drawChoices(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	card, _, ok := fortress.ChallengeInPlay(x.Play.Match)
	if !ok {
		return
	}
	others := x.inspiring()
	cells := r
	_, cells = cells.CutBottom(float32(len(others)) * t.Px(28+4))
	if x.stacksChoices(sh, cells, card) {
		x.Answers.Draw(sh, p, r, t.Px(stackGap), append(x.choiceRows(sh, p, r, card), x.answerRows(sh, p, others, 1)...))
		return
	}
	add := func(a game.Area) { sh.UI.Add(game.Panels, a) }
	for _, row := range others {
		var at render.Rect
		at, r = r.CutBottom(t.Px(28))
		_, r = r.CutBottom(t.Px(4))
		x.drawAnswer(sh, p, at, row, add)
	}
	for i, at := range cells.Columns(len(card.Choices), t.Px(10)) {
		if row := x.Choices.Row("choose " + card.Choices[i].ID); row != nil {
			x.drawChoice(sh, p, at, row, &card.Choices[i], add)
		}
	}
}

// inspiring returns the rows by which others may spend inspiration.
func (x *Expedition) inspiring() (rows []*asking.Row) {
	for _, row := range x.Choices.Of(fortress.DoInspire) {
		if len(row.Legal) > 0 {
			rows = append(rows, row)
		}
	}
	return rows
}

// drawChoice draws one choice: what the explorer does, its possible results, and the exact odds of its
// roll.
func (x *Expedition) drawChoice(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row, choice *library.Choice, add func(game.Area)) {
	t := sh.Theme
	v, d := render.PanelView{Card: true}, row.Direct()
	a := asking.Answers{Take: x.Choose}.Area(sh, r, row)
	if sh.UI.Hover(a.Name) && d != nil {
		v.Accent = render.Brass
	}
	in := p.Panel(r, v)
	odds := x.choiceOdds(row)
	x.writeChoice(sh, p, in, x.Number(row), choice, odds)
	if d != nil && x.choiceStyles(sh, in, choice, len(odds)).untold {
		a.Tip = func() render.TooltipView {
			return render.TooltipView{Title: sh.Words.Name(choice.ID), Text: sh.Words.Say("text." + choice.ID), Rules: "BF-CHL-001"}
		}
	}
	if d == nil {
		darken(p, r)
	}
	if sh.UI.Focus(a.Name) {
		p.FocusRing(r, t.Px(6))
	}
	add(a)
}

// choiceOdds returns the odds of the rolls of a choice, for each explorer who would make it.
func (x *Expedition) choiceOdds(row *asking.Row) []fortress.RollOdds {
	if d := row.Direct(); d != nil {
		return fortress.ForeseeChoice(x.Play.Match, &d.Option)
	}
	return nil
}

// drawAhead shows the choices of a challenge while the question is who meets it.
func (x *Expedition) drawAhead(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	card, _, ok := fortress.ChallengeInPlay(x.Play.Match)
	if !ok || r.H < t.Px(60) {
		return
	}
	for i, at := range r.Columns(len(card.Choices), t.Px(10)) {
		x.drawChoiceAhead(sh, p, at, &card.Choices[i], func(a game.Area) { sh.UI.Add(game.Panels, a) })
	}
}

func (x *Expedition) drawChoiceAhead(sh *game.Shell, p *render.Canvas, at render.Rect, choice *library.Choice, add func(game.Area)) {
	t, w := sh.Theme, sh.Words
	in := p.Panel(at, render.PanelView{Card: true})
	x.writeChoice(sh, p, in, 0, choice, x.sentBars(sh, in, choice))
	text := w.Say("text." + choice.ID)
	p.Round(at, t.Px(6), render.Fade(render.Void, 0.12))
	if !x.affordable(choice) {
		darken(p, at)
		text = w.Say("choice.short")
	}
	add(game.Area{Name: "ahead/" + choice.ID, Rect: at, Skip: true, Tip: func() render.TooltipView {
		v := render.TooltipView{Title: w.Name(choice.ID), Text: text, Rules: "BF-CHL-001"}
		for _, o := range x.sentOdds(choice) {
			oddsOf(sh, &v, x.Roller(sh, o), o)
		}
		return v
	}})
}

// darken dims a choice that cannot be made.
func darken(p *render.Canvas, r render.Rect) {
	p.Round(r, p.Theme.Px(6), render.Fade(render.Void, 0.4))
}

// affordable reports whether an explorer who may meet the challenge has the inspiration that a choice
// costs.
func (x *Expedition) affordable(choice *library.Choice) bool {
	_, actor, met := fortress.ChallengeInPlay(x.Play.Match)
	for e := range x.Play.Shown.Party {
		y := &x.Play.Shown.Party[e]
		asked := actor < 0 || e == actor
		if met && asked && y.Playing && y.Able() && int(y.Inspiration) >= choice.Price {
			return true
		}
	}
	return false
}

// priceOf says what a choice costs, and whether nobody can pay it.
func (x *Expedition) priceOf(sh *game.Shell, choice *library.Choice) (text string, ink render.Ink) {
	text = sh.Words.Count("choice.price", choice.Price)
	if x.affordable(choice) {
		return text, render.Brass
	}
	return sh.Words.Say("choice.unpaid", text), render.Find
}

// writeChoice writes what a choice does, its cost, and its possible results.
func (x *Expedition) writeChoice(sh *game.Shell, p *render.Canvas, in render.Rect, number int, choice *library.Choice, odds []fortress.RollOdds) {
	t, w := sh.Theme, sh.Words
	y := x.choiceStyles(sh, in, choice, len(odds))
	line, in := in.CutTop(t.LineHeight(y.strong))
	if number > 0 && !t.NoKeys {
		at, _ := line.CutRight(t.Px(14) * t.Text)
		p.Label(at, strconv.Itoa(number), y.small.With(render.Blend(render.Brass, render.Muted, 0.4)), render.Right)
	}
	p.Label(line, w.Name(choice.ID), y.strong, render.Left)
	if !y.untold {
		used := p.Paragraph(in, w.Say("text."+choice.ID), y.small)
		_, in = in.CutTop(used + t.Px(4))
	}
	if choice.Price > 0 {
		text, ink := x.priceOf(sh, choice)
		line, in = in.CutTop(y.priceHeight(t, in.W))
		if y.priceOnOne(t, in.W) {
			p.Snug(line, text, y.small.With(ink), render.Left)
		} else {
			p.Paragraph(line, text, y.small.With(ink))
		}
	}
	in = y.drawOutcomes(sh, p, in, choice.Effect)
	x.drawRollOdds(sh, p, in, odds, y.small)
}

// choiceText holds the styles of a choice's text.
type choiceText struct {
	strong, small render.Style
	label         float32 // width of the column with the names of the levels
	price         string  // what the choice costs, "" for nothing
	untold        bool    // what the explorer does is left to the tip
}

// ChoiceBody is the text of a choice where there is room for it, and leastChoice the least part of its size at which
// the choice tells all by itself: that of small text.
var (
	ChoiceBody  = render.Quiet
	leastChoice = render.Small.Size / ChoiceBody.Size
)

// choiceStyles returns the styles in which a choice has room. Before its text becomes too small to read, it leaves out
// what the tip tells too.
func (x *Expedition) choiceStyles(sh *game.Shell, in render.Rect, choice *library.Choice, bars int) choiceText {
	y := x.fullChoice(sh, choice)
	k := in.H / y.height(sh, in.W, choice, bars)
	if k < leastChoice {
		y.untold = true
		k = in.H / y.height(sh, in.W, choice, bars)
	}
	if k < 1 {
		k = max(0.5*leastChoice, k)
		y.strong, y.small = scenes.Smaller(render.Strong, k), scenes.Smaller(ChoiceBody, k)
		y.label = levelWidth(sh, y.small)
	}
	return y
}

// fullChoice returns the styles of a choice that has all the room it needs.
func (x *Expedition) fullChoice(sh *game.Shell, choice *library.Choice) choiceText {
	y := choiceText{strong: render.Strong, small: ChoiceBody, label: levelWidth(sh, ChoiceBody)}
	if choice.Price > 0 {
		y.price, _ = x.priceOf(sh, choice)
	}
	return y
}

// priceOnOne reports whether the price fits on one line, a little smaller if need be.
func (y choiceText) priceOnOne(t *render.Theme, wide float32) bool {
	return t.Measure(y.price, y.small)*asking.LeastOfLine <= wide
}

// priceHeight returns the height of the price.
func (y choiceText) priceHeight(t *render.Theme, wide float32) float32 {
	high := t.Px(2)
	if y.priceOnOne(t, wide) {
		return high + t.LineHeight(y.small)
	}
	return high + t.ParagraphHeight(y.price, y.small, wide)
}

// levelWidth returns the width of the column with the names of the levels, which is not wider than a narrow
// card can spare.
func levelWidth(sh *game.Shell, st render.Style) float32 {
	t := sh.Theme
	wide := t.Px(52) * t.Text * st.Size / render.Small.Size
	for level := dice.Fail; level <= dice.Critical; level++ {
		wide = max(wide, min(t.Measure(sh.Words.Say("level."+level.String()), st)+t.Px(6), 1.5*wide))
	}
	return wide
}

// height returns the height of a choice with its text and the bars of its odds.
func (y choiceText) height(sh *game.Shell, wide float32, choice *library.Choice, bars int) float32 {
	t := sh.Theme
	line := t.LineHeight(y.small) + t.Px(1)
	high := t.LineHeight(y.strong) + t.Px(8) + float32(bars)*line
	if !y.untold {
		high += t.ParagraphHeight(sh.Words.Say("text."+choice.ID), y.small, wide)
	}
	if y.price != "" {
		high += y.priceHeight(t, wide)
	}
	if len(choice.Effect) == 0 {
		high += line
	}
	for i := range choice.Effect {
		if choice.Effect[i].Do != "roll" {
			high += t.ParagraphHeight(foretold.Sentence(sh.Words, choice.Effect[i:i+1]), y.small, wide) + t.Px(1)
			continue
		}
		head := y.small
		head.Weight = render.Bold
		high += t.ParagraphHeight(sh.Words.Say("roll."+choice.Effect[i].Roll, strconv.Itoa(choice.Effect[i].Need)), head, wide) + t.Px(1)
		for _, branch := range y.branches(&choice.Effect[i]) {
			high += t.ParagraphHeight(foretold.Sentence(sh.Words, branch.ops), y.small, wide-y.label) + t.Px(1)
		}
	}
	return high
}

// branch is the result of one level of a roll.
type branch struct {
	level dice.Level
	ops   []library.Op
}

// branches returns the levels of a roll.
func (choiceText) branches(op *library.Op) []branch {
	switch {
	case op.Do != "roll":
		return nil
	case op.Roll == "blackstone" && op.Great == 0:
		return []branch{{dice.Fail, op.Failure}, {dice.Success, op.Success}}
	}
	return []branch{{dice.Fail, op.Failure}, {dice.Success, op.Success}, {dice.Critical, op.Critical}}
}

// drawOutcomes writes the effects of a choice's operations and returns the rest below.
func (y choiceText) drawOutcomes(sh *game.Shell, p *render.Canvas, in render.Rect, ops []library.Op) render.Rect {
	t, w := sh.Theme, sh.Words
	var line render.Rect
	plain := y.small.With(render.Ivory)
	for i := range ops {
		op := &ops[i]
		if op.Do != "roll" {
			text := foretold.Sentence(sh.Words, ops[i:i+1])
			line, in = in.CutTop(t.ParagraphHeight(text, plain, in.W) + t.Px(1))
			p.Paragraph(line, text, plain)
			continue
		}
		head := plain
		head.Weight = render.Bold
		name := w.Say("roll."+op.Roll, strconv.Itoa(op.Need))
		line, in = in.CutTop(t.ParagraphHeight(name, head, in.W) + t.Px(1))
		p.Paragraph(line, name, head)
		for _, b := range y.branches(op) {
			text := foretold.Sentence(sh.Words, b.ops)
			line, in = in.CutTop(t.ParagraphHeight(text, plain, in.W-y.label) + t.Px(1))
			left, rest := line.CutLeft(y.label)
			left.H = t.LineHeight(y.small)
			p.Snug(left, w.Say("level."+b.level.String()), y.small.With(render.Blend(table.OutcomeInks[b.level], render.Ivory, 0.25)), render.Left)
			p.Paragraph(rest, text, plain)
		}
	}
	if len(ops) == 0 {
		line, in = in.CutTop(t.LineHeight(y.small))
		p.Label(line, w.Say("op.none"), plain, render.Left)
	}
	return in
}

// drawRollOdds draws a bar of failure, success and critical for each explorer who would roll.
func (x *Expedition) drawRollOdds(sh *game.Shell, p *render.Canvas, r render.Rect, odds []fortress.RollOdds, st render.Style) {
	t, w := sh.Theme, sh.Words
	if len(odds) == 0 {
		return
	}
	high := min(max(t.Px(14), t.LineHeight(st)), r.H/float32(len(odds)))
	_, r = r.CutTop(max(0, r.H-high*float32(len(odds))))
	wide := x.RollersWidth(sh, odds, st)
	for _, o := range odds {
		var line, label render.Rect
		line, r = r.CutTop(high)
		label, line = line.CutLeft(min(line.W*0.45, wide))
		ink := render.Muted
		if o.Explorer != anyone {
			ink = render.Explorers[o.Explorer]
		}
		p.Snug(label, x.Roller(sh, o), st.With(ink), render.Left)
		rows := make([]render.OddsRow, 0, len(o.Levels))
		for level, share := range o.Levels {
			rows = append(rows, render.OddsRow{Label: w.Say("level." + dice.Level(level).String()), Share: float32(share.Float()), Ink: table.OutcomeInks[level]})
		}
		thick := t.Px(13)
		if t.Held || t.Text >= largeText { // its percentages are as large as other texts
			thick = line.H - t.Px(2)
		}
		p.Stack(line.Inset2(0, max(0, (line.H-thick)/2)), rows)
	}
}

// Roller says who would roll which die.
func (x *Expedition) Roller(sh *game.Shell, o fortress.RollOdds) string {
	die := "D20"
	if o.Need == 0 {
		die = table.Stat(o.Stat)
	}
	if o.Explorer == anyone {
		return die
	}
	return sh.Words.Say("roll.who", table.Brief(sh.Words, x.Play.Shown.Name(o.Explorer)), die)
}

// RollersWidth returns the width of the column of those who would roll, so that all bars begin at one line.
func (x *Expedition) RollersWidth(sh *game.Shell, odds []fortress.RollOdds, st render.Style) float32 {
	t := sh.Theme
	wide := t.Px(84) * t.Text
	if len(odds) > 0 && odds[0].Explorer == anyone {
		wide = 0
	}
	for _, o := range odds {
		wide = max(wide, t.Measure(x.Roller(sh, o), st)+t.Px(8))
	}
	return wide
}
