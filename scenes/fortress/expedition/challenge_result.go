package expedition

import (
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// seen returns the rolls whose dice lie.
func (x *Expedition) seen() []table.TrialRoll {
	rolls := x.Trial.Rolls
	if n := len(rolls); x.Tray.Moving() && n > 0 && !rolls[n-1].Stands {
		return rolls[:len(rolls)-1]
	}
	return rolls
}

// tried returns the choice of the challenge that is being resolved.
func (x *Expedition) tried() *library.Choice {
	s := &x.Play.Shown
	round := s.Expedition.This()
	if x.Trial.Choice == "" || round == nil || round.Sort != fortress.ChallengeCard {
		return nil
	}
	card := &s.Pack().Challenges[round.Card]
	for i := range card.Choices {
		if card.Choices[i].ID == x.Trial.Choice {
			return &card.Choices[i]
		}
	}
	return nil
}

// leastTrial is the least height in which a choice that is being resolved can be read, in lines.
const leastTrial = 4

// drawTrial draws how the choice that is being resolved has turned out, and in the room below the choice itself with the result of
// each explorer who has rolled for it. It reports whether there is a choice, and room for it.
func (x *Expedition) drawTrial(sh *game.Shell, p *render.Canvas, r render.Rect) bool {
	t, choice := sh.Theme, x.tried()
	least := leastTrial * t.LineHeight(render.Small)
	if choice == nil || r.H < least {
		return false
	}
	if r = x.drawOutcome(sh, p, r); r.H < least {
		return true
	}
	told, results := r, render.Rect{}
	high := float32(len(x.Play.Shown.Party)) * (t.LineHeight(render.Body) + t.Px(2))
	switch {
	case !t.Narrow:
		told, results = r.CutLeft(r.W * 0.5)
		_, results = results.CutLeft(t.Px(14))
	case r.H > 2*high:
		told, results = r.CutTop(r.H - high)
	}
	in := p.Panel(told, render.PanelView{Card: true, Accent: render.Brass})
	if y := x.choiceStyles(sh, in, choice, 0); x.Trial.Told != nil && y.height(sh, in.W, choice, 0) > in.H+t.Px(1) {
		p.Paragraph(in, sh.Words.Say("text."+choice.ID), render.Quiet) // what has come of it is told above
	} else {
		x.writeChoice(sh, p, in, 0, choice, nil)
	}
	x.drawTrialRolls(sh, p, results.Inset2(0, t.Px(8)))
	return true
}

// drawTrialRolls draws the results, each on a line in the colour of the explorer.
func (x *Expedition) drawTrialRolls(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w, s := sh.Theme, sh.Words, &x.Play.Shown
	rolls := x.seen()
	for i := range rolls {
		line, rest := r.CutTop(t.LineHeight(render.Body) + t.Px(2))
		if r = rest; r.H < 0 {
			return
		}
		ink := render.Ivory
		if u := s.Find(rolls[i].By); u != fortress.NoUnit && s.On(u).Team == fortress.Explorers {
			ink = render.Explorers[s.On(u).Card]
		}
		level := rolls[i].Level
		name, result := line.CutLeft(line.W * 0.5)
		p.Snug(name, w.Name(rolls[i].By), render.Body.With(ink), render.Left)
		p.Snug(result, w.Say("level."+level.String()), render.Strong.With(render.Blend(table.OutcomeInks[level], render.Ivory, 0.25)), render.Left)
		sh.UI.Add(game.Panels, game.Area{Name: "trial/" + rolls[i].By, Rect: line, Skip: true, Rule: "BF-CHL-001"})
	}
}

// Sizes of how a choice has turned out, in design units.
const (
	outcomeDie = 58
	outcomePad = 12
)

// outcomeText is the style of the sentence.
var outcomeText = render.Style{Weight: render.Regular, Size: 19, Ink: render.Ivory}

// drawOutcome draws how the choice being resolved has turned out last, large and with its die, and returns the room below it.
func (x *Expedition) drawOutcome(sh *game.Shell, p *render.Canvas, r render.Rect) render.Rect {
	told := x.Trial.Told
	if told == nil {
		return r
	}
	t, w := sh.Theme, sh.Words
	text := w.Say("text." + library.Outcome(told.Choice, told.Level))
	head, ink := x.outcomeHead(sh, told)
	die := float32(0)
	if told.Roll != nil {
		die = min(t.Px(outcomeDie)*max(1, t.Text*0.8), r.W*0.2)
	}
	pad := t.Px(outcomePad)
	wide, st := r.W-die-3*pad, outcomeText
	high := func() float32 {
		return max(die, t.LineHeight(render.Heading)+t.Px(4)+t.ParagraphHeight(text, st, wide)) + 2*pad
	}
	for st.Size > render.Body.Size && high() > r.H {
		st.Size -= 0.5
	}
	at, rest := r.CutTop(min(r.H, high()))
	p.Panel(at, render.PanelView{Card: true, Accent: ink})
	in := at.Inset(pad)
	if told.Roll != nil {
		var left render.Rect
		left, in = in.CutLeft(die)
		_, in = in.CutLeft(pad)
		p.Die(render.DieView{Sides: told.Roll.Sides, Face: told.Roll.Face, Mark: table.Marks[told.Roll.Level], T: 1, Ink: render.Brass,
			At: left.Centre(), Size: min(die, left.H) * 0.9})
	}
	line, in := in.CutTop(t.LineHeight(render.Heading) + t.Px(4))
	p.Snug(line, head, render.Strong.With(render.Blend(ink, render.Ivory, 0.25)), render.Left)
	p.Paragraph(in, text, st)
	sh.UI.Add(game.Panels, game.Area{Name: "outcome", Rect: at, Skip: true, Rule: "BF-CHL-001"})
	_, rest = rest.CutTop(min(rest.H, t.Px(scenes.Gap)))
	return rest
}

// outcomeHead says for whom a choice has turned out, and with which result, in its colour.
func (x *Expedition) outcomeHead(sh *game.Shell, o *table.Outcome) (text string, ink render.Ink) {
	w := sh.Words
	who := w.Say("trial.party")
	if o.By != "" {
		who = w.Name(o.By)
	}
	if o.Roll == nil {
		return w.Say("trial.made", who, w.Name(o.Choice)), render.Brass
	}
	ink = table.OutcomeInks[o.Roll.Level]
	if o.Roll.Level == dice.Success {
		ink = render.Portal
	}
	return w.Say("trial.rolled", who, w.Say("level."+o.Roll.Level.String())), ink
}
