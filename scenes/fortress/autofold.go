package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/panes"
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
	a.peeks = c.kit.layout.Folded && c.folded(sh) && c.atEdge(sh)
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
	return places || s.HasFifth && c.choices.decision.Seat == fortress.HostileSeat
}

// choosesOnBoard reports whether the pointer or the focus is on the board, where a question is answered. Panels do
// not fold under a pointer that has been left on them either.
func (c *Combat) choosesOnBoard(sh *game.Shell) bool {
	if c.choices == nil || c.Stage.Moving() || c.HandedOver() || !c.own() && c.hexRow < 0 && c.unitRow < 0 {
		return false
	}
	l, at := &c.kit.layout, sh.Input.Pointer
	if l.Right.Contains(at) {
		return false
	}
	if a := sh.UI.Pointed(); a != nil {
		return sh.UI.On(game.Ground, a.Name)
	}
	return !sh.UI.ByKeys() && l.Field.Contains(at)
}

// atEdge reports whether the pointer has gone to the edge that the panels have folded to, or is on them since.
func (c *Combat) atEdge(sh *game.Shell) bool {
	l, at := &c.kit.layout, sh.Input.Pointer
	if !c.auto.peeks {
		return l.Edge.Contains(at) && !sh.UI.ByKeys()
	}
	if a := sh.UI.Pointed(); a != nil && sh.UI.ByKeys() && sh.UI.On(game.Ground, a.Name) {
		return false // what the keys have led to must not be hidden
	}
	return l.Edge.Contains(at) || l.Over.Contains(at)
}

// sides returns where the panels stand, beside the board or over it; empty while they are folded.
func (c *Combat) sides() render.Rect {
	l := &c.kit.layout
	if c.auto.peeks && l.Folded {
		return l.Over
	}
	return l.Right
}

// drawEdge draws the edge that the panels have folded to. The pointer opens them there, a click keeps them open.
func (c *Combat) drawEdge(sh *game.Shell, p *render.Canvas) {
	t, edge := sh.Theme, c.kit.layout.Edge
	bar, _ := edge.CutLeft(t.Px(panes.EdgeWide))
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
func (c *Combat) drawPeek(sh *game.Shell, p *render.Canvas) {
	if !c.auto.peeks || !c.kit.layout.Folded {
		return
	}
	r := c.kit.layout.Over
	p.Fill(r.Inset(-sh.Theme.Px(3)), render.Void)
	sh.UI.Add(game.Panels, game.Area{Name: "panel/side", Rect: r, Skip: true})
	c.drawSides(sh, p)
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
