package fortress

import (
	"slices"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// trial is the choice of a challenge that is being resolved, with the rolls made for it so far.
type trial struct {
	choice string
	rolls  []trialRoll
	told   *outcome // how it has turned out last, until the next explorer rolls
}

// trialRoll is the result of an explorer's roll.
type trialRoll struct {
	by          string // the miniature that rolled
	explorer    string
	level       dice.Level
	sides, face int
	stands      bool // it has been told how it came out
}

// outcome is how a choice has turned out for an explorer or the party, with the roll that decided it.
type outcome struct {
	fortress.CameOut
	roll *trialRoll // nil for a choice without a roll
}

// noteTrial notes a choice of a challenge, what is rolled for it and how it turns out (BF-CHL-001), until the next card or step.
func (c *stage) noteTrial(e fortress.Event) {
	y := &c.trial
	switch ch := e.Change.(type) {
	case fortress.ChoiceMade:
		*y = trial{choice: ch.Choice}
	case fortress.TurnedUp, fortress.StepBegan, fortress.Laid:
		*y = trial{}
	case fortress.Rolled:
		y.rolled(trialRoll{by: ch.By, explorer: c.explorerOf(ch.By), level: ch.Level(), sides: int(ch.Die), face: int(ch.Faces[ch.Used])})
	case fortress.BlackstoneRolled:
		for level := dice.Fail; level <= dice.Critical; level++ {
			if ch.Gave == level.String() {
				y.rolled(trialRoll{by: ch.By, explorer: c.explorerOf(ch.By), level: level, sides: int(dice.D20), face: int(ch.Face)})
			}
		}
	case fortress.CameOut:
		y.cameOut(ch)
	}
}

// explorerOf returns the id of the explorer to whom a miniature belongs, by its name.
func (c *stage) explorerOf(name string) string {
	s := &c.Play.Shown
	if u := s.Find(name); u != fortress.NoUnit && s.On(u).Team == fortress.Explorers {
		return s.Name(int(s.On(u).Card))
	}
	return name
}

// rolled notes a roll. A re-roll takes the place of the roll before it. An explorer whom the choice has turned out for rolls for
// what follows, such as a defence against a wound.
func (y *trial) rolled(roll trialRoll) {
	i := slices.IndexFunc(y.rolls, func(o trialRoll) bool { return o.explorer == roll.explorer })
	switch {
	case y.choice == "" || i >= 0 && y.rolls[i].stands:
		return
	case i >= 0:
		y.rolls[i] = roll
	default:
		y.rolls = append(y.rolls, roll)
	}
	y.told = nil
}

// cameOut notes how a choice has turned out. A card may have raised the level of the roll.
func (y *trial) cameOut(e fortress.CameOut) {
	y.told = &outcome{CameOut: e}
	for i := range y.rolls {
		if r := &y.rolls[i]; r.explorer == e.By {
			for r.level < dice.Critical && r.level.String() != e.Level {
				r.level++
			}
			r.stands = true
			last := *r
			y.told.roll = &last
		}
	}
}

// seen returns the rolls whose dice lie.
func (x *Expedition) seen() []trialRoll {
	rolls := x.trial.rolls
	if n := len(rolls); x.Tray.Moving() && n > 0 && !rolls[n-1].stands {
		return rolls[:len(rolls)-1]
	}
	return rolls
}

// tried returns the choice of the challenge that is being resolved.
func (x *Expedition) tried() *library.Choice {
	s := &x.Play.Shown
	round := s.Expedition.This()
	if x.trial.choice == "" || round == nil || round.Sort != fortress.ChallengeCard {
		return nil
	}
	card := &s.Pack().Challenges[round.Card]
	for i := range card.Choices {
		if card.Choices[i].ID == x.trial.choice {
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
	if y := x.choiceStyles(sh, in, choice, 0); x.trial.told != nil && y.height(sh, in.W, choice, 0) > in.H+t.Px(1) {
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
		if u := s.Find(rolls[i].by); u != fortress.NoUnit && s.On(u).Team == fortress.Explorers {
			ink = render.Explorers[s.On(u).Card]
		}
		level := rolls[i].level
		name, result := line.CutLeft(line.W * 0.5)
		p.Snug(name, w.Name(rolls[i].by), render.Body.With(ink), render.Left)
		p.Snug(result, w.Say("level."+level.String()), render.Strong.With(render.Blend(outcomeInks[level], render.Ivory, 0.25)), render.Left)
		sh.UI.Add(game.Panels, game.Area{Name: "trial/" + rolls[i].by, Rect: line, Skip: true, Rule: "BF-CHL-001"})
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
