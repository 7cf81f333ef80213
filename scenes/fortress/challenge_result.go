package fortress

import (
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
)

// trial is the choice of a challenge that is being resolved, with the rolls made for it so far.
type trial struct {
	choice string
	rolls  []trialRoll
}

// trialRoll is the result of an explorer's roll.
type trialRoll struct {
	by    string
	level dice.Level
}

// noteTrial notes a choice of a challenge and what is rolled for it (BF-CHL-001), until the next card or step.
func (c *stage) noteTrial(e fortress.Event) {
	switch ch := e.Change.(type) {
	case fortress.ChoiceMade:
		c.trial = trial{choice: ch.Choice}
	case fortress.TurnedUp, fortress.StepBegan, fortress.Laid:
		c.trial = trial{}
	case fortress.Rolled:
		if e.Rule == "BF-ROL-007" || e.Rule == "BF-ROL-008" { // and not a defence against a wound
			c.trial.rolled(ch.By, ch.Level())
		}
	case fortress.BlackstoneRolled:
		for level := dice.Fail; level <= dice.Critical; level++ {
			if ch.Gave == level.String() {
				c.trial.rolled(ch.By, level)
			}
		}
	}
}

// rolled notes a roll. A re-roll takes the place of the roll before it.
func (y *trial) rolled(by string, level dice.Level) {
	if y.choice == "" {
		return
	}
	if n := len(y.rolls); n > 0 && y.rolls[n-1].by == by {
		y.rolls = y.rolls[:n-1]
	}
	y.rolls = append(y.rolls, trialRoll{by, level})
}

// seen returns the rolls whose dice lie.
func (x *Expedition) seen() []trialRoll {
	rolls := x.trial.rolls
	if x.Tray.Moving() && len(rolls) > 0 {
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

// drawTrial draws the choice that is being resolved, and the result of each explorer who has rolled for it. It reports whether
// there is one, and room for it.
func (x *Expedition) drawTrial(sh *game.Shell, p *render.Canvas, r render.Rect) bool {
	t, choice := sh.Theme, x.tried()
	if choice == nil || r.H < leastTrial*t.LineHeight(render.Small) {
		return false
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
	x.writeChoice(sh, p, p.Panel(told, render.PanelView{Card: true, Accent: render.Brass}), 0, choice, nil)
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
