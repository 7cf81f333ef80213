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
func (y *effects) drawOmen(sh *game.Shell, g *render.Canvas) {
	o, open := &y.d.Underway.Omen, float32(1)
	_, rolled := y.d.Showing.Event.Change.(fortress.EventRolled)
	past := time.Duration(y.d.Showing.Part * float32(y.d.Showing.Length))
	switch {
	case y.d.Herald.Banner().Title != "":
		y.d.Herald.Draw(sh, g, y.d.kit.layout.Field)
		return
	case !y.d.Presenting():
		return
	case y.d.Underway.News.Title != "":
		o, open = &y.d.Underway.News, play.Appeared(past, y.d.Showing.Length)
	case rolled && y.d.Tray.Moving(): // the die tells first
		return
	case rolled: // its banner stays for its effects
		open = play.Appeared(past-y.d.Tray.Falls(), 1<<40)
	}
	if o.Title == "" {
		return
	}
	v := render.BannerView{Sign: o.Roll, Title: o.Title, Text: o.Text, Rim: render.Brass, Open: open, Calm: sh.Settings.Still()}
	g.Banner(y.d.kit.layout.Field, v)
}
