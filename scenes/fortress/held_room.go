package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/words"
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
	return c.Play.Watched() || c.Problem == "" && (!acts || s.Track[place].Hostile || c.coach.shown())
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

// watchHeight returns the height of what is said on a device held in the hands while something happens.
func watchHeight(sh *game.Shell, wide float32) float32 {
	t := sh.Theme
	return t.Px(48) + t.LineHeight(render.Heading) + t.ParagraphHeight(sh.Words.Say("decision.watch"), render.Quiet, wide) + watchLines*t.LineHeight(render.Body)
}

// watchLines is how many lines there are for what is happening.
const watchLines = 2

// watched reports whether a change is told while its line is the last, besides those that stand for an activation.
func watched(change any) bool {
	switch change.(type) {
	case fortress.Attacked, fortress.Rolled:
		return true
	}
	return false
}

// watchLine says what is happening: who rolls for what, and once the dice lie what they came to, who attacks or moves, or else what has happened last.
func (y *questionPane) watchLine(w *words.Book) string {
	s := &y.d.Play.Shown
	switch e := y.d.Showing.Event.Change.(type) {
	case fortress.Rolled, fortress.BlackstoneRolled, fortress.Behaved, fortress.EventRolled:
		switch {
		case y.d.Showing.On && !y.d.Tray.Moving():
			return y.d.Tray.Caption
		case y.d.Showing.On && y.d.Tray.Rolls != "":
			return y.d.Tray.Rolls
		}
	case fortress.Attacked, fortress.Resolved:
		if key, args := e.Say(s); y.d.Showing.On {
			return w.Event(key, args)
		}
	case fortress.Moved:
		if y.d.Showing.On {
			return w.Say("lately.moves", w.Name(s.UnitName(e.Unit)))
		}
	}
	for i := len(y.d.Play.Log) - 1; i >= 0; i-- {
		if l := &y.d.Play.Log[i]; table.LogWeights[l.Key] > 0 || watched(l.Change) {
			return scenes.Told(w, l)
		}
	}
	return ""
}

// drawWatch says what is happening, and how to skip ahead.
func (y *questionPane) drawWatch(sh *game.Shell, p *render.Canvas, in render.Rect) {
	t, w := sh.Theme, sh.Words.WithPlayers(y.d.Play.Table.Names)
	now, rest := in.CutTop(watchLines * t.LineHeight(render.Body))
	p.Paragraph(now, y.watchLine(w), render.Body)
	_, rest = rest.CutTop(t.Px(4))
	p.Paragraph(rest, w.Say("decision.watch"), render.Quiet)
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

// onTrack are the questions that are about the order on the combat track.
var onTrack = []string{fortress.AskGambit, fortress.AskGambitSwap, fortress.AskCoveringFire}

// heldTrackHigh and briefTrackHigh are the height of the track over a question or the board, in design units: in general, and on a
// phone on its side.
const heldTrackHigh, briefTrackHigh = 132, 104

// heldTrack returns where the combat track lies while a question is about it, empty for nowhere: above the question, or at the
// foot of the board if the question has all of its column.
func (y *focus) heldTrack(asks render.Rect) render.Rect {
	t, l := y.d.kit.theme, &y.d.kit.layout
	if !y.d.asksOfTrack() || y.d.Presenting() || y.d.drawers.Open > 0 {
		return render.Rect{}
	}
	high, gap := t.Grown(heldTrackHigh), t.Px(scenes.Gap)/2
	if l.Brief { // the board keeps more
		high = t.Grown(briefTrackHigh)
	}
	if above := (render.Rect{X: asks.X, Y: asks.Y - gap - high, W: asks.W, H: high}); above.Y > l.Bar.Bottom() && !above.Overlaps(l.Notes[guideNote]) {
		return above
	}
	if t.Narrow || l.Field.H < high*1.5 {
		return render.Rect{}
	}
	foot, _ := l.Field.CutBottom(high)
	return foot
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
