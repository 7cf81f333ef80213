package fortress

import (
	"strings"

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
	for _, one := range c.signs() {
		name := "beyond/" + c.Play.Shown.UnitName(one.units[0])
		g.Beyond(render.BeyondView{At: one.at, To: one.to, Size: t.Px(signSize), Mark: c.markOf(one.units[0]), Rim: c.inkOf(one.units[0]),
			More: len(one.units) > 1, Target: one.target && !c.Stage.Moving(), Hover: sh.UI.Hover(name)})
		square := func(side float32) render.Rect {
			return render.Rect{X: one.at.X - side/2, Y: one.at.Y - side/2, W: side, H: side}.Within(c.kit.layout.field)
		}
		sh.UI.Add(game.Ground, game.Area{Name: name, Rect: square(t.Px(2 * signSize)), Near: square(t.Target(t.Px(2 * signSize))), Skip: true,
			Do: func() { c.centreOn(sh, one.units[0]); c.since = true }, Tip: func() render.TooltipView { return c.signTip(sh, &one) }})
	}
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
