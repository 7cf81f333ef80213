package fortress

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
)

// drawResult draws how the combat ended, over the board.
func (c *Combat) drawResult(sh *game.Shell, p *render.Canvas) {
	t, s, w := sh.Theme, &c.Play.Shown, sh.Words
	r, sight := c.resultRect(t)
	accent := render.Portal
	if s.Result == fortress.Defeated {
		accent = render.Blood
	}
	sh.UI.Add(game.Panels, game.Area{Name: "panel/result", Rect: r, Skip: true, Aloud: true, Leads: true, Weight: game.Asked})
	in := p.Panel(r, render.PanelView{Accent: accent})
	if sight > 0 {
		var top render.Rect
		top, in = in.CutTop(sight)
		p.Picture(top, pictureOf(s.Pack(), s.Pack().Battlefield(int(s.Combat)).ID, bystanders(s, nobodyAhead)))
	}
	foot, in := in.Inset(t.Px(10)).CutBottom(endRoom(t, 34))
	line := func(text string, st render.Style, align render.Align) {
		var at render.Rect
		at, in = in.CutTop(t.LineHeight(st) + t.Px(4))
		p.Snug(at, text, st, align)
	}
	line(w.Say("ended."+s.Result.String()), render.Title, render.Middle)
	line(w.Count("ended.turns", int(s.Turn)), render.Quiet, render.Middle)
	line(brought(sh, tally(s)), render.Body, render.Middle)
	if left := unsearched(c.Play.Log); left > 0 {
		line(w.Count("ended.markers", left), render.Body.With(render.Find), render.Middle)
	}
	_, in = in.CutTop(t.Px(8))
	for e := range s.Party {
		x := &s.Party[e]
		if !x.Playing {
			continue
		}
		line(w.Say("ended.explorer", w.Name(s.Name(e)), fate(sh, x)), render.Body.With(render.Blend(render.Explorers[e], render.Ivory, 0.5)), render.Left)
	}
	if c.Play.Watched() {
		return
	}
	if s.Mode() != fortress.SingleCombat {
		row := scenes.MiddleOf(foot, min(foot.H, t.Target(t.LineHeight(scenes.ButtonText)+t.Px(16))))
		c.button(sh, p, scenes.Middle(row, row.W*0.6), "result/go-on", render.ButtonView{Label: w.Say("ended.go-on"), Primary: true}, func() { sh.Show(NewExpedition(c.host, sh, c.Play)) })
		return
	}
	c.drawEndButtons(sh, p, foot)
}

// resultRect returns where the result stands, and how high the picture of the battlefield is in it: 0 where it has no room.
func (c *Combat) resultRect(t *render.Theme) (r render.Rect, sight float32) {
	f := c.overRoom(t)
	wide, high := min(t.Px(520), f.W), max(t.Px(300), c.resultHeight(t))
	if t.Held {
		wide, high = min(t.Px(900), f.W), c.resultHeight(t)
	}
	if sight = min(wide*0.4, f.H-high); sight < wide*0.25 {
		sight = 0
	}
	return scenes.MiddleOf(scenes.Middle(f, wide), high+sight), sight
}

// overRoom returns the room for how the combat ended: the field, and on a device held in the hands also that of the question,
// because nothing is asked any more.
func (c *Combat) overRoom(t *render.Theme) render.Rect {
	l := &c.kit.layout
	f := l.Field
	if l.Held && !c.Play.Watched() {
		f.W, f.H = l.Sheet.Right()-f.X, l.Tabs.Y-t.Px(scenes.Gap)/2-f.Y
	}
	if c.guideAtFoot(t) {
		f.H = l.Notes[guideNote].Y - t.Px(scenes.Gap)/2 - f.Y
	}
	return f
}

// resultHeight returns the height of the result with all its lines.
func (c *Combat) resultHeight(t *render.Theme) float32 {
	lines := t.LineHeight(render.Title) + t.LineHeight(render.Quiet) + t.LineHeight(render.Body) + t.Px(3*4)
	if unsearched(c.Play.Log) > 0 {
		lines += t.LineHeight(render.Body) + t.Px(4)
	}
	for e := range c.Play.Shown.Party {
		if c.Play.Shown.Party[e].Playing {
			lines += t.LineHeight(render.Body) + t.Px(4)
		}
	}
	return lines + endRoom(t, 34) + t.Px(8+10+2*20)
}

// unsearched returns how many markers were left on the battlefield when the combat ended, as the log tells.
func unsearched(log []session.Line) (n int) {
	for _, l := range log[combatBegins(log):] {
		if e, left := l.Change.(fortress.MarkersLeft); left {
			n = int(e.Number)
		}
	}
	return n
}

// tally counts what the party did and suffered in the combat.
func tally(s *fortress.State) (sum fortress.Tally) {
	if r := s.Expedition.This(); r != nil {
		return r.Tally
	}
	for e := range s.Party {
		y := &s.Party[e].Tally
		sum.Slain, sum.Found, sum.Hurt, sum.Out = sum.Slain+y.Slain, sum.Found+y.Found, sum.Hurt+y.Hurt, sum.Out+y.Out
	}
	return sum
}

// drawEndButtons draws the buttons shown after a game.
func (c *stage) drawEndButtons(sh *game.Shell, p *render.Canvas, r render.Rect) {
	w := sh.Words
	quest := c.Play.Shown.Mode() == fortress.Campaign
	fourth := w.Say("ended.link")
	if quest {
		fourth = w.Say("precipice.journal")
	}
	cells := endCells(sh.Theme, r, []string{w.Say("title.new"), w.Say("ended.again"), w.Say("ended.watch"), fourth, w.Say("ended.to-title")})
	button := func(at int, name, label, tip string, primary bool, do func()) {
		a := game.Area{Name: "result/" + name, Rect: cells[at], Do: do}
		if !primary { // a label that is cut is read there
			a.Tip = func() render.TooltipView { return render.TooltipView{Title: label, Text: tip} }
		}
		scenes.PlaceButton(sh, p, game.Panels, render.ButtonView{Label: label, Primary: primary}, a)
	}
	button(0, "new", w.Say("title.new"), "", true, func() { sh.Show(c.host.doors.Another(c.host, sh)) })
	button(1, "again", w.Say("ended.again"), w.Say("ended.again.text"), false, func() { c.host.doors.Again(c.host, sh, c.Play.Table) })
	button(2, "watch", w.Say("ended.watch"), "", false, func() { c.host.watch(sh, c.Play) })
	if quest {
		button(3, "journal", fourth, "", false, func() { c.openJournal(sh) })
	} else {
		button(3, "link", fourth, "", false, func() { scenes.CopyLink(sh, c.Play) })
	}
	button(4, "title", w.Say("ended.to-title"), "", false, func() { sh.Home(nil) })
}

// fate describes an explorer's final condition in a few words.
func fate(sh *game.Shell, x *fortress.Explorer) string {
	w := sh.Words
	if x.Out {
		return w.Say("ended.out")
	}
	parts := []string{w.Say("ended.unhurt")}
	wounds, grievous := x.Count(fortress.WoundCounter), x.Count(fortress.GrievousCounter)
	if wounds+grievous > 0 {
		parts = nil
	}
	if wounds > 0 {
		parts = append(parts, w.Count("brought.hurt", wounds))
	}
	if grievous > 0 {
		parts = append(parts, w.Count("brought.grievous", grievous))
	}
	if x.NumFinds > 0 {
		parts = append(parts, w.Count("brought.found", int(x.NumFinds)))
	}
	if x.Inspiration > 0 {
		parts = append(parts, w.Count("ended.inspiration", int(x.Inspiration)))
	}
	return strings.Join(parts, ", ")
}

// shape says how an explorer is, and whether the next wound is its last.
func shape(sh *game.Shell, x *fortress.Explorer) string {
	if x.Brink() {
		return fate(sh, x) + " · " + sh.Words.Say("card.brink")
	}
	return fate(sh, x)
}
