package tutor

import (
	"precipice/game"
	"precipice/render"
)

// mostStrikes is the greatest part of the line that may cross what is read.
const mostStrikes = 0.1

// Leader is the line from the card to what it speaks of.
type Leader struct {
	Card, Target render.Rect
	Bars         func(area string) bool // the area shows text or dice that no line may cross
}

// Draw draws the line that crosses the least text.
func (l *Leader) Draw(sh *game.Shell, g *render.Canvas) {
	t := sh.Theme
	from, to, ok := l.Line(sh)
	if !ok {
		return
	}
	g.Segment(from, to, t.Px(3.6), render.Fade(render.Void, 0.6))
	g.Segment(from, to, t.Px(1.6), render.Blend(render.Brass, render.Ivory, 0.25))
	g.Disc(to, t.Px(3.4), render.Brass)
}

// Line returns that line, or false if every line crosses text or dice, or what it points at: it ends at the edge of that.
func (l *Leader) Line(sh *game.Shell) (from, to render.Point, ok bool) {
	least := float32(-1)
	card, target := l.Card, l.Target
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
			long := render.Rect{X: begin.X, Y: begin.Y}.Apart(render.Rect{X: end.X, Y: end.Y})
			if cost := long/sh.Theme.Px(100) + 20*l.Strikes(sh, begin, end) + 20*Inside(target, begin, end); least < 0 || cost < least {
				from, to, least = begin, end, cost
			}
		}
	}
	return from, to, l.Strikes(sh, from, to) < mostStrikes && Inside(target, from, to) < mostStrikes
}

// Inside returns how much of a line lies in a rectangle, from 0 to 1.
func Inside(r render.Rect, from, to render.Point) float32 {
	first, last := float32(0), float32(1)
	clip := func(at, way, low, high float32) {
		if way == 0 {
			if at <= low || at >= high {
				first, last = 1, 0
			}
			return
		}
		a, b := (low-at)/way, (high-at)/way
		first, last = max(first, min(a, b)), min(last, max(a, b))
	}
	clip(from.X, to.X-from.X, r.X, r.Right())
	clip(from.Y, to.Y-from.Y, r.Y, r.Bottom())
	return max(0, last-first)
}

// Strikes returns how much of a line crosses areas with text or dice, and a margin around them. The target does
// not count.
func (l *Leader) Strikes(sh *game.Shell, from, to render.Point) float32 {
	const parts = 24
	n := 0
	for i := range parts {
		k := (float32(i) + 0.5) / parts
		at := render.Point{X: from.X + (to.X-from.X)*k, Y: from.Y + (to.Y-from.Y)*k}
		for a := range sh.UI.Each {
			if l.Bars(a.Name) && a.Rect.Inset(sh.Theme.Px(Padding/2)).Contains(at) && !l.Target.Contains(at) {
				n++
			}
		}
	}
	return float32(n) / parts
}
