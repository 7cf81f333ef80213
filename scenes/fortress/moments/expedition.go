package moments

import (
	"time"

	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes/play"
)

// expeditionMoments are those of expeditions.
var expeditionMoments = []play.Row[Now]{
	play.Always[fortress.Found](moment{Length: 1800 * time.Millisecond, Sound: play.Sounds[Now](sound.Find)}), // its card is read
	play.Always[fortress.Laid](moment{Sound: play.Sounds[Now](sound.Stone)}),
	play.Always[fortress.TurnedUp](moment{Sound: play.Sounds[Now](sound.Card)}),
	play.Always[fortress.CameOut](moment{Length: 1950 * time.Millisecond}), // the dice have sounded, and what follows sounds
	play.Always[fortress.Died](moment{Sound: play.Sounds[Now](sound.Toll)}),
	play.Always[fortress.Recovered](moment{Sound: play.Sounds[Now](sound.Mend)}),

	play.Unseen[fortress.DeckMade, Now](),
	play.Unseen[fortress.ChamberSet, Now](),
	play.Unseen[fortress.StepBegan, Now](),
	play.Unseen[fortress.ChoiceMade, Now](),
	play.Unseen[fortress.CardRemoved, Now](),
	play.Unseen[fortress.VitalityBegan, Now](),
	play.Unseen[fortress.Forfeited, Now](),
	play.Unseen[fortress.Given, Now](),
	play.Unseen[fortress.EndProposed, Now](),
	play.Unseen[fortress.EndDeclined, Now](),
	play.Unseen[fortress.AttackProposed, Now](),
	play.Unseen[fortress.AttackRefused, Now](),
	play.Unseen[fortress.ExpeditionEnded, Now](),
	play.Unseen[fortress.ObjectiveCounted, Now](),
}
