package scenes

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// recapLines is how much is told of what was skipped.
const recapLines = 7

// recount remembers an event that is skipped while the hostiles act, if it matters.
func (c *stage) recount(sh *game.Shell, e fortress.Event) {
	if !c.hostileTurn() {
		return
	}
	switch ch := e.Change.(type) {
	case fortress.Deployed:
		if !ch.Arrived {
			return
		}
	case fortress.CounterPlaced, fortress.OutOfAction, fortress.Stunned, fortress.Slain, fortress.EventRolled, fortress.EscapeOpened,
		fortress.TwistBegan, fortress.Found, fortress.Damaged:
	default:
		return
	}
	key, args := e.Say(&c.play.Shown)
	c.recap = append(c.recap, sh.Words.Seated(c.play.Table.Names).Event(key, args))
}

// drawRecap tells at the foot of r what was skipped.
func (c *stage) drawRecap(sh *game.Shell, p *render.Canvas, r render.Rect) {
	if len(c.recap) == 0 {
		return
	}
	t := sh.Theme
	lines := c.recap[max(0, len(c.recap)-recapLines):]
	wide := min(r.W*0.62, t.Px(330)*t.Text)
	high := t.LineHeight(render.Heading) + t.Px(26) + float32(len(lines))*t.LineHeight(render.Small)
	at := render.Rect{X: r.X, Y: r.Bottom() - high, W: wide, H: high}
	in := p.Panel(at, render.PanelView{Title: sh.Words.Count("recap", len(c.recap))})
	for _, text := range lines {
		var line render.Rect
		line, in = in.CutTop(t.LineHeight(render.Small))
		p.Label(line, text, render.Small.With(render.Ivory), render.Left)
	}
	sh.UI.Add(game.Panels, game.Area{Name: "recap", Rect: at, Skip: true, Do: func() { c.recap = nil; c.version++ }})
}

// cueHeight is what the hand-over to another player needs above what is asked, design units.
const cueHeight = 42

// drawCue tells across the top of r that the mouse goes to another player.
func (c *stage) drawCue(sh *game.Shell, p *render.Canvas, r render.Rect) {
	if !c.handOver || c.choices == nil || c.Moving() {
		return
	}
	t := sh.Theme
	text := sh.Words.Say("cue", c.player(sh, c.choices.decision.Seat))
	st := render.Style{Weight: render.Bold, Size: 15, Tracking: 1, Ink: render.Void}
	wide := min(r.W, t.Measure(text, st)+t.Px(40))
	at := render.Rect{X: r.Centre().X - wide/2, Y: r.Y + t.Px(6), W: wide, H: t.LineHeight(st) + t.Px(12)}
	p.Round(at, at.H/2, render.Fade(render.Brass, 0.96))
	p.Label(at, text, st, render.Middle)
	sh.UI.Add(game.Panels, game.Area{Name: "cue", Rect: at, Skip: true, Do: func() { c.handOver = false; c.version++ }})
}

// asked notes who is asked, and whether somebody else was before.
func (c *stage) asked() {
	if c.choices == nil {
		return
	}
	seat := c.choices.decision.Seat
	if c.known && seat != c.seat && c.play.Table.Setup.Players > 1 {
		c.handOver = true // until something is chosen
	}
	c.seat, c.known = seat, true
}
