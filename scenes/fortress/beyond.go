package fortress

import (
	"slices"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// sign stands at the edge of the field for miniatures out of sight in that direction.
type sign struct {
	at     render.Point
	to     render.Point // the first of the miniatures, off the field
	units  []fortress.UnitID
	target bool // one of them can be chosen
}

// signSize is half the size of a sign, in design units.
const signSize = 11

// signs returns the signs for all miniatures out of sight. Those that would lie on another join it, and none lies under
// the question.
func (c *Combat) signs() (list []sign) {
	t := c.kit.theme
	edge := c.stamp.room.Inset(t.Px(signSize + 7))
	asks := c.asks.Inset(-t.Px(signSize + 7))
	r := c.row(c.unitRow)
next:
	for _, f := range c.figures() {
		base := render.Point{X: f.at.X, Y: f.at.Y - f.size*0.35}
		if c.kit.layout.field.Contains(base) && !c.asks.Contains(base) {
			continue
		}
		one := sign{at: besideRect(asks, edge, edge.Nearest(base)), to: base, units: []fortress.UnitID{f.unit}}
		if r != nil {
			ch := r.onUnit(f.unit, c.aim)
			one.target = ch != nil && ch.why == nil
		}
		for i := range list {
			if list[i].at.Far(one.at) < t.Target(t.Px(2*signSize+4)) {
				list[i].units, list[i].target = append(list[i].units, f.unit), list[i].target || one.target
				continue next
			}
		}
		list = append(list, one)
	}
	return list
}

// besideRect returns the place of an edge nearest to at that is not in a panel over its lower right corner.
func besideRect(over, edge render.Rect, at render.Point) render.Point {
	if !over.Contains(at) {
		return at
	}
	left, up := render.Point{X: over.X, Y: at.Y}, render.Point{X: at.X, Y: over.Y}
	if edge.Contains(left) && (!edge.Contains(up) || left.Far(at) < up.Far(at)) {
		return left
	}
	return up
}

// drawSigns draws the signs and adds their areas. A click shows who is there.
func (c *Combat) drawSigns(sh *game.Shell, g *render.Canvas) {
	if c.whole {
		return
	}
	t := sh.Theme
	list := c.signs()
	c.drawChamberSign(sh, g, list)
	for _, one := range list {
		name := "beyond/" + c.Play.Shown.UnitName(one.units[0])
		g.Beyond(render.BeyondView{At: one.at, To: one.to, Size: t.Px(signSize), Mark: c.markOf(one.units[0]), Rim: c.inkOf(one.units[0]),
			More: len(one.units) > 1, Target: one.target && !c.Stage.Moving(), Hover: sh.UI.Hover(name)})
		square := func(side float32) render.Rect {
			return render.Rect{X: one.at.X - side/2, Y: one.at.Y - side/2, W: side, H: side}.Within(c.kit.layout.field)
		}
		sh.UI.Add(game.Ground, game.Area{Name: name, Rect: square(t.Px(2 * signSize)), Near: square(t.Target(t.Px(2 * signSize))), Skip: true,
			Says: sh.Words.Say("spoken.beyond", sh.Words.Name(c.Play.Shown.UnitName(one.units[0]))), Do: func() { c.centreOn(sh, one.units[0]); c.since = true }, Tip: func() render.TooltipView { return c.signTip(sh, &one) }})
	}
}

// chamberSign stands in the sign of the escape chamber.
const chamberSign = "»"

// drawChamberSign draws a sign for the escape chamber while none of it is in sight, beside the other signs.
func (c *Combat) drawChamberSign(sh *game.Shell, g *render.Canvas, others []sign) {
	s, t := &c.Play.Shown, sh.Theme
	if !s.Escape || c.over() {
		return
	}
	var hexes []board.Hex
	for sp := range s.Maglev.All() {
		h := s.Field().Hex(sp)
		if at := c.camera.Centre(h); c.kit.layout.field.Contains(at) && !c.asks.Contains(at) {
			return
		}
		hexes = append(hexes, h)
	}
	if len(hexes) == 0 {
		return
	}
	const name = "beyond/chamber"
	to, away := c.camera.Centre(hexes[0]), t.Px(signSize+7)
	at := freeOf(others, c.stamp.room.Inset(away), besideRect(c.asks.Inset(-away), c.stamp.room.Inset(away), c.stamp.room.Inset(away).Nearest(to)), t.Target(t.Px(2*signSize+4)))
	g.Beyond(render.BeyondView{At: at, To: to, Size: t.Px(signSize), Mark: chamberSign, Rim: render.Find, Hover: sh.UI.Hover(name)})
	square := func(side float32) render.Rect {
		return render.Rect{X: at.X - side/2, Y: at.Y - side/2, W: side, H: side}.Within(c.kit.layout.field)
	}
	sh.UI.Add(game.Ground, game.Area{Name: name, Rect: square(t.Px(2 * signSize)), Near: square(t.Target(t.Px(2 * signSize))), Skip: true,
		Do: func() { c.lookAt(sh, hexes); c.since = true }, Tip: func() render.TooltipView {
			return render.TooltipView{Title: sh.Words.Say("tip.beyond.chamber"), Text: sh.Words.Say("tip.beyond.chamber.text"), Rules: "BF-SUM-002"}
		}})
}

// freeOf returns the place of an edge nearest to at that is so far from all signs.
func freeOf(others []sign, edge render.Rect, at render.Point, far float32) render.Point {
	along := render.Point{X: far}
	if at.Y > edge.Y && at.Y < edge.Bottom() {
		along = render.Point{Y: far}
	}
	for _, k := range []float32{0, 1, -1, 2, -2, 3, -3, 4, -4} {
		to := render.Point{X: at.X + k*along.X, Y: at.Y + k*along.Y}
		if edge.Contains(to) && !slices.ContainsFunc(others, func(s sign) bool { return s.at.Far(to) < far*0.95 }) {
			return to
		}
	}
	return at
}

// signTip names who is out of sight.
func (c *Combat) signTip(sh *game.Shell, one *sign) render.TooltipView {
	title := sh.Words.Say("tip.beyond")
	if one.target {
		title = sh.Words.Say("tip.beyond.target")
	}
	var names []string
	for _, u := range one.units {
		names = append(names, sh.Words.Name(c.Play.Shown.UnitName(u)))
	}
	return render.TooltipView{Title: title, Sub: strings.Join(names, "\n"), Text: sh.Words.Say("tip.beyond.text")}
}
