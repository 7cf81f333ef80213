package fortress

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/words"
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

// drawInForce draws what holds in this combat, at the top of the board: its objectives, twists and event. Once it has ended its
// result stands there.
func (y *twists) drawInForce(sh *game.Shell, p *render.Canvas) {
	if !y.d.over() {
		y.d.goals.draw(sh, p, y.goalsRect(sh))
		y.drawTwists(sh, p)
		y.d.goals.drawEnds(sh, p, y.endsRect(sh))
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

// drawDestiny draws the destiny dice. A click on one makes it pay for the next action.
func (y *trackPane) drawDestiny(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &y.d.Play.Shown, sh.Words
	sh.UI.Add(game.Panels, game.Area{Name: "panel/destiny", Rect: r, Rule: "BF-DES-003", Skip: true, Weight: game.Reply})
	in := p.Panel(r, render.PanelView{Title: sh.Words.Say("panel.destiny")})
	left, gone, n := 0, 0, 0
	lost := y.d.LostDice()
	cols, size := y.destinySize(t, in)
	for d := range s.DestinyDice {
		if d.Face == 0 {
			continue
		}
		at := render.Rect{X: in.X + float32(n%cols)*size*1.2, Y: in.Y + float32(n/cols)*size*1.2, W: size, H: size}
		n++
		key := destinyPayment + strconv.Itoa(int(d.Face))
		v := render.DieFaceView{Value: int(d.Face), Dark: true}
		switch {
		case !d.Used:
			left++
			v.Chosen = y.payer.marks.mark(true, int(d.Face))
			if y.d.Activating() {
				y.payer.payDie(sh, at, key, &v)
			} else {
				destinyArea(sh, at, n, w.Say("tip.destiny.free", strconv.Itoa(int(d.Face))), w.Say("tip.destiny.free.text")+" "+w.Say("tip.destiny.each", strconv.Itoa(s.DestinyLimit())))
			}
		case lost[d.Face] > 0:
			lost[d.Face]--
			v.Lost = true
			gone++
			destinyArea(sh, at, n, w.Say("tip.destiny.lost"), w.Say("tip.destiny.lost.text", strconv.Itoa(int(d.Face))))
		default:
			v.Spent = true
			destinyArea(sh, at, n, w.Say("tip.destiny.spent"), w.Say("tip.destiny.spent.text"))
		}
		p.DieFace(at, v)
	}
	line, above := in.CutBottom(t.LineHeight(render.Small))
	if n == 0 {
		y.drawNoDestiny(sh, p, above)
		return
	}
	y.drawDestinyLeft(sh, p, line, y.destinyLeft(w, left, gone))
}

// drawDestinyLeft draws how many destiny dice can pay, with a tip that says it whole.
func (y *trackPane) drawDestinyLeft(sh *game.Shell, p *render.Canvas, line render.Rect, said string) {
	p.Snug(line, said, render.Small, render.Left)
	sh.UI.Add(game.Panels, game.Area{Name: "left/destiny", Rect: line, Skip: true, Rule: "BF-DES-007", Tip: func() render.TooltipView {
		return render.TooltipView{Title: said, Text: sh.Words.Say("tip.destiny.each", strconv.Itoa(y.d.Play.Shown.DestinyLimit())), Rules: "BF-DES-007"}
	}})
}

// destinyLeft says how many destiny dice can pay. If that is more than the explorer who acts may still spend, it says the limit
// (BF-DES-007), else how many were lost.
func (y *trackPane) destinyLeft(w *words.Book, left, lost int) string {
	said := w.Count("destiny.left", left)
	if e := y.d.activeCard(); y.d.Activating() && e >= 0 {
		s := &y.d.Play.Shown
		used, most := int(s.Party[e].DestinyUsed), s.DestinyLimit()
		switch {
		case left <= most-used:
		case used < most:
			return w.Say("destiny.left.usable", said, strconv.Itoa(most-used))
		default:
			return w.Say("destiny.left.none", said)
		}
	}
	if lost == 0 {
		return said
	}
	return w.Say("destiny.left.lost", said, strconv.Itoa(lost))
}

// drawNoDestiny says that destiny dice are rolled later, or that none were this turn, and by which rule.
func (y *trackPane) drawNoDestiny(sh *game.Shell, p *render.Canvas, r render.Rect) {
	said, w := y.d.DestinySkipped(), sh.Words
	if said == nil {
		if !y.d.over() {
			p.Paragraph(r, w.Say("destiny.none"), render.Small)
		}
		return
	}
	p.Paragraph(r, w.Say("destiny.skipped"), render.Small)
	sh.UI.Add(game.Panels, game.Area{Name: "destiny/none", Rect: r, Skip: true, Rule: said.Rule, Tip: func() render.TooltipView {
		return render.TooltipView{Title: w.Say("destiny.skipped"), Text: w.Rule(said.Rule), Rules: said.Rule}
	}})
}

// destinySize returns how many destiny dice lie side by side, and how large they are.
func (y *trackPane) destinySize(t *render.Theme, in render.Rect) (cols int, size float32) {
	n := 0
	for d := range y.d.Play.Shown.DestinyDice {
		if d.Face > 0 {
			n++
		}
	}
	if cols = 3; n > 2*cols {
		cols = 5 // a strike force has up to 14
	}
	rows := max(1, (n+cols-1)/cols)
	return cols, min(t.Grown(30), in.W/(float32(cols)*1.17), (in.H-t.LineHeight(render.Small))/(float32(rows)*1.2))
}

// destinyArea says what a destiny die is for, or why it cannot pay.
func destinyArea(sh *game.Shell, at render.Rect, n int, title, text string) {
	sh.UI.Add(game.Panels, game.Area{Name: "destiny/" + strconv.Itoa(n), Rect: at, Skip: true, Rule: "BF-DES-003", Tip: func() render.TooltipView {
		return render.TooltipView{Title: title, Text: text, Rules: "BF-DES-003"}
	}})
}

// payDie makes a click on a die choose it to pay for the next action.
func (y *payer) payDie(sh *game.Shell, r render.Rect, key string, v *render.DieFaceView) {
	if !y.d.Activating() {
		return
	}
	if strings.HasPrefix(key, destinyPayment) && y.destinyUsedUp() {
		v.Dim = true
		title, text := sh.Words.Say("tip.destiny.limit"), sh.Words.Say("tip.destiny.limit.text", strconv.Itoa(y.d.Play.Shown.DestinyLimit()))
		sh.UI.Add(game.Panels, game.Area{Name: "die/" + key, Rect: r, Skip: true, Rule: "BF-DES-007", Tip: func() render.TooltipView {
			return render.TooltipView{Title: title, Text: text, Rules: "BF-DES-007"}
		}})
		return
	}
	name := "die/" + key
	v.Hover, v.Focus, v.Chosen = sh.UI.Hover(name), sh.UI.Focus(name), v.Chosen || y.marks.preferred == key
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Skip: true, Says: sh.Words.Say("spoken.pay", key[len(key)-1:]), Do: func() { y.prefer(key) },
		Tip: func() render.TooltipView {
			return render.TooltipView{Title: sh.Words.Say("tip.pay"), Text: sh.Words.Say("tip.pay.text"), Rules: "BF-ACT-006"}
		}})
}

// destinyUsedUp reports whether the explorer who acts has spent as many destiny dice as it may in a turn (BF-DES-007).
func (y *payer) destinyUsedUp() bool {
	e := y.d.activeCard()
	return e >= 0 && int(y.d.Play.Shown.Party[e].DestinyUsed) >= y.d.Play.Shown.DestinyLimit()
}

func (y *payer) prefer(key string) {
	if y.d.Play.Preferred() == key {
		key = ""
	}
	y.d.Play.Prefer(key)
	y.d.Version++
}
