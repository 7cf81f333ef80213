package expedition

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// drawResult draws how the expedition ended: a picture of it, the party and what happened, or the log.
func (x *Expedition) drawResult(sh *game.Shell, p *render.Canvas) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	all := scenes.Middle(x.ResultRoom(t, p.Bounds(), x.Layout.bar), t.Px(1120))
	sh.UI.Add(game.Panels, game.Area{Name: "panel/result", Rect: all, Skip: true, Aloud: true, Leads: true})
	accent, key, why := render.Blood, "result.lost", "result.end."+s.Expedition.Ending.String()
	title, story := "", ""
	switch h := s.Goal(); {
	case h != nil:
		title, accent, story = x.AssaultResult(sh, h)
	case s.Mode() == fortress.Campaign:
		accent, key = render.Brass, "result.home"
	case s.Expedition.Won:
		accent, key = render.Brass, "result.won"
	}
	if title == "" {
		title = w.Say(key)
	}
	in := p.Panel(all, render.PanelView{Accent: accent}).Inset(t.Px(6))
	var at render.Rect
	big := render.Style{Weight: render.Display, Size: 26 / max(1, t.Text*0.7), Tracking: 3, Ink: render.Blend(accent, render.Ivory, 0.25)}
	at, in = in.CutTop(t.LineHeight(big))
	p.Snug(at, title, big, render.Middle)
	if story == "" {
		at, in = in.CutTop(t.LineHeight(render.Body) + t.Px(8))
		p.Label(at, w.Say(why), render.Body, render.Middle)
	} else {
		_, in = in.CutTop(p.Paragraph(in, story, scenes.Smaller(render.Body, 1/max(1, t.Text*0.7))) + t.Px(8))
	}
	foot, in := in.CutBottom(table.EndRoom(t, 36))
	_, in = in.CutBottom(t.Px(10))
	x.drawResultButtons(sh, p, foot)
	if x.story.shown || x.Play.Watched() { // a replay keeps no journal
		x.drawStory(sh, p, in)
		return
	}
	x.drawTale(sh, p, in)
}

func (x *Expedition) drawResultButtons(sh *game.Shell, p *render.Canvas, r render.Rect) {
	w := sh.Words
	story := "result.story-open"
	if x.story.shown {
		story = "result.story-close"
	}
	if x.Play.Watched() {
		return
	}
	at, rest := r.CutRight(r.W / 5)
	_, rest = rest.CutRight(sh.Theme.Px(8))
	x.button(sh, p, at, "result/story", render.ButtonView{Label: w.Say(story)}, func() { x.story.shown, x.story.scroll.At = !x.story.shown, 0 })
	if x.Held() {
		scenes.PlaceButton(sh, p, game.Panels, render.ButtonView{Label: w.Say("expedition.home"), Primary: true},
			game.Area{Name: "expedition/enter", Rect: rest, Do: func() { x.Enter(sh) }, Answer: true})
		return
	}
	x.DrawEndButtons(sh, p, rest)
}

// drawObjective draws what was brought back out of what was needed.
func (x *Expedition) drawObjective(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	clues, points := s.Carried()
	want := s.Expedition.Difficulty.Objective()
	for i, at := range scenes.Middle(r, t.Px(560)).Columns(2, t.Px(30)) {
		key, have, need, ink := "clues", clues, want.Clues, render.Portal
		if i == 1 {
			key, have, need, ink = "archeotech", points, want.Points, render.Find
		}
		var line render.Rect
		line, at = at.CutTop(t.LineHeight(render.Quiet))
		p.Label(line, w.Say("carried."+key), render.Quiet, render.Left)
		p.Label(line, w.Say("carried.of", strconv.Itoa(have), strconv.Itoa(need)), render.Strong, render.Right)
		line, _ = at.CutTop(t.Px(12))
		p.Bar(line.Inset2(0, t.Px(2)), float32(have)/float32(max(1, need)), ink)
	}
}
