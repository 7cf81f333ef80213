package expedition

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

var stepKeys = []string{"exploration", "recovery", "leader"}

// drawBar draws the bar at the top: which expedition, the steps of the round, who leads, undo and menu.
func (x *Expedition) drawBar(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	round, rule := x.RoundTold(sh)
	if t.Narrow {
		x.DrawShortBar(sh, p, r, x.Title(sh), round, x.Undo, x.Redo, 0)
		return
	}
	p.Fill(r, render.Panel)
	p.Rule(render.Rect{X: r.X, Y: r.Bottom() - t.Hair(), W: r.W, H: t.Hair()})
	in := r.Inset2(t.Px(12), 0)
	wide := min(t.Text, scenes.BarText)
	var part render.Rect
	part, in = in.CutLeft(t.Px(250) * wide)
	p.Label(part, x.Title(sh), scenes.BarStyle(t, render.Banner), render.Left)
	in = x.DrawUndoButtons(sh, p, in, x.OpenMenu, x.Undo, x.Redo)
	part, in = in.CutRight(t.Px(240) * wide)
	p.Snug(part.Inset2(t.Px(8), 0), round, scenes.BarStyle(t, render.Body), render.Right)
	sh.UI.Add(game.Panels, game.Area{Name: "bar/where", Rect: part, Skip: true, Rule: rule, Tip: func() render.TooltipView {
		return render.TooltipView{Title: x.Title(sh), Sub: round, Text: w.Rule(rule), Rules: rule}
	}})
	for i, at := range in.Columns(len(stepKeys), t.Px(4)) {
		st := scenes.BarStyle(t, render.Quiet)
		name := w.Say("step." + stepKeys[i])
		if int(s.Expedition.Step) == i+int(fortress.ExplorationStep) {
			st = scenes.BarStyle(t, render.Strong)
			line := min(at.W, t.Measure(name, st)+t.Px(8))
			p.Fill(render.Rect{X: at.Centre().X - line/2, Y: r.Bottom() - t.Px(4), W: line, H: t.Px(2.5)}, render.Brass)
		}
		p.Label(at, name, st, render.Middle)
	}
}

// Title names the expedition: by its difficulty, or by its number in a quest.
func (x *Expedition) Title(sh *game.Shell) string {
	s, w := &x.Play.Shown, sh.Words
	if h := s.Goal(); h != nil {
		return w.Name(h.ID)
	}
	if s.Mode() == fortress.Campaign {
		return w.Say("expedition.title.quest", strconv.Itoa(int(s.Quest.Expedition)))
	}
	return w.Say("expedition.title", w.Say("difficulty."+s.Expedition.Difficulty.String()))
}

// drawWay draws the exploration cards: those turned up with their names, the others face down.
func (x *Expedition) drawWay(sh *game.Shell, p *render.Canvas, r render.Rect) {
	s, w := &x.Play.Shown, sh.Words
	ex := &s.Expedition
	cards := make([]render.ExplorationCardView, int(ex.Round)+ex.CardsLeft())
	for i := range ex.Round {
		round := &ex.Rounds[i]
		name := "way/" + strconv.Itoa(int(i)+1)
		cards[i] = render.ExplorationCardView{Name: w.Name(s.ExplorationCard(round.Sort, round.Card)), Combat: round.Sort == fortress.CombatCard,
			Current: i+1 == ex.Round && ex.Step != fortress.LeaderStep, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)}
	}
	if len(cards) == 0 || r.H <= 0 {
		return
	}
	places, begin := p.WayIn(r, cards, table.Bystanders(s, table.NobodyAhead), int(ex.Round))
	t := sh.Theme
	if beside := begin - r.X - t.Px(2*scenes.Gap); beside > t.Measure(w.Say("panel.way"), render.Heading) { // otherwise the cards need no heading
		p.Label(render.Rect{X: r.X, Y: r.Y, W: beside, H: r.H}, w.Say("panel.way"), render.Heading, render.Right)
	}
	for i, at := range places {
		if i >= int(ex.Round) {
			break
		}
		round := &ex.Rounds[i]
		id := s.ExplorationCard(round.Sort, round.Card)
		sh.UI.Add(game.Panels, game.Area{Name: "way/" + strconv.Itoa(i+1), Rect: at, Skip: true, Tip: func() render.TooltipView {
			return render.TooltipView{Title: w.Name(id), Sub: table.Brought(sh, round.Tally), Text: w.Say("text." + id), Rules: "BF-EXP-002"}
		}})
	}
}

// drawParty draws the explorers with what each carries.
func (x *Expedition) drawParty(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s := sh.Theme, &x.Play.Shown
	high := min((r.H-3*t.Px(scenes.Gap))/4, t.CharacterHeight()+t.LineHeight(render.Small)+t.Px(12))
	_, actor, met := fortress.ChallengeInPlay(x.Play.Match)
	for e := range s.Party {
		if !s.Party[e].Playing {
			continue
		}
		var at render.Rect
		at, r = r.CutTop(high)
		_, r = r.CutTop(t.Px(scenes.Gap))
		v := x.Character(sh, e)
		v.Slots = x.Slots(e)
		v.Low = t.Narrow && high < t.CharacterHeight()
		if x.inTurn(e) {
			v.Note = sh.Words.Say(x.challengeTurn(e))
		}
		v.Active = x.Choices != nil && (x.Choices.Decision.About[0] == s.Name(e) || met && actor == e)
		areas := p.CharacterCard(at, v)
		if areas.Rest.W > 0 { // large text leaves no room below the spaces, so the possessions are listed there too
			p.Snug(areas.Rest, x.Player(sh, s.Party[e].Seat)+" · "+x.Holdings(sh, e), render.Small, render.Left)
		}
		sh.UI.Add(game.Panels, game.Area{Name: "card/" + s.Name(e), Rect: at, Skip: true, Tip: func() render.TooltipView {
			v := x.CardTip(sh, e)
			v.Sub += " · " + x.Holdings(sh, e) // where the card has no room for that
			return v
		}})
		x.AddCardArea(sh, areas.Portrait, e)
	}
}

// inTurn reports whether an explorer takes part in a challenge that all meet in turn.
func (x *Expedition) inTurn(e int) bool {
	card, _, met := fortress.ChallengeInPlay(x.Play.Match)
	return met && card.Who == "each" && x.Choices != nil && x.Play.Shown.Party[e].Able()
}

// challengeTurn returns the state of such an explorer in the challenge.
func (x *Expedition) challengeTurn(e int) string {
	if _, actor, _ := fortress.ChallengeInPlay(x.Play.Match); actor == e {
		return "met.deciding"
	}
	for _, l := range x.Play.Log[lastRound(x.Play.Log):] {
		if made, ok := l.Change.(fortress.ChoiceMade); ok && made.By == x.Play.Shown.Name(e) {
			return "met.through"
		}
	}
	return "met.waiting"
}

// drawTray draws the dice thrown last.
func (x *Expedition) drawTray(sh *game.Shell, p *render.Canvas, r render.Rect) {
	if r.W > 0 {
		p.Panel(r, render.PanelView{Title: x.Tray.Title(sh)})
		x.Tray.Draw(p, r)
	}
}

// drawCarried draws what the party carries out of what it must bring back.
func (x *Expedition) drawCarried(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	if r.H <= 0 {
		return
	}
	in := r
	if r.H > 2*t.LineHeight(render.Strong) {
		in = p.Panel(r, render.PanelView{Title: w.Say("panel.carried")})
	}
	inspiration := ""
	for e := range s.Party {
		if s.Party[e].Playing {
			inspiration += fmt.Sprintf(" · %d", s.Party[e].Inspiration)
		}
	}
	figures := x.figures(sh, inspiration[min(len(inspiration), len(" · ")):])
	l := carriedLayoutFor(t, in, figures)
	for i, at := range l.cells {
		f := figures[i]
		if f.tip != nil {
			sh.UI.Add(game.Panels, game.Area{Name: "carried/" + strconv.Itoa(i), Rect: at, Skip: true, Rule: "BF-LEG-002", Tip: f.tip})
		}
		var line render.Rect
		if l.beside > 0 {
			st := scenes.Smaller(render.Quiet, l.beside)
			name, text := at.CutLeft(max(l.names, t.Measure(f.name, st)) + t.Px(besideGap))
			p.Snug(name, f.name, st, render.Left)
			p.Snug(text, f.text, scenes.Smaller(render.Strong, l.beside), render.Left)
			continue
		}
		line, at = at.CutTop(t.LineHeight(render.Quiet))
		p.Snug(line, f.name, l.heading, render.Left)
		line, at = at.CutTop(t.LineHeight(render.Title) + t.Px(2))
		p.Snug(line, f.text, l.value, render.Left)
		if f.share >= 0 && at.H > t.Px(8) {
			_, at = at.CutTop(t.Px(3))
			line, _ = at.CutTop(t.Px(6))
			p.Bar(line, f.share, f.ink)
		}
	}
}

// carriedFigure is a figure of what the party carries, with its share of what is needed, -1 for none.
type carriedFigure struct {
	name, text string
	share      float32
	ink        render.Ink
	tip        func() render.TooltipView // nil for none
}

// figures returns what the party carries: out of its objective, or in a quest with what is left of the legacy
// deck.
func (x *Expedition) figures(sh *game.Shell, inspiration string) []carriedFigure {
	s, w := &x.Play.Shown, sh.Words
	clues, points := s.Carried()
	if s.Mode() == fortress.Campaign {
		return []carriedFigure{
			x.cluesFigure(sh),
			x.strongholdsFigure(sh),
			{w.Say("carried.archeotech"), w.Count("carried.worth", points), -1, render.Find, nil},
			{w.Say("carried.inspiration"), inspiration, -1, render.Brass, nil},
			{w.Say("carried.legacy"), w.Count("carried.legacy-left", s.Quest.LegacyLeft()), -1, render.Wall, func() render.TooltipView { return x.legacyTip(sh) }},
		}
	}
	want := s.Expedition.Difficulty.Objective()
	return []carriedFigure{
		{w.Say("carried.clues"), w.Say("carried.of", strconv.Itoa(clues), strconv.Itoa(want.Clues)), float32(clues) / float32(max(1, want.Clues)), render.Portal, nil},
		{w.Say("carried.archeotech"), w.Say("carried.points", strconv.Itoa(points), strconv.Itoa(want.Points)), float32(points) / float32(max(1, want.Points)), render.Find, nil},
		{w.Say("carried.inspiration"), inspiration, -1, render.Brass, nil},
		{w.Say("carried.objective"), w.Say("carried." + map[bool]string{true: "met", false: "not-met"}[s.ObjectiveMet()]), -1, render.Brass, nil},
	}
}

// cluesFigure returns the clues of the quest, out of those that an attack on a stronghold costs.
func (x *Expedition) cluesFigure(sh *game.Shell) carriedFigure {
	w, have := sh.Words, blackstone.ProgressIn(&x.Play.Shown).Clues
	return carriedFigure{w.Say("carried.clues"), w.Say("carried.of", strconv.Itoa(have), strconv.Itoa(fortress.CluePrice)),
		min(1, float32(have)/fortress.CluePrice), render.Portal, func() render.TooltipView { return x.goalTip(sh) }}
}

// strongholdsFigure returns the strongholds conquered, out of those that open the vault.
func (x *Expedition) strongholdsFigure(sh *game.Shell) carriedFigure {
	w, p := sh.Words, blackstone.ProgressIn(&x.Play.Shown)
	all := p.Conquered + p.ToConquer
	text := w.Say("carried.of", strconv.Itoa(p.Conquered), strconv.Itoa(all))
	if p.ToConquer == 0 {
		text = w.Say("carried.vault-open")
	}
	return carriedFigure{w.Say("carried.strongholds"), text,
		float32(p.Conquered) / float32(max(1, all)), render.Brass, func() render.TooltipView { return x.goalTip(sh) }}
}

// goalTip says what the quest is after.
func (x *Expedition) goalTip(sh *game.Shell) render.TooltipView {
	return render.TooltipView{Title: blackstone.Goal(sh.Words, &x.Play.Shown), Text: x.Conquests(sh), Rules: "BF-OBJ-001"}
}

// legacyTip lists the legacy cards in the row.
func (x *Expedition) legacyTip(sh *game.Shell) render.TooltipView {
	w, v := sh.Words, render.TooltipView{Title: sh.Words.Say("carried.legacy"), Text: sh.Words.Say("legacy.none"), Rules: "BF-LEG-002"}
	var lines []string
	for _, k := range x.Play.Shown.Quest.Row {
		if card, ok := k.Card(); ok {
			p := x.Play.Shown.Pack()
			lines = append(lines, w.Say("legacy.in-row", w.Name(p.Legacy[card].ID), foretold.Legacy(w, p, card)))
		}
	}
	if len(lines) > 0 {
		v.Text = strings.Join(lines, "\n")
	}
	return v
}
