package scenes

import (
	"strings"

	"precipice/game"
	"precipice/render"
)

// steps is in how many places across and down the card is tried.
const steps = 14

// roomFor finds where a card hides least: never what it speaks of, rather the dark beside the board than
// anything that is read or clicked, and near to what it speaks of.
func (c *Combat) roomFor(sh *game.Shell, r, target render.Rect, there bool) render.Rect {
	t := sh.Theme
	all := render.Rect{W: c.kit.layout.bar.W, H: c.kit.layout.track.Bottom()}
	_, all = all.CutTop(c.kit.layout.bar.Bottom())
	all = all.Inset(t.Px(gap))
	best, least := r, float32(-1)
	for i := range steps * steps {
		at := r
		at.X = all.X + max(0, all.W-r.W)*float32(i%steps)/(steps-1)
		at.Y = all.Y + max(0, all.H-r.H)*float32(i/steps)/(steps-1)
		cost := c.hides(sh, at)
		if there {
			cost += 1000*share(target.Inset(-t.Px(8)), at) + apart(target, at)/t.Px(40)
		} else {
			f := c.kit.layout.field.Centre()
			cost += apart(render.Rect{X: f.X, Y: f.Y}, at) / t.Px(40)
		}
		if least < 0 || cost < least {
			best, least = at, cost
		}
	}
	return best
}

// asks tells whether an area is where a question is put and answered, or where it is told what has happened.
func asks(name string) bool {
	return name == "panel/decision" || name == "panel/result" || name == "panel/log"
}

// hides is the cost of what lies under a card.
func (c *Combat) hides(sh *game.Shell, r render.Rect) (cost float32) {
	for a := range sh.UI.Each {
		s := share(a.Rect, r)
		switch {
		case s == 0 || strings.HasPrefix(a.Name, "guide") || strings.HasPrefix(a.Name, "rule/"):
		case asks(a.Name):
			cost += 40 + 200*s
		case strings.HasPrefix(a.Name, "option/"), strings.HasPrefix(a.Name, "row/"), a.Name == "panel/destiny":
			cost += 30 * s
		case strings.HasPrefix(a.Name, "card/"), strings.HasPrefix(a.Name, "track/"):
			cost += 20 * s
		case a.Unit > 0:
			cost += 12 * s
		case strings.HasPrefix(a.Name, "hex/"), strings.HasPrefix(a.Name, "log/"), strings.HasPrefix(a.Name, "prospect/"):
			cost += 1.2 * s
		case strings.HasPrefix(a.Name, "panel/"):
			cost += 10 * s
		default:
			cost += 6 * s
		}
	}
	return cost
}

// drawLeader joins the card with what it speaks of, by the line that strikes out the least.
func (c *Combat) drawLeader(sh *game.Shell, g *render.Canvas, card, target render.Rect) {
	t := sh.Theme
	from, to, ok := c.leader(sh, card, target)
	if !ok {
		return
	}
	g.Segment(from, to, t.Px(3.6), render.Fade(render.Void, 0.6))
	g.Segment(from, to, t.Px(1.6), render.Blend(render.Brass, render.Ivory, 0.25))
	g.Disc(to, t.Px(3.4), render.Brass)
}

// leader finds that line; false where every one runs through what is read.
func (c *Combat) leader(sh *game.Shell, card, target render.Rect) (from, to render.Point, ok bool) {
	least := float32(-1)
	mid := target.Centre()
	near := render.Point{X: max(card.X, min(mid.X, card.Right())), Y: max(card.Y, min(mid.Y, card.Bottom()))}
	for _, end := range []render.Point{
		{X: max(target.X, min(near.X, target.Right())), Y: max(target.Y, min(near.Y, target.Bottom()))},
		{X: target.X, Y: mid.Y}, {X: target.Right(), Y: mid.Y}, {X: mid.X, Y: target.Y}, {X: mid.X, Y: target.Bottom()},
	} {
		for _, begin := range []render.Point{
			{X: max(card.X, min(end.X, card.Right())), Y: max(card.Y, min(end.Y, card.Bottom()))},
			{X: card.Centre().X, Y: max(card.Y, min(end.Y, card.Bottom()))},
			{X: max(card.X, min(end.X, card.Right())), Y: card.Centre().Y},
		} {
			long := apart(render.Rect{X: begin.X, Y: begin.Y}, render.Rect{X: end.X, Y: end.Y})
			if cost := long/sh.Theme.Px(100) + 20*c.strikes(sh, begin, end, target); least < 0 || cost < least {
				from, to, least = begin, end, cost
			}
		}
	}
	return from, to, c.strikes(sh, from, to, target) < 0.5
}

// strikes is how much of a line runs through the panels that are read, beside a margin; what it leads to
// does not count.
func (c *Combat) strikes(sh *game.Shell, from, to render.Point, target render.Rect) float32 {
	const parts = 24
	n := 0
	for i := range parts {
		k := (float32(i) + 0.5) / parts
		at := render.Point{X: from.X + (to.X-from.X)*k, Y: from.Y + (to.Y-from.Y)*k}
		for a := range sh.UI.Each {
			if asks(a.Name) && a.Rect.Inset(sh.Theme.Px(guidePadding/2)).Contains(at) && !target.Contains(at) {
				n++
			}
		}
	}
	return float32(n) / parts
}

// share is how much of a rectangle another covers.
func share(r, by render.Rect) float32 {
	w := min(r.Right(), by.Right()) - max(r.X, by.X)
	h := min(r.Bottom(), by.Bottom()) - max(r.Y, by.Y)
	if w <= 0 || h <= 0 || r.W*r.H == 0 {
		return 0
	}
	return w * h / (r.W * r.H)
}

// apart is the distance between two rectangles that do not meet.
func apart(a, b render.Rect) float32 {
	dx := max(a.X-b.Right(), b.X-a.Right(), 0)
	dy := max(a.Y-b.Bottom(), b.Y-a.Bottom(), 0)
	return max(dx, dy) + min(dx, dy)/2
}
