package fortress

import (
	"strings"
	"time"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// handOver is the sign that another player decides now: the title of the question lights up until that
// player does something.
type handOver struct {
	on   bool
	seen time.Time // when it appeared on the screen, zero if it has not
}

// shownLeast is the least time a hand-over is shown, so that the input that caused it does not dismiss it.
const shownLeast = 1200 * time.Millisecond

// asked records who is asked, and whether it was somebody else before.
func (c *stage) asked() {
	if c.choices == nil {
		return
	}
	seat := c.choices.decision.Seat
	if c.known && seat != c.seat && c.play.Table.Setup.Players > 1 {
		c.handOver = handOver{on: true}
	}
	c.seat, c.known = seat, true
}

// handedOver reports whether the hand-over is shown now.
func (c *stage) handedOver() bool { return c.handOver.on && c.choices != nil && !c.Moving() }

// endHandOver ends the hand-over when the new player does anything.
func (c *stage) endHandOver(sh *game.Shell) {
	switch h := &c.handOver; {
	case !c.handedOver():
		h.seen = time.Time{}
	case h.seen.IsZero():
		h.seen = sh.Now
	case sh.Input.Any() && sh.Now.Sub(h.seen) >= shownLeast:
		c.handOver = handOver{}
		c.version++
		sh.Dirty()
	}
}

// drawSeat draws a line that says who decides: dark on brass right after a hand-over.
func (c *stage) drawSeat(sh *game.Shell, p *render.Canvas, line render.Rect) {
	t, w, seat := sh.Theme, sh.Words, c.choices.decision.Seat
	if !c.handedOver() {
		p.Snug(line, strings.ToUpper(c.player(sh, seat)), render.Heading, render.Left)
		return
	}
	text := w.Say("cue", c.player(sh, seat))
	if seat == fortress.HostileSeat {
		text = w.Say("cue.hostiles", c.player(sh, c.play.Shown.HostilePlayer())) // BF-RNF-002
	}
	at := line.Inset2(-t.Px(5), -t.Px(3))
	p.Round(at, t.Px(4), render.Brass)
	p.Snug(line, strings.ToUpper(text), render.Heading.With(render.Void), render.Left)
	sh.UI.Add(game.Panels, game.Area{Name: "cue", Rect: at, Skip: true, Do: func() { c.handOver = handOver{}; c.version++ }})
}
