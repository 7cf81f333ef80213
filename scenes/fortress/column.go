package fortress

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/field"
)

// leastLog is how many lines of the log stay visible while a question takes its room.
const leastLog = 3

// tabsFrom is the text size from which the log always shares its place with the hostile panel, so that nothing in
// either has to shrink.
const tabsFrom = 1.5

// column lays out the right column above a question: the hostile panel, which shrinks so that the log keeps
// its least height. If both have no room even so, they share it, behind tabs.
func (c *Combat) column(t *render.Theme, bottom float32) (hostile, log, tabs render.Rect) {
	l := &c.kit.layout
	if hostile, log = l.hostile, l.log; c.kit.folded {
		hostile, log = l.open[0], l.open[1]
	}
	bottom = min(bottom, log.Bottom())
	all := render.Rect{X: hostile.X, Y: hostile.Y, W: hostile.W, H: max(0, bottom-hostile.Y)}
	high := c.leastLogHeight(t)
	if log.H = bottom - log.Y; log.H >= high && t.Text < tabsFrom {
		return hostile, log, tabs
	}
	if hostile.H = all.H - t.Px(scenes.Gap) - high; hostile.H >= leastHostileHeight(t) && t.Text < tabsFrom {
		log = render.Rect{X: all.X, Y: bottom - high, W: all.W, H: high}
		return hostile, log, tabs
	}
	tabs, all = all.CutTop(t.Px(24) * min(t.Text, 1.5))
	_, all = all.CutTop(t.Px(3))
	if c.logTab {
		return render.Rect{}, all, tabs
	}
	return all, render.Rect{}, tabs
}

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
func (c *Combat) drawColumn(sh *game.Shell, p *render.Canvas, asks render.Rect) {
	gap := sh.Theme.Px(scenes.Gap)
	if c.kit.folded {
		c.drawStrip(sh, p, field.Beside(c.kit.layout.strip, asks, gap))
		c.drawEdge(sh, p)
		return
	}
	c.drawSides(sh, p, asks)
}

// drawSides draws the hostile panel and the log, or the one whose tab is open.
func (c *Combat) drawSides(sh *game.Shell, p *render.Canvas, asks render.Rect) {
	hostile, log, tabs := c.column(sh.Theme, asks.Y-sh.Theme.Px(scenes.Gap))
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
	case c.kit.folded:
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
