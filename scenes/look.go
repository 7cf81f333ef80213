package scenes

import (
	"strings"

	"precipice/game"
	"precipice/render"
)

// DrawLook says that the player is looking around, and marks the area looked at.
func DrawLook(sh *game.Shell, p *render.Canvas) {
	if !sh.UI.Looking() {
		return
	}
	t, all, text := sh.Theme, p.Bounds(), sh.Words.Say("hint.look")
	wide := min(t.Measure(text, render.Strong)+t.Px(28), all.W*0.7)
	at := render.Rect{X: (all.W - wide) / 2, Y: t.Px(42), W: wide, H: t.LineHeight(render.Strong) + t.Px(10)}
	p.Round(at, t.Px(5), render.Fade(render.Panel, 0.95))
	p.Frame(at, t.Px(5), t.Px(1.4), render.Brass)
	p.Snug(at.Inset2(t.Px(10), 0), text, render.Strong.With(render.Brass), render.Middle)
	if a := sh.UI.Pointed(); a != nil && a.Space == "" {
		p.FocusRing(a.Rect, t.Px(4))
	}
}

// HeldTip says why Enter did nothing.
func HeldTip(sh *game.Shell) render.TooltipView {
	return render.TooltipView{Title: sh.Words.Say("tip.held"), Text: sh.Words.Say("tip.held.text")}
}

// DrawPointed draws the tip of what is pointed at or has the focus. While something moves there is none, nor where a click
// has done something.
func DrawPointed(sh *game.Shell, p *render.Canvas, moving bool) {
	switch a := sh.UI.Pointed(); {
	case a == nil || moving:
	case sh.UI.Refused():
		DrawTip(sh, p, a.Rect, HeldTip(sh))
	case sh.UI.Done():
	case a.Tip != nil, sh.UI.Peeked(a):
		DrawTip(sh, p, a.Rect, TouchAgain(sh, a, tipOf(a)))
	}
}

func tipOf(a *game.Area) (v render.TooltipView) {
	if a.Tip != nil {
		v = a.Tip()
	}
	return v
}

// TouchAgain adds to the tip of what a finger has touched once that another touch chooses it, and whether nothing could undo it.
func TouchAgain(sh *game.Shell, a *game.Area, v render.TooltipView) render.TooltipView {
	if !sh.UI.Peeked(a) {
		return v
	}
	if v.Title == "" {
		v.Title = sh.NameOf(a)
	}
	again := "tip.touch-again"
	if sh.UI.IsFinal(a) {
		again = "tip.touch-again.final"
	}
	v.Text = strings.TrimSpace(v.Text + "\n" + sh.Words.Say(again))
	return v
}
