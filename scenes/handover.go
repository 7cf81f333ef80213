package scenes

import (
	"strings"
	"time"

	"precipice/engine"
	"precipice/game"
	"precipice/game/sound"
	"precipice/render"
)

// HandOver is the sign that another player decides now: the title of the question lights up until that
// player does something.
type HandOver struct {
	on    bool
	seen  time.Time   // when it appeared on the screen, zero if it has not
	seat  engine.Seat // who was asked last, if known
	known bool
}

// shownLeast is the least time a hand-over is shown, so that the input that caused it does not dismiss it.
const shownLeast = 1200 * time.Millisecond

// Asks records who is asked. With several players it begins a hand-over if it was somebody else before.
func (h *HandOver) Asks(seat engine.Seat, players int) {
	if h.known && seat != h.seat && players > 1 {
		h.on, h.seen = true, time.Time{}
	}
	h.seat, h.known = seat, true
}

// On reports whether the player who decides now has not done anything yet.
func (h *HandOver) On() bool { return h.on }

// End ends the hand-over.
func (h *HandOver) End() { h.on = false }

// Update ends the hand-over when the new player does anything, and reports whether it did. Shown says that
// it can be seen.
func (h *HandOver) Update(sh *game.Shell, shown bool) (ended bool) {
	switch {
	case !shown:
		h.seen = time.Time{}
	case h.seen.IsZero():
		h.seen = sh.Now
		sh.Sound.Ask(sound.Request{Cue: sound.Seat})
	case sh.Input.Any() && sh.Now.Sub(h.seen) >= shownLeast:
		h.End()
		sh.Dirty()
		return true
	}
	return false
}

// DrawSeat draws a line that says who decides.
func DrawSeat(p *render.Canvas, line render.Rect, who string) {
	p.Snug(line, strings.ToUpper(who), render.Heading, render.Left)
}

// DrawHandOver draws the line right after a hand-over: dark on brass, and no larger than the line, so that it covers nothing
// beside it. A click takes it away.
func DrawHandOver(sh *game.Shell, p *render.Canvas, line render.Rect, cue string, end func()) {
	t := sh.Theme
	p.Round(line, t.Px(4), render.Brass)
	p.Snug(line.Inset2(t.Px(6), 0), strings.ToUpper(cue), render.Heading.With(render.Void), render.Left)
	sh.UI.Add(game.Panels, game.Area{Name: "cue", Rect: line, Skip: true, Do: end})
}
