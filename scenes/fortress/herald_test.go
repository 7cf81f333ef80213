package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/play"
)

// A banner announces whose turn begins, an ambush and reinforcements for at least 600 ms. A second card of the same side
// is not announced again.
func TestBannersAnnounce(t *testing.T) {
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	var places [2]int // of the first card of the explorers, and of the hostiles, that follows one of the other side
	for i, card := range s.Track[:s.NumTrack] {
		if i == 0 || s.Track[i-1].Hostile != card.Hostile {
			places[b2i(card.Hostile)] = i
		}
	}
	hidden := 0
	for i, card := range s.Pack().Combats {
		if card.Arrival == nil {
			hidden = i
		}
	}
	for _, p := range []struct {
		change  change
		hostile bool
	}{
		{fortress.TurnBegan{}, false},
		{fortress.CardBegan{Place: uint8(places[0])}, false},
		{fortress.CardBegan{Place: uint8(places[1])}, true},
		{fortress.Laid{Combat: uint8(hidden)}, true},
		{fortress.BlackstoneRolled{For: "reinforcement", By: "group-1", Face: 3, Gave: "2"}, true},
	} {
		c.Herald.Clear()
		c.Begins(sh, fortress.Event{Change: p.change})
		if b := c.Herald.Banner(); b.Title == "" || (b.Rim == render.Hostile) != p.hostile || b.Lasts < play.GlanceTime {
			t.Errorf("of %T the banner says %+v", p.change, b)
		}
	}
	c.Herald.Clear()
	s.Track[0].Hostile, s.Track[1].Hostile = true, true
	for _, now := range []change{fortress.CardBegan{Place: 1}, fortress.BlackstoneRolled{For: "reinforcement", Gave: "0"}, fortress.BlackstoneRolled{For: "search"}} {
		if c.Begins(sh, fortress.Event{Change: now}); c.Herald.Banner() != (play.Banner{}) {
			t.Errorf("%+v is announced: %+v", now, c.Herald.Banner())
		}
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// A banner keeps nothing waiting: the question is open meanwhile, a click on an answer counts, and ends the banner. It
// follows the speed, and at instant speed there is none.
func TestABannerKeepsNothingWaiting(t *testing.T) {
	sh, c := atTable(t, 1)
	e := fortress.Event{Change: fortress.TurnBegan{}}
	sh.Settings.Speed, sh.Settings.HostileSpeed = game.Instant, game.Instant
	if c.Begins(sh, e); c.Herald.Banner() != (play.Banner{}) {
		t.Errorf("at instant speed there is a banner: %+v", c.Herald.Banner())
	}
	sh.Settings.Speed, sh.Settings.HostileSpeed = game.Double, game.Double
	if c.Begins(sh, e); c.Herald.Length() != play.GlanceTime/2 {
		t.Errorf("at double speed a banner takes %v", c.Herald.Length())
	}
	if c.Length(e) != 0 {
		t.Errorf("the game waits %v for a banner", c.Length(e))
	}
	if c.Presenting() || c.Choices == nil {
		t.Fatal("nothing is asked while a banner is shown")
	}
	sh.Input.Actions = []game.Action{game.End}
	if c.Update(sh); c.Herald.Banner() != (play.Banner{}) || !c.Play.Waiting() {
		t.Error("a key during a banner does not answer, or leaves the banner")
	}
	sh.Input.Actions = nil
	c.CatchUp(sh)
	c.Begins(sh, e)
	sh.Now = sh.Now.Add(play.GlanceTime)
	if c.Update(sh); c.Herald.Banner() != (play.Banner{}) {
		t.Error("a banner stays when its time is over")
	}
}
