package moments

import (
	"time"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes"
	"precipice/scenes/play"
)

// boardMoments are those of the battlefield and its miniatures.
var boardMoments = []play.Row[Now]{
	play.Show(func(c fortress.Moved) moment {
		return moment{Length: time.Duration(120+110*int(c.Path.N)) * time.Millisecond, Sound: func(n Now) []scenes.Cue { return stepsOf(n.State, &c) }}
	}),
	play.Always(fortress.Deployed{}, moment{Length: 140 * time.Millisecond, Sound: play.Sounds[Now](sound.Arrive)}),
	play.Show(func(c fortress.Attacked) moment {
		return moment{Length: 350 * time.Millisecond, Sound: func(Now) []scenes.Cue { return []scenes.Cue{{Request: WeaponSound(c)}} }}
	}),
	play.Show(func(c fortress.Resolved) moment {
		m := moment{Length: 350 * time.Millisecond}
		if c.Level == dice.Fail { // otherwise the wound that follows sounds
			m.Sound = play.Sounds[Now](sound.Miss)
		}
		return m
	}),
	play.Show(func(c fortress.Damaged) moment {
		return moment{Length: 250 * time.Millisecond, Sound: play.Sounds[Now](woundOf(c.Damage > 1))}
	}),
	play.Always(fortress.Slain{}, moment{Length: 500 * time.Millisecond, Sound: play.Sounds[Now](sound.Fall)}),
	play.Show(func(c fortress.Stunned) moment {
		m := moment{Length: 350 * time.Millisecond, Sound: play.Sounds[Now](sound.Daze)}
		if c.Up {
			m.Sound = play.Sounds[Now](sound.Boot)
		}
		return m
	}),
	play.Show(func(c fortress.CounterPlaced) moment {
		return moment{Length: 350 * time.Millisecond, Sound: play.Sounds[Now](woundOf(c.Counter == fortress.GrievousCounter))}
	}),
	play.Always(fortress.OutOfAction{}, moment{Length: 500 * time.Millisecond, Sound: play.Sounds[Now](sound.Knell)}),
	play.Always(fortress.Healed{}, moment{Length: BoonTime, Sound: play.Sounds[Now](sound.Mend)}),
	play.Show(func(c fortress.InspirationChanged) (m moment) {
		if c.By > 0 {
			m = moment{Length: BoonTime, Sound: play.Sounds[Now](sound.Find)}
		}
		return m
	}),
	play.Always(fortress.EscapeOpened{}, moment{Length: 900 * time.Millisecond, Sound: play.Sounds[Now](sound.Door)}),

	play.Unseen[Now](fortress.Acted{}),
	play.Unseen[Now](fortress.Declared{}),
	play.Unseen[Now](fortress.Placed{}),
	play.Unseen[Now](fortress.Undeployed{}),
	play.Unseen[Now](fortress.MarkersLeft{}),
	play.Unseen[Now](fortress.MarkerTaken{}),
	play.Unseen[Now](fortress.NoEffect{}),
	play.Unseen[Now](fortress.AttacksLost{}),
	play.Unseen[Now](fortress.CannotAnswer{}),
	play.Unseen[Now](fortress.Raised{}),
}
