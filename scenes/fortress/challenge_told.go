package fortress

import (
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// Sizes of how a choice has turned out, in design units.
const (
	outcomeDie = 58
	outcomePad = 12
)

// outcomeText is the style of the sentence.
var outcomeText = render.Style{Weight: render.Regular, Size: 19, Ink: render.Ivory}

// drawOutcome draws how the choice being resolved has turned out last, large and with its die, and returns the room below it.
func (x *Expedition) drawOutcome(sh *game.Shell, p *render.Canvas, r render.Rect) render.Rect {
	told := x.trial.told
	if told == nil {
		return r
	}
	t, w := sh.Theme, sh.Words
	text := w.Say("text." + library.Outcome(told.Choice, told.Level))
	head, ink := x.outcomeHead(sh, told)
	die := float32(0)
	if told.roll != nil {
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
	if told.roll != nil {
		var left render.Rect
		left, in = in.CutLeft(die)
		_, in = in.CutLeft(pad)
		p.Die(render.DieView{Sides: told.roll.sides, Face: told.roll.face, Mark: marks[told.roll.level], T: 1, Ink: render.Brass,
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
func (x *Expedition) outcomeHead(sh *game.Shell, o *outcome) (text string, ink render.Ink) {
	w := sh.Words
	who := w.Say("trial.party")
	if o.By != "" {
		who = w.Name(o.By)
	}
	if o.roll == nil {
		return w.Say("trial.made", who, w.Name(o.Choice)), render.Brass
	}
	ink = outcomeInks[o.roll.level]
	if o.roll.level == dice.Success {
		ink = render.Portal
	}
	return w.Say("trial.rolled", who, w.Say("level."+o.roll.level.String())), ink
}
