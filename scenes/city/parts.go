package city

import (
	"math"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes"
)

// Colours of the city that have no like among those of every dress.
var (
	moon      = render.Ink{R: 0xc3, G: 0xd7, B: 0xea, A: 255}
	tide      = render.Ink{R: 0x8b, G: 0xc4, B: 0x6a, A: 255}
	deepBlood = render.Ink{R: 0x6d, G: 0x2b, B: 0x30, A: 255}
)

// nightFigure is what the id of a hostile's figure by night ends in.
const nightFigure = "/night"

// drawCity draws the picture of the title.
func drawCity(p *render.Canvas, all render.Rect, stand float32, party []string) {
	p.Fill(all, art.Void)
}

// cell is a cell of a crisis: what a hero rolls with a choice, and its odds.
type cell struct {
	Die                       string
	Odds                      []render.OddsRow
	Chosen, Hover, Focus, Off bool
}

// dialIn returns where a dial of a radius stands in the lower left corner of a picture.
func dialIn(r render.Rect, radius float32) render.Rect {
	return render.Rect{X: r.X + radius*0.2, Y: r.Bottom() - 2.2*radius, W: 2 * radius, H: 2 * radius}
}

func drawAilment(p *render.Canvas, r render.Rect, word string) { p.Disc(r.Centre(), r.H/2, render.Find) }

func drawCellOf(p *render.Canvas, r render.Rect, v cell) {
	p.OptionRow(r, render.OptionView{Chosen: v.Chosen, Hover: v.Hover, Focus: v.Focus, Disabled: v.Off})
	in := r.Inset(p.Theme.Px(5))
	head, in := in.CutTop(p.Theme.LineHeight(render.Small))
	p.Snug(head, v.Die, render.Small, render.Middle)
	p.Odds(in, v.Odds)
}

func (x *Journey) cellView(sh *game.Shell, h, k int) (v cell) {
	c := &x.crisis().Choices[k]
	roll := c.Rolled()
	if roll == nil {
		v.Die = sh.Words.Say("crisis.certain")
		return v
	}
	v.Die = roll.Roll
	return v
}

func (x *Journey) drawEmblem(sh *game.Shell, p *render.Canvas, r render.Rect) render.Rect {
	at, rest := r.CutRight(r.H)
	x.drawDial(sh, p, at)
	return rest
}

func (x *Journey) drawDialPanel(sh *game.Shell, p *render.Canvas, r render.Rect) {
	x.drawDial(sh, p, scenes.Middle(r, r.H))
	sh.UI.Add(game.Panels, game.Area{Name: "dial", Rect: r, Skip: true, Tip: func() render.TooltipView {
		return render.TooltipView{Title: x.nightNote(sh), Text: sh.Words.Say("dial.tip")}
	}})
}

func (x *Journey) drawDial(sh *game.Shell, p *render.Canvas, r render.Rect) {
	s := &x.Play.Shown
	m, rad := r.Centre(), r.H/2
	for i := range 12 {
		a := float64(i) / 12 * 2 * math.Pi
		ink := render.Muted
		if i == int(s.Nightfall) {
			ink = render.Brass
		}
		p.Disc(render.Point{X: m.X + rad*0.85*float32(math.Sin(a)), Y: m.Y - rad*0.85*float32(math.Cos(a))}, rad*0.1, ink)
	}
}

var _ = rules.Won
var _ = library.Hunt
