package fortress

import (
	"math"
	"strconv"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/sound"
	"precipice/render"
	"precipice/scenes/fortress/moments"
)

// hit holds what an event does to a miniature.
type hit uint8

const (
	noHit hit = iota
	missed
	covered
	stunned
	outOfAction
	wounded // this and what follows draws blood
	maimed
	slain
)

var hitKeys = [...]string{missed: "hit.miss", covered: "hit.cover", stunned: "hit.stunned", outOfAction: "hit.out",
	wounded: "hit.wound", maimed: "hit.grievous", slain: "hit.slain"}

// bleeds reports whether it draws blood.
func (h hit) bleeds() bool { return h >= wounded }

// hits returns what the event that is shown does to a miniature, and which.
func (y *figures) hits() (what hit, u fortress.UnitID) {
	if !y.d.Showing.On {
		return noHit, fortress.NoUnit
	}
	figure := func(e uint8) fortress.UnitID { return y.d.Play.Shown.Party[e].Figure() }
	switch e := y.d.Showing.Event.Change.(type) {
	case fortress.Resolved:
		switch {
		case e.Level == dice.Fail && e.Cover:
			return covered, e.On
		case e.Level == dice.Fail:
			return missed, e.On
		}
	case fortress.Damaged:
		if e.Damage > 1 {
			return maimed, e.Unit
		}
		return wounded, e.Unit
	case fortress.CounterPlaced:
		if e.Counter == fortress.GrievousCounter {
			return maimed, figure(e.Explorer)
		}
		return wounded, figure(e.Explorer)
	case fortress.Stunned:
		if !e.Up {
			return stunned, e.Unit
		}
	case fortress.Slain:
		return slain, e.Unit
	case fortress.OutOfAction:
		return outOfAction, figure(e.Explorer)
	}
	return noHit, fortress.NoUnit
}

// jolt returns how far from its place a miniature is drawn: while it hops from hex to hex, lunges at whom it
// attacks, or shakes from a hit. With reduced motion it stays where it is.
func (y *figures) jolt(u fortress.UnitID) render.Point {
	if !y.d.Showing.On || y.d.calm {
		return render.Point{}
	}
	part, z := y.d.Showing.Part, y.d.view.Camera.Zoom
	switch e := y.d.Showing.Event.Change.(type) {
	case fortress.Moved:
		if e.Unit == u && e.Path.N > 0 {
			_, gone := math.Modf(float64(render.Ease(part)) * float64(e.Path.N))
			return render.Point{Y: -z * 0.26 * float32(math.Sin(math.Pi*gone))}
		}
	case fortress.Attacked:
		if e.By == u && strikeOf(e) == render.Slash && y.d.Play.Shown.On(e.On).Here() {
			from, to := y.base(u), y.base(e.On)
			reach := min(0.34, 0.65*z/max(1, from.Far(to))) * float32(math.Sin(math.Pi*float64(part)))
			return render.Point{X: (to.X - from.X) * reach, Y: (to.Y - from.Y) * reach}
		}
	}
	if what, on := y.hits(); on == u && (what.bleeds() || what == stunned) {
		return render.Point{X: z * 0.11 * (1 - part) * float32(math.Sin(float64(part)*28))}
	}
	return render.Point{}
}

// base returns what a miniature is struck and told at: the middle of its hex on the screen, or of its part of a shared
// one.
func (y *figures) base(u fortress.UnitID) render.Point {
	at := y.feet(u)
	at.Y -= spread[1][0].Y * y.d.view.Camera.Zoom
	return at
}

// feet returns where the base of a miniature at rest is on the screen.
func (y *figures) feet(u fortress.UnitID) render.Point {
	s := &y.d.Play.Shown
	n, before := 0, 0
	for i := range s.Units {
		if s.Units[i].Here() && s.Units[i].Hex == s.On(u).Hex {
			if n++; fortress.UnitID(i) < u {
				before++
			}
		}
	}
	off, _ := y.slot(s.On(u).Hex, max(1, n), before)
	at := y.d.view.Camera.Centre(s.Field().Hex(s.On(u).Hex))
	return render.Point{X: at.X + off.X*y.d.view.Camera.Zoom, Y: at.Y + off.Y*y.d.view.Camera.Zoom}
}

// boon returns the word for what an explorer gains, "" for nothing.
func (y *figures) boon(sh *game.Shell) (word string, e uint8) {
	switch ch := y.d.Showing.Event.Change.(type) {
	case fortress.InspirationChanged:
		if ch.By > 0 {
			return sh.Words.Say("boon.inspiration", strconv.Itoa(int(ch.By))), ch.Explorer
		}
	case fortress.CardTurned:
		return sh.Words.Say("boon.inspired"), ch.Explorer
	case fortress.Healed:
		return sh.Words.Say("boon.healed", strconv.Itoa(int(ch.Wounds))), ch.Explorer
	}
	return "", 0
}

// strikes holds what an attack looks like by what it sounds like. What is not here looks like a bullet from afar and
// like a blow at arm's length.
var strikes = map[sound.Cue]render.Strike{sound.Shot: render.Bullet, sound.Snipe: render.Bullet, sound.Glass: render.Bullet,
	sound.Burst: render.Salvo, sound.Beam: render.Ray, sound.Flame: render.Fire, sound.Shock: render.Arc, sound.Mind: render.Thought,
	sound.Boom: render.Lob, sound.Blade: render.Slash, sound.Blow: render.Slash, sound.Rake: render.Slash, sound.Crush: render.Slash}

// strikeOf returns what an attack looks like.
func strikeOf(e fortress.Attacked) render.Strike {
	how, ok := strikes[moments.WeaponSound(e).Cue]
	if far := e.Range > 1; !ok || far && how == render.Slash {
		return render.Bullet
	}
	return how
}
