package fortress

import (
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// Sounds implements scenes.Telling: on the board, sounds come from where they are made.
func (c *Combat) Sounds(e fortress.Event) []scenes.Cue {
	list := c.CuesOf(e)
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
func (c *Combat) Forgets() { c.DropTold() }

// soundingAt returns the miniature that makes the sound of an event.
func soundingAt(s *fortress.State, change table.Sounding) (u fortress.UnitID, ok bool) {
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
