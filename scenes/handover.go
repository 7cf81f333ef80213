package scenes

import (
	"strings"
	"time"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// handOver is the sign that another player decides now: the title of the question lights up, until that player
// does something.
type handOver struct {
	on   bool
	seen time.Time // since when it is on the screen, zero while it is not
}

// shownLeast is how long a hand-over is shown at least, so that the hand that made it does not wipe it away.
const shownLeast = 1200 * time.Millisecond

// asked notes who is asked, and whether somebody else was before.
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

// handedOver tells whether the hand-over is shown now.
func (c *stage) handedOver() bool { return c.handOver.on && c.choices != nil && !c.Moving() }

// greet ends the hand-over when the player it calls does anything.
func (c *stage) greet(sh *game.Shell) {
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

// drawSeat draws in a line who decides: dark on brass where the question has just been handed over.
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
