package moments

import (
	"time"

	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes/play"
)

// turnMoments are those of turns, cards of the track and dice.
var turnMoments = []play.Row[Now]{
	play.Always[fortress.PhaseBegan](moment{Length: 250 * time.Millisecond, Sound: play.Sounds[Now](sound.Phase)}),
	play.Always[fortress.CardBegan](moment{Length: 250 * time.Millisecond, Sound: play.Sounds[Now](sound.Card)}),
	play.Always[fortress.Dealt](moment{Length: 500 * time.Millisecond, Sound: play.Sounds[Now](sound.Card)}),
	play.Always[fortress.Swapped](moment{Length: 350 * time.Millisecond, Sound: play.Sounds[Now](sound.Card)}),
	play.Always[fortress.Rolled](moment{Length: 1150 * time.Millisecond}), // half a second to read what the dice have come to
	play.Always[fortress.BlackstoneRolled](moment{Length: 1150 * time.Millisecond}),
	play.Always[fortress.DestinyRolled](moment{Length: 900 * time.Millisecond}),
	play.Always[fortress.ActivationRolled](moment{Length: 450 * time.Millisecond}),
	play.Always[fortress.Behaved](moment{Length: 1000 * time.Millisecond}),
	play.Always[fortress.EventRolled](moment{Length: OmenTime, Sound: play.Sounds[Now](sound.Omen)}),
	play.Always[fortress.TwistBegan](moment{Length: OmenTime, Sound: play.Sounds[Now](sound.Omen)}),
	play.Always[fortress.ClockTold](moment{Length: OmenTime, Sound: play.Sounds[Now](sound.Omen)}),
	play.Always[fortress.ClockStruck](moment{Length: OmenTime, Sound: play.Sounds[Now](sound.Omen)}),
	play.Always[fortress.CardTurned](moment{Length: BoonTime, Sound: play.Sounds[Now](sound.Find)}),

	play.Unseen[fortress.TurnBegan, Now](),
	play.Unseen[fortress.ActivationBegan, Now](),
	play.Unseen[fortress.CardDone, Now](),
	play.Unseen[fortress.CombatEnded, Now](),
	play.Unseen[fortress.DestinyGained, Now](),
	play.Unseen[fortress.DestinySkipped, Now](),
	play.Unseen[fortress.DiceCleared, Now](),
	play.Unseen[fortress.DieSpent, Now](),
	play.Unseen[fortress.DieGained, Now](),
	play.Unseen[fortress.EncounterDrawn, Now](),
	play.Unseen[fortress.GroupFormed, Now](),
	play.Unseen[fortress.LeaderPassed, Now](),
	play.Unseen[fortress.Noted, Now](),
	play.Unseen[fortress.OverwatchSaved, Now](),
	play.Unseen[fortress.CardUsed, Now](),
	play.Unseen[fortress.CardsReadied, Now](),
	play.Unseen[fortress.ResourceGiven, Now](),
}
