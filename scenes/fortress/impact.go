package fortress

import (
	"math"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// effects shows over the battlefield what the event does that is shown.
type effects struct {
	d       *tabletop
	figures *figures
	flight  flight
	fallen  fallen
}

// drawImpact shows the blow or the shot under way, the dust of steps, and over those it hits the word for what that
// does.
func (y *effects) drawImpact(sh *game.Shell, g *render.Canvas) {
	s, z := &y.d.Play.Shown, y.d.view.Camera.Zoom
	if !y.d.Showing.On {
		return
	}
	switch e := y.d.Showing.Event.Change.(type) {
	case fortress.Attacked:
		if s.On(e.By).Here() && s.On(e.On).Here() {
			from, to := y.figures.base(e.By), y.figures.base(e.On)
			from.Y, to.Y = from.Y-z*0.5, to.Y-z*0.45
			g.Strike(render.StrikeView{How: strikeOf(e), From: from, To: to, Part: y.d.Showing.Part, Size: z, Calm: y.d.calm})
		}
	case fortress.Moved:
		y.drawDust(g, &e)
	case fortress.EscapeOpened:
		g.Slide(y.d.view.Camera, render.SlideView{Cells: y.d.Underway.Slides, Door: s.Portals[e.Portal].Hex, Part: y.d.Showing.Part, Calm: y.d.calm})
	}
	y.drawBoon(sh, g)
	what, u := y.figures.hits()
	if what == noHit || !s.On(u).Here() {
		return
	}
	at := y.figures.base(u)
	if what.bleeds() && !y.d.calm {
		g.Splash(render.Point{X: at.X, Y: at.Y - z*0.35}, z, y.d.Showing.Part)
	}
	ink := render.Ivory
	if what.bleeds() || what == outOfAction {
		ink = render.Blend(render.Hostile, render.Ivory, 0.35)
	}
	y.drawWord(g, at, sh.Words.Say(hitKeys[what]), ink)
}

// drawWord lets a word rise over a place on the board.
func (y *effects) drawWord(g *render.Canvas, at render.Point, word string, ink render.Ink) {
	rise := y.d.Showing.Part
	if y.d.calm {
		rise = 0.5
	}
	at.Y -= y.d.view.Camera.Zoom * (0.9 + 0.6*rise)
	g.RisingWord(at, word, ink, y.d.Showing.Part, y.d.kit.layout.Field)
}

// drawBoon shows over an explorer what the event that is shown gives it.
func (y *effects) drawBoon(sh *game.Shell, g *render.Canvas) {
	if word, e := y.figures.boon(sh); word != "" && y.d.Play.Shown.On(y.d.Play.Shown.Party[e].Figure()).Here() {
		y.drawWord(g, y.figures.base(y.d.Play.Shown.Party[e].Figure()), word, render.Brass)
	}
}

// drawDust draws a little dust where a miniature has just set down its foot.
func (y *effects) drawDust(g *render.Canvas, m *fortress.Moved) {
	if y.d.calm || m.Path.N == 0 {
		return
	}
	step, gone := math.Modf(float64(render.Ease(y.d.Showing.Part)) * float64(m.Path.N))
	var at board.Space
	if step > 0 {
		at = m.Path.Spaces[int(step)-1]
	} else {
		at = m.From
	}
	if at != board.None {
		g.Dust(y.d.view.Camera.Centre(y.d.Play.Shown.Field().Hex(at)), y.d.view.Camera.Zoom, float32(gone))
	}
}
