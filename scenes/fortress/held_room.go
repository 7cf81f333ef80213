package fortress

import (
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
	return c.places()
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

// watchHeight returns the height of what is said while something happens, with the button that ends it.
func watchHeight(sh *game.Shell, wide float32) float32 {
	t := sh.Theme
	return t.Px(44) + t.LineHeight(render.Heading) + t.ParagraphHeight(sh.Words.Say("decision.watch"), render.Quiet, wide) + t.Target(t.Px(endHeight))
}
