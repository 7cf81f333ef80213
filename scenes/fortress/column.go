package fortress

import (
	"precipice/game"
	"precipice/render"
)

// leastLog is how many lines of the log stay visible while a question takes its room.
const leastLog = 3

// leastLogHeight returns the height of the log's panel with its least number of lines: more while the guide marks one,
// which may be several lines long.
func (c *Combat) leastLogHeight(t *render.Theme) float32 {
	if c.Log.Marked() >= 0 {
		return logHeight(t, leastLog+2)
	}
	return logHeight(t, leastLog)
}

// logHeight returns the height of the log's panel with a number of lines.
func logHeight(t *render.Theme, lines float32) float32 {
	return t.Px(34) + t.LineHeight(render.Heading)*0.2 + lines*(t.LineHeight(render.Quiet)+t.Px(7))
}

// leastHostileHeight returns the height of the hostile panel with rows that can still be read.
func leastHostileHeight(t *render.Theme) float32 {
	return t.Px(42) + t.LineHeight(render.Title) + 4*t.LineHeight(render.Small) + 4*t.Px(17)*t.Text
}

// drawColumn draws the hostile panel and the log, or the one whose tab is open, or what stands for both while they
// are folded.
func (c *Combat) drawColumn(sh *game.Shell, p *render.Canvas) {
	if c.kit.layout.Folded {
		c.drawStrip(sh, p, c.kit.layout.Strip)
		c.drawEdge(sh, p)
		return
	}
	c.drawSides(sh, p)
}

// drawSides draws the hostile panel and the log, or the one whose tab is open.
func (c *Combat) drawSides(sh *game.Shell, p *render.Canvas) {
	l := &c.kit.layout
	hostile, log, tabs := l.Upper, l.Lower, l.Picks
	sh.UI.Add(game.Panels, game.Area{Name: "panel/hostile", Rect: hostile, Rule: "BF-BEH-003", Skip: true})
	sh.UI.Add(game.Panels, game.Area{Name: "panel/log", Rect: log, Skip: true})
	if hostile.H > 0 {
		c.drawHostile(sh, p, hostile)
	}
	if c.Log.Hide(); log.H > 0 {
		c.drawLog(sh, p, log)
	}
	switch corner := foldCorner(sh.Theme, hostile, log); {
	case hostile.H <= 0 && log.H <= 0:
	case l.Folded:
		c.drawFoldButton(sh, p, corner, foldKeep, -1)
	default:
		c.drawFoldButton(sh, p, corner, foldButton, 1)
	}
	if tabs.H > 0 {
		sides := tabs.Columns(2, sh.Theme.Px(4))
		c.drawTab(sh, p, sides[0], "tab/hostile", sh.Words.Say("panel.hostiles"), false)
		c.drawTab(sh, p, sides[1], "tab/log", sh.Words.Say("panel.log"), true)
	}
}

func (c *Combat) drawTab(sh *game.Shell, p *render.Canvas, r render.Rect, name, label string, log bool) {
	p.Chip(r, render.ChipView{Label: label, Chosen: c.logTab == log, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Do: func() { c.logTab = log; c.Version++ }})
}
