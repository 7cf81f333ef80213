package scenes

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// Draw implements game.Scene.
func (s *SetHands) Draw(sh *game.Shell, dst *ebiten.Image) {
	if s.canvas == nil || s.canvas.Theme != sh.Theme {
		s.canvas = render.NewCanvas(sh.Theme)
	}
	p, t, w := s.canvas, sh.Theme, sh.Words
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Over)
	body := DrawPage(sh, p, game.Over, "hands", t.Px(1060)*min(t.Text, 1.4), sh.Pop, func(at render.Rect) render.Rect {
		return headButton(sh, p, at, "hands/restore", w.Say("hands.restore"), func() {
			sh.Push(NewConfirm(w.Say("hands.restore.ask"), w.Say("hands.restore.keep"), w.Say("hands.restore"), func() { s.restore(sh, game.NoAction) }))
		})
	})
	sh.UI.Start(cellOf{game.Skip, 0}.name())
	text := s.said
	if text == "" {
		text = w.Say("hands.how")
	}
	line, body := body.CutTop(max(2*t.LineHeight(render.Body), t.ParagraphHeight(text, render.Body, body.W)) + t.Px(6))
	p.Paragraph(line, text, render.Body)
	head, body := body.CutTop(headHeight(t))
	head.W -= t.Px(14) // room for the scroll bar
	at := handColumns(t, head)
	for i, column := range [...]string{"action", "always", "first", "second", "button"} {
		if at[i].H > 0 {
			p.Snug(at[i], w.Say("hands.column."+column), render.Heading, render.Left)
		}
	}
	var rows []ListRow
	for _, a := range game.Actions() {
		if !slices.Contains(lacked(sh), a) {
			rows = append(rows, s.row(sh, p, a))
		}
	}
	s.list.Draw(sh, p, body, t.Px(4), rows)
	sh.NoticeRoom(body)
}

// headHeight returns the height of the names of the columns, which have two lines where these are narrow.
func headHeight(t *render.Theme) float32 {
	if t.Narrow {
		return 2*t.LineHeight(render.Heading) + t.Px(6)
	}
	return t.LineHeight(render.Heading) + t.Px(6)
}

// headButton draws a button beside the name of a screen and returns the rest of the line.
func headButton(sh *game.Shell, p *render.Canvas, at render.Rect, name, label string, do func()) render.Rect {
	t := sh.Theme
	way, rest := at.CutRight(t.Measure(label, ButtonText) + t.Px(34))
	DrawButton(sh, p, game.Over, way.Inset2(0, t.Slim(2)), name, render.ButtonView{Label: label}, do)
	_, rest = rest.CutRight(t.Px(Gap))
	return rest
}

// handsButton draws the button that opens the screen of keys and buttons, unless there are only fingers.
func handsButton(sh *game.Shell, p *render.Canvas, at render.Rect, name string) render.Rect {
	if sh.Input.OnlyTouch() {
		return at
	}
	return headButton(sh, p, at, name, sh.Words.Say("hands.open"), func() { sh.Push(&SetHands{}) })
}

// handColumns splits a row into its cells: the action, the keys that it never loses, two keys, the button, and the
// way back to the usual ones. On a narrow screen the action has a line of its own, above them.
func handColumns(t *render.Theme, r render.Rect) (cells [6]render.Rect) {
	parts := [len(cells)]float32{0.3, 0.17, 0.14, 0.14, 0.14, 0.11}
	if t.Narrow {
		parts = [len(cells)]float32{0, 0.25, 0.19, 0.19, 0.19, 0.18}
	}
	x := r.X
	for i, part := range parts {
		if part == 0 {
			continue
		}
		cells[i] = render.Rect{X: x, Y: r.Y, W: r.W*part - 6, H: r.H}
		x += r.W * part
	}
	return cells
}

// row returns the row of an action.
func (s *SetHands) row(sh *game.Shell, p *render.Canvas, a game.Action) ListRow {
	t, w := sh.Theme, sh.Words
	usual := "hand/" + a.Name() + "/usual"
	names := []string{usual}
	for _, c := range []cellOf{{a, 0}, {a, 1}, {a, forButton}} {
		names = append(names, c.name())
	}
	high, above := t.Target(t.LineHeight(render.Strong)+t.Px(12)), float32(0)
	if t.Narrow {
		above = t.LineHeight(render.Body) + t.Px(4)
	}
	return ListRow{high + above, names, func(r render.Rect) {
		line, cells := r.CutTop(above)
		at := handColumns(t, cells)
		if t.Narrow {
			at[0] = line
		}
		p.Rule(render.Rect{X: r.X, Y: r.Bottom() + t.Px(1), W: r.W, H: t.Hair()})
		p.Snug(at[0], w.Say("action."+a.Name()), render.Body, render.Left)
		p.Snug(at[1], sh.FixedKeys(a), render.Quiet, render.Left)
		for i, c := range []cellOf{{a, 0}, {a, 1}, {a, forButton}} {
			s.cell(sh, p, at[i+2], c)
		}
		if !sh.Hands().Usual(a) {
			s.list.button(sh, p, game.Over, at[5].Inset2(0, t.Slim(1)), usual, render.ButtonView{Label: w.Say("hands.usual")}, func() { s.restore(sh, a) })
		}
	}}
}

// cell draws the place of a key or a button.
func (s *SetHands) cell(sh *game.Shell, p *render.Canvas, r render.Rect, c cellOf) {
	if c.slot == forButton && c.action.Firm() {
		p.Snug(r, s.shown(sh, c), render.Quiet, render.Middle)
		return
	}
	v := render.ButtonView{Label: s.shown(sh, c)}
	if v.Label == sh.Words.Say("key.none") {
		v.Label = "–"
	}
	if s.listen == c {
		v.Label, v.Primary = sh.Words.Say("hands.listens"), true
	}
	a := game.Area{Name: c.name(), Rect: r.Inset2(0, sh.Theme.Slim(1)), Says: sh.Words.Say("action." + c.action.Name()), Value: v.Label, Do: func() { s.begin(sh, c) }}
	v.Hover, v.Focus = sh.UI.Hover(a.Name), sh.UI.Focus(a.Name)
	p.Button(a.Rect, v)
	s.list.Area(sh, game.Over, a)
}
