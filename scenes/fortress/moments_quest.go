package fortress

import (
	"time"

	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes/play"
)

// questMoments are those of quests.
var questMoments = []play.Row[now]{
	play.Always[fortress.QuestEnded](moment{Sound: play.Sounds[now](sound.Toll)}),
	play.Always[fortress.Picked](moment{Length: 450 * time.Millisecond, Sound: play.Sounds[now](sound.Card)}),
	play.Always[fortress.ShipDocked](moment{Length: 900 * time.Millisecond, Sound: play.Sounds[now](sound.Dock)}),
	play.Always[fortress.AllHealed](moment{Length: 700 * time.Millisecond, Sound: play.Sounds[now](sound.Mend)}),
	play.Always[fortress.LegacyDrawn](moment{Length: 900 * time.Millisecond, Sound: play.Sounds[now](sound.Omen)}),
	play.Always[fortress.WentAboard](moment{Length: 700 * time.Millisecond, Sound: play.Sounds[now](sound.Hatch)}),
	play.Always[fortress.Converted](moment{Length: 450 * time.Millisecond, Sound: play.Sounds[now](sound.Coin)}),
	play.Always[fortress.Bought](moment{Length: 450 * time.Millisecond, Sound: play.Sounds[now](sound.Coin)}),
	play.Always[fortress.LeftShip](moment{Length: 700 * time.Millisecond, Sound: play.Sounds[now](sound.Hatch)}),
	play.Always[fortress.FacilityUsed](moment{Length: 450 * time.Millisecond, Sound: play.Sounds[now](sound.Coin)}),
	play.Always[fortress.LegacyRead](moment{Length: 900 * time.Millisecond, Sound: play.Sounds[now](sound.Card)}),
	play.Always[fortress.GoalSet](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[now](sound.Omen)}),
	play.Always[fortress.StageBegan](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[now](sound.Stone)}),
	play.Always[fortress.SiteAdvanced](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[now](sound.Stone)}),
	play.Always[fortress.WayOpened](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[now](sound.Door)}),
	play.Always[fortress.ThingLifted](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[now](sound.Find)}),
	play.Always[fortress.ThingDropped](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[now](sound.Fall)}),
	play.Always[fortress.ObjectiveReached](moment{Length: omenTime, Sound: play.Sounds[now](sound.Find)}),
	play.Always[fortress.StrongholdTaken](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[now](sound.Find)}),
	play.Always[fortress.VaultTaken](moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[now](sound.Toll)}),
	play.Always[fortress.WentIntoStasis](moment{Length: 800 * time.Millisecond, Sound: play.Sounds[now](sound.Hatch)}),

	play.Unseen[fortress.QuestStepBegan, now](),
	play.Unseen[fortress.TableChanged, now](),
	play.Unseen[fortress.MusterBegan, now](),
	play.Unseen[fortress.SetOut, now](),
	play.Unseen[fortress.Scored, now](),
	play.Unseen[fortress.InspirationLost, now](),
	play.Unseen[fortress.SupportCalled, now](),
	play.Unseen[fortress.DestinyKept, now](),
	play.Unseen[fortress.GambitGranted, now](),
	play.Unseen[fortress.HuntBegan, now](),
	play.Unseen[fortress.EncountersAdded, now](),
	play.Unseen[fortress.HostilesJoined, now](),
	play.Unseen[fortress.LegacyStrikes, now](),
	play.Unseen[fortress.Disbanded, now](),
	play.Unseen[fortress.LaidForSale, now](),
	play.Unseen[fortress.StayedBehind, now](),
	play.Unseen[fortress.HomeBonus, now](),
	play.Unseen[fortress.TradingEnded, now](),
	play.Unseen[fortress.PointsGained, now](),
	play.Unseen[fortress.LaidAnew, now](),
	play.Unseen[fortress.Promised, now](),
	play.Unseen[fortress.LegacyBuried, now](),
	play.Unseen[fortress.CluePaid, now](),
	play.Unseen[fortress.ApproachMade, now](),
	play.Unseen[fortress.SpecialTaken, now](),
	play.Unseen[fortress.AssaultFailed, now](),
	play.Unseen[fortress.ArtefactTaken, now](),
	play.Unseen[fortress.PauseBegan, now](),
	play.Unseen[fortress.PutBack, now](),
	play.Unseen[fortress.DatabankClosed, now](),
	play.Unseen[fortress.Woken, now](),
	play.Unseen[fortress.Arrived, now](),
	play.Unseen[fortress.Brought, now](),
}
