package scenes

import (
	"precipice/game"
	"precipice/render"
)

// HelpKeys opens the rulebook or the list of keys, which every screen does by the same keys. Rule is what
// the player attends to, "" for nothing.
func HelpKeys(sh *game.Shell, rule string) (opened bool) {
	switch in := &sh.Input; {
	case in.Did(game.Explain):
		sh.OpenRule(rule)
	case in.Did(game.Keys):
		sh.Push(&Keys{})
	default:
		return false
	}
	return true
}

// DrawHelp names the keys of the rulebook and of the list of keys at the right end of a line, as buttons.
// It returns the rest of the line.
func DrawHelp(sh *game.Shell, p *render.Canvas, l game.Layer, line render.Rect) render.Rect {
	t := sh.Theme
	for _, one := range []struct {
		name string
		do   func()
	}{{"keys", func() { sh.Push(&Keys{}) }}, {"rules", func() { sh.OpenRule("") }}} {
		text, name, ink := sh.Words.Say("help."+one.name), "help/"+one.name, render.Blend(render.Muted, render.Ivory, 0.3)
		if sh.UI.Hover(name) {
			ink = render.Ivory
		}
		var at render.Rect
		at, line = line.CutRight(t.Target(t.Measure(text, render.Small) + t.Px(14)))
		p.Label(at, text, render.Small.With(ink), render.Middle)
		high := max(at.H, t.Target(0))
		at.Y, at.H = min(at.Y-(high-at.H)/2, p.Bounds().Bottom()-high), high
		sh.UI.Add(l, game.Area{Name: name, Rect: at, Skip: true, Do: one.do})
	}
	return line
}
