package panes

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// Names of the areas that fold the column and bring it back: the button, the edge that it has folded to, and the button that keeps
// it open.
const (
	FoldButton = "fold"
	FoldEdge   = "fold/edge"
	foldKeep   = "fold/keep"
)

// Sides holds the content of the right column: the upper pane and the lower one, and what a strip says while they are folded.
type Sides struct {
	Upper, Lower Side
	Said         Said
}

// Side is a pane of the right column.
type Side struct {
	Name   string      // of its areas
	Label  string      // on the chip that chooses it
	Rule   string      // that it is about, "" for none
	Weight game.Weight // what it costs to hide it
	Draw   func(render.Rect)
}

// Said is the last thing that was said, with the rule behind it and what stands for that, "" for none.
type Said struct{ Text, Rule, Ref string }

// DrawColumn draws the column, or what stands for it while it is folded.
func (c *Column) DrawColumn(sh *game.Shell, p *render.Canvas, l *Layout, sides *Sides) {
	if l.Folded {
		c.drawStrip(sh, p, l.Strip, sides.Said)
		c.drawEdge(sh, p, l.Edge)
		return
	}
	c.drawSides(sh, p, l, sides)
}

// DrawOver draws the folded column over the board while the pointer is on it.
func (c *Column) DrawOver(sh *game.Shell, p *render.Canvas, l *Layout, sides *Sides) {
	if !c.Peeks || !l.Folded {
		return
	}
	p.Fill(l.Over.Inset(-sh.Theme.Px(3)), render.Void)
	sh.UI.Add(game.Panels, game.Area{Name: "panel/side", Rect: l.Over, Skip: true, Weight: game.Pane})
	c.drawSides(sh, p, l, sides)
}

// drawSides draws both panes, or the one that is chosen.
func (c *Column) drawSides(sh *game.Shell, p *render.Canvas, l *Layout, sides *Sides) {
	sh.UI.Add(game.Panels, game.Area{Name: "panel/" + sides.Upper.Name, Rect: l.Upper, Rule: sides.Upper.Rule, Skip: true, Weight: sides.Upper.Weight})
	sh.UI.Add(game.Panels, game.Area{Name: "panel/" + sides.Lower.Name, Rect: l.Lower, Rule: sides.Lower.Rule, Skip: true, Weight: sides.Lower.Weight})
	if l.Upper.H > 0 {
		sides.Upper.Draw(l.Upper)
	}
	if l.Lower.H > 0 {
		sides.Lower.Draw(l.Lower)
	}
	switch corner := buttonCorner(sh.Theme, l); {
	case l.Upper.H <= 0 && l.Lower.H <= 0:
	case l.Folded:
		c.drawButton(sh, p, corner, foldKeep, -1)
	default:
		c.drawButton(sh, p, corner, FoldButton, 1)
	}
	if l.Picks.H > 0 {
		at := l.Picks.Columns(2, sh.Theme.Px(4))
		c.drawPick(sh, p, at[0], &sides.Upper, false)
		c.drawPick(sh, p, at[1], &sides.Lower, true)
	}
}

// drawPick draws the chip that chooses a pane where both share one place.
func (c *Column) drawPick(sh *game.Shell, p *render.Canvas, r render.Rect, side *Side, second bool) {
	name := "tab/" + side.Name
	p.Chip(r, render.ChipView{Label: side.Label, Chosen: c.Second == second, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Do: func() { c.Second = second; c.Changed() }})
}

// drawEdge draws the edge that the column has folded to. The pointer opens it there, a click keeps it open.
func (c *Column) drawEdge(sh *game.Shell, p *render.Canvas, edge render.Rect) {
	t := sh.Theme
	bar, _ := edge.CutLeft(t.Px(edgeWide))
	ink := render.Brass
	if sh.UI.Hover(FoldEdge) || c.Peeks {
		ink = render.Ivory
	}
	p.Round(bar, t.Px(4), render.Fade(render.Panel, 0.94))
	p.Frame(bar, t.Px(4), t.Hair(), render.Line)
	p.Arrow(bar, -1, ink)
	sh.UI.Add(game.Panels, game.Area{Name: FoldEdge, Rect: edge, Skip: true, Do: func() { c.Keep(sh) }})
}

// drawStrip draws what stands for the folded column: what was said last with its rule, and the button that opens the column.
func (c *Column) drawStrip(sh *game.Shell, p *render.Canvas, r render.Rect, said Said) {
	t := sh.Theme
	p.Round(r, t.Px(4), render.Fade(render.Panel, 0.94))
	p.Frame(r, t.Px(4), t.Hair(), render.Line)
	button, in := r.CutRight(r.H * 1.2)
	c.drawButton(sh, p, button, FoldButton, -1)
	if said.Text == "" {
		return
	}
	in = in.Inset2(t.Px(8), 0)
	ref, text := in.CutRight(min(t.Measure(said.Ref, render.RuleRef)+t.Px(4), in.W*0.4))
	p.Label(ref, said.Ref, render.RuleRef, render.Right)
	_, text = text.CutRight(t.Px(6))
	p.Label(text, said.Text, render.Small.With(render.Ivory), render.Left)
	a := game.Area{Name: "log/last", Rect: in, Rule: said.Rule, Skip: true, Weight: game.News, Tip: func() render.TooltipView {
		v := scenes.RuleTip(sh, said.Rule)
		v.Title, v.Rules = said.Text, said.Rule
		return v
	}}
	if said.Rule != "" {
		a.Do = func() { sh.OpenRule(said.Rule) }
	}
	sh.UI.Add(game.Panels, a)
}

// drawButton draws the arrow that folds the column to the right, or opens it to the left.
func (c *Column) drawButton(sh *game.Shell, p *render.Canvas, r render.Rect, name string, way int) {
	ink := render.Brass
	if sh.UI.Hover(name) || sh.UI.Focus(name) {
		ink = render.Ivory
	}
	p.Arrow(r, way, ink)
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Skip: true, Do: func() { c.Turn(sh) }, Tip: func() render.TooltipView {
		return render.TooltipView{Title: sh.Words.Say("tip.fold"), Text: sh.Words.Say("tip.fold.text")}
	}})
}

// buttonCorner returns where the button stands in the corner of the pane that is the upper one.
func buttonCorner(t *render.Theme, l *Layout) render.Rect {
	top := l.Upper
	if top.H <= 0 {
		top = l.Lower
	}
	side := min(t.Grown(30), top.H)
	return render.Rect{X: top.Right() - side - t.Px(3), Y: top.Y + t.Px(2), W: side, H: side}
}
