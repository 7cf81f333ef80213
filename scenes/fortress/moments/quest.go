package moments

import (
	"time"

	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes/play"
)

// questMoments are those of quests.
var questMoments = []play.Row[Now]{
	play.Always(fortress.QuestEnded{}, moment{Sound: play.Sounds[Now](sound.Toll)}),
	play.Always(fortress.Picked{}, moment{Length: 450 * time.Millisecond, Sound: play.Sounds[Now](sound.Card)}),
	play.Always(fortress.ShipDocked{}, moment{Length: 900 * time.Millisecond, Sound: play.Sounds[Now](sound.Dock)}),
	play.Always(fortress.AllHealed{}, moment{Length: 700 * time.Millisecond, Sound: play.Sounds[Now](sound.Mend)}),
	play.Always(fortress.LegacyDrawn{}, moment{Length: 900 * time.Millisecond, Sound: play.Sounds[Now](sound.Omen)}),
	play.Always(fortress.WentAboard{}, moment{Length: 700 * time.Millisecond, Sound: play.Sounds[Now](sound.Hatch)}),
	play.Always(fortress.Converted{}, moment{Length: 450 * time.Millisecond, Sound: play.Sounds[Now](sound.Coin)}),
	play.Always(fortress.Bought{}, moment{Length: 450 * time.Millisecond, Sound: play.Sounds[Now](sound.Coin)}),
	play.Always(fortress.LeftShip{}, moment{Length: 700 * time.Millisecond, Sound: play.Sounds[Now](sound.Hatch)}),
	play.Always(fortress.FacilityUsed{}, moment{Length: 450 * time.Millisecond, Sound: play.Sounds[Now](sound.Coin)}),
	play.Always(fortress.LegacyRead{}, moment{Length: 900 * time.Millisecond, Sound: play.Sounds[Now](sound.Card)}),
	play.Always(fortress.GoalSet{}, moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Omen)}),
	play.Always(fortress.StageBegan{}, moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Stone)}),
	play.Always(fortress.SiteAdvanced{}, moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Stone)}),
	play.Always(fortress.WayOpened{}, moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Door)}),
	play.Always(fortress.ThingLifted{}, moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Find)}),
	play.Always(fortress.ThingDropped{}, moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Fall)}),
	play.Always(fortress.ObjectiveReached{}, moment{Length: OmenTime, Sound: play.Sounds[Now](sound.Find)}),
	play.Always(fortress.StrongholdTaken{}, moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Find)}),
	play.Always(fortress.VaultTaken{}, moment{Length: 1400 * time.Millisecond, Sound: play.Sounds[Now](sound.Toll)}),
	play.Always(fortress.WentIntoStasis{}, moment{Length: 800 * time.Millisecond, Sound: play.Sounds[Now](sound.Hatch)}),

	play.Unseen[Now](fortress.QuestStepBegan{}),
	play.Unseen[Now](fortress.TableChanged{}),
	play.Unseen[Now](fortress.MusterBegan{}),
	play.Unseen[Now](fortress.SetOut{}),
	play.Unseen[Now](fortress.Scored{}),
	play.Unseen[Now](fortress.InspirationLost{}),
	play.Unseen[Now](fortress.SupportCalled{}),
	play.Unseen[Now](fortress.DestinyKept{}),
	play.Unseen[Now](fortress.GambitGranted{}),
	play.Unseen[Now](fortress.HuntBegan{}),
	play.Unseen[Now](fortress.EncountersAdded{}),
	play.Unseen[Now](fortress.HostilesJoined{}),
	play.Unseen[Now](fortress.LegacyStrikes{}),
	play.Unseen[Now](fortress.Disbanded{}),
	play.Unseen[Now](fortress.LaidForSale{}),
	play.Unseen[Now](fortress.StayedBehind{}),
	play.Unseen[Now](fortress.HomeBonus{}),
	play.Unseen[Now](fortress.TradingEnded{}),
	play.Unseen[Now](fortress.PointsGained{}),
	play.Unseen[Now](fortress.LaidAnew{}),
	play.Unseen[Now](fortress.Promised{}),
	play.Unseen[Now](fortress.LegacyBuried{}),
	play.Unseen[Now](fortress.CluePaid{}),
	play.Unseen[Now](fortress.ApproachMade{}),
	play.Unseen[Now](fortress.SpecialTaken{}),
	play.Unseen[Now](fortress.AssaultFailed{}),
	play.Unseen[Now](fortress.ArtefactTaken{}),
	play.Unseen[Now](fortress.PauseBegan{}),
	play.Unseen[Now](fortress.PutBack{}),
	play.Unseen[Now](fortress.DatabankClosed{}),
	play.Unseen[Now](fortress.Woken{}),
	play.Unseen[Now](fortress.Arrived{}),
	play.Unseen[Now](fortress.Brought{}),
}
