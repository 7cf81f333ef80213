package city

import (
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/render"
)

// attended returns the hostile whose group the panel shows: the one pointed at, else the one attended to last, else the first.
func (x *Journey) attended(sh *game.Shell) rules.UnitID {
	s := &x.Play.Shown
	if a := sh.UI.Pointed(); a != nil && a.Unit > 0 {
		if u := rules.UnitID(a.Unit - 1); s.Units[u].Team == rules.HostileTeam && s.Units[u].Here() {
			return u
		}
	}
	if x.attend != rules.NoUnit && s.Units[x.attend].Team == rules.HostileTeam && s.Units[x.attend].Here() {
		return x.attend
	}
	for g := range s.Groups {
		if u := x.leaderOf(g); u != rules.NoUnit {
			return u
		}
	}
	return rules.NoUnit
}

// groupHeight returns the least height of the panel of a group.
func (x *Journey) groupHeight(t *render.Theme) float32 {
	return t.Px(42) + t.LineHeight(render.Title) + 3*t.LineHeight(render.Small) + 4*t.Px(20)*t.Text
}

// drawGroup draws the panel of a hostile group: who it is, and what it will do by its behaviour roll.
func (x *Journey) drawGroup(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w, s := sh.Theme, sh.Words, &x.Play.Shown
	u := x.attended(sh)
	if u == rules.NoUnit {
		in := p.Panel(r, render.PanelView{Title: w.Say("panel.hostiles")})
		p.Paragraph(in, w.Say("group.none"), render.Quiet)
		return
	}
	v := &s.Units[u]
	card := &s.Content().Hostiles[v.Kind]
	side := &card.Sides[nightSide(s)]
	in := p.Panel(r, render.PanelView{Title: w.Say("panel.group", numberOf(int(v.Card)+1)), Accent: render.Fade(render.Hostile, 0.5)})
	line := func(text string, st render.Style) {
		var at render.Rect
		at, in = in.CutTop(t.LineHeight(st))
		p.Snug(at, text, st, render.Left)
	}
	line(w.Name(side.Models[v.Model].ID), render.Title)
	about := w.Say("group.line", w.Say("group."+sizeWord(card)), numberOf(side.Models[v.Model].Move), numberOf(side.Models[v.Model].Wounds))
	if s.Night() {
		about = w.Say("group.empowered", about)
	}
	line(about, render.Small)
	line(w.Count("group.members", x.strength(int(v.Card))), render.Small)
	if ails := x.ailsOf(sh, u); ails != "" {
		_, in = in.CutTop(p.Paragraph(in, ails, render.Small.With(render.Find)))
	}
	_, in = in.CutTop(t.Px(6))
	line(w.Say("group.will"), render.Heading)
	x.drawBehaviour(sh, p, in, card, side)
}

// drawBehaviour draws what the behaviour roll of a category may come to, with how likely that is.
func (x *Journey) drawBehaviour(sh *game.Shell, p *render.Canvas, in render.Rect, card *library.Hostile, side *library.HostileSide) {
	t, w := sh.Theme, sh.Words
	high := t.LineHeight(render.Label) + t.Px(8)
	for i := range side.Behaviour {
		row := &side.Behaviour[i]
		var at render.Rect
		if at, in = in.CutTop(high); at.H < high*0.9 {
			return
		}
		_, in = in.CutTop(t.Px(3))
		share := float32(row.Roll.To-row.Roll.From+1) / 12
		name := "behaviour/" + row.Action
		p.OptionRow(at, render.OptionView{Label: w.Name(row.Action), Cost: render.Percent(share), Share: share, Hover: sh.UI.Hover(name)})
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Skip: true, Weight: game.Token, Tip: func() render.TooltipView {
			return render.TooltipView{Title: w.Name(row.Action), Sub: w.Say("group.roll", numberOf(row.Roll.From), numberOf(row.Roll.To)), Text: w.Say("text." + row.Action), Rules: "CC-BEH-001"}
		}})
	}
}

// sizeWord says how large a hostile is.
func sizeWord(card *library.Hostile) string {
	if card.Large {
		return "large"
	}
	return "small"
}
