package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// Names of the areas by which folded panels come back: the edge they have folded to, and the button that keeps
// them open.
const (
	foldEdge = "fold/edge"
	foldKeep = "fold/keep"
)

// foldAfter is how many ticks the board must be in use before the panels beside it fold.
const foldAfter = 42

// autofold folds the panels beside the board while a player chooses there.
type autofold struct {
	folded bool // the panels have folded by themselves
	used   int  // for how many ticks the board has been in use
	kept   bool // the player has opened the panels, so they stay open for the rest of the combat
	peeks  bool // folded panels lie over the board, because the pointer is at their edge
	slide  slide
	shown  render.Rect // where the panels stand in their layer, empty while they are folded
}

// attendFold folds the panels once the board has been in use for a moment, and opens them again when they are
// needed. It runs once a tick.
func (c *Combat) attendFold(sh *game.Shell) {
	a := &c.auto
	was := *a
	switch {
	case c.kit == nil:
		return
	case sh.Settings.KeepPanels || a.kept || c.needsPanels(sh):
		a.folded, a.used = false, 0
	case !c.choosesOnBoard(sh):
		a.used = 0
	case a.used < foldAfter:
		a.used++
		sh.Dirty() // the program must not rest before they have folded
	default:
		a.folded = true
	}
	a.peeks = c.kit.folded && c.folded(sh) && c.atEdge(sh)
	if a.folded && !was.folded && !sh.Settings.ToldFold && !sh.Theme.Held && sh.Notice() == "" { // else another time
		sh.Settings.ToldFold = true
		sh.KeepSettings()
		sh.Note(sh.Words.Say("fold.note"))
	}
	if a.folded != was.folded || a.peeks != was.peeks {
		c.Version++
		sh.Dirty()
		sh.UI.Shifted()
	}
}

// needsPanels reports whether the panels bear on what is asked or told now: the hostile player chooses by them, a group
// that is placed has its card there, and looking around visits them.
func (c *Combat) needsPanels(sh *game.Shell) bool {
	s := &c.Play.Shown
	if sh.UI.Looking() || c.hinting.hint != nil || s.Result != fortress.Undecided {
		return true
	}
	if c.choices == nil {
		return false
	}
	_, places := c.arriving()
	return places || s.HasFifth && c.choices.Decision.Seat == fortress.HostileSeat
}

// choosesOnBoard reports whether the pointer or the focus is on the board, where a question is answered. Panels do
// not fold under a pointer that has been left on them either.
func (c *Combat) choosesOnBoard(sh *game.Shell) bool {
	if c.choices == nil || c.Stage.Moving() || c.HandedOver() || !c.own() && !c.choices.Points() {
		return false
	}
	l, at := &c.kit.layout, sh.Input.Pointer
	if l.hostile.Contains(at) || l.log.Contains(at) {
		return false
	}
	if a := sh.UI.Pointed(); a != nil {
		return sh.UI.On(game.Ground, a.Name)
	}
	return !sh.UI.ByKeys() && l.field.Contains(at)
}

// atEdge reports whether the pointer has gone to the edge that the panels have folded to, or is on them since.
func (c *Combat) atEdge(sh *game.Shell) bool {
	edge, over := c.besideAsks(sh)
	at := sh.Input.Pointer
	if !c.auto.peeks {
		return edge.Contains(at) && !sh.UI.ByKeys()
	}
	if a := sh.UI.Pointed(); a != nil && sh.UI.ByKeys() && sh.UI.On(game.Ground, a.Name) {
		return false // what the keys have led to must not be hidden
	}
	return edge.Contains(at) || over.Contains(at)
}

// sides returns where the panels stand, beside the board or over it; empty while they are folded.
func (c *Combat) sides(sh *game.Shell) render.Rect {
	switch l := &c.kit.layout; {
	case l.held || c.kit.folded && !c.auto.peeks:
		return render.Rect{}
	case c.kit.folded:
		_, over := c.besideAsks(sh)
		return over
	default:
		return render.Rect{X: l.hostile.X, Y: l.hostile.Y, W: l.hostile.W, H: l.log.Bottom() - l.hostile.Y}
	}
}

// besideAsks returns the edge that the panels have folded to, and the room that they take over the board when they come
// back, as far as a question that has grown leaves it free.
func (c *Combat) besideAsks(sh *game.Shell) (edge, over render.Rect) {
	l := &c.kit.layout
	top, foot := l.open[0], c.decisionRect(sh).Y-sh.Theme.Px(scenes.Gap)
	edge, over = l.edge, render.Rect{X: top.X, Y: top.Y, W: l.edge.Right() - top.X}
	edge.H = max(0, min(edge.Bottom(), foot)-edge.Y)
	over.H = max(0, min(l.open[1].Bottom(), foot)-over.Y)
	return edge, over
}

// drawEdge draws the edge that the panels have folded to. The pointer opens them there, a click keeps them open.
func (c *Combat) drawEdge(sh *game.Shell, p *render.Canvas) {
	t := sh.Theme
	edge, _ := c.besideAsks(sh)
	bar, _ := edge.CutLeft(t.Px(edgeWide))
	ink := render.Brass
	if sh.UI.Hover(foldEdge) || c.auto.peeks {
		ink = render.Ivory
	}
	p.Round(bar, t.Px(4), render.Fade(render.Panel, 0.94))
	p.Frame(bar, t.Px(4), t.Hair(), render.Line)
	p.Arrow(bar, -1, ink)
	sh.UI.Add(game.Panels, game.Area{Name: foldEdge, Rect: edge, Skip: true, Do: func() { c.keepOpen(sh) }})
}

// drawPeek draws the folded panels over the board while the pointer is on them.
func (c *Combat) drawPeek(sh *game.Shell, p *render.Canvas, asks render.Rect) {
	if !c.auto.peeks || !c.kit.folded {
		return
	}
	_, r := c.besideAsks(sh)
	p.Fill(r.Inset(-sh.Theme.Px(3)), render.Void)
	sh.UI.Add(game.Panels, game.Area{Name: "panel/side", Rect: r, Skip: true})
	c.drawSides(sh, p, asks)
}

// keepOpen opens the panels for the rest of the combat, or for good if the player had folded them.
func (c *Combat) keepOpen(sh *game.Shell) {
	c.auto.folded, c.auto.peeks, c.auto.kept = false, false, true
	if sh.Settings.Folded {
		sh.Settings.Folded = false
		sh.KeepSettings()
	}
	c.Version++
	sh.Dirty()
}
