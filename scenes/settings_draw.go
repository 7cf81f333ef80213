package scenes

import (
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
	body := DrawPage(sh, p, game.Over, "settings", t.Px(settingsWide), sh.Pop, nil)
	sh.UI.Start("set/speed")
	var rows []ListRow
	s.said = map[string]string{}
	for _, part := range s.sections(sh) {
		rows = append(rows, headingRow(sh, p, part.Key))
		for _, one := range part.Rows {
			s.said[one.Name] = one.Value
			rows = append(rows, s.row(sh, p, body.W-t.Px(14), one))
		}
	}
	s.list.Draw(sh, p, body, t.Px(6), rows)
	DrawNotice(sh, p, body)
}

// DrawPage draws the head of a screen: its name, a Back button, and optionally another button. It returns
// the rest.
func DrawPage(sh *game.Shell, p *render.Canvas, l game.Layer, name string, wide float32, back func(), more func(at render.Rect) render.Rect) render.Rect {
	t, w := sh.Theme, sh.Words
	all := Middle(p.Bounds().Inset(t.Px(Gap)), wide)
	head, body := all.CutTop(max(t.Px(38), t.LineHeight(render.Banner)+t.Px(14)))
	label := w.Say("page.back")
	way, head := head.CutRight(t.Measure(label, ButtonText) + t.Px(34))
	DrawButton(sh, p, l, way.Inset2(0, t.Px(2)), name+"/back", render.ButtonView{Label: label}, back)
	_, head = head.CutRight(t.Px(Gap))
	if more != nil {
		head = more(head)
	}
	p.Label(head, w.Say("page."+name), render.Banner, render.Left)
	_, body = body.CutTop(t.Px(Gap))
	return body
}

// headingRow returns the row with the heading of a section.
func headingRow(sh *game.Shell, p *render.Canvas, key string) ListRow {
	t := sh.Theme
	return ListRow{Height: t.LineHeight(render.Heading) + t.Px(14), Draw: func(at render.Rect) {
		line, _ := at.CutBottom(t.LineHeight(render.Heading) + t.Px(2))
		p.Label(line, sh.Words.Say("settings."+key), render.Heading, render.Left)
	}}
}

// Widths of the page and of a value with its arrows, in design units. They depend neither on the value nor
// on the text size, so that a control stays under the pointer.
const (
	settingsWide = 980
	valueWide    = 300
)

// row lays out a setting: its name, one sentence about it, and its value between two arrows.
func (s *Settings) row(sh *game.Shell, p *render.Canvas, wide float32, one Dial) ListRow {
	t, w := sh.Theme, sh.Words
	about := w.Say("about." + one.Name)
	value := t.Px(valueWide)
	text := wide - value - t.Px(34)
	high := max(t.LineHeight(render.Strong)+t.ParagraphHeight(about, render.Quiet, text)+t.Px(16), t.Px(48))
	name := "set/" + one.Name
	return ListRow{high, []string{name}, func(at render.Rect) {
		body := render.Panel2
		if sh.UI.Hover(name) || sh.UI.Hover(name+"/less") || sh.UI.Hover(name+"/more") {
			body = render.Blend(render.Panel2, render.Line, 0.7)
		}
		p.Round(at, t.Px(5), body)
		p.Frame(at, t.Px(5), t.Hair(), render.Line)
		turn := func(by int) {
			s.list.pin(name, at.Centre().Y)
			one.Turn(by)
			sh.KeepSettings()
			sh.Dirty()
		}
		s.list.Area(sh, game.Over, game.Area{Name: name, Rect: at, Do: func() { turn(1) }, Turn: turn})
		in := at.Inset2(t.Px(12), t.Px(8))
		in.W = text
		line, in := in.CutTop(t.LineHeight(render.Strong))
		p.Label(line, w.Say("set."+one.Name), render.Strong, render.Left)
		in.H = at.H // never cut a paragraph
		p.Paragraph(in, about, render.Quiet)
		right, _ := at.CutRight(value + t.Px(10))
		_, right = right.CutRight(t.Px(10))
		s.drawValue(sh, p, MiddleOf(right, t.LineHeight(render.Strong)+t.Px(12)), name, one.Value, turn)
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
	less, in := r.CutLeft(t.Px(30))
	more, in := in.CutRight(t.Px(30))
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
		s.list.Area(sh, game.Over, game.Area{Name: a.name, Rect: a.r, Skip: true, Do: func() { turn(a.by) }})
	}
	p.Snug(in, value, render.Strong, render.Middle)
}
