package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// deep reports whether the board has the room below it too, on a device held upright, down to what stands there. In the turn
// of an explorer it keeps its room, because questions follow each other closely, unless it shares that with the guide.
func (c *Combat) deep(sh *game.Shell) bool {
	s := &c.Play.Shown
	w, h := sh.Size()
	if !sh.Theme.Held || w > h || s.Result != fortress.Undecided || s.HasFifth || c.Hinting.Hint != nil {
		return false
	}
	place, acts := s.Acting.Card()
	return c.Play.Watched() || c.Problem == "" && (!acts || s.Track[place].Hostile || c.coach.tutor.Shown())
}

// low returns the height of what stands below a board that has all other room, 0 for a board that keeps its own: the question
// with the card or the track above it, or what is said while nobody is asked.
func (c *Combat) low(sh *game.Shell, asks render.Rect) float32 {
	t := sh.Theme
	switch {
	case !c.deep(sh):
		return 0
	case c.Play.Watched():
		return table.TapeHeight(t)
	case c.Choices == nil, c.Presenting():
		return watchHeight(sh, asks.W-t.Px(24))
	}
	high, gap := asks.H, t.Px(scenes.Gap)/2
	switch {
	case c.asksOfTrack():
		high += gap + t.Grown(heldTrackHigh)
	case c.activeCard() >= 0 && !c.places():
		if card := c.cards.heldCardHeight(t, c.cards.actionsOn(sh, asks.W), asks.Y-gap-c.kit.layout.Sheet.Y); card > 0 {
			high += gap + card
		}
	}
	return high
}

// drawSkip draws the button that shows everything at once on a device held in the hands: where the threats are asked for
// once nothing moves, so that no answer ever stands there.
func (c *Combat) drawSkip(sh *game.Shell, p *render.Canvas) {
	if !c.Presenting() || c.Play.Watched() {
		return
	}
	const name = "skip"
	r, label := c.threats.threatsRect(sh), sh.Words.Say("button.skip")
	p.Chip(r, render.ChipView{Label: label, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Do: func() { c.CatchUp(sh) }})
}

// drawHeldTrack draws it there.
func (c *Combat) drawHeldTrack(sh *game.Shell, p *render.Canvas, asks render.Rect) {
	at := c.focus.heldTrack(asks)
	if at.H <= 0 {
		return
	}
	sh.UI.Add(game.Panels, game.Area{Name: "panel/track", Rect: at, Rule: "BF-INI-007", Skip: true, Weight: game.Pane})
	c.track.drawTrack(sh, p, at)
}
