package fortress

import (
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
)

// drawHush draws, at the right end of the line that says who is asked, the chip by which players say that they do not want to be
// asked this again in the expedition. It returns the rest of the line.
func (c *stage) drawHush(sh *game.Shell, p *render.Canvas, line render.Rect) render.Rect {
	if c.choices == nil || c.Play.Watched() || !blackstone.Hushable(c.choices.Decision) {
		return line
	}
	t, kind := sh.Theme, c.choices.Decision.Kind
	name, label := "hush/"+kind, sh.Words.Say("hush.chip")
	at, rest := line.CutRight(t.Measure(label, render.Small) + t.Px(16))
	p.Chip(at, render.ChipView{Label: label, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	if high := t.Target(at.H); high > at.H { // a finger also touches what is below it
		at.H = high
	}
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Peek: true, Do: func() { c.putOff(sh, kind) }, Tip: func() render.TooltipView {
		return render.TooltipView{Title: label, Text: sh.Words.Say("hush.about." + kind)}
	}})
	_, rest = rest.CutRight(t.Px(6))
	return rest
}

// putOff puts off the questions of a kind for this expedition, and answers the one that is asked.
func (c *stage) putOff(sh *game.Shell, kind string) {
	if c.choices == nil || c.choices.Decision.Kind != kind { // a second touch before the next drawing
		return
	}
	if err := c.Play.SetTable(c.Play.Table.WithHush(kind, c.Play.Shown.Quest.Expedition)); err != nil {
		sh.Note(sh.Sentence(err))
		return
	}
	c.ask(sh)
	sh.Note(sh.Words.Say("hush.done"))
	sh.Dirty()
}
