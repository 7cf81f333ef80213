package precipice

import (
	"strconv"

	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// drawQuestResult draws the figures of a quest that has ended, the fate of every explorer, and the legacy row.
func (x *Precipice) drawQuestResult(sh *game.Shell, p *render.Canvas, all render.Rect) {
	t := sh.Theme
	all = scenes.Middle(all, t.Px(980))
	sh.UI.Add(game.Panels, game.Area{Name: "panel/result", Rect: all, Skip: true, Aloud: true, Leads: true})
	end := x.EndTold(sh)
	in := p.Panel(all, render.PanelView{Accent: end.accent}).Inset(t.Px(8))
	line, in := in.CutTop(t.LineHeight(end.big))
	p.Snug(line, end.title, end.big, render.Middle)
	line, in = in.CutTop(t.LineHeight(render.Title) + t.Px(4))
	p.Snug(line, x.QuestName(sh), render.Title, render.Middle)
	line, in = in.CutTop(questFiguresHeight(t))
	x.drawQuestFigures(sh, p, line)
	left, right := in.CutLeft(in.W * 0.46)
	_, right = right.CutLeft(t.Px(10))
	x.drawFates(sh, p, left)
	x.drawWholeRow(sh, p, right)
}

// figureNameHeight returns the height of the name over a figure of the quest, which has two lines where all stand close together.
func figureNameHeight(t *render.Theme) float32 {
	if t.Narrow {
		return 2 * t.LineHeight(render.Quiet)
	}
	return t.LineHeight(render.Quiet)
}

// questFiguresHeight returns the height of the figures of the quest.
func questFiguresHeight(t *render.Theme) float32 {
	return figureNameHeight(t) + t.LineHeight(render.Title) + t.Px(10)
}

// drawQuestFigures draws the figures of the quest.
func (x *Precipice) drawQuestFigures(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	dead, clues, points := 0, 0, 0
	for kind := range s.Pack().Explorers {
		if s.Quest.Dead(kind) {
			dead++
		}
	}
	for _, m := range x.Members() {
		c, n := s.Stored(m.Kind)
		if m.place >= 0 && !s.Party[m.place].Dead {
			c, n = s.Holdings(m.place)
		}
		clues, points = clues+c, points+n
	}
	for i, at := range r.Columns(5, t.Px(8)) {
		f := []struct {
			name string
			n    int
		}{{w.Say("result.expeditions"), int(s.Quest.Expedition)}, {w.Say("result.legacy"), x.LegacyInRow()}, {w.Say("result.dead"), dead}, {w.Say("carried.clues"), clues}, {w.Say("carried.archeotech"), points}}[i]
		var line render.Rect
		line, at = at.CutTop(figureNameHeight(t))
		p.Snug(line, f.name, render.Quiet, render.Middle)
		line, _ = at.CutTop(t.LineHeight(render.Title))
		p.Snug(line, strconv.Itoa(f.n), render.Title, render.Middle)
	}
}

// drawFates lists the explorers: who lives, and what each kept.
func (x *Precipice) drawFates(sh *game.Shell, p *render.Canvas, r render.Rect) {
	in := p.Panel(r, render.PanelView{Title: sh.Words.Say("precipice.explorers"), Card: true})
	var rows []scenes.ListRow
	for _, m := range x.Members() {
		rows = append(rows, scenes.ListRow{Height: sh.Theme.ExplorerRowHeight(), Names: []string{x.MemberArea(m)}, Draw: func(at render.Rect) { x.drawMember(sh, p, at, m) }})
	}
	x.roster.Draw(sh, p, in, sh.Theme.Px(5), rows)
}

// drawWholeRow lists the legacy cards in the order in which they were drawn.
func (x *Precipice) drawWholeRow(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	in := p.Panel(r, render.PanelView{Title: sh.Words.Say("legacy.row"), Card: true})
	var rows []scenes.ListRow
	for place := range x.LegacyInRow() {
		rows = append(rows, scenes.ListRow{Height: t.LegacyHeight(x.LegacyView(sh, place), in.W-t.Px(14)), Draw: func(at render.Rect) { x.drawLegacyCard(sh, p, at, place) }})
	}
	x.row.Draw(sh, p, in, t.Px(5), rows)
}
