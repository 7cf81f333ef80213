package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// watchHeight returns the height of what is said on a device held in the hands while something happens.
func watchHeight(sh *game.Shell, wide float32) float32 {
	t := sh.Theme
	return t.Px(48) + t.LineHeight(render.Heading) + t.ParagraphHeight(sh.Words.Say("decision.watch"), render.Quiet, wide) + watchLines*t.LineHeight(render.Body)
}

// watchLines is how many lines there are for what is happening.
const watchLines = 2

// watched reports whether a change is told while its line is the last, in addition to those that stand for an activation.
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
