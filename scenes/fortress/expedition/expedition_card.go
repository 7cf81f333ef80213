package expedition

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// drawMiddle draws the card in play with its choices, or the question whether to continue.
func (x *Expedition) drawMiddle(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	in := p.Panel(r, render.PanelView{Accent: render.Fade(render.Brass, 0.7)}).Inset(t.Px(4))
	round := s.Expedition.This()
	explore := x.Choices != nil && (x.Choices.Decision.Kind == fortress.AskExplore || x.Choices.Decision.Kind == fortress.AskEndExpedition)
	name, text, sort, combat := "maglev", "", w.Say("card.between"), false
	if round != nil && !explore {
		name = s.ExplorationCard(round.Sort, round.Card)
		combat = round.Sort == fortress.CombatCard
		sort = w.Say("card.sort."+round.Sort.String()) + x.challengers(sh)
	}
	text = w.Say("text." + name)
	if a := s.Pack().Battlefield(int(s.Combat)).Assault; combat && a != nil {
		sort, text = x.Besieged(sh, a, text)
	}
	if explore || round == nil {
		key := "card.ahead"
		if round == nil {
			key = "card.ahead.first"
		}
		text = w.Say(key, strconv.Itoa(s.Expedition.CardsLeft()), w.Count("card.ahead.combats", int(s.Expedition.Left[fortress.CombatCard])),
			w.Count("card.ahead.challenges", int(s.Expedition.Left[fortress.ChallengeCard])))
	}
	if h := s.Goal(); h != nil && (explore || round == nil) {
		text, explore = x.ApproachTold(sh, h), false
	}
	if card, ok := x.Awarded(); ok {
		name, sort, text, combat = card.ID(), card.Kind(w), card.Text(w), false
	}
	body := x.drawHead(sh, p, in, head{name, sort, text, combat, explore})
	_, body = body.CutTop(t.Px(10))
	x.drawWhatNow(sh, p, body)
}

// Besieged tells which battlefield of a stronghold has been laid, and its objectives.
func (x *Expedition) Besieged(sh *game.Shell, a *library.Assault, text string) (sort, told string) {
	s, w := &x.Play.Shown, sh.Words
	h := &s.Pack().Strongholds[a.Of]
	sort = w.Say("card.stronghold", strconv.Itoa(int(s.Expedition.Assault.Stage)), strconv.Itoa(len(h.Stages)), w.Name(h.ID))
	for i := range a.Objectives {
		text += "\n" + w.Say("card.stronghold.objective", w.Say("text."+a.Objectives[i].ID))
	}
	return sort, text
}

// head is the card shown above the question in the middle.
type head struct {
	name, sort, text string
	combat, explore  bool
}

// drawHead draws the picture of a card with its name and text, and returns the rest below.
func (x *Expedition) drawHead(sh *game.Shell, p *render.Canvas, in render.Rect, h head) render.Rect {
	t, w := sh.Theme, sh.Words
	high, k := x.headSize(t, in)
	big := scenes.Smaller(render.Style{Weight: render.Display, Size: 22, Tracking: 1, Ink: render.Ivory}, k)
	body := scenes.Smaller(render.Body.With(render.Blend(render.Ivory, render.Muted, 0.3)), k)
	top, rest := x.drawArt(sh, p, in, h, high)
	var at render.Rect
	for _, line := range t.Wrap(w.Name(h.name), big, top.W) {
		at, top = top.CutTop(t.LineHeight(big))
		p.Label(at, line, big, render.Left)
	}
	at, top = top.CutTop(t.LineHeight(render.Small) + t.Px(4))
	p.Label(at, h.sort, render.Small.With(render.Brass), render.Left)
	need := t.ParagraphHeight(h.text, body, top.W) + t.Px(6)
	if h.explore {
		need += t.LineHeight(render.Small) + nextHeight(t) + t.Px(4)
	}
	if over := need - top.H; over > 0 && (x.Held() || t.Narrow) {
		top.H += over // the battlefield makes room for its objectives, and on a phone held upright there is room below
		_, rest = rest.CutTop(over)
	}
	used := p.Paragraph(top, h.text, body)
	_, top = top.CutTop(used + t.Px(6))
	if h.explore {
		top = x.drawNext(sh, p, top)
		_, top = top.CutTop(t.Px(4))
		if said := x.banter(sh); said != "" && t.ParagraphHeight(said, render.Quiet, top.W) <= top.H {
			_, top = top.CutTop(p.Paragraph(top, said, render.Quiet.With(render.Brass)))
		}
	}
	if t.Text >= 1.4 { // there is no picture
		rest.Y, rest.H = rest.Y-top.H, rest.H+top.H
	}
	return rest
}

// drawArt draws the picture of a card: beside its text, which has the height given, or above it and as wide as the panel. It returns
// the room of the text, and the rest below. Large text leaves no room for the picture.
func (x *Expedition) drawArt(sh *game.Shell, p *render.Canvas, in render.Rect, h head, high float32) (top, rest render.Rect) {
	t := sh.Theme
	top, rest = in.CutTop(high)
	if wide := x.panorama(sh, in, h); wide > 0 {
		var art render.Rect
		art, rest = in.CutTop(wide)
		p.Picture(art, x.pictureOfHead(h))
		_, rest = rest.CutTop(t.Px(12))
		return rest.CutTop(x.headNeed(sh, in.W, h))
	}
	if t.Text < 1.4 {
		art, right := top.CutLeft(min(top.W*0.42, top.H*1.5))
		p.Picture(art, x.pictureOfHead(h))
		_, top = right.CutLeft(t.Px(14))
	}
	return top, rest
}

// headNeed returns the height of the name and the text of a card, with the chances of the next.
func (x *Expedition) headNeed(sh *game.Shell, wide float32, h head) float32 {
	t := sh.Theme
	return t.Px(26) + t.LineHeight(render.Title) + t.LineHeight(render.Small)*2 + t.ParagraphHeight(h.text, render.Body, wide) + nextHeight(t)
}

// panorama returns the height of a picture as wide as the panel: what the question leaves while nothing is met; 0 for none.
func (x *Expedition) panorama(sh *game.Shell, in render.Rect, h head) float32 {
	t := sh.Theme
	if !h.explore || t.Text >= 1.4 && !t.Held || t.Short(x.canvas.Bounds().H) {
		return 0
	}
	need := x.headNeed(sh, in.W, h) + t.LineHeight(render.Heading) + t.LineHeight(render.Strong) + 2*t.LineHeight(render.Quiet) + 3*t.Target(t.Px(38)) + t.Px(40)
	need += x.aftermathHeight(sh, in.W)
	if left := min(in.H*0.44, in.H-need); left > t.Px(80) {
		return left
	}
	return 0
}

// headSize returns how high the head of a card is, and by how much its texts shrink.
func (x *Expedition) headSize(t *render.Theme, in render.Rect) (high, k float32) {
	high, k = min(in.H*0.42, t.Px(190)), 1/max(1, t.Text*0.75)
	if t.Narrow { // no picture stands beside the text
		k = 1 / max(1, t.Text*0.58)
	}
	if x.Held() || x.Choices.Asks(fortress.AskExchange) {
		high = min(in.H*0.28, t.Px(120)) // the battlefield or the cards need the room
	}
	if x.meets() {
		high = min(in.H*0.33, t.Px(150)) // the choices do
	}
	return high, k
}

// pictureOfHead returns the picture of the card in play, in which whoever meets a challenge stands before the others.
func (x *Expedition) pictureOfHead(h head) render.PictureView {
	s, id := &x.Play.Shown, h.name
	if goal := s.Goal(); goal != nil && h.name == "maglev" {
		id = goal.ID
	}
	if x.Choices.Asks(fortress.AskAward) {
		return table.PictureOf(s.Pack(), id, nil)
	}
	_, actor, met := fortress.ChallengeInPlay(x.Play.Match)
	return table.PictureOf(s.Pack(), id, table.Bystanders(s, func(e int) bool { return met && e == actor }))
}

// challengers says who meets the challenge in play.
func (x *Expedition) challengers(sh *game.Shell) string {
	c, _, ok := fortress.ChallengeInPlay(x.Play.Match)
	if !ok {
		return ""
	}
	return " · " + sh.Words.Say("card.who."+c.Who)
}

// drawWhatNow draws the question with its answers, or the Continue button.
func (x *Expedition) drawWhatNow(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	switch {
	case x.Problem != "":
		p.Paragraph(r, x.Problem, render.Body.With(render.Find))
		return
	case x.Held():
		foot, rest := r.CutBottom(t.Target(t.Px(38)))
		_, rest = rest.CutBottom(t.Px(8))
		x.drawGround(sh, x.dst, rest)
		if x.Play.Watched() {
			return
		}
		scenes.PlaceButton(sh, p, game.Panels, render.ButtonView{Label: x.Entering(sh), Primary: true}, game.Area{Name: "expedition/enter",
			Rect: scenes.Middle(foot, t.Px(300)*t.Text), Do: func() { x.Enter(sh) }, Answer: true}) // it stands where the button that shows everything stood
		return
	case x.Moving():
		foot, rest := r.CutBottom(t.Target(t.Px(34)))
		x.button(sh, p, scenes.Middle(foot, t.Px(220)*t.Text), "skip", render.ButtonView{Label: w.Say("button.skip")}, func() { x.CatchUp(sh) })
		_, rest = rest.CutBottom(t.Px(8))
		if !x.drawTrial(sh, p, rest) {
			p.Paragraph(rest, w.Say("decision.watch"), render.Quiet)
		}
		return
	case x.Choices == nil:
		return
	}
	x.drawQuestion(sh, p, r)
}

// Entering names the button that leads onto the battlefield.
func (x *Expedition) Entering(sh *game.Shell) string {
	s := &x.Play.Shown
	if a := s.Pack().Battlefield(int(s.Combat)).Assault; a != nil {
		return sh.Words.Say("expedition.enter.stronghold", sh.Words.Name(s.Pack().Strongholds[a.Of].ID))
	}
	return sh.Words.Say("expedition.enter")
}

// drawQuestion draws who decides what, with the answers.
func (x *Expedition) drawQuestion(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, d := sh.Theme, x.Choices.Decision
	line, r := r.CutTop(t.LineHeight(render.Heading) + t.Px(2))
	_, r = r.CutTop(t.Px(2))
	x.DrawSeat(sh, p, x.DrawHush(sh, p, line))
	_, r = r.CutTop(p.Paragraph(r, foretold.Asked(sh.Words, x.Play.Match, d), render.Strong) + t.Px(6))
	x.Kinds.Of(x.Choices).Draw(sh, p, r)
}

// questions says how the questions of this screen are asked.
func (x *Expedition) questions() asking.Kinds {
	return asking.Kinds{
		fortress.AskChallenge:     {Rows: x.choicesFirst, Draw: x.drawChoices},
		fortress.AskExplore:       {Draw: x.drawMainButtons},
		fortress.AskEndExpedition: {First: x.ContinueRow, Draw: x.drawMainButtons},
		fortress.AskVolunteer:     {Draw: x.drawVolunteers},
		fortress.AskExchange:      {Rows: x.BesideGifts, Digit: x.PointGift, Draw: x.DrawGifts},
		fortress.AskAward:         {Draw: x.drawAward},
		"":                        {Draw: func(sh *game.Shell, p *render.Canvas, r render.Rect) { x.drawAnswers(sh, p, r, 6) }},
	}
}

// choicesFirst returns the choices of a challenge, and after them what others may spend.
func (x *Expedition) choicesFirst() (rows []*asking.Row) {
	for _, r := range x.Choices.Shown() {
		if r.Verb != fortress.DoInspire {
			rows = append(rows, r)
		}
	}
	return append(rows, x.inspiring()...)
}

func (x *Expedition) button(sh *game.Shell, p *render.Canvas, r render.Rect, name string, v render.ButtonView, do func()) {
	scenes.DrawButton(sh, p, game.Panels, r, name, v, do)
}

// drawMainButtons draws the choices between two cards, or the vote, as large buttons, with what other players may
// propose.
func (x *Expedition) drawMainButtons(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	key := "expedition.end-lost"
	switch {
	case s.Goal() != nil:
		key = "expedition.end-attack"
	case s.Mode() == fortress.Campaign:
		key = "expedition.end-home"
	case s.ObjectiveMet():
		key = "expedition.end-won"
	}
	var rows []*asking.Row
	for _, row := range x.Choices.All() {
		if row.Verb != fortress.DoInspire && row.Verb != fortress.DoPause || len(row.Legal) > 0 {
			rows = append(rows, row)
		}
	}
	rest := x.Answering(x.ContinueRow()).Stack(sh, p, r, rows)
	used := p.Paragraph(rest, w.Say(key), render.Quiet)
	_, rest = rest.CutTop(used + t.Px(4))
	x.drawAftermath(sh, p, rest)
}

// ContinueRow returns the row that continues between two cards: the first that does not end an expedition of a
// quest, or one which would be lost by ending now; nil for none.
func (x *Expedition) ContinueRow() *asking.Row {
	s := &x.Play.Shown
	for _, r := range x.Choices.All() {
		ends := r.Verb == fortress.DoAgree || r.Verb == fortress.DoProposeEnd || r.Verb == fortress.DoLetPropose
		if len(r.Legal) > 0 && (!ends || s.Mode() != fortress.Campaign && s.ObjectiveMet()) {
			return r
		}
	}
	return nil
}

// Decide makes a choice. It asks before one that loses something.
func (x *Expedition) Decide(sh *game.Shell, key string) {
	w := sh.Words
	question := blackstone.Sure(w, &x.Play.Shown, key)
	if question == "" {
		x.Choose(sh, key)
		return
	}
	sh.Push(scenes.NewConfirm(question, w.Say("do.decline"), w.Say("do.propose-end.alone"), func() { x.Choose(sh, key) }))
}

// touchesOnce lets a finger touch once what asks before it is done.
func (x *Expedition) touchesOnce(sh *game.Shell) {
	if final := sh.UI.Final; final != nil {
		sh.UI.Final = func(key string) bool { return blackstone.Sure(sh.Words, &x.Play.Shown, key) == "" && final(key) }
	}
}

// drawNext draws the chances that the next card is a combat or a challenge, and returns the rest below.
func (x *Expedition) drawNext(sh *game.Shell, p *render.Canvas, r render.Rect) render.Rect {
	t, ex := sh.Theme, &x.Play.Shown.Expedition
	line, r := r.CutTop(t.LineHeight(render.Small))
	p.Label(line, sh.Words.Say("card.next"), render.Small, render.Left)
	bar, r := r.CutTop(min(nextHeight(t), r.H))
	left := float32(max(1, ex.CardsLeft()))
	rows := make([]render.OddsRow, 0, 2)
	for sort, ink := range []render.Ink{render.Hostile, render.Wall} {
		rows = append(rows, render.OddsRow{Share: float32(ex.Left[sort]) / left, Ink: ink})
	}
	p.Stack(bar, rows)
	return r
}

// nextHeight is the height of the bar of these chances. On a device held in the hands its percentages are as large as
// other texts.
func nextHeight(t *render.Theme) float32 {
	if t.Held {
		return t.LineHeight(render.Small)
	}
	return t.Px(15)
}
