package moments

import (
	"time"

	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes/play"
)

// expeditionMoments are those of expeditions.
var expeditionMoments = []play.Row[Now]{
	play.Always(fortress.Found{}, moment{Length: 1800 * time.Millisecond, Sound: play.Sounds[Now](sound.Find)}), // its card is read
	play.Always(fortress.Laid{}, moment{Sound: play.Sounds[Now](sound.Stone)}),
	play.Always(fortress.TurnedUp{}, moment{Sound: play.Sounds[Now](sound.Card)}),
	play.Always(fortress.CameOut{}, moment{Length: 1950 * time.Millisecond}), // the dice have sounded, and what follows sounds
	play.Always(fortress.Died{}, moment{Sound: play.Sounds[Now](sound.Toll)}),
	play.Always(fortress.Recovered{}, moment{Sound: play.Sounds[Now](sound.Mend)}),

	play.Unseen[Now](fortress.DeckMade{}),
	play.Unseen[Now](fortress.ChamberSet{}),
	play.Unseen[Now](fortress.StepBegan{}),
	play.Unseen[Now](fortress.ChoiceMade{}),
	play.Unseen[Now](fortress.CardRemoved{}),
	play.Unseen[Now](fortress.VitalityBegan{}),
	play.Unseen[Now](fortress.Forfeited{}),
	play.Unseen[Now](fortress.Given{}),
	play.Unseen[Now](fortress.EndProposed{}),
	play.Unseen[Now](fortress.EndDeclined{}),
	play.Unseen[Now](fortress.AttackProposed{}),
	play.Unseen[Now](fortress.AttackRefused{}),
	play.Unseen[Now](fortress.ExpeditionEnded{}),
	play.Unseen[Now](fortress.ObjectiveCounted{}),
}
