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
func (y *lesson) guideHeight(sh *game.Shell, wide, most float32) (high float32) {
	for k := float32(1); ; k *= 0.94 {
		y.d.coach.tutor.Shrink = k
		if high = y.pageHeight(sh, wide); high <= most || k < 0.5 {
			return high
		}
	}
}

// guideAtFoot reports whether the guide's card stands below how the combat ended: on a device held upright, where there is room
// because nothing is asked any more.
func (y *lesson) guideAtFoot(t *render.Theme) bool {
	l := &y.d.kit.layout
	return t.Held && y.d.kit.placed.guided && y.d.Play.Shown.Result != fortress.Undecided && l.Tabs.Y > l.Field.Bottom() && l.Sheet.X == l.Field.X
}

// pageOf returns the page that the card has its height from, "" if that is the longest. While nothing is said it stays the
// last.
func (y *lesson) pageOf(sh *game.Shell) string {
	w, h := sh.Size()
	if !y.d.coach.tutor.Shown() || !sh.Theme.Held || w > h {
		return ""
	}
	if !y.d.coach.tutor.Speaks() && y.d.kit != nil {
		return y.d.kit.placed.page
	}
	if y.d.coach.said.Step == nil {
		return ""
	}
	if step := y.d.coach.said.Step; step.Ask != "" && step.Ask != fortress.AskActivation {
		return askedPages + step.Ask
	}
	return y.d.coach.said.ID
}

// askedPages is the beginning of what pageOf returns for the longest page of a question.
const askedPages = "ask:"

// pageHeight returns the height of the card.
func (y *lesson) pageHeight(sh *game.Shell, wide float32) float32 {
	w, h := sh.Size()
	if !sh.Theme.Held || w > h || y.d.coach.said.Step == nil {
		return y.longestPage(sh, wide, "")
	}
	_, text := y.d.coach.words(sh)
	high := y.d.coach.tutor.CardView(sh).Height(sh, wide, text)
	if ask, all := strings.CutPrefix(y.d.kit.placed.page, askedPages); all {
		high = max(high, y.longestPage(sh, wide, ask))
	}
	return high
}

// manyLeft is a number of hexes left of the longest text.
const manyLeft = 10

// longestPage returns the height of the card for its longest page, at a width: of those of a question, or of all if that is "".
func (y *lesson) longestPage(sh *game.Shell, wide float32, ask string) (high float32) {
	w, s, card := sh.Words, &y.d.Play.Shown, y.d.coach.tutor.CardView(sh)
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
	for i := range y.d.Host.Course.Steps {
		if ask != "" && y.d.Host.Course.Steps[i].Ask != ask {
			continue
		}
		for _, third := range []string{w.Say("guide.die.own"), w.Say("guide.die.shared"), w.Count("guide.left", manyLeft)} {
			text := w.Say(y.d.Host.Course.Steps[i].Text(), who, group, third)
			high = max(high, card.Height(sh, wide, text))
		}
	}
	return high
}

// leader returns the line from the card to its target, or false if every line crosses what is read.
func (y *lesson) leader(sh *game.Shell, card, target render.Rect) (from, to render.Point, ok bool) {
	return (&tutor.Leader{Card: card, Target: target, Bars: y.inTheWay}).Line(sh)
}

// inTheWay reports whether an area shows text or dice that no line may cross. On a device held in the hands that is also the
// card of the explorer who acts, and what is written over the board.
func (y *lesson) inTheWay(area string) bool {
	switch {
	case asks(area), area == "panel/destiny", area == "panel/tray", area == "recap":
		return true
	case !y.d.kit.layout.Held:
		return false
	}
	return area == "panel/cards" || area == "bar/where" || area == endsArea || strings.HasPrefix(area, "twist/") || strings.HasPrefix(area, "found/")
}
