package fortress

import (
	"time"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/play"
)

// drawOmen draws what is announced, changes in a stronghold, or what the event phase has brought, at the top of the
// field.
func (c *Combat) drawOmen(sh *game.Shell, g *render.Canvas) {
	o, open := &c.Underway.Omen, float32(1)
	_, rolled := c.Showing.Event.Change.(fortress.EventRolled)
	past := time.Duration(c.Showing.Part * float32(c.Showing.Length))
	switch {
	case c.Herald.Banner().Title != "":
		c.Herald.Draw(sh, g, c.kit.layout.Field)
		return
	case !c.Presenting():
		return
	case c.Underway.News.Title != "":
		o, open = &c.Underway.News, play.Appeared(past, c.Showing.Length)
	case rolled && c.Tray.Moving(): // the die tells first
		return
	case rolled: // its banner stays for its effects
		open = play.Appeared(past-c.Tray.Falls(), 1<<40)
	}
	if o.Title == "" {
		return
	}
	v := render.BannerView{Sign: o.Roll, Title: o.Title, Text: o.Text, Rim: render.Brass, Open: open, Calm: sh.Settings.Still()}
	g.Banner(c.kit.layout.Field, v)
}
