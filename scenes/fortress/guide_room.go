package fortress

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// The largest share of the field's height that the guide may take, and that it may take on a device held upright where the
// question is about the track and not about the board.
const (
	mostGuide    = 0.5
	mostOverRest = 0.7
)

// guideHeight returns the height of the guide's card: as high as the longest page needs, with smaller text where that would be too
// high. On a device held upright, where the board has little room, it is as high as the page that is shown, or as the longest of
// the pages of one question, so that the board stays where it is from page to page.
func (c *Combat) guideHeight(sh *game.Shell, wide, most float32) (high float32) {
	for k := float32(1); ; k *= 0.94 {
		c.coach.shrink = k
		if high = c.pageHeight(sh, wide); high <= most || k < 0.5 {
			return high
		}
	}
}

// guideAtFoot reports whether the guide's card stands below how the combat ended: on a device held upright, where there is room
// because nothing is asked any more.
func (c *Combat) guideAtFoot(t *render.Theme) bool {
	l := &c.kit.layout
	return t.Held && c.kit.placed.guided && c.Play.Shown.Result != fortress.Undecided && l.Tabs.Y > l.Field.Bottom() && l.Sheet.X == l.Field.X
}

// pageOf returns the page that the card has its height from, "" if that is the longest. While nothing is said it stays the
// last.
func (c *Combat) pageOf(sh *game.Shell) string {
	w, h := sh.Size()
	if !c.coached() || !sh.Theme.Held || w > h {
		return ""
	}
	if !c.guideSpeaks() && c.kit != nil {
		return c.kit.placed.page
	}
	if c.coach.said.Step == nil {
		return ""
	}
	if step := c.coach.said.Step; step.Ask != "" && step.Ask != fortress.AskActivation {
		return askedPages + step.Ask
	}
	return c.coach.said.ID
}

// askedPages is the beginning of what pageOf returns for the longest page of a question.
const askedPages = "ask:"

// pageHeight returns the height of the card.
func (c *Combat) pageHeight(sh *game.Shell, wide float32) float32 {
	w, h := sh.Size()
	if !sh.Theme.Held || w > h || c.coach.said.Step == nil {
		return c.longestPage(sh, wide, "")
	}
	_, text := c.guideWords(sh)
	high := c.cardHeight(sh, wide, text)
	if ask, all := strings.CutPrefix(c.kit.placed.page, askedPages); all {
		high = max(high, c.longestPage(sh, wide, ask))
	}
	return high
}

// cardHeight returns the height of the card with a text.
func (c *Combat) cardHeight(sh *game.Shell, wide float32, text string) float32 {
	t := sh.Theme
	_, body := c.coach.styles(t)
	return t.ParagraphHeight(text, body, wide-2*t.Px(guidePadding)) + c.headHeight(sh, wide) + t.Px(2*guidePadding+6)
}

// manyLeft is a number of hexes left of the longest text.
const manyLeft = 10

// longestPage returns the height of the card for its longest page, at a width: of those of a question, or of all if that is "".
func (c *Combat) longestPage(sh *game.Shell, wide float32, ask string) (high float32) {
	w, s := sh.Words, &c.Play.Shown
	who, group := "", ""
	for e := range s.Party {
		if s.Party[e].Playing && len(w.Name(s.Name(e))) > len(who) {
			who = w.Name(s.Name(e))
		}
	}
	for i := range s.Pack().Hostiles {
		if name := w.Name(s.Pack().Hostiles[i].ID); len(name) > len(group) {
			group = name
		}
	}
	for i := range c.host.Course.Steps {
		if ask != "" && c.host.Course.Steps[i].Ask != ask {
			continue
		}
		for _, third := range []string{w.Say("guide.die.own"), w.Say("guide.die.shared"), w.Count("guide.left", manyLeft)} {
			text := w.Say(c.host.Course.Steps[i].Text(), who, group, third)
			high = max(high, c.cardHeight(sh, wide, text))
		}
	}
	return high
}

// drawLeader draws the line from the card to its target that crosses the least text.
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

// mostStrikes is the greatest part of the line that may cross what is read.
const mostStrikes = 0.1

// leader returns that line, or false if every line crosses text or dice, or what it points at: it ends at the edge of that.
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
			long := render.Rect{X: begin.X, Y: begin.Y}.Apart(render.Rect{X: end.X, Y: end.Y})
			if cost := long/sh.Theme.Px(100) + 20*c.strikes(sh, begin, end, target) + 20*inside(target, begin, end); least < 0 || cost < least {
				from, to, least = begin, end, cost
			}
		}
	}
	return from, to, c.strikes(sh, from, to, target) < mostStrikes && inside(target, from, to) < mostStrikes
}

// inside returns how much of a line lies in a rectangle, from 0 to 1.
func inside(r render.Rect, from, to render.Point) float32 {
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

// inTheWay reports whether an area shows text or dice that no line may cross. On a device held in the hands that is also the
// card of the explorer who acts, and what is written over the board.
func (c *Combat) inTheWay(area string) bool {
	switch {
	case asks(area), area == "panel/destiny", area == "panel/tray", area == "recap":
		return true
	case !c.kit.layout.Held:
		return false
	}
	return area == "panel/cards" || area == "bar/where" || area == endsArea || strings.HasPrefix(area, "twist/") || strings.HasPrefix(area, "found/")
}

// strikes returns how much of a line crosses panels with text or dice, and a margin around them. The target does
// not count.
func (c *Combat) strikes(sh *game.Shell, from, to render.Point, target render.Rect) float32 {
	const parts = 24
	n := 0
	for i := range parts {
		k := (float32(i) + 0.5) / parts
		at := render.Point{X: from.X + (to.X-from.X)*k, Y: from.Y + (to.Y-from.Y)*k}
		for a := range sh.UI.Each {
			if c.inTheWay(a.Name) && a.Rect.Inset(sh.Theme.Px(guidePadding/2)).Contains(at) && !target.Contains(at) {
				n++
			}
		}
	}
	return float32(n) / parts
}
