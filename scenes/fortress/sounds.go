package fortress

import (
	"math"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes"
)

// sounding is the change of an event.
type sounding = engine.Change[fortress.State]

func woundOf(grievous bool) sound.Cue {
	if grievous {
		return sound.Maim
	}
	return sound.Hurt
}

// cuesOf returns what an event sounds like, wherever that is.
func (c *stage) cuesOf(e fortress.Event) []scenes.Cue {
	if m := Moments.Of(e.Change); m.Sound != nil {
		return m.Sound(now{&c.Play.Shown})
	}
	return nil
}

// stepsOf returns the sound of a miniature on its way. Those that hover make one sound.
func stepsOf(s *fortress.State, m *fortress.Moved) []scenes.Cue {
	r := stepOf(s, m.Unit)
	if r.Cue == sound.Hover {
		return []scenes.Cue{{Request: r}}
	}
	return steps(r, int(m.Path.N))
}

// steps returns the steps of a figure, one when it comes to each hex of its way.
func steps(r sound.Request, n int) (list []scenes.Cue) {
	for i := range n {
		list = append(list, scenes.Cue{Request: r, At: uneased(float32(i+1) / float32(n))})
	}
	return list
}

// uneased returns when the eased part of a movement has passed: the inverse of ease.
func uneased(part float32) float32 {
	return float32(0.5 - math.Sin(math.Asin(1-2*float64(part))/3))
}

// Sounds implements scenes.Telling: on the board, sounds come from where they are made.
func (c *Combat) Sounds(e fortress.Event) []scenes.Cue {
	list := c.cuesOf(e)
	at := board.None
	if u, ok := soundingAt(&c.Play.Shown, e.Change); ok && u != fortress.NoUnit {
		at = c.Play.Shown.On(u).Hex
	} else if arrived, ok := e.Change.(fortress.Deployed); ok {
		at = arrived.Hex
	}
	for i := range list {
		list[i].Pan = c.side(at)
	}
	return list
}

// Forgets implements scenes.Telling.
func (c *Combat) Forgets() { c.dropTold() }

// soundingAt returns the miniature that makes the sound of an event.
func soundingAt(s *fortress.State, change sounding) (u fortress.UnitID, ok bool) {
	switch e := change.(type) {
	case fortress.Moved:
		return e.Unit, true
	case fortress.Attacked:
		return e.By, true
	case fortress.Resolved:
		return e.On, true
	case fortress.Damaged:
		return e.Unit, true
	case fortress.Slain:
		return e.Unit, true
	case fortress.Stunned:
		return e.Unit, true
	case fortress.CounterPlaced:
		return s.Party[e.Explorer].Figure(), true
	case fortress.OutOfAction:
		return s.Party[e.Explorer].Figure(), true
	}
	return u, false
}

// side returns how far to the left or right of the board's middle a space is, from -1 to 1, and 0 for none.
func (c *Combat) side(at board.Space) float32 {
	if c.kit == nil || at == board.None {
		return 0
	}
	room := c.kit.layout.Field
	x := c.view.Camera.Centre(c.Play.Shown.Field().Hex(at)).X
	return max(-1, min(1, (x-room.Centre().X)/max(1, room.W/2)))
}
