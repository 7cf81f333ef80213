package pages

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// paint draws the fortress behind the way, if the size has changed.
func (j *Journal) paint(sh *game.Shell, r render.Rect) {
	if j.sky != nil && j.skyed == r {
		return
	}
	j.Leave()
	j.sky, j.skyed = ebiten.NewImage(max(1, int(r.W)), max(1, int(r.H))), r
	p := render.NewCanvas(sh.Theme)
	p.Still = true
	p.Begin(j.sky)
	defer p.End()
	b := p.Bounds()
	b.W *= render.WayEnd / render.FortressAt // the fortress lies where the way ends
	p.Fortress(b, nil)
}

// drawWay draws the way into the fortress, with a mark for each expedition. A click opens its page.
func (j *Journal) drawWay(sh *game.Shell, p *render.Canvas, dst *ebiten.Image) {
	t, r := sh.Theme, j.layout.way
	p.Flush()
	at := ebiten.GeoM{}
	at.Translate(float64(r.X), float64(r.Y))
	render.Lay(dst, j.sky, &ebiten.DrawImageOptions{GeoM: at})
	p.Frame(r, t.Px(6), t.Hair(), render.Line)
	places, radius := render.WayTo(r, len(j.Told.Expeditions))
	p.Way(places, render.Point{X: r.X, Y: r.Y + r.H*0.7})
	for i, place := range places {
		name := waymark(i)
		told := j.Told.Mark(i)
		p.Waymark(place, radius, render.WaymarkView{Number: told.Number, Dead: told.Dead, Sign: string(told.Attack), Chosen: i == j.at, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		wide := min(radius*2.6, r.W/float32(len(places)))
		sh.UI.Add(game.Over, game.Area{Name: name, Rect: render.Rect{X: place.X - wide/2, Y: r.Y, W: wide, H: r.H}, Says: told.Title, State: game.ChosenIf(i == j.at), Do: func() {
			j.read(i)
			sh.Dirty()
		}, Turn: func(by int) { j.turn(sh, by) }, Tip: func() render.TooltipView {
			return render.TooltipView{Title: told.Title, Text: told.Summary}
		}})
	}
}
