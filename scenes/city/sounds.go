package city

import (
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/sound"
)

// cueOf returns the sound of an event, Silence for none.
func cueOf(e rules.Event) sound.Cue {
	switch c := e.Change.(type) {
	case rules.Moved:
		return sound.Boot
	case rules.Placed, rules.Returned:
		return sound.Arrive
	case rules.Attacked:
		return sound.Blade
	case rules.Slain, rules.OutOfAction:
		return sound.Fall
	case rules.CounterPlaced:
		if c.Counter == rules.GrievousCounter {
			return sound.Maim
		}
		return sound.Hurt
	case rules.Damaged:
		return sound.Hurt
	case rules.AilChanged:
		if c.On && c.Ail == library.Stunned {
			return sound.Daze
		}
	case rules.Eased, rules.Inspired:
		return sound.Mend
	case rules.NightMoved:
		return sound.Toll
	case rules.Found:
		return sound.Find
	case rules.ZoneLaid, rules.TileLaid, rules.GateShown:
		return sound.Door
	case rules.TideCame, rules.TileSunk, rules.CrisisDrawn:
		return sound.Omen
	case rules.PhaseBegan:
		return sound.Phase
	case rules.Dealt, rules.Swapped, rules.EncounterDrawn:
		return sound.Card
	}
	return sound.Silence
}
