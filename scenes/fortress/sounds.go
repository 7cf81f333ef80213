package fortress

import (
	"math"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes"
)

// sounding is the change of an event.
type sounding = engine.Change[fortress.State]

// cueOf is the table of what each event sounds like. Silence is said where an event is shown and makes no
// sound, or sounds by other means. Known is false where nothing is said.
func cueOf(s *fortress.State, change sounding) (cue sound.Cue, known bool) {
	switch e := change.(type) {
	case fortress.Rolled, fortress.BlackstoneRolled, fortress.DestinyRolled, fortress.ActivationRolled, fortress.Behaved:
		cue = sound.Silence // the dice in the tray sound by themselves
	case fortress.CameOut:
		cue = sound.Silence // the dice have sounded, and what follows sounds
	case fortress.Moved:
		cue = stepOf(s, e.Unit).Cue
	case fortress.Attacked:
		cue = weaponOf(e).Cue
	case fortress.Resolved:
		if e.Level == dice.Fail { // otherwise the wound that follows sounds
			cue = sound.Miss
		}
	case fortress.Damaged:
		cue = woundOf(e.Damage > 1)
	case fortress.CounterPlaced:
		cue = woundOf(e.Counter == fortress.GrievousCounter)
	case fortress.Stunned:
		if cue = sound.Daze; e.Up {
			cue = sound.Boot
		}
	case fortress.Deployed:
		cue = sound.Arrive
	case fortress.Slain:
		cue = sound.Fall
	case fortress.OutOfAction:
		cue = sound.Knell
	case fortress.Died, fortress.QuestEnded, fortress.VaultTaken:
		cue = sound.Toll
	case fortress.Healed, fortress.AllHealed, fortress.Recovered:
		cue = sound.Mend
	case fortress.Found, fortress.ThingLifted, fortress.ObjectiveReached, fortress.StrongholdTaken, fortress.CardTurned:
		cue = sound.Find
	case fortress.InspirationChanged:
		if cue = sound.Silence; e.By > 0 {
			cue = sound.Find
		}
	case fortress.EventRolled, fortress.ClockTold, fortress.ClockStruck, fortress.TwistBegan, fortress.LegacyDrawn, fortress.GoalSet:
		cue = sound.Omen
	case fortress.ThingDropped:
		cue = sound.Fall
	case fortress.Laid, fortress.StageBegan, fortress.SiteAdvanced:
		cue = sound.Stone
	case fortress.EscapeOpened, fortress.WayOpened:
		cue = sound.Door
	case fortress.Dealt, fortress.Swapped, fortress.TurnedUp, fortress.Picked, fortress.CardBegan, fortress.LegacyRead:
		cue = sound.Card
	case fortress.PhaseBegan:
		cue = sound.Phase
	case fortress.Bought, fortress.Converted, fortress.FacilityUsed:
		cue = sound.Coin
	case fortress.ShipDocked:
		cue = sound.Dock
	case fortress.WentAboard, fortress.LeftShip, fortress.WentIntoStasis:
		cue = sound.Hatch
	default:
		return sound.Silence, false
	}
	return cue, true
}

func woundOf(grievous bool) sound.Cue {
	if grievous {
		return sound.Maim
	}
	return sound.Hurt
}

// cuesOf returns what an event sounds like, wherever that is.
func (c *stage) cuesOf(e fortress.Event) []scenes.Cue {
	cue, _ := cueOf(&c.Play.Shown, e.Change)
	r := sound.Request{Cue: cue}
	switch change := e.Change.(type) {
	case fortress.Attacked:
		r = weaponOf(change)
	case fortress.Moved:
		if r = stepOf(&c.Play.Shown, change.Unit); cue != sound.Hover {
			return steps(r, int(change.Path.N))
		}
	}
	return []scenes.Cue{{Request: r}}
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
