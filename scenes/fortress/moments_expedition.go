package fortress

import (
	"time"

	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes/play"
)

// expeditionMoments are those of expeditions.
var expeditionMoments = []play.Row[now]{
	play.Always[fortress.Found](moment{Length: 1800 * time.Millisecond, Sound: play.Sounds[now](sound.Find)}), // its card is read
	play.Always[fortress.Laid](moment{Sound: play.Sounds[now](sound.Stone)}),
	play.Always[fortress.TurnedUp](moment{Sound: play.Sounds[now](sound.Card)}),
	play.Always[fortress.CameOut](moment{Length: 1950 * time.Millisecond}), // the dice have sounded, and what follows sounds
	play.Always[fortress.Died](moment{Sound: play.Sounds[now](sound.Toll)}),
	play.Always[fortress.Recovered](moment{Sound: play.Sounds[now](sound.Mend)}),

	play.Unseen[fortress.DeckMade, now](),
	play.Unseen[fortress.ChamberSet, now](),
	play.Unseen[fortress.StepBegan, now](),
	play.Unseen[fortress.ChoiceMade, now](),
	play.Unseen[fortress.CardRemoved, now](),
	play.Unseen[fortress.VitalityBegan, now](),
	play.Unseen[fortress.Forfeited, now](),
	play.Unseen[fortress.Given, now](),
	play.Unseen[fortress.EndProposed, now](),
	play.Unseen[fortress.EndDeclined, now](),
	play.Unseen[fortress.AttackProposed, now](),
	play.Unseen[fortress.AttackRefused, now](),
	play.Unseen[fortress.ExpeditionEnded, now](),
	play.Unseen[fortress.ObjectiveCounted, now](),
}
