package expedition

import (
	"slices"
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// Aftermath is the result of the last exploration card and the steps after it, as read from the log.
type Aftermath struct {
	slain  int
	befell map[string][]string // names of the explorers affected by each event, in the event's order
	rolls  []session.Line      // of the challenge
	told   []fortress.CameOut  // how its choices have turned out
	leader bool                // the leader marker was passed on
}

// befalls lists what befalls explorers, in the order in which it is told.
var befalls = []string{"wounded", "wounded-grievously", "out-of-action", "died", "found", "inspiration-gained", "healed", "vitality", spared}

// spared is what befalls an explorer whose defence roll stops a wound.
const spared = "spared"

// befallen returns which of these an event is, and whom it befalls; "" for none.
func befallen(change any) (what string, explorer uint8) {
	switch e := change.(type) {
	case fortress.CounterPlaced:
		if e.Counter == fortress.GrievousCounter {
			return "wounded-grievously", e.Explorer
		}
		return "wounded", e.Explorer
	case fortress.OutOfAction:
		return "out-of-action", e.Explorer
	case fortress.Died:
		return "died", e.Explorer
	case fortress.Found:
		return "found", e.Explorer
	case fortress.InspirationChanged:
		if e.By > 0 {
			return "inspiration-gained", e.Explorer
		}
	case fortress.Healed:
		return "healed", e.Explorer
	case fortress.VitalityBegan:
		return "vitality", e.Explorer
	}
	return "", 0
}

// tried are the values by which a challenge is met.
var tried = []string{"agility", "vitality"}

// AftermathOf reads the log back to the last card turned up. It returns false if there was none.
func AftermathOf(s *fortress.State, log []session.Line) (a Aftermath, ok bool) {
	a.befell = map[string][]string{}
	from, ok := lastTurnedUp(log)
	if !ok {
		return a, false
	}
	defends, fought := "", false
	for _, l := range log[from:] {
		switch e := l.Change.(type) {
		case fortress.Laid:
			fought = true
		case fortress.Rolled:
			switch {
			case e.For == "defence" && !e.Again:
				defends = e.By
			case slices.Contains(tried, e.For) && !e.Again:
				a.rolls = append(a.rolls, l)
			}
		case fortress.NoEffect:
			if e.Reason == "wound-cancelled" && !fought {
				a.befell[spared] = append(a.befell[spared], defends)
			}
		case fortress.Slain:
			a.slain++
		case fortress.LeaderPassed:
			a.leader = true
		case fortress.BlackstoneRolled:
			if e.For == "challenge" {
				a.rolls = append(a.rolls, l)
			}
		case fortress.CameOut:
			a.told = append(a.told, e)
		default:
			if what, explorer := befallen(l.Change); what != "" {
				a.befell[what] = append(a.befell[what], s.Name(int(explorer)))
			}
		}
	}
	return a, true
}

// Tell describes the aftermath in short sentences.
func (a *Aftermath) Tell(sh *game.Shell, leader string) (lines []string) {
	w := sh.Words
	if a.slain > 0 {
		lines = append(lines, w.Count("after.slain", a.slain))
	}
	for _, key := range befalls {
		names := a.befell[key]
		if key == "vitality" {
			if len(names) > 0 && len(a.befell["healed"]) == 0 {
				lines = append(lines, w.Say("after.vitality"))
			}
			continue
		}
		if len(names) > 0 {
			lines = append(lines, w.Say("after."+key, table.Counted(sh, names)))
		}
	}
	if len(lines) == 0 {
		for i := range a.rolls {
			lines = append(lines, scenes.Told(w, &a.rolls[i]))
		}
		lines = append(lines, w.Say("after.nothing"))
	}
	if a.leader {
		lines = append(lines, w.Say("after.leader", leader))
	}
	return lines
}

// Tales tells how the choices of a challenge have turned out, those that turned out alike together.
func (a *Aftermath) Tales(sh *game.Shell) (lines []string) {
	w := sh.Words
	for i, out := range a.told {
		alike := func(o fortress.CameOut) bool { return o.Choice == out.Choice && o.Level == out.Level }
		if slices.IndexFunc(a.told, alike) < i {
			continue
		}
		var names []string
		for _, o := range a.told {
			if alike(o) && o.By != "" {
				names = append(names, w.Name(o.By))
			}
		}
		text := w.Say("text." + library.Outcome(out.Choice, out.Level))
		if len(names) > 0 {
			text = w.Say("after.told", strings.Join(names, ", "), text)
		}
		lines = append(lines, text)
	}
	return lines
}

// aftermathTold returns what came of the last card, with the tales and without; nothing before the first.
func (x *Expedition) aftermathTold(sh *game.Shell) (name string, whole, lines []string) {
	s := &x.Play.Shown
	a, ok := AftermathOf(s, x.Play.Log)
	round := s.Expedition.This()
	if !ok || round == nil {
		return "", nil, nil
	}
	a.leader = a.leader && s.Players > 1 // nobody else could lead
	lines = a.Tell(sh, x.Player(sh, s.Leader))
	return sh.Words.Name(s.ExplorationCard(round.Sort, round.Card)), append(a.Tales(sh), lines...), lines
}

// aftermathView returns the panel of what came of a card.
func aftermathView(sh *game.Shell, name string) render.PanelView {
	return render.PanelView{Title: strings.ToUpper(sh.Words.Say("after", name)), Card: true}
}

// aftermathHeight returns the height that it needs without the tales; 0 where there is nothing to tell.
func (x *Expedition) aftermathHeight(sh *game.Shell, wide float32) float32 {
	name, _, lines := x.aftermathTold(sh)
	if name == "" {
		return 0
	}
	r := render.Rect{W: wide, H: sh.Theme.Px(400)}
	in := sh.Theme.PanelInside(r, aftermathView(sh, name))
	return r.H - in.H + sh.Theme.ParagraphHeight(strings.Join(lines, " "), render.Body, in.W) + sh.Theme.Px(4)
}

// drawAftermath draws the result of the last card at the top of r.
func (x *Expedition) drawAftermath(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	name, whole, lines := x.aftermathTold(sh)
	if name == "" || r.H < t.Px(50) {
		return
	}
	view, all := aftermathView(sh, name), strings.Join(whole, "\n")
	in, st := t.PanelInside(r, view), render.Body
	if t.ParagraphHeight(strings.Join(whole, " "), scenes.Smaller(st, 0.9), in.W) <= in.H { // otherwise the tip has the sentences
		lines = whole
	}
	if high := t.ParagraphHeight(strings.Join(lines, "\n"), st, in.W); high > in.H { // one after the other takes less room
		lines = []string{strings.Join(lines, " ")}
		st = scenes.Smaller(st, min(1, max(0.7, in.H/t.ParagraphHeight(lines[0], st, in.W))))
	}
	at, _ := r.CutTop(min(r.H, r.H-in.H+t.ParagraphHeight(strings.Join(lines, "\n"), st, in.W)+t.Hair()))
	if in = p.Panel(at, view); in.H < t.LineHeight(st) {
		return
	}
	for _, text := range lines {
		_, in = in.CutTop(p.Paragraph(in, text, st))
	}
	sh.UI.Add(game.Panels, game.Area{Name: "aftermath", Rect: at, Skip: true, Rule: fortressRound, Tip: func() render.TooltipView {
		return render.TooltipView{Title: w.Say("after", name), Text: all, Rules: fortressRound}
	}})
}

// fortressRound is the rule of the steps of a round.
const fortressRound = "BF-EXP-001"
