package fortress

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/field"
	"precipice/scenes/fortress/table"
)

// drawPanels draws everything around the board and adds its areas.
func (c *Combat) drawPanels(sh *game.Shell, p *render.Canvas) {
	l := &c.kit.layout
	asks := l.Asks
	c.kit.drawBacking(p)
	for _, a := range []game.Area{{Name: "panel/bar", Rect: l.Bar, Rule: "BF-DES-001", Weight: game.Pane}, {Name: "panel/cards", Rect: l.Left, Rule: "BF-ACT-003", Weight: game.Pane},
		{Name: "panel/tray", Rect: l.Corner, Rule: "BF-ROL-001", Weight: game.News, Tip: func() render.TooltipView { return c.tips.trayTip(sh) }},
		{Name: "panel/track", Rect: l.Foot, Rule: "BF-INI-007", Weight: game.Pane}} {
		if !l.Held || a.Name == "panel/bar" || a.Name == "panel/tray" && c.effects.showsDice() { // else the board is there, or what is drawn adds its own
			a.Skip = true
			sh.UI.Add(game.Panels, a)
		}
	}
	if l.Held {
		s, w := &c.Play.Shown, sh.Words
		name, told := w.Name(s.Pack().Battlefield(int(s.Combat)).ID), c.turnName(sh)+" · "+w.Say("bar.leader", c.Player(sh, s.Leader))
		free := float32(0)
		if c.threats.threatsInBar() {
			free = l.Bar.Right() - c.threats.threatsRect(sh).X
		}
		c.DrawShortBar(sh, p, l.Bar, name, told, c.undo, c.redo, free)
		sh.UI.Named("bar/where").Tip = func() render.TooltipView { return c.goals.endsTip(sh, name, told) }
		drawers := c.drawersOf(sh, p)
		c.drawHeld(sh, p, drawers)
		c.drawOver(sh, p)
		c.drawers.Draw(sh, p, l, drawers)
		return
	}
	c.drawBar(sh, p, l.Bar)
	c.cards.drawCards(sh, p, l.Left)
	c.Log.Hide()
	sides := c.sides(sh, p)
	c.column.DrawColumn(sh, p, l, sides)
	c.track.drawTrack(sh, p, l.Foot)
	c.drawTrayPanel(sh, p, l.Corner)
	c.twists.drawInForce(sh, p)
	c.threats.drawThreatsButton(sh, p)
	c.focus.drawRecentre(sh, p, asks)
	if free := field.Beside(l.Field, asks, sh.Theme.Px(scenes.Gap)); free.W > 0 {
		c.DrawFindsOf(sh, p, c.focus.findRoom(sh, free), table.FindWide(sh.Theme, free))
	}
	c.focus.drawRecap(sh, p, l.Field)
	c.column.DrawOver(sh, p, l, sides)
	c.ask.drawDecision(sh, p, asks)
	c.drawOver(sh, p)
}

// drawOver draws how the combat ended once it has.
func (c *Combat) drawOver(sh *game.Shell, p *render.Canvas) {
	if c.over() {
		c.drawResult(sh, p)
	}
}

// drawTrayPanel draws the panel of the dice tray, and in its corner, while something moves, the button that
// shows everything at once: no answer ever stands there, so a second click on it answers nothing.
func (c *Combat) drawTrayPanel(sh *game.Shell, p *render.Canvas, tray render.Rect) {
	t, title := sh.Theme, sh.Words.Say("panel.tray")
	switch {
	case c.kit.layout.Held:
		p.Panel(tray, render.PanelView{Title: " "})
		return
	case !c.Presenting() || c.Play.Watched():
		p.Panel(tray, render.PanelView{Title: title})
		return
	}
	label := sh.Words.Say("button.skip")
	wide := min(t.Measure(label, scenes.ButtonText)+t.Px(22), tray.W*0.6)
	at := render.Rect{X: tray.Right() - wide - t.Px(6), Y: tray.Y + t.Px(6), W: wide, H: max(t.Px(24), t.LineHeight(scenes.ButtonText)+t.Px(4))}
	head, _ := p.Panel(tray, render.PanelView{}).CutTop(t.LineHeight(render.Heading))
	head.W = at.X - t.Px(4) - head.X
	p.Snug(head, title, render.Heading, render.Left)
	c.button(sh, p, at, "skip", render.ButtonView{Label: label}, func() { c.CatchUp(sh) })
}

var phaseKeys = []string{"destiny", "initiative", "activation", "event"}

// drawBar draws the bar at the top: the place, the phases, the leader, undo and menu.
func (c *Combat) drawBar(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &c.Play.Shown, sh.Words
	p.Fill(r, render.Panel)
	p.Rule(render.Rect{X: r.X, Y: r.Bottom() - t.Hair(), W: r.W, H: t.Hair()})
	in := r.Inset2(t.Px(12), 0)
	wide := min(t.Text, scenes.BarText)
	var part render.Rect
	part, in = in.CutLeft(t.Px(220))
	where := part
	part.W -= t.Px(10)
	p.Snug(part, w.Name(s.Pack().Battlefield(int(s.Combat)).ID), scenes.BarStyle(t, render.Banner), render.Left)
	turn, quiet := c.turnName(sh), scenes.BarStyle(t, render.Quiet)
	part, in = in.CutLeft(barPart(t, turn, quiet, t.Px(110)*wide))
	if left, ok := s.ClockLeft(); ok {
		if left <= 3 {
			quiet = quiet.With(render.Hostile)
		}
	}
	where.W += part.W
	sh.UI.Add(game.Panels, game.Area{Name: "bar/where", Rect: where, Skip: true, Tip: func() render.TooltipView {
		return c.goals.endsTip(sh, w.Name(s.Pack().Battlefield(int(s.Combat)).ID), turn)
	}})
	p.Snug(part, turn, quiet, render.Left)
	in = c.DrawUndoButtons(sh, p, in, c.OpenMenu, c.undo, c.redo)
	leader, body := w.Say("bar.leader", c.Player(sh, s.Leader)), scenes.BarStyle(t, render.Body)
	part, in = in.CutRight(barPart(t, leader, body, t.Px(116)*wide))
	p.Snug(part, leader, body, render.Left)
	c.drawPhases(sh, p, in)
}

// turnName names the turn, or says that the battlefield is being set up.
func (c *Combat) turnName(sh *game.Shell) string {
	if c.Play.Shown.Turn == 0 {
		return sh.Words.Say("bar.setting-up")
	}
	turn := sh.Words.Say("bar.turn", strconv.Itoa(int(c.Play.Shown.Turn)))
	if left, ok := c.Play.Shown.ClockLeft(); ok {
		return sh.Words.Count("bar.clock", left, turn)
	}
	return turn
}

// barPart returns the width of a part of the bar: at least some, and half as much again for a long text.
func barPart(t *render.Theme, text string, st render.Style, least float32) float32 {
	return min(max(least, t.Measure(text, st)+t.Px(8)), least*1.5)
}

func (c *Combat) drawPhases(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s := sh.Theme, &c.Play.Shown
	for i, part := range r.Columns(len(phaseKeys), t.Px(4)) {
		now := int(s.Phase) == i+int(fortress.DestinyPhase)
		st := scenes.BarStyle(t, render.Quiet)
		if now {
			st = scenes.BarStyle(t, render.Strong)
		}
		name := sh.Words.Say("bar.phase." + phaseKeys[i])
		p.Snug(part, name, st, render.Middle)
		if now {
			wide := min(part.W, t.Measure(name, st)+t.Px(8))
			p.Fill(render.Rect{X: part.Centre().X - wide/2, Y: r.Bottom() - t.Px(4), W: wide, H: t.Px(2.5)}, render.Brass)
		}
	}
}

// button draws a button and adds its area.
func (c *Combat) button(sh *game.Shell, p *render.Canvas, r render.Rect, name string, v render.ButtonView, do func()) {
	scenes.DrawButton(sh, p, game.Panels, r, name, v, do)
}
