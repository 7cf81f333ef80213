package fortress

import (
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/field"
)

// sign stands at the edge of the field for miniatures out of sight in that direction.
type sign struct {
	field.Sign
	units  []fortress.UnitID
	target bool // one of them can be chosen
}

// signs returns the signs for all miniatures out of sight.
func (y *boardPane) signs() (list []sign) {
	figures := y.figures.list()
	places := make([]render.Point, len(figures))
	for i, f := range figures {
		places[i] = render.Point{X: f.at.X, Y: f.at.Y - f.size*0.35}
	}
	r := y.d.Choices.Units()
	for _, at := range y.d.view.Signs(y.d.kit.layout.Field, places) {
		one := sign{Sign: at}
		for _, i := range at.Who {
			u := figures[i].unit
			one.units = append(one.units, u)
			if r != nil {
				ch := r.OnUnit(int(u), y.d.aim)
				one.target = one.target || ch != nil && ch.Why == nil
			}
		}
		list = append(list, one)
	}
	return list
}

// drawSigns draws the signs and adds their areas. A click shows who is there.
func (y *boardPane) drawSigns(sh *game.Shell, g *render.Canvas) {
	if y.d.view.Whole() {
		return
	}
	list := y.signs()
	y.drawChamberSign(sh, g, list)
	for _, one := range list {
		u := one.units[0]
		y.drawSign(sh, g, render.BeyondView{At: one.At, To: one.To, Mark: y.d.markOf(u), Rim: y.d.inkOf(u), More: len(one.units) > 1, Target: one.target && !y.d.Presenting()},
			game.Area{Name: "beyond/" + y.d.Play.Shown.UnitName(u), Says: sh.Words.Say("spoken.beyond", sh.Words.Name(y.d.Play.Shown.UnitName(u))), Do: func() { y.d.centreOn(sh, u); y.d.since = true }, Tip: func() render.TooltipView { return y.signTip(sh, &one) }})
	}
}

func (y *boardPane) drawSign(sh *game.Shell, g *render.Canvas, v render.BeyondView, a game.Area) {
	field.DrawSign(sh, g, y.d.kit.layout.Field, v, a)
}

// chamberSign stands in the sign of the escape chamber.
const chamberSign = "»"

// drawChamberSign draws a sign for the escape chamber while none of it is in sight, beside the other signs.
func (y *boardPane) drawChamberSign(sh *game.Shell, g *render.Canvas, list []sign) {
	s := &y.d.Play.Shown
	if !s.Escape || y.d.over() {
		return
	}
	var hexes []board.Hex
	for sp := range s.Maglev.All() {
		h := s.Field().Hex(sp)
		if y.d.view.InSight(y.d.kit.layout.Field, y.d.view.Camera.Centre(h)) {
			return
		}
		hexes = append(hexes, h)
	}
	if len(hexes) == 0 {
		return
	}
	others := make([]field.Sign, len(list))
	for i := range list {
		others[i] = list[i].Sign
	}
	to := y.d.view.Camera.Centre(hexes[0])
	y.drawSign(sh, g, render.BeyondView{At: y.d.view.SignFor(to, others), To: to, Mark: chamberSign, Rim: render.Find}, game.Area{
		Name: "beyond/chamber", Do: func() { y.d.view.LookAt(sh, render.Framed(hexes...)...); y.d.since = true }, Tip: func() render.TooltipView {
			return render.TooltipView{Title: sh.Words.Say("tip.beyond.chamber"), Text: sh.Words.Say("tip.beyond.chamber.text"), Rules: "BF-SUM-002"}
		}})
}

// signTip names who is out of sight.
func (y *boardPane) signTip(sh *game.Shell, one *sign) render.TooltipView {
	title := sh.Words.Say("tip.beyond")
	if one.target {
		title = sh.Words.Say("tip.beyond.target")
	}
	var names []string
	for _, u := range one.units {
		names = append(names, sh.Words.Name(y.d.Play.Shown.UnitName(u)))
	}
	return render.TooltipView{Title: title, Sub: strings.Join(names, "\n"), Text: sh.Words.Say("tip.beyond.text")}
}
