package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
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
		p.Picture(top, table.PictureOf(s.Pack(), s.Pack().Battlefield(int(s.Combat)).ID, table.Bystanders(s, table.NobodyAhead)))
	}
	foot, in := in.Inset(t.Px(10)).CutBottom(table.EndRoom(t, 34))
	line := func(text string, st render.Style, align render.Align) {
		var at render.Rect
		at, in = in.CutTop(t.LineHeight(st) + t.Px(4))
		p.Snug(at, text, st, align)
	}
	line(w.Say("ended."+s.Result.String()), render.Title, render.Middle)
	line(w.Count("ended.turns", int(s.Turn)), render.Quiet, render.Middle)
	line(table.Brought(sh, tally(s)), render.Body, render.Middle)
	if left := unsearched(c.Play.Log); left > 0 {
		line(w.Count("ended.markers", left), render.Body.With(render.Find), render.Middle)
	}
	_, in = in.CutTop(t.Px(8))
	for e := range s.Party {
		x := &s.Party[e]
		if !x.Playing {
			continue
		}
		line(w.Say("ended.explorer", w.Name(s.Name(e)), table.Fate(sh, x)), render.Body.With(render.Blend(render.Explorers[e], render.Ivory, 0.5)), render.Left)
	}
	if c.Play.Watched() {
		return
	}
	if s.Mode() != fortress.SingleCombat {
		row := scenes.MiddleOf(foot, min(foot.H, t.Target(t.LineHeight(scenes.ButtonText)+t.Px(16))))
		c.button(sh, p, scenes.Middle(row, row.W*0.6), "result/go-on", render.ButtonView{Label: w.Say("ended.go-on"), Primary: true}, func() { sh.Show(c.Host.Open(table.ExpeditionScene, sh, c.Play)) })
		return
	}
	c.DrawEndButtons(sh, p, foot)
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
	if c.lesson.guideAtFoot(t) {
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
	return lines + table.EndRoom(t, 34) + t.Px(8+10+2*20)
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
