package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
)

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
	switch o := &c.deed.omen; e.Change.(type) {
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
	if c.banner.title == "" && len(c.news) > 0 && !c.Stage.Moving() {
		c.banner, c.news = c.news[0], c.news[1:]
		c.banner.begun = sh.Now
		sh.Dirty()
	}
}
