package fortress

import (
	"time"

	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/foretold"
	"precipice/render"
)

// shows animates events one after the other. The shown state follows: an event is applied when its
// animation has ended.
type shows struct {
	on     bool
	event  fortress.Event
	from   time.Time
	length time.Duration
	part   float32 // elapsed part of the current animation, 0..1

	instant bool // events take no time, so that the recap must tell of them

	attack *fortress.Attacked // declared but not resolved
	label  string             // drawn over the hostile that has rolled its behaviour
	by     fortress.UnitID

	action         string // of that hostile
	attacks, moves int    // that its action has made
}

// length returns the duration of an event's animation at normal speed, 0 for none.
func length(e fortress.Event) time.Duration {
	ms := 0
	switch c := e.Change.(type) {
	case fortress.Moved:
		ms = 120 + 110*int(c.Path.N)
	case fortress.Rolled, fortress.BlackstoneRolled, fortress.EventRolled, fortress.DestinyRolled:
		ms = 900
	case fortress.Behaved:
		ms = 1000
	case fortress.ActivationRolled:
		ms = 450
	case fortress.Attacked, fortress.Resolved, fortress.Swapped, fortress.CounterPlaced, fortress.Stunned:
		ms = 350
	case fortress.Slain, fortress.Dealt, fortress.EscapeOpened, fortress.TwistBegan, fortress.OutOfAction:
		ms = 500
	case fortress.Found:
		ms = 1400 // its card is read
	case fortress.Damaged, fortress.CardBegan, fortress.PhaseBegan, fortress.Healed:
		ms = 250
	case fortress.Deployed:
		ms = 140
	}
	return time.Duration(ms) * time.Millisecond
}

func (w *shows) moving() bool { return w.on }

// update advances the animations.
func (w *shows) update(c *stage, sh *game.Shell) {
	for {
		if !w.on {
			e, ok := c.peek()
			if !ok {
				return
			}
			w.begin(c, sh, e)
		}
		past := sh.Now.Sub(w.from)
		if past < w.length {
			w.part = float32(past) / float32(w.length)
			return
		}
		w.finish(c)
		if w.instant {
			c.recount(sh, w.event)
		}
	}
}

func (w *shows) begin(c *stage, sh *game.Shell, e fortress.Event) {
	speed := sh.Settings.Speed
	if c.hostileTurn() {
		speed = sh.Settings.HostileSpeed
	}
	w.on, w.event, w.from, w.part = true, e, sh.Now, 0
	w.instant = speed == game.Instant
	w.length = time.Duration(float64(length(e)) * speed.Factor())
	w.note(c, sh, e)
	c.noteFind(e)
	c.endsOverwatch(e)
	c.version++
}

// note records what stays on the screen after an event's animation: the attack under way, a hostile's
// action, the dice.
func (w *shows) note(c *stage, sh *game.Shell, e fortress.Event) {
	s := &c.play.Shown
	switch ch := e.Change.(type) {
	case fortress.Attacked:
		w.attack = &ch
		w.tell(sh, s, ch.By, true)
		if s.On(ch.By).Team == fortress.Hostiles {
			c.attend = ch.By
		} else {
			c.attend = ch.On
		}
	case fortress.Moved:
		w.tell(sh, s, ch.Unit, false)
	case fortress.Behaved:
		w.by, w.label, w.action, w.attacks, w.moves = ch.Unit, sh.Words.Name(ch.Action), ch.Action, 0, 0
		c.attend = ch.Unit
	}
	c.tray.throw(c, sh, e)
}

// tell adds to the label of a hostile's action which of its attacks or moves begins, if there are several.
func (w *shows) tell(sh *game.Shell, s *fortress.State, by fortress.UnitID, attack bool) {
	if w.label == "" || w.by != by {
		return
	}
	n := &w.moves
	if attack {
		n = &w.attacks
	}
	*n++
	if r := s.RepeatAfter(by, w.action, attack, *n); r.Of > 1 {
		w.label = sh.Words.Say("show.repeat", sh.Words.Name(w.action), foretold.Repeat(sh.Words, r))
	}
}

// forget clears what an event ends.
func (w *shows) forget(e fortress.Event) {
	switch e.Change.(type) {
	case fortress.Resolved:
		w.attack = nil
	case fortress.CardBegan, fortress.CardDone, fortress.Acted, fortress.PhaseBegan:
		w.attack, w.label = nil, ""
	}
}

// recall restores what the pending question is about if it was skipped or the game has just been resumed:
// the attack under way, a hostile's action, and the dice, at rest.
func (w *shows) recall(c *stage, sh *game.Shell) {
	if !inTheMiddle[c.choices.decision.Kind] || w.on || w.attack != nil || w.label != "" {
		return
	}
	for _, e := range c.play.Recent() {
		w.note(c, sh, e)
		w.forget(e)
	}
	c.tray.land()
}

// inTheMiddle holds the questions that interrupt an action.
var inTheMiddle = map[string]bool{fortress.AskOverwatch: true, fortress.AskOverwatchOrder: true, fortress.AskOverwatchTwin: true, fortress.AskOverwatchWeapon: true,
	fortress.AskReRoll: true, fortress.AskCover: true, fortress.AskRiposte: true, fortress.AskTarget: true, fortress.AskPay: true}

// finish applies the current event.
func (w *shows) finish(c *stage) {
	w.forget(w.event)
	w.on, w.part = false, 0
	c.play.Next(nil)
	c.version++
}

// next ends the current animation.
func (w *shows) next(c *stage) {
	if w.on {
		w.finish(c)
	}
}

// land shows all waiting events at once; the tray keeps their last dice.
func (w *shows) land(c *stage, sh *game.Shell) {
	w.next(c)
	for e, ok := c.peek(); ok; e, ok = c.peek() {
		w.begin(c, sh, e)
		w.finish(c)
		c.recount(sh, e)
	}
	w.attack, w.label = nil, ""
	c.version++
}

// where returns the position of a miniature, at rest in its hex or moving.
func (w *shows) where(c *Combat, u fortress.UnitID, rest render.Point) render.Point {
	m, ok := w.event.Change.(fortress.Moved)
	if !w.on || !ok || m.Unit != u || m.Path.N == 0 {
		return rest
	}
	f := c.play.Shown.Field()
	at := func(i int) render.Point {
		if i == 0 {
			return c.camera.Centre(f.Hex(m.From))
		}
		return c.camera.Centre(f.Hex(m.Path.Spaces[i-1]))
	}
	gone := ease(w.part) * float32(m.Path.N)
	i := min(int(gone), int(m.Path.N)-1)
	a, b, k := at(i), at(i+1), gone-float32(i)
	return render.Point{X: a.X + (b.X-a.X)*k, Y: a.Y + (b.Y-a.Y)*k}
}

func ease(t float32) float32 { return t * t * (3 - 2*t) }

// faded returns how far a miniature has vanished.
func (w *shows) faded(u fortress.UnitID) float32 {
	if !w.on {
		return 0
	}
	if e, ok := w.event.Change.(fortress.Slain); ok && e.Unit == u {
		return w.part
	}
	return 0
}

// flash returns the brightness of a hit on a miniature.
func (w *shows) flash(u fortress.UnitID) float32 {
	if !w.on {
		return 0
	}
	hit := false
	switch e := w.event.Change.(type) {
	case fortress.Damaged:
		hit = e.Unit == u
	case fortress.Resolved:
		hit = e.On == u && e.Level != dice.Fail
	}
	if !hit {
		return 0
	}
	return 1 - w.part
}

// draw shows the attack under way, a hostile's action, and a miniature that appears.
func (w *shows) draw(c *Combat, g *render.Canvas) {
	s := &c.play.Shown
	if a := w.attack; a != nil && s.On(a.By).Here() && s.On(a.On).Here() {
		f := s.Field()
		g.SightLine(c.camera, f.Hex(s.On(a.By).Hex), f.Hex(s.On(a.On).Hex), true)
	}
	if w.label != "" && s.On(w.by).Here() {
		w.drawLabel(c, g)
	}
	if !w.on {
		return
	}
	if e, ok := w.event.Change.(fortress.Deployed); ok && e.Hex != board.None {
		g.HexRing(c.camera, s.Field().Hex(e.Hex), render.Fade(render.Portal, 1-w.part), c.kit.theme.Px(3))
	}
}

func (w *shows) drawLabel(c *Combat, g *render.Canvas) {
	t, s := c.kit.theme, &c.play.Shown
	at := w.where(c, w.by, c.camera.Centre(s.Field().Hex(s.On(w.by).Hex)))
	wide := t.Measure(w.label, render.Strong) + t.Px(16)
	r := render.Rect{X: at.X - wide/2, Y: at.Y - c.camera.Zoom*1.5 - t.Px(10), W: wide, H: t.LineHeight(render.Strong) + t.Px(4)}
	g.Round(r, t.Px(4), render.Fade(render.Panel, 0.92))
	g.Frame(r, t.Px(4), t.Hair(), render.Hostile)
	g.Label(r, w.label, render.Strong, render.Middle)
}
