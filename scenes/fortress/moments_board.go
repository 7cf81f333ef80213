package fortress

import (
	"time"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes"
	"precipice/scenes/play"
)

// boardMoments are those of the battlefield and its miniatures.
var boardMoments = []play.Row[now]{
	play.Show(func(c fortress.Moved) moment {
		return moment{Length: time.Duration(120+110*int(c.Path.N)) * time.Millisecond, Sound: func(n now) []scenes.Cue { return stepsOf(n.s, &c) }}
	}),
	play.Always[fortress.Deployed](moment{Length: 140 * time.Millisecond, Sound: play.Sounds[now](sound.Arrive)}),
	play.Show(func(c fortress.Attacked) moment {
		return moment{Length: 350 * time.Millisecond, Sound: func(now) []scenes.Cue { return []scenes.Cue{{Request: weaponOf(c)}} }}
	}),
	play.Show(func(c fortress.Resolved) moment {
		m := moment{Length: 350 * time.Millisecond}
		if c.Level == dice.Fail { // otherwise the wound that follows sounds
			m.Sound = play.Sounds[now](sound.Miss)
		}
		return m
	}),
	play.Show(func(c fortress.Damaged) moment {
		return moment{Length: 250 * time.Millisecond, Sound: play.Sounds[now](woundOf(c.Damage > 1))}
	}),
	play.Always[fortress.Slain](moment{Length: 500 * time.Millisecond, Sound: play.Sounds[now](sound.Fall)}),
	play.Show(func(c fortress.Stunned) moment {
		m := moment{Length: 350 * time.Millisecond, Sound: play.Sounds[now](sound.Daze)}
		if c.Up {
			m.Sound = play.Sounds[now](sound.Boot)
		}
		return m
	}),
	play.Show(func(c fortress.CounterPlaced) moment {
		return moment{Length: 350 * time.Millisecond, Sound: play.Sounds[now](woundOf(c.Counter == fortress.GrievousCounter))}
	}),
	play.Always[fortress.OutOfAction](moment{Length: 500 * time.Millisecond, Sound: play.Sounds[now](sound.Knell)}),
	play.Always[fortress.Healed](moment{Length: boonTime, Sound: play.Sounds[now](sound.Mend)}),
	play.Show(func(c fortress.InspirationChanged) (m moment) {
		if c.By > 0 {
			m = moment{Length: boonTime, Sound: play.Sounds[now](sound.Find)}
		}
		return m
	}),
	play.Always[fortress.EscapeOpened](moment{Length: 900 * time.Millisecond, Sound: play.Sounds[now](sound.Door)}),

	play.Unseen[fortress.Acted, now](),
	play.Unseen[fortress.Declared, now](),
	play.Unseen[fortress.Placed, now](),
	play.Unseen[fortress.Undeployed, now](),
	play.Unseen[fortress.MarkersLeft, now](),
	play.Unseen[fortress.MarkerTaken, now](),
	play.Unseen[fortress.NoEffect, now](),
	play.Unseen[fortress.AttacksLost, now](),
	play.Unseen[fortress.CannotAnswer, now](),
	play.Unseen[fortress.Raised, now](),
}
