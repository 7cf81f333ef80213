package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/scenes"
	"precipice/scenes/fortress/moments"
)

// sounding is the change of an event.
type sounding = engine.Change[fortress.State]

// cuesOf returns what an event sounds like, wherever that is.
func (c *stage) cuesOf(e fortress.Event) []scenes.Cue {
	if m := moments.Table.Of(e.Change); m.Sound != nil {
		return m.Sound(moments.Now{State: &c.Play.Shown})
	}
	return nil
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
