package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
)

// foldButton is the name of the button that folds the panels beside the board, and opens them again.
const foldButton = "fold"

// folded reports whether the panels beside the board are folded, by the player or by themselves. The guide points at
// them, so they stay open for it.
func (c *Combat) folded(sh *game.Shell) bool {
	return (sh.Settings.Folded || c.auto.folded) && !sh.Theme.Held && !c.coached()
}

// turnFold folds the panels in this game and in later ones. Folded ones it opens again.
func (c *Combat) turnFold(sh *game.Shell) {
	if sh.Settings.Folded || c.auto.folded {
		c.keepOpen(sh)
		return
	}
	sh.Settings.Folded = true
	sh.KeepSettings()
	c.Version++
	sh.Dirty()
}

// stripHeight returns the height of the strip that stands for the folded panels.
func stripHeight(t *render.Theme) float32 { return max(t.Px(26), t.LineHeight(render.Small)+t.Px(8)) }

// drawStrip draws what stands for the folded panels: the last line of the log with its rule, and the button that
// opens them.
func (c *Combat) drawStrip(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	c.Log.Hide()
	p.Round(r, t.Px(4), render.Fade(render.Panel, 0.94))
	p.Frame(r, t.Px(4), t.Hair(), render.Line)
	button, in := r.CutRight(r.H * 1.2)
	c.drawFoldButton(sh, p, button, foldButton, -1)
	if len(c.Play.Log) == 0 {
		return
	}
	last := lastTelling(c.Play.Log)
	line := c.Log.Line(sh, sh.Words.WithPlayers(c.Play.Table.Names), last)
	in = in.Inset2(t.Px(8), 0)
	ref, text := in.CutRight(min(t.Measure(line.Ref, render.RuleRef)+t.Px(4), in.W*0.4))
	p.Label(ref, line.Ref, render.RuleRef, render.Right)
	_, text = text.CutRight(t.Px(6))
	p.Label(text, line.Text, render.Small.With(render.Ivory), render.Left)
	a := game.Area{Name: "log/last", Rect: in, Rule: last.Rule, Skip: true, Tip: func() render.TooltipView {
		v := scenes.RuleTip(sh, last.Rule)
		v.Title, v.Rules = line.Text, last.Rule
		return v
	}}
	if last.Rule != "" {
		a.Do = func() { sh.OpenRule(last.Rule) }
	}
	sh.UI.Add(game.Panels, a)
}

// lastTelling returns the last line of the log that tells more than whose turn it is, which the question and the bar say.
func lastTelling(log []session.Line) *session.Line {
	for i := len(log) - 1; i > 0; i-- {
		switch log[i].Change.(type) {
		case fortress.CardBegan, fortress.ActivationBegan, fortress.PhaseBegan, fortress.TurnBegan:
		default:
			return &log[i]
		}
	}
	return &log[0]
}

// drawFoldButton draws the arrow that folds the panels to the right, or opens them to the left.
func (c *Combat) drawFoldButton(sh *game.Shell, p *render.Canvas, r render.Rect, name string, way int) {
	ink := render.Brass
	if sh.UI.Hover(name) || sh.UI.Focus(name) {
		ink = render.Ivory
	}
	p.Arrow(r, way, ink)
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Skip: true, Do: func() { c.turnFold(sh) }, Tip: func() render.TooltipView {
		return render.TooltipView{Title: sh.Words.Say("tip.fold"), Text: sh.Words.Say("tip.fold.text")}
	}})
}

// foldCorner returns where the button stands in the corner of the panel that is the upper one of the column.
func foldCorner(t *render.Theme, hostile, log render.Rect) render.Rect {
	top := hostile
	if top.H <= 0 {
		top = log
	}
	side := min(t.Grown(30), top.H)
	return render.Rect{X: top.Right() - side - t.Px(3), Y: top.Y + t.Px(2), W: side, H: side}
}
