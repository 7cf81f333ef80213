package moments

import (
	"time"

	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes/play"
)

// questMoments are those of quests.
var questMoments = []play.Row[Now]{
	play.Always[fortress.QuestEnded](moment{Sound: play.Sounds[Now](sound.Toll)}),
	play.Always[fortress.Picked](moment{Length: 450 * time.Millisecond, Sound: play.Sounds[Now](sound.Card)}),
	play.Always[fortress.ShipDocked](moment{Length: 900 * time.Millisecond, Sound: play.Sounds[Now](sound.Dock)}),
	play.Always[fortress.AllHealed](moment{Length: 700 * time.Millisecond, Sound: play.Sounds[Now](sound.Mend)}),
	play.Always[fortress.LegacyDrawn](moment{Length: 900 * time.Millisecond, Sound: play.Sounds[Now](sound.Omen)}),
	play.Always[fortress.WentAboard](moment{Length: 700 * time.Millisecond, Sound: play.Sounds[Now](sound.Hatch)}),
	play.Always[fortress.Converted](moment{Length: 450 * time.Millisecond, Sound: play.Sounds[Now](sound.Coin)}),
	play.Always[fortress.Bought](moment{Length: 450 * time.Millisecond, Sound: play.Sounds[Now](sound.Coin)}),
	play.Always[fortress.LeftShip](moment{Length: 700 * time.Millisecond, Sound: play.Sounds[Now](sound.Hatch)}),
	play.Always[fortress.FacilityUsed](moment{Length: 450 * time.Millisecond, Sound: play.Sounds[Now](sound.Coin)}),
	play.Always[fortress.LegacyRead](moment{Length: 900 * time.Millisecond, Sound: play.Sounds[Now](sound.Card)}),
	play.Always[fortress.GoalSet](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Omen)}),
	play.Always[fortress.StageBegan](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Stone)}),
	play.Always[fortress.SiteAdvanced](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Stone)}),
	play.Always[fortress.WayOpened](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Door)}),
	play.Always[fortress.ThingLifted](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Find)}),
	play.Always[fortress.ThingDropped](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Fall)}),
	play.Always[fortress.ObjectiveReached](moment{Length: OmenTime, Sound: play.Sounds[Now](sound.Find)}),
	play.Always[fortress.StrongholdTaken](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Find)}),
	play.Always[fortress.VaultTaken](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Toll)}),
	play.Always[fortress.WentIntoStasis](moment{Length: 800 * time.Millisecond, Sound: play.Sounds[Now](sound.Hatch)}),

	play.Unseen[fortress.QuestStepBegan, Now](),
	play.Unseen[fortress.TableChanged, Now](),
	play.Unseen[fortress.MusterBegan, Now](),
	play.Unseen[fortress.SetOut, Now](),
	play.Unseen[fortress.Scored, Now](),
	play.Unseen[fortress.InspirationLost, Now](),
	play.Unseen[fortress.SupportCalled, Now](),
	play.Unseen[fortress.DestinyKept, Now](),
	play.Unseen[fortress.GambitGranted, Now](),
	play.Unseen[fortress.HuntBegan, Now](),
	play.Unseen[fortress.EncountersAdded, Now](),
	play.Unseen[fortress.HostilesJoined, Now](),
	play.Unseen[fortress.LegacyStrikes, Now](),
	play.Unseen[fortress.Disbanded, Now](),
	play.Unseen[fortress.LaidForSale, Now](),
	play.Unseen[fortress.StayedBehind, Now](),
	play.Unseen[fortress.HomeBonus, Now](),
	play.Unseen[fortress.TradingEnded, Now](),
	play.Unseen[fortress.PointsGained, Now](),
	play.Unseen[fortress.LaidAnew, Now](),
	play.Unseen[fortress.Promised, Now](),
	play.Unseen[fortress.LegacyBuried, Now](),
	play.Unseen[fortress.CluePaid, Now](),
	play.Unseen[fortress.ApproachMade, Now](),
	play.Unseen[fortress.SpecialTaken, Now](),
	play.Unseen[fortress.AssaultFailed, Now](),
	play.Unseen[fortress.ArtefactTaken, Now](),
	play.Unseen[fortress.PauseBegan, Now](),
	play.Unseen[fortress.PutBack, Now](),
	play.Unseen[fortress.DatabankClosed, Now](),
	play.Unseen[fortress.Woken, Now](),
	play.Unseen[fortress.Arrived, Now](),
	play.Unseen[fortress.Brought, Now](),
}
