package city

import (
	"time"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	ware "precipice/render/cityware"
	"precipice/scenes"
	"precipice/scenes/panes"
)

// duskScreen shows how night falls.
type duskScreen struct {
	d     *tabletop
	dial  *dialPane
	party *partyPane
	list  scenes.ScrollList
}

// attend begins the scene, goes to its end when the player presses something, and then on. A player who only watches is taken on after a while;
// one who uses a screen reader is not.
func (x *duskScreen) attend(sh *game.Shell) {
	v, in := &x.d.evening, &sh.Input
	if !v.on || x.d.fate.shown() {
		return
	}
	if !x.d.Play.Shown.Night() && !x.d.Showing.On { // it was taken back
		*v = evening{}
		return
	}
	if v.begun.IsZero() {
		v.begun = sh.Now
	}
	sh.Dirty()
	pressed := in.Clicked || in.Digit > 0 || in.Did(game.Skip) || in.Did(game.Accept) || in.Did(game.End)
	switch over := v.past(sh) >= duskEnds; {
	case pressed && !over:
		v.ended = true
	case over && pressed && !x.d.Showing.On, sh.Now.Sub(v.begun) >= duskGoes && !sh.Heard():
		x.leave(sh)
	}
}

// leave ends the scene, and the game goes on.
func (x *duskScreen) leave(sh *game.Shell) {
	x.d.evening, x.list = evening{opened: true}, scenes.ScrollList{}
	x.d.Renew()
	x.d.Version++
	sh.Dirty()
}

// front returns how far on the screen night has come from the west, and how much of its way that is.
func (x *duskScreen) front(sh *game.Shell) (at, seen float32) {
	room := x.d.boardRoom()
	seen = x.d.evening.part(sh, frontFrom, frontTo)
	if !x.d.Play.Shown.Night() {
		seen = 0
	}
	return room.X + room.W*seen, seen
}

// away returns how far the panes have slid away.
func (x *duskScreen) away(sh *game.Shell) float32 {
	return render.Ease(x.d.evening.part(sh, 0, paneAway))
}

// slid returns a layout whose panes have slid away to the edges of the screen.
func slid(l panes.Layout, k float32, all render.Rect) panes.Layout {
	l.Left.X -= k * l.Left.Right()
	l.Left.H -= l.Left.H * 0.28
	l.Foot.Y += k * (all.Bottom() - l.Foot.Y)
	for _, r := range []*render.Rect{&l.Right, &l.Upper, &l.Lower, &l.Picks, &l.Strip, &l.Edge} {
		r.X += k * max(0, all.Right()-r.X)
	}
	return l
}

// sweep lets the night cross the board as far as it has come.
func (x *duskScreen) sweep(sh *game.Shell, b *art.Board) {
	if e := &x.d.evening; e.on {
		front, seen := x.front(sh)
		e.front = front
		b.Sweep(seen, front)
	}
}

// duskRooms are the places of what the scene shows beside the board.
type duskRooms struct{ sky, tower, title, side, dial render.Rect }

// rooms returns them: the belfry stands where the cards of the heroes were, the lines in the column on the other side. On a device held in
// the hands moon and title stand above the board, and the lines below it.
func (x *duskScreen) rooms(t *render.Theme, all render.Rect) (r duskRooms) {
	l := &x.d.Layout
	_, below := all.CutTop(l.Bar.H)
	if l.Held {
		high := t.LineHeight(duskTitle(t)) + t.LineHeight(render.Body) + t.Px(16)
		r.title, _ = below.CutTop(high)
		r.sky, _ = below.CutTop(high * 1.7)
		_, r.title = r.title.CutLeft(high * 1.3)
		if r.side = l.Sheet; r.side.H <= 0 {
			r.side = l.Asks
		}
		r.side.H = all.Bottom() - r.side.Y - t.Px(scenes.Gap)
		return r
	}
	r.sky, _ = below.CutTop(below.H * 0.34)
	left := render.Rect{X: l.Left.X, Y: l.Left.Y, W: l.Left.W, H: l.Corner.Bottom() - l.Left.Y}
	r.dial, r.tower = x.party.dialRoom(t, left)
	r.tower.W *= 0.72
	r.title = render.Rect{X: l.Field.X + t.Px(84), Y: below.Y + t.Px(10), W: l.Field.W - t.Px(84), H: t.LineHeight(duskTitle(t)) + t.LineHeight(render.Body)}
	if r.side = l.Right; r.side.W <= 0 {
		r.side = l.Asks
	}
	r.side = render.Rect{X: r.side.X, Y: below.Y + t.Px(scenes.Gap), W: r.side.W, H: all.Bottom() - below.Y - 2*t.Px(scenes.Gap)}
	return r
}

// duskTitle is the style of the title of the scene.
func duskTitle(t *render.Theme) render.Style {
	size := float32(46)
	if t.Held {
		size = 30
	}
	return render.Style{Weight: render.Display, Size: size / max(1, t.Text*0.8), Tracking: 1, Ink: render.Ivory}
}

// drawDusk draws the scene over the board.
func (x *duskScreen) drawDusk(sh *game.Shell, p *render.Canvas) {
	t, v := sh.Theme, &x.d.evening
	r := x.rooms(t, p.Bounds())
	come := render.Ease(v.part(sh, paneAway, frontFrom+paneAway))
	view := art.NightfallView{Sky: r.sky, Come: come, Radius: t.Px(46), Tower: r.tower, Bats: -1, Deep: x.d.boardRoom().H,
		Lit: int(v.part(sh, frontFrom, frontTo-3*lineStep)*(art.Windows+0.99) + 0.01)}
	view.Moon = render.Point{X: r.title.X - t.Px(66), Y: r.sky.Y + t.Px(74)}
	if x.d.Layout.Held {
		view.Radius = r.title.H * 0.36
		view.Moon = render.Point{X: r.title.X - view.Radius*1.7, Y: r.title.Centre().Y}
	}
	if !sh.Settings.Still() && v.factor > 0 && v.past(sh) > batsFrom {
		view.Bats = v.part(sh, batsFrom, batsTo)
	}
	view.Front, view.Runs = render.Point{X: v.front, Y: r.sky.Y}, v.past(sh) > frontFrom && v.past(sh) < frontTo
	view.Lit = min(view.Lit, art.Windows)
	art.Nightfall(p, view)
	x.drawTitle(sh, p, r.title, come)
	if r.dial.W > 0 {
		x.dial.drawDialPane(sh, p, r.dial)
	}
	x.drawLines(sh, p, r.side)
}

// drawTitle says that night has fallen.
func (x *duskScreen) drawTitle(sh *game.Shell, p *render.Canvas, r render.Rect, come float32) {
	t, w, st := sh.Theme, sh.Words, duskTitle(sh.Theme)
	head, foot := r.CutTop(t.LineHeight(st))
	p.Snug(head, w.Say("journey.night"), st.With(render.Fade(st.Ink, come)), render.Left)
	foot, _ = foot.CutTop(t.LineHeight(render.Body))
	p.Snug(foot, w.Say("night.stays", numberOf(int(x.d.Play.Shown.Turn))), render.Body.With(render.Fade(render.Moon, come)), render.Left)
}

// duskLines are what the night changes, with the rules that say so.
var duskLines = [...]struct{ key, rule string }{{"night.hostiles", "CC-JRN-002"}, {"night.crises", "CC-CRI-002"}, {"night.extraction", "CC-JEN-003"}}

// drawLines says what the night changes, line by line, shows that on the figures of one group, and ends with the button.
func (x *duskScreen) drawLines(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, v, gap := sh.Theme, &x.d.evening, sh.Theme.Px(scenes.Gap)
	if v.past(sh) < lineFrom {
		return
	}
	sh.UI.Add(game.Panels, game.Area{Name: "panel/night", Rect: r, Skip: true, Leads: true, Aloud: true, Weight: game.Asked})
	foot, list := r.CutBottom(endRoom(t))
	if v.past(sh) >= duskEnds && !x.d.Showing.On {
		sh.UI.Start(onward)
		scenes.DrawButton(sh, p, game.Panels, foot, onward, render.ButtonView{Label: sh.Words.Say("night.on"), Primary: true}, func() { x.leave(sh) })
	}
	_, list = list.CutBottom(gap)
	inner := p.Theme.PanelInside(list, render.PanelView{})
	rows, high := x.lineRows(sh, p, inner.W), float32(0)
	for _, row := range rows {
		high += row.Height + gap
	}
	box, rest := list.CutTop(min(list.H, high+list.H-inner.H))
	in := p.Panel(box, render.PanelView{Accent: render.RedWindow})
	x.list.Draw(sh, p, in, gap, rows)
	x.drawChange(sh, p, rest)
}

// lineRows returns the lines that have come.
func (x *duskScreen) lineRows(sh *game.Shell, p *render.Canvas, wide float32) (rows []scenes.ListRow) {
	t, v, st := sh.Theme, &x.d.evening, render.Strong
	inset := t.Grown(18)
	for i, line := range duskLines {
		text := sh.Words.Say(line.key)
		come := v.part(sh, lineFrom+lineStep*time.Duration(i), lineFrom+lineStep*time.Duration(i+1))
		high := t.ParagraphHeight(text, st, wide-inset-t.Px(14))
		rows = append(rows, scenes.ListRow{Height: high, Draw: func(at render.Rect) {
			if come <= 0 {
				return
			}
			render.Brush{Canvas: p}.Lozenge(render.Point{X: at.X + t.Grown(6), Y: at.Y + t.LineHeight(st)/2}, t.Grown(5), t.Grown(7), render.Fade(render.RedWindow, come))
			_, at = at.CutLeft(inset)
			p.Paragraph(at, text, st.With(render.Fade(st.Ink, come)))
		}})
	}
	return rows
}

// drawChange shows what the night changes in the figures of one group: the most dangerous one on the battlefield.
func (x *duskScreen) drawChange(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, v := sh.Theme, &x.d.evening
	u := x.worst()
	if u == rules.NoUnit || v.past(sh) < lineFrom+lineStep*time.Duration(len(duskLines)) {
		return
	}
	view := x.change(sh, u)
	_, r = r.CutTop(t.Px(scenes.Gap))
	if high := ware.ChangeHeight(t, view); r.H >= high {
		at, _ := r.CutTop(high)
		ware.Change(p, at, view)
	}
}

// worst returns the most dangerous hostile on the battlefield: the one with the most wounds by night.
func (x *duskScreen) worst() rules.UnitID {
	s, worst := &x.d.Play.Shown, rules.NoUnit
	for u := range s.Units {
		if w := &s.Units[u]; w.Team == rules.HostileTeam && w.Here() && (worst == rules.NoUnit || s.Wounds(rules.UnitID(u)) > s.Wounds(worst)) {
			worst = rules.UnitID(u)
		}
	}
	return worst
}

// change compares the sides of the card of a hostile, by day and by night.
func (x *duskScreen) change(sh *game.Shell, u rules.UnitID) ware.ChangeView {
	s, w := &x.d.Play.Shown, sh.Words
	unit := &s.Units[u]
	card := &s.Content().Hostiles[unit.Kind]
	day, night := &card.Sides[0].Models[unit.Model], &card.Sides[1].Models[unit.Model]
	v := ware.ChangeView{Figure: x.d.who.figureOf(unit), Variant: int(unit.Model), Name: w.Name(card.ID), Group: w.Say("night.group", numberOf(int(unit.Card)+1))}
	add := func(key, a, b string) {
		if a != b {
			v.Rows = append(v.Rows, ware.ChangeRow{Label: w.Say(key), From: a, To: b})
		}
	}
	add("night.wounds", numberOf(day.Wounds), numberOf(night.Wounds))
	add("night.move", numberOf(day.Move), numberOf(night.Move))
	for i := range min(len(day.Weapons), len(night.Weapons)) {
		add("night.damage", day.Weapons[i].Damage.String(), night.Weapons[i].Damage.String())
	}
	v.Rows = v.Rows[:min(len(v.Rows), 3)]
	return v
}
