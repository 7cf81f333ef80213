package fortress

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/tutor"
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
	if !c.coach.shown() || !sh.Theme.Held || w > h {
		return ""
	}
	if !c.coach.speaks() && c.kit != nil {
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
	_, text := c.coach.words(sh)
	high := c.guideCard(sh).Height(sh, wide, text)
	if ask, all := strings.CutPrefix(c.kit.placed.page, askedPages); all {
		high = max(high, c.longestPage(sh, wide, ask))
	}
	return high
}

// manyLeft is a number of hexes left of the longest text.
const manyLeft = 10

// longestPage returns the height of the card for its longest page, at a width: of those of a question, or of all if that is "".
func (c *Combat) longestPage(sh *game.Shell, wide float32, ask string) (high float32) {
	w, s, card := sh.Words, &c.Play.Shown, c.guideCard(sh)
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
	for i := range c.Host.Course.Steps {
		if ask != "" && c.Host.Course.Steps[i].Ask != ask {
			continue
		}
		for _, third := range []string{w.Say("guide.die.own"), w.Say("guide.die.shared"), w.Count("guide.left", manyLeft)} {
			text := w.Say(c.Host.Course.Steps[i].Text(), who, group, third)
			high = max(high, card.Height(sh, wide, text))
		}
	}
	return high
}

// leader returns the line from the card to its target, or false if every line crosses what is read.
func (c *Combat) leader(sh *game.Shell, card, target render.Rect) (from, to render.Point, ok bool) {
	return (&tutor.Leader{Card: card, Target: target, Bars: c.inTheWay}).Line(sh)
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
