package fortress

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/table"
)

// height of the picture on a found card, design units

// drawHoldings draws on a character card, in the room right of its spaces, how many cards the explorer carries. The
// tip lists them.
func (y *cardPane) drawHoldings(sh *game.Shell, p *render.Canvas, room render.Rect, e int) {
	t, w := sh.Theme, sh.Words
	list := table.HandOf(&y.d.Play.Shown, e)
	_, at := room.CutLeft(t.Px(3))
	_, at = at.CutRight(t.Px(3))
	if len(list) == 0 || at.W < t.Px(10) {
		return
	}
	title := w.Count("card.holds", len(list))
	y.drawSmallCards(sh, p, at, list, title)
	sh.UI.Add(game.Panels, game.Area{Name: "holds/" + y.d.Play.Shown.Name(e), Rect: at, Skip: true, Do: func() { y.d.OpenHand(sh, y.d.Play.Shown.Pack().Explorers[y.d.Play.Shown.Party[e].Kind].ID) }, Tip: func() render.TooltipView {
		v := render.TooltipView{Title: title, Sub: w.Name(y.d.Play.Shown.Name(e))}
		for i, f := range list {
			if i > 0 {
				v.Text += "\n"
			}
			v.Text += w.Say("card.held", w.Name(f.ID()), f.Text(w))
		}
		return v
	}})
}

// drawSmallCards draws small cards with the picture of the last of them, and how many there are.
func (y *cardPane) drawSmallCards(sh *game.Shell, p *render.Canvas, r render.Rect, list []table.HandCard, title string) {
	t := sh.Theme
	high := min(r.H, t.Grown(smallCard))
	wide, step := high*smallShape, t.Px(3)
	cards := min(mostSmall, len(list))
	if k := r.W / (wide + step*float32(cards-1)); k < 1 { // they say how many there are by themselves
		high, wide, step = high*k, wide*k, step*k
	}
	room := wide + step*float32(cards-1)
	if st := render.Small.With(render.Find); r.W-room > min(t.Px(40), t.Measure(title, st)) {
		_, text := r.CutLeft(room + t.Px(5))
		p.Snug(text, title, st, render.Left)
	}
	for i := range cards {
		at := render.Rect{X: r.X + step*float32(i), Y: r.Centre().Y - high/2, W: wide, H: high}
		p.Round(at, t.Px(2.5), render.Panel)
		if i == cards-1 {
			p.Picture(at.Inset(t.Px(1.5)), table.PictureOf(y.d.Play.Shown.Pack(), list[len(list)-1].ID(), nil))
		}
		p.Frame(at, t.Px(2.5), max(1, t.Px(1.2)), render.Find)
	}
}
