package fortress

import (
	"slices"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// deep reports whether the board has the room below it too, on a device held upright: while nobody is asked there for
// more than a hex. In the turn of an explorer the board keeps its room, because questions follow each other closely.
func (c *Combat) deep(sh *game.Shell) bool {
	s := &c.Play.Shown
	w, h := sh.Size()
	if !sh.Theme.Held || w > h || s.Result != fortress.Undecided || s.HasFifth || c.hinting.hint != nil || c.coach != nil && !c.coach.guide.Hidden {
		return false
	}
	if c.Play.Watched() {
		return true
	}
	place, acts := s.Acting.Card()
	switch {
	case acts && !s.Track[place].Hostile || c.Problem != "":
		return false
	case c.choices == nil, c.Stage.Moving():
		return true
	}
	rows, end := c.answers()
	return c.places() && len(rows) == 0 && end < 0
}

// deepen gives the board the room down to what is said while nobody is asked.
func (l *layout) deepen(sh *game.Shell, watched bool) {
	t := sh.Theme
	low := watchHeight(sh, l.decision.W-t.Px(24))
	if watched {
		low = tapeHeight(t)
	}
	more := l.decision.Bottom() - max(low, l.decision.H) - t.Px(scenes.Gap)/2 - l.field.Bottom()
	if more <= 0 {
		return
	}
	l.field.H += more
	l.tray.Y += more
}

// watchHeight returns the height of what is said while something happens.
func watchHeight(sh *game.Shell, wide float32) float32 {
	t := sh.Theme
	return t.Px(44) + t.LineHeight(render.Heading) + t.ParagraphHeight(sh.Words.Say("decision.watch"), render.Quiet, wide)
}

// drawSkip draws the button that shows everything at once on a device held in the hands: where the threats are asked for
// once nothing moves, so that no answer ever stands there.
func (c *Combat) drawSkip(sh *game.Shell, p *render.Canvas) {
	if !c.Stage.Moving() || c.Play.Watched() {
		return
	}
	const name = "skip"
	r, label := c.threatsRect(sh), sh.Words.Say("button.skip")
	p.Chip(r, render.ChipView{Label: label, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Do: func() { c.CatchUp(sh) }})
}

// onTrack are the questions that are about the order on the combat track.
var onTrack = []string{fortress.AskGambit, fortress.AskGambitSwap, fortress.AskCoveringFire}

// drawHeldTrack draws the combat track at the bottom of r while a question is about it.
func (c *Combat) drawHeldTrack(sh *game.Shell, p *render.Canvas, r render.Rect) {
	high := sh.Theme.Grown(132)
	if c.choices == nil || c.Stage.Moving() || c.drawer != noDrawer || r.H < high || !slices.Contains(onTrack, c.choices.decision.Kind) {
		return
	}
	at, _ := r.CutBottom(high)
	sh.UI.Add(game.Panels, game.Area{Name: "panel/track", Rect: at, Rule: "BF-INI-007", Skip: true})
	c.drawTrack(sh, p, at)
}
