package fortress

import (
	"slices"
	"strings"
	"time"

	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes/fortress/moments"
)

// underway is what stays on the screen while somebody acts.
type underway struct {
	attack *fortress.Attacked // declared but not resolved
	label  string             // drawn over the hostile that has rolled its behaviour
	by     fortress.UnitID
	omen   omen
	news   omen         // what the event being shown changes in a stronghold
	slides []board.Cell // the escape chamber on its way

	action         string // of that hostile
	attacks, moves int    // that its action has made
}

// Length implements scenes.Telling.
func (c *stage) Length(e fortress.Event) time.Duration {
	if _, idle := e.Change.(fortress.NoEffect); idle && c.underway.omen.title != "" {
		return moments.OmenTime / 2
	}
	return moments.Table.Of(e.Change).Length
}

// Speed implements scenes.Telling.
func (c *stage) Speed(sh *game.Shell) game.Speed {
	if c.hostileTurn() {
		return sh.Settings.HostileSpeed
	}
	return sh.Settings.Speed
}

// Begins implements scenes.Telling.
func (c *stage) Begins(sh *game.Shell, e fortress.Event) {
	c.note(sh, e)
	c.foretell(sh, e)
	c.proclaim(sh, e)
	c.announce(sh, e)
	c.noteFind(e)
	c.noteTrial(e)
	c.noteChamber(e)
	c.endsOverwatch(e)
}

// Ends implements scenes.Telling.
func (c *stage) Ends(e fortress.Event) {
	c.cutShort(e)
	c.underway.news, c.underway.slides = omen{}, nil
	c.underway.forget(e)
}

// Skipped implements scenes.Telling.
func (c *stage) Skipped(sh *game.Shell, e fortress.Event) { c.recount(sh, e) }

// dropTold ends what was told of the events before a choice.
func (c *stage) dropTold() {
	c.noteHint() // the next question may be on another screen
	c.recap, c.found = nil, nil
}

// Caught implements scenes.Telling.
func (c *stage) Caught() {
	c.underway.attack, c.underway.label, c.underway.omen, c.underway.news = nil, "", omen{}, omen{}
	c.underway.slides = nil
	c.herald.Caught()
}

// note records what stays on the screen after an event's animation: the attack under way, a hostile's
// action, the dice.
func (c *stage) note(sh *game.Shell, e fortress.Event) {
	s := &c.Play.Shown
	switch ch := e.Change.(type) {
	case fortress.Attacked:
		c.underway.attack = &ch
		c.underway.tell(sh, s, ch.By, true)
		if s.On(ch.By).Team == fortress.Hostiles {
			c.attend = ch.By
		} else {
			c.attend = ch.On
		}
	case fortress.Moved:
		c.underway.tell(sh, s, ch.Unit, false)
	case fortress.Behaved:
		c.underway.by, c.underway.label, c.underway.action, c.underway.attacks, c.underway.moves = ch.Unit, sh.Words.Name(ch.Action), ch.Action, 0, 0
		c.attend = ch.Unit
	}
	c.throw(sh, e)
}

// tell adds to the label of a hostile's action which of its attacks or moves begins, if there are several.
func (w *underway) tell(sh *game.Shell, s *fortress.State, by fortress.UnitID, attack bool) {
	if w.label == "" || w.by != by {
		return
	}
	n := &w.moves
	if attack {
		n = &w.attacks
	}
	*n++
	if r := s.RepeatAfter(by, w.action, attack, *n); r.Of > 1 {
		w.label = sh.Words.Say("show.repeat", sh.Words.Name(w.action), strings.TrimSuffix(foretold.Repeat(sh.Words, r), "."))
	}
}

// forget clears what an event ends.
func (w *underway) forget(e fortress.Event) {
	switch e.Change.(type) {
	case fortress.Resolved:
		w.attack = nil
	case fortress.CardBegan, fortress.CardDone, fortress.Acted, fortress.PhaseBegan:
		w.attack, w.label = nil, ""
	}
}

// settled reports whether the action is over: a question has come that is not part of it.
func (c *Combat) settled() bool {
	return c.choices != nil && !c.Presenting() && !inTheMiddle[c.choices.Decision.Kind] && c.actor() != c.underway.by
}

// recall restores what the pending question is about if it was skipped or the game has just been resumed:
// the attack under way, a hostile's action, and the dice, at rest.
func (c *stage) recall(sh *game.Shell) {
	if !inTheMiddle[c.choices.Decision.Kind] || c.Showing.On || c.underway.attack != nil || c.underway.label != "" {
		return
	}
	for _, e := range c.Play.Recent() {
		c.note(sh, e)
		c.underway.forget(e)
	}
	c.Tray.Land()
}

// inTheMiddle holds the questions that interrupt an action.
var inTheMiddle = map[string]bool{fortress.AskOverwatch: true, fortress.AskOverwatchOrder: true, fortress.AskOverwatchTwin: true, fortress.AskOverwatchWeapon: true,
	fortress.AskReRoll: true, fortress.AskCard: true, fortress.AskCover: true, fortress.AskRiposte: true, fortress.AskTarget: true, fortress.AskWeapon: true, fortress.AskPay: true}

// where returns the position of a miniature, at rest in its hex or moving.
func (c *Combat) where(u fortress.UnitID, rest render.Point) render.Point {
	m, ok := c.Showing.Event.Change.(fortress.Moved)
	if !c.Showing.On || !ok || m.Unit != u || m.Path.N == 0 {
		return rest
	}
	f := c.Play.Shown.Field()
	at := func(i int) render.Point {
		if i == 0 {
			return c.view.Camera.Centre(f.Hex(m.From))
		}
		return c.view.Camera.Centre(f.Hex(m.Path.Spaces[i-1]))
	}
	gone := render.Ease(c.Showing.Part) * float32(m.Path.N)
	i := min(int(gone), int(m.Path.N)-1)
	a, b, k := at(i), at(i+1), gone-float32(i)
	return render.Point{X: a.X + (b.X-a.X)*k, Y: a.Y + (b.Y-a.Y)*k}
}

// faded returns how far a miniature has vanished.
func (c *Combat) faded(u fortress.UnitID) float32 {
	if !c.Showing.On {
		return 0
	}
	if e, ok := c.Showing.Event.Change.(fortress.Slain); ok && e.Unit == u {
		return c.Showing.Part
	}
	return 0
}

// flash returns the brightness of a hit on a miniature.
func (c *Combat) flash(u fortress.UnitID) float32 {
	if !c.Showing.On {
		return 0
	}
	hit := false
	switch e := c.Showing.Event.Change.(type) {
	case fortress.Damaged:
		hit = e.Unit == u
	case fortress.Resolved:
		hit = e.On == u && e.Level != dice.Fail
	}
	if !hit {
		return 0
	}
	return 1 - c.Showing.Part
}

// drawDeed shows the attack under way, a hostile's action, and a miniature that appears.
func (c *Combat) drawDeed(g *render.Canvas) {
	s := &c.Play.Shown
	if c.settled() {
		return
	}
	if a := c.underway.attack; a != nil && s.On(a.By).Here() && s.On(a.On).Here() {
		g.SightLine(c.view.Camera, c.feet(a.By), c.feet(a.On), true)
	}
	_, behaves := c.Showing.Event.Change.(fortress.Behaved)
	if falls := (c.reveals() || behaves && c.Showing.On) && c.Tray.Moving(); c.underway.label != "" && s.On(c.underway.by).Here() && !falls {
		c.drawLabel(g)
	}
	if !c.Showing.On {
		return
	}
	if e, ok := c.Showing.Event.Change.(fortress.Deployed); ok && e.Hex != board.None {
		g.HexRing(c.view.Camera, s.Field().Hex(e.Hex), render.Fade(render.Portal, 1-c.Showing.Part), c.kit.theme.Px(3))
	}
}

func (c *Combat) drawLabel(g *render.Canvas) {
	t, r := c.kit.theme, c.labelRect()
	g.Round(r, t.Px(4), render.Fade(render.Panel, 0.92))
	g.Frame(r, t.Px(4), t.Hair(), render.Hostile)
	g.Label(r, c.underway.label, render.Strong, render.Middle)
}

// labelRect returns where the label of a hostile's action stands: over its head or under its base, where it hides the
// fewest heads.
func (c *Combat) labelRect() (best render.Rect) {
	t, z, least := c.kit.theme, c.view.Camera.Zoom, -1
	list := c.figures()
	by := slices.IndexFunc(list, func(f standing) bool { return f.unit == c.underway.by })
	if by < 0 {
		return render.Rect{}
	}
	wide, high := t.Measure(c.underway.label, render.Strong)+t.Px(16), t.LineHeight(render.Strong)+t.Px(4)
	for _, y := range [...]float32{list[by].at.Y - list[by].size*1.02 - high, list[by].at.Y + z*0.34} {
		r := render.Rect{X: list[by].at.X - wide/2, Y: y, W: wide, H: high}.Within(c.view.Room()) // also of a hostile out of sight
		hides := 0
		for _, f := range list {
			if r.Overlaps(f.head()) {
				hides++
			}
		}
		if least < 0 || hides < least {
			best, least = r, hides
		}
	}
	return best
}

// head is the room of the upper half of a miniature.
func (f *standing) head() render.Rect {
	return render.Rect{X: f.at.X - f.size*0.25, Y: f.at.Y - f.size*0.98, W: f.size * 0.5, H: f.size * 0.5}
}
