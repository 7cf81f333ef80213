package fortress

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// aimOfHostiles says what the hostile player wins by, and how far that has come (BF-LPT-003, BF-LPT-004).
func (y *hostiles) aimOfHostiles(sh *game.Shell) (score, aim string) {
	s, w := &y.d.Play.Shown, sh.Words
	points, fallen, undrawn := s.HostileScore()
	out, left := strconv.Itoa(fallen), strconv.Itoa(undrawn)
	score = w.Say("seat.points", strconv.Itoa(points))
	switch {
	case s.Mode() == fortress.SingleCombat:
		return score, w.Say("seat.aim.house", out)
	case s.Mode() == fortress.Campaign && s.Quest.LeaderPoints:
		return w.Say("seat.points.leader", strconv.Itoa(points)), w.Say("seat.aim.leads", out, left)
	}
	return score, w.Say("seat.aim.count", out, left)
}

// hostileSeatHeight returns the height of the hostile player's seat in a panel of that width, 0 while it is not its turn.
func (y *hostiles) hostileSeatHeight(sh *game.Shell, wide float32) float32 {
	if !y.ahead.seated() {
		return 0
	}
	t := sh.Theme
	_, aim := y.aimOfHostiles(sh)
	return t.Px(10) + y.seatLine(t) + t.ParagraphHeight(aim, render.Small, wide)
}

// seatLine returns the height of the line with the score.
func (y *hostiles) seatLine(t *render.Theme) float32 {
	return max(t.Target(t.LineHeight(render.Strong)+t.Px(4)), t.LineHeight(render.Strong)+t.Px(4))
}

// drawHostileSeat draws the hostile player's seat at the foot of a question, and returns the rest: its score, and what it
// wins by.
func (y *hostiles) drawHostileSeat(sh *game.Shell, p *render.Canvas, in render.Rect) render.Rect {
	high := y.hostileSeatHeight(sh, in.W)
	if high == 0 {
		return in
	}
	t := sh.Theme
	at, rest := in.CutBottom(high)
	p.Fill(render.Rect{X: at.X, Y: at.Y + t.Px(3), W: at.W, H: t.Hair()}, render.Fade(render.Hostile, 0.6))
	_, at = at.CutTop(t.Px(7))
	score, aim := y.aimOfHostiles(sh)
	line, foot := at.CutTop(y.seatLine(t))
	sh.UI.Add(game.Panels, game.Area{Name: "seat/score", Rect: at, Skip: true, Rule: "BF-LPT-003", Tip: func() render.TooltipView {
		return render.TooltipView{Title: score, Text: aim, Rules: "BF-LPT-003"}
	}})
	line = y.drawComingButton(sh, p, line) // its area lies over that of the score
	p.Snug(line, score, render.Strong.With(render.Hostile), render.Left)
	p.Paragraph(foot, aim, render.Small.With(render.Ivory))
	return rest
}

// drawComingButton draws the button that opens what is still to come, and returns the rest of the line.
func (y *hostiles) drawComingButton(sh *game.Shell, p *render.Canvas, line render.Rect) render.Rect {
	if !y.ahead.tellsAhead() {
		return line
	}
	const name = "seat/coming"
	t, label := sh.Theme, sh.Words.Say("coming.open")
	at, rest := line.CutRight(min(line.W*0.6, t.Measure(label, render.Label)+t.Px(20)))
	p.Chip(at, render.ChipView{Label: label, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Do: func() { y.ahead.openComing(sh) }, Tip: func() render.TooltipView { return y.ahead.comingTip(sh) }})
	return rest
}
