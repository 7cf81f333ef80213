package scenes

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// Draw implements game.Scene.
func (s *Settings) Draw(sh *game.Shell, dst *ebiten.Image) {
	if s.canvas == nil || s.canvas.Theme != sh.Theme {
		s.canvas = render.NewCanvas(sh.Theme)
	}
	p, t := s.canvas, sh.Theme
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Over)
	body := DrawPage(sh, p, game.Over, "settings", t.Px(settingsWide), sh.Pop, func(at render.Rect) render.Rect {
		return handsButton(sh, p, at, "settings/hands")
	})
	sh.UI.Start("tab/" + s.open)
	all := s.sections(sh)
	tabs, body := body.CutTop(t.Target(t.Px(tabHigh)))
	s.drawTabs(sh, p, tabs, all)
	rows := []ListRow{{Height: t.Px(tabRoom), Draw: func(render.Rect) {}}}
	s.said = map[string]string{"tab": s.open}
	for _, part := range all {
		for _, one := range part.Rows {
			s.said[one.Name] = one.Value
			if part.Key == s.open {
				rows = append(rows, s.row(sh, p, body.W-t.Px(14), one))
			}
		}
	}
	s.list.Draw(sh, p, body, t.Px(6), rows)
	sh.NoticeRoom(body)
}

// Height of the tabs, the room under them, and the least height of a row, in design units. Like valueWide they do not
// depend on the text size.
const (
	tabHigh = 40
	tabRoom = 20
	rowHigh = 48
)

// drawTabs draws a tab for each section. The focus finds only the open one; from there the arrows open the
// others.
func (s *Settings) drawTabs(sh *game.Shell, p *render.Canvas, r render.Rect, all []Section) {
	for i, at := range r.Columns(len(all), sh.Theme.Px(4)) {
		key := all[i].Key
		name := "tab/" + key
		p.Chip(at, render.ChipView{Label: sh.Words.Say("settings." + key), Chosen: s.open == key, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		sh.UI.Add(game.Over, game.Area{Name: name, Rect: at, Role: game.Tab, Skip: s.open != key, Do: func() { s.show(sh, key) }, Turn: func(by int) { s.turn(sh, by) }})
	}
}

// DrawPage draws the head of a screen: its name, a Back button, and optionally another button. It returns
// the rest.
func DrawPage(sh *game.Shell, p *render.Canvas, l game.Layer, name string, wide float32, back func(), more func(at render.Rect) render.Rect) render.Rect {
	t, w := sh.Theme, sh.Words
	all := Middle(p.Bounds().Inset(t.Px(Gap)), wide)
	head, body := all.CutTop(t.Target(max(t.Px(38), t.LineHeight(render.Banner)+t.Px(14))))
	label := w.Say("page.back")
	way, head := head.CutRight(t.Measure(label, ButtonText) + t.Px(34))
	DrawButton(sh, p, l, way.Inset2(0, t.Slim(2)), name+"/back", render.ButtonView{Label: label}, back)
	_, head = head.CutRight(t.Px(Gap))
	if more != nil {
		head = more(head)
	}
	p.Label(head, w.Say("page."+name), render.Banner, render.Left)
	_, body = body.CutTop(t.Px(Gap))
	return body
}

// Widths of the page and of a value with its arrows, in design units. They depend neither on the value nor
// on the text size, so that a control stays under the pointer.
const (
	settingsWide = 980
	valueWide    = 300
)

// row lays out a setting: its name, one sentence about it, and beside the name its value between two arrows. However
// long the sentence becomes, its row grows downwards from them. A click beside the value changes nothing.
func (s *Settings) row(sh *game.Shell, p *render.Canvas, wide float32, one Dial) ListRow {
	t, w := sh.Theme, sh.Words
	about := cmp.Or(one.About, w.Say("about."+one.Name))
	value := t.Px(valueWide)
	text := wide - value - t.Px(34)
	high := max(t.LineHeight(render.Strong)+t.ParagraphHeight(about, render.Quiet, text)+t.Px(16), t.Target(t.Px(rowHigh)))
	name := "set/" + one.Name
	return ListRow{high, []string{name}, func(at render.Rect) {
		body := render.Panel2
		if sh.UI.Hover(name) || sh.UI.Hover(name+"/less") || sh.UI.Hover(name+"/more") {
			body = render.Blend(render.Panel2, render.Line, 0.7)
		}
		p.Round(at, t.Px(5), body)
		p.Frame(at, t.Px(5), t.Hair(), render.Line)
		turn := func(by int) {
			s.list.pin(name, at.Y)
			one.Turn(by)
			sh.KeepSettings()
			sh.Dirty()
		}
		in := at.Inset2(t.Px(12), t.Px(8))
		in.W = text
		line, in := in.CutTop(t.LineHeight(render.Strong))
		p.Snug(line, w.Say("set."+one.Name), render.Strong, render.Left)
		in.H = at.H // never cut a paragraph
		p.Paragraph(in, about, render.Quiet)
		right, _ := at.CutRight(value + t.Px(10))
		_, right = right.CutRight(t.Px(10))
		right.H = t.Target(t.Px(rowHigh))
		s.list.Area(sh, game.Over, game.Area{Name: name, Rect: right, Role: game.Slider, Says: w.Say("set." + one.Name), Value: one.Value, Do: func() { turn(1) }, Turn: turn})
		s.drawValue(sh, p, MiddleOf(right, t.Target(t.LineHeight(render.Strong)+t.Px(12))), name, one.Value, turn)
		if sh.UI.Focus(name) {
			p.FocusRing(at.Inset(t.Px(2)), t.Px(5))
		}
	}}
}

// drawValue draws a value between two arrows.
func (s *Settings) drawValue(sh *game.Shell, p *render.Canvas, r render.Rect, name, value string, turn func(by int)) {
	t := sh.Theme
	p.Round(r, t.Px(4), render.Void)
	p.Frame(r, t.Px(4), t.Hair(), render.Blend(render.Line, render.Brass, 0.4))
	less, in := r.CutLeft(t.Target(t.Px(30)))
	more, in := in.CutRight(t.Target(t.Px(30)))
	for _, a := range []struct {
		name string
		r    render.Rect
		by   int
	}{{name + "/less", less, -1}, {name + "/more", more, 1}} {
		ink := render.Blend(render.Brass, render.Void, 0.2)
		if sh.UI.Hover(a.name) {
			ink = render.Ivory
		}
		p.Arrow(a.r, a.by, ink)
		s.list.Area(sh, game.Over, game.Area{Name: a.name, Rect: a.r, Role: game.Part, Skip: true, Do: func() {
			sh.UI.SetFocus(name) // keys go on from the setting
			turn(a.by)
		}})
	}
	p.Snug(in, value, render.Strong, render.Middle)
}
