package fortress

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// tipStamp is what the place of a tip depends on.
type tipStamp struct {
	drawn  panelStamp
	area   string
	size   render.Rect
	camera render.Camera
}

// tipPlace keeps where a tip has been placed until something changes.
type tipPlace struct {
	stamp tipStamp
	at    render.Rect
}

// tipRect returns where a tip of this size is drawn.
func (c *Combat) tipRect(sh *game.Shell, size render.Rect, a *game.Area) render.Rect {
	now := tipStamp{c.drawn, a.Name, size, c.view.Camera}
	if c.tipAt.stamp != now {
		c.tipAt = tipPlace{now, c.placeTip(sh, size, a)}
	}
	return c.tipAt.at
}

// placeTip returns where a tip of this size hides least. It never covers its subject, on the board or beside it, or the guide, prefers
// empty ground to hexes and miniatures that can be chosen, and stays near its subject.
func (c *Combat) placeTip(sh *game.Shell, size render.Rect, a *game.Area) render.Rect {
	t := sh.Theme
	screen := render.Rect{W: c.kit.layout.bar.W, H: max(c.kit.layout.track.Bottom(), c.kit.layout.decision.Bottom())}.Inset(t.Px(4))
	about := besidePanel(sh, a.Rect)
	if a.Space != "" {
		about = c.hexRect(hexOf(a))
	}
	way := c.wayOf(a)
	tells, _ := c.told(a)
	best, least := size, float32(-1)
	try := func(at render.Rect) {
		cost := 20*way.Share(at) + about.Apart(at)/t.Px(16)
		if s := about.Share(at); s > 0 {
			cost += 100 + 1000*s
		}
		if s := tells.Share(at); s > 0 {
			cost += 60 + 600*s
		}
		if h := c.coach; h != nil && h.card.Share(at) > 0 {
			cost += 200
		}
		if least >= 0 && cost >= least {
			return
		}
		if cost += c.hides(sh, at, a.Space != ""); least < 0 || cost < least {
			best, least = at, cost
		}
	}
	for _, far := range []float32{10, 40, 80, 130, 190, 260, 340} {
		for _, at := range around(size, about, t.Px(far)) {
			try(at.Within(screen))
		}
	}
	step := t.Px(tipStep)
	for y := screen.Y; y+size.H <= screen.Bottom(); y += step {
		for x := screen.X; x+size.W <= screen.Right(); x += step {
			try(render.Rect{X: x, Y: y, W: size.W, H: size.H})
		}
		if side := sh.UI.Named("panel/hostile"); side != nil && side.Rect.X > size.W { // close beside the panel
			try(render.Rect{X: side.Rect.X - size.W, Y: y, W: size.W, H: size.H})
		}
	}
	return best
}

// told returns the hex on the board that the tip of an area tells of: its own, that of its miniature, or the one place or
// target of an answer.
func (c *Combat) told(a *game.Area) (at render.Rect, there bool) {
	s := &c.Play.Shown
	if a.Space != "" {
		return c.hexRect(hexOf(a)), true
	}
	u := fortress.NoUnit
	if a.Unit > 0 {
		u = fortress.UnitID(a.Unit - 1)
	}
	if key, answer := strings.CutPrefix(a.Name, "option/"); answer && a.Unit == 0 && c.choices != nil {
		for i := range c.choices.Rows {
			for j := range c.choices.Rows[i].Legal {
				switch ch := &c.choices.Rows[i].Legal[j]; {
				case ch.Key != key:
				case ch.Place == asking.OnSpaces:
					return c.hexRect(hexAt(ch.Space)), true
				case ch.Place == asking.OnUnits:
					u = unitOf(&ch.Target)
				}
			}
		}
	}
	if u == fortress.NoUnit || !s.On(u).Here() {
		return at, false
	}
	return c.hexRect(s.Field().Hex(s.On(u).Hex)), true
}

// tipStep is the distance between the places that are tried for a tip, design units.
const tipStep = 24

// around returns positions for a rectangle on the four sides of another at distance far, each centred and
// flush with either end.
func around(size, about render.Rect, far float32) (list []render.Rect) {
	mid := about.Centre()
	for _, y := range []float32{mid.Y - size.H/2, about.Y, about.Bottom() - size.H} {
		list = append(list, render.Rect{X: about.Right() + far, Y: y, W: size.W, H: size.H},
			render.Rect{X: about.X - far - size.W, Y: y, W: size.W, H: size.H})
	}
	for _, x := range []float32{mid.X - size.W/2, about.X, about.Right() - size.W} {
		list = append(list, render.Rect{X: x, Y: about.Y - far - size.H, W: size.W, H: size.H},
			render.Rect{X: x, Y: about.Bottom() + far, W: size.W, H: size.H})
	}
	return list
}

// wayOf returns the rectangle between the active miniature and the hex pointed at, in which the route and
// the line of sight are drawn; empty for anything else.
func (c *Combat) wayOf(a *game.Area) render.Rect {
	from, ok := c.watch()
	if a.Space == "" || !ok {
		return render.Rect{}
	}
	at, d := c.view.Camera.Centre(c.Play.Shown.Field().Hex(from)), c.view.Camera.Zoom
	x, y := min(a.Rect.X, at.X-d), min(a.Rect.Y, at.Y-d)
	return render.Rect{X: x, Y: y, W: max(a.Rect.Right(), at.X+d) - x, H: max(a.Rect.Bottom(), at.Y+d) - y}
}

// besidePanel widens the anchor of a tip to the full width of its panel, so that the question and the other
// answers stay visible.
func besidePanel(sh *game.Shell, r render.Rect) render.Rect {
	for _, name := range []string{"panel/decision", "panel/cards", "panel/hostile", "panel/log"} {
		if a := sh.UI.Named(name); a != nil && a.Rect.Contains(r.Centre()) {
			r.X, r.W = a.Rect.X, a.Rect.W
			return r
		}
	}
	return r
}

// hides returns the cost of covering what is under a rectangle. Hexes that can be chosen count less while the
// player attends to something beside the board: they are not what the tip is about.
func (c *Combat) hides(sh *game.Shell, r render.Rect, onBoard bool) (cost float32) {
	for a := range sh.UI.Each {
		s := a.Rect.Share(r)
		switch {
		case s == 0 || a.Offscreen || strings.HasPrefix(a.Name, "guide") || strings.HasPrefix(a.Name, "rule/"):
		case a.Name == "panel/decision", a.Name == "panel/result":
			cost += 40 + 200*s
		case a.Space != "" && a.Do != nil && onBoard:
			cost += 20 + 60*s
		case a.Space != "" && a.Do != nil:
			cost += 2 + 6*s
		case c.pays(a.Name): // what the tip says is marked there
			cost += 60 + 60*s
		case strings.HasPrefix(a.Name, "option/"), strings.HasPrefix(a.Name, "row/"), a.Name == "panel/destiny":
			cost += 30 * s
		case strings.HasPrefix(a.Name, "card/"), strings.HasPrefix(a.Name, "track/"), strings.HasPrefix(a.Name, "twist/"):
			cost += 10 + 20*s
		case strings.HasPrefix(a.Name, "found/"), a.Name == "log/last", a.Name == "panel/tray":
			cost += 40 + 100*s
		case a.Name == "panel/hostile":
			cost += 60 + 60*s
		case a.Unit > 0:
			cost += 12 * s
		case strings.HasPrefix(a.Name, "hex/"), strings.HasPrefix(a.Name, "portal/"), strings.HasPrefix(a.Name, "log/"), strings.HasPrefix(a.Name, "prospect/"):
			cost += 1.2 * s
		case strings.HasPrefix(a.Name, "panel/"):
			cost += 5 + 10*s
		default:
			cost += 6 * s
		}
	}
	return cost
}

// asks reports whether an area shows a question, its answers, or events.
func asks(name string) bool {
	return name == "panel/decision" || name == "panel/result" || name == "panel/log"
}

// drawPointed draws the tip of what is pointed at on a screen without a board. By keys, the tip of an answer stands
// beside the panel of its question, which stays in sight.
func drawPointed(sh *game.Shell, p *render.Canvas, asks render.Rect, moving bool) {
	a := sh.UI.Pointed()
	if a == nil || a.Tip == nil || moving || !sh.UI.ByKeys() || sh.UI.Refused() || !asks.Contains(a.Rect.Centre()) {
		scenes.DrawPointed(sh, p, moving)
		return
	}
	v := scenes.WithKey(sh, a.Tip())
	if v.Title != "" {
		p.TooltipAt(clearOf(asks, a.Rect, p.TooltipSize(v), p.Bounds().Inset(sh.Theme.Px(4)), sh.Theme.Px(scenes.Gap)), v)
	}
}

// clearOf returns where a tip of this size, for an area of a panel, covers least of the panel, and never the area.
func clearOf(panel, area, size, screen render.Rect, gap float32) (best render.Rect) {
	row := render.Rect{X: panel.X, Y: area.Y, W: panel.W, H: area.H}
	least := float32(-1)
	for _, about := range []render.Rect{row, panel, area} {
		for _, at := range around(size, about, gap) {
			at = at.Within(screen)
			cost := panel.Share(at) + 100*area.Share(at) + area.Apart(at)/(screen.W*100) // the nearest of those as good
			if least < 0 || cost < least {
				best, least = at, cost
			}
		}
	}
	return best
}
