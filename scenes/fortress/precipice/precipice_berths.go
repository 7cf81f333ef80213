package precipice

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// tileColumns returns how many ships are offered side by side.
func (x *Precipice) tileColumns(sh *game.Shell, wide float32) int {
	n := max(1, int(wide/(sh.Theme.Px(92)*sh.Theme.Text)))
	return min(n, max(1, len(x.Choices.Of("dock"))))
}

// drawBerthing draws the ships that may dock as well, each with its picture.
func (x *Precipice) drawBerthing(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, rows := sh.Theme, x.Choices.Of("dock")
	cols := x.tileColumns(sh, r.W)
	lines := (len(rows) + cols - 1) / cols
	gap := t.Px(5)
	high := (r.H - gap*float32(lines-1)) / float32(lines)
	for i, row := range rows {
		cell := r.Columns(cols, gap)[i%cols]
		cell.Y, cell.H = r.Y+float32(i/cols)*(high+gap), high
		x.drawTile(sh, p, cell, row)
	}
}

// BerthTip says who trades at a ship that may dock.
func BerthTip(sh *game.Shell, s *fortress.State, row *asking.Row) render.TooltipView {
	v := render.TooltipView{Title: row.Label, Rules: "BF-SET-019"}
	if h := s.Pack().Host(row.ID[len("dock "):]); h != nil {
		v.Text = sh.Words.Say("precipice.host-is", sh.Words.Name(h.ID))
	}
	return v
}

func (x *Precipice) drawTile(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row) {
	t := sh.Theme
	a := x.Answering(nil).Area(sh, r, row)
	v := render.PanelView{Card: true}
	free := a.Do != nil
	if a.Rule = "BF-SET-019"; free {
		a.Tip = func() render.TooltipView { return BerthTip(sh, &x.Play.Shown, row) }
		if sh.UI.Hover(a.Name) {
			v.Accent = render.Brass
		}
	}
	p.Panel(r, v)
	label, picture := r.Inset(t.Px(3)).CutBottom(t.LineHeight(render.Small))
	p.Ship(picture, render.ShipView{ID: row.ID[len("dock "):], Near: 1, Hover: free && sh.UI.Hover(a.Name)})
	if h := x.Play.Shown.Pack().Host(row.ID[len("dock "):]); h != nil {
		high := min(picture.H*0.42, t.Px(30))
		p.Host(render.Rect{X: picture.Right() - high, Y: picture.Y, W: high, H: high}, HostView(h))
	}
	if n := x.Number(row); n > 0 && !t.NoKeys {
		p.Label(render.Rect{X: r.X + t.Px(6), Y: r.Y + t.Px(3), W: r.W, H: t.LineHeight(render.Small)}, render.KeyName(n), render.Small, render.Left)
	}
	p.Snug(label, row.Label, render.Small.With(render.Ivory), render.Middle)
	if !free {
		p.Round(r, t.Px(6), render.Fade(render.Void, 0.6))
	}
	if sh.UI.Focus(a.Name) {
		p.FocusRing(r, t.Px(6))
	}
	sh.UI.Add(game.Panels, a)
}
