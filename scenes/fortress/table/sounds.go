package table

import (
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/scenes"
	"precipice/scenes/fortress/moments"
)

// Sounding is the change of an event.
type Sounding = engine.Change[fortress.State]

// CuesOf returns what an event sounds like, wherever that is.
func (c *Stage) CuesOf(e fortress.Event) []scenes.Cue {
	if m := moments.Table.Of(e.Change); m.Sound != nil {
		return m.Sound(moments.Now{State: &c.Play.Shown})
	}
	return nil
}
