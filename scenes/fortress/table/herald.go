package table

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/moments"
	"precipice/scenes/play"
)

// herald is what a short banner announces.
type herald uint8

const (
	noHerald herald = iota
	turnBegins
	explorersAct
	hostilesAct // this and what follows is the hostiles'
	ambushed
	reinforced
)

var heraldKeys = [...]string{explorersAct: "herald.explorers", hostilesAct: "herald.hostiles",
	ambushed: "herald.ambush", reinforced: "herald.reinforced"}

// heraldOf returns what an event announces, while the state is still the one before it. Of the cards in the track
// only the first of a side in a row is announced.
func heraldOf(s *fortress.State, now Sounding) herald {
	switch e := now.(type) {
	case fortress.TurnBegan:
		return turnBegins
	case fortress.Laid:
		if s.Pack().Battlefield(int(e.Combat)).Arrival == nil {
			return ambushed
		}
	case fortress.CardBegan:
		hostile := s.Track[e.Place].Hostile
		switch {
		case e.Place > 0 && s.Track[e.Place-1].Hostile == hostile:
		case hostile:
			return hostilesAct
		default:
			return explorersAct
		}
	case fortress.BlackstoneRolled:
		if e.For == "reinforcement" && e.Gave != "0" {
			return reinforced
		}
	}
	return noHerald
}

// announce shows the banner of what an event announces. What takes no time is not announced, unless it is news.
func (c *Stage) announce(sh *game.Shell, e fortress.Event) {
	w, s, what := sh.Words, &c.Play.Shown, heraldOf(&c.Play.Shown, e.Change)
	if what == noHerald {
		return
	}
	b := play.Banner{Line: true, News: what == ambushed, Rim: render.Brass, Lasts: play.GlanceTime}
	if what >= hostilesAct {
		b.Rim = render.Hostile
	}
	if what >= ambushed {
		b.Lasts = play.NewsTime
	}
	switch key, args := e.Say(s); what {
	case turnBegins:
		b.Title = w.Say("herald.turn", strconv.Itoa(int(s.Turn)+1))
		if s.Ambush && s.Turn == 0 { // BF-AMB-001
			b.Text, b.Rim = w.Say("herald.turn.ambush"), render.Hostile
		}
	case ambushed:
		b.Title, b.Text = w.Say(heraldKeys[what]), w.Say("herald.ambush.text")
	default:
		b.Title, b.Text = w.Say(heraldKeys[what]), w.Event(key, args)
	}
	c.Herald.Show(sh, b, c.Speed(sh))
}

// cutShort keeps what an event has brought if there was no time to read it. What changes plans is told however fast all goes: an ambush,
// a twist, an event, a legacy card that strikes, the clock.
func (c *Stage) cutShort(e fortress.Event) {
	if c.Play.Watched() || c.Showing.Length > 0 && c.Showing.Part >= 1 {
		return
	}
	switch o := &c.Underway.Omen; e.Change.(type) {
	case fortress.EventRolled, fortress.TwistBegan, fortress.LegacyStrikes, fortress.ClockTold, fortress.ClockStruck:
		if o.Title != "" {
			c.Herald.Wait(play.Banner{Sign: o.Roll, Title: o.Title, Text: o.Text, Rim: render.Brass, News: true, Lasts: moments.OmenTime})
		}
	case fortress.NoEffect: // it changes nothing
		if waiting := c.Herald.Waiting(); len(waiting) > 0 && !waiting[len(waiting)-1].Line && c.Play.Shown.Phase == fortress.EventPhase {
			c.Herald.Withdraw()
		}
	}
}
