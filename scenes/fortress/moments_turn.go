package fortress

import (
	"time"

	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes/play"
)

// turnMoments are those of turns, cards of the track and dice.
var turnMoments = []play.Row[now]{
	play.Always[fortress.PhaseBegan](moment{Length: 250 * time.Millisecond, Sound: play.Sounds[now](sound.Phase)}),
	play.Always[fortress.CardBegan](moment{Length: 250 * time.Millisecond, Sound: play.Sounds[now](sound.Card)}),
	play.Always[fortress.Dealt](moment{Length: 500 * time.Millisecond, Sound: play.Sounds[now](sound.Card)}),
	play.Always[fortress.Swapped](moment{Length: 350 * time.Millisecond, Sound: play.Sounds[now](sound.Card)}),
	play.Always[fortress.Rolled](moment{Length: 1150 * time.Millisecond}), // half a second to read what the dice have come to
	play.Always[fortress.BlackstoneRolled](moment{Length: 1150 * time.Millisecond}),
	play.Always[fortress.DestinyRolled](moment{Length: 900 * time.Millisecond}),
	play.Always[fortress.ActivationRolled](moment{Length: 450 * time.Millisecond}),
	play.Always[fortress.Behaved](moment{Length: 1000 * time.Millisecond}),
	play.Always[fortress.EventRolled](moment{Length: omenTime, Sound: play.Sounds[now](sound.Omen)}),
	play.Always[fortress.TwistBegan](moment{Length: omenTime, Sound: play.Sounds[now](sound.Omen)}),
	play.Always[fortress.ClockTold](moment{Length: omenTime, Sound: play.Sounds[now](sound.Omen)}),
	play.Always[fortress.ClockStruck](moment{Length: omenTime, Sound: play.Sounds[now](sound.Omen)}),
	play.Always[fortress.CardTurned](moment{Length: boonTime, Sound: play.Sounds[now](sound.Find)}),

	play.Unseen[fortress.TurnBegan, now](),
	play.Unseen[fortress.ActivationBegan, now](),
	play.Unseen[fortress.CardDone, now](),
	play.Unseen[fortress.CombatEnded, now](),
	play.Unseen[fortress.DestinyGained, now](),
	play.Unseen[fortress.DestinySkipped, now](),
	play.Unseen[fortress.DiceCleared, now](),
	play.Unseen[fortress.DieSpent, now](),
	play.Unseen[fortress.DieGained, now](),
	play.Unseen[fortress.EncounterDrawn, now](),
	play.Unseen[fortress.GroupFormed, now](),
	play.Unseen[fortress.LeaderPassed, now](),
	play.Unseen[fortress.Noted, now](),
	play.Unseen[fortress.OverwatchSaved, now](),
	play.Unseen[fortress.CardUsed, now](),
	play.Unseen[fortress.CardsReadied, now](),
	play.Unseen[fortress.ResourceGiven, now](),
}
