package moments

import (
	"time"

	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes/play"
)

// turnMoments are those of turns, cards of the track and dice.
var turnMoments = []play.Row[Now]{
	play.Always(fortress.PhaseBegan{}, moment{Length: 250 * time.Millisecond, Sound: play.Sounds[Now](sound.Phase)}),
	play.Always(fortress.CardBegan{}, moment{Length: 250 * time.Millisecond, Sound: play.Sounds[Now](sound.Card)}),
	play.Always(fortress.Dealt{}, moment{Length: 500 * time.Millisecond, Sound: play.Sounds[Now](sound.Card)}),
	play.Always(fortress.Swapped{}, moment{Length: 350 * time.Millisecond, Sound: play.Sounds[Now](sound.Card)}),
	play.Always(fortress.Rolled{}, moment{Length: 1150 * time.Millisecond}), // half a second to read what the dice have come to
	play.Always(fortress.BlackstoneRolled{}, moment{Length: 1150 * time.Millisecond}),
	play.Always(fortress.DestinyRolled{}, moment{Length: 900 * time.Millisecond}),
	play.Always(fortress.ActivationRolled{}, moment{Length: 450 * time.Millisecond}),
	play.Always(fortress.Behaved{}, moment{Length: 1000 * time.Millisecond}),
	play.Always(fortress.EventRolled{}, moment{Length: OmenTime, Sound: play.Sounds[Now](sound.Omen)}),
	play.Always(fortress.TwistBegan{}, moment{Length: OmenTime, Sound: play.Sounds[Now](sound.Omen)}),
	play.Always(fortress.ClockTold{}, moment{Length: OmenTime, Sound: play.Sounds[Now](sound.Omen)}),
	play.Always(fortress.ClockStruck{}, moment{Length: OmenTime, Sound: play.Sounds[Now](sound.Omen)}),
	play.Always(fortress.CardTurned{}, moment{Length: BoonTime, Sound: play.Sounds[Now](sound.Find)}),

	play.Unseen[Now](fortress.TurnBegan{}),
	play.Unseen[Now](fortress.ActivationBegan{}),
	play.Unseen[Now](fortress.CardDone{}),
	play.Unseen[Now](fortress.CombatEnded{}),
	play.Unseen[Now](fortress.DestinyGained{}),
	play.Unseen[Now](fortress.DestinySkipped{}),
	play.Unseen[Now](fortress.DiceCleared{}),
	play.Unseen[Now](fortress.DieSpent{}),
	play.Unseen[Now](fortress.DieGained{}),
	play.Unseen[Now](fortress.EncounterDrawn{}),
	play.Unseen[Now](fortress.GroupFormed{}),
	play.Unseen[Now](fortress.LeaderPassed{}),
	play.Unseen[Now](fortress.Noted{}),
	play.Unseen[Now](fortress.OverwatchSaved{}),
	play.Unseen[Now](fortress.CardUsed{}),
	play.Unseen[Now](fortress.CardsReadied{}),
	play.Unseen[Now](fortress.ResourceGiven{}),
}
