package fortress

import (
	"strconv"
	"time"

	"precipice/engine/fortress"
	"precipice/game"
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

// banner is a short announcement over the board. The game goes on meanwhile, and whoever decides can answer at once.
type banner struct {
	title, text string
	roll        string // the face of the event roll that it tells, "" for none
	omen        bool   // it tells what the event phase or a legacy card has brought
	hostile     bool   // it is the hostiles'
	news        bool   // it changes plans, so that it is shown however fast all goes
	begun       time.Time
	length      time.Duration
}

// How long a banner is shown at normal speed: with whose turn it is, and with news to read.
const (
	heraldTime = 600 * time.Millisecond
	newsTime   = 2 * heraldTime
)

// pass moves a banner on. It ends when its time is over, and when the player clicks or presses something: at once, but news only
// when there was time to see that it is there. While
// it is shown, Enter that was on hold stays so, because whoever presses it wants to be rid of the banner.
func (b *banner) pass(sh *game.Shell) {
	if b.title == "" {
		return
	}
	sh.Dirty()
	sh.UI.KeepHold()
	past := sh.Now.Sub(b.begun)
	if past >= b.length || sh.Input.Pressed() && !(b.news && past < heraldTime) {
		*b = banner{}
	}
}

// heraldOf returns what an event announces, while the state is still the one before it. Of the cards in the track
// only the first of a side in a row is announced.
func heraldOf(s *fortress.State, now sounding) herald {
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
func (c *stage) announce(sh *game.Shell, e fortress.Event) {
	w, s, what := sh.Words, &c.Play.Shown, heraldOf(&c.Play.Shown, e.Change)
	factor := c.Speed(sh).Factor()
	if what == ambushed {
		factor = max(1, factor)
	}
	if what == noHerald || factor == 0 {
		return
	}
	b := banner{news: what == ambushed, hostile: what >= hostilesAct, begun: sh.Now, length: time.Duration(factor * float64(heraldTime))}
	if what >= ambushed {
		b.length = time.Duration(factor * float64(newsTime))
	}
	switch key, args := e.Say(s); what {
	case turnBegins:
		b.title = w.Say("herald.turn", strconv.Itoa(int(s.Turn)+1))
		if s.Ambush && s.Turn == 0 { // BF-AMB-001
			b.text, b.hostile = w.Say("herald.turn.ambush"), true
		}
	case ambushed:
		b.title, b.text = w.Say(heraldKeys[what]), w.Say("herald.ambush.text")
	default:
		b.title, b.text = w.Say(heraldKeys[what]), w.Event(key, args)
	}
	c.herald(sh, b)
}

// What changes plans is told however fast all goes: an ambush, a twist, an event, a legacy card that strikes, the clock. If its banner was
// skipped, or took no time, it is shown again over the question that follows, one after another.

// mostNews is how many banners wait at most: whoever skips a whole turn reads the log.
const mostNews = 3

// herald shows a banner. One with news is not pushed aside: other news wait for it, and what is no news is left out.
func (c *stage) herald(sh *game.Shell, b banner) {
	switch {
	case c.banner.news && b.news:
		c.wait(b)
	case !c.banner.news:
		b.begun = sh.Now
		c.banner = b
	}
}

// wait lets a banner wait until those before it have been shown. A twist takes the place of the roll that has brought it.
func (c *stage) wait(b banner) {
	if last := len(c.news) - 1; last >= 0 && b.roll != "" && c.news[last].roll == b.roll {
		c.news = c.news[:last]
	}
	c.news = append(c.news, b)
	c.news = c.news[max(0, len(c.news)-mostNews):]
}

// cutShort keeps what an event has brought if there was no time to read it.
func (c *stage) cutShort(e fortress.Event) {
	if c.Play.Watched() || c.Showing.Length > 0 && c.Showing.Part >= 1 {
		return
	}
	switch o := &c.underway.omen; e.Change.(type) {
	case fortress.EventRolled, fortress.TwistBegan, fortress.LegacyStrikes, fortress.ClockTold, fortress.ClockStruck:
		if o.title != "" {
			c.wait(banner{title: o.title, text: o.text, roll: o.roll, omen: true, news: true, length: omenTime})
		}
	case fortress.NoEffect: // it changes nothing
		if last := len(c.news) - 1; last >= 0 && c.news[last].omen && c.Play.Shown.Phase == fortress.EventPhase {
			c.news = c.news[:last]
		}
	}
}

// passNews moves the banner on, and shows the next that waits once nothing moves.
func (c *stage) passNews(sh *game.Shell) {
	c.banner.pass(sh)
	if c.banner.title == "" && len(c.news) > 0 && !c.Presenting() {
		c.banner, c.news = c.news[0], c.news[1:]
		c.banner.begun = sh.Now
		sh.Dirty()
	}
}
