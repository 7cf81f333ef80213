package fortress

import (
	"strconv"
	"time"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/play"
)

// omen is what the event phase or a legacy card has brought, shown over the board while its effects follow: the roll, the name of
// the event or twist, and what it means.
type omen struct {
	roll        string // the face of the event roll, "" for none
	title, text string
}

// foretell notes what an event of the event phase is and means, and clears it when the phase is over.
func (c *stage) foretell(sh *game.Shell, e fortress.Event) {
	w, s := sh.Words, &c.Play.Shown
	switch ch := e.Change.(type) {
	case fortress.EventRolled:
		c.underway.omen = omen{roll: strconv.Itoa(int(ch.Face)), title: w.Name(ch.Row), text: eventText(w, ch.Row, e.Rule)}
	case fortress.TwistBegan:
		id := s.Pack().Twists[ch.Twist].ID
		c.underway.omen = omen{roll: c.underway.omen.roll, title: w.Name(id), text: w.Say("text." + id)}
	case fortress.LegacyStrikes:
		id := s.Pack().Legacy[ch.Kind].ID
		c.underway.omen = omen{title: w.Name(id), text: w.Say("text." + id)}
	case fortress.ClockTold, fortress.ClockStruck:
		c.underway.omen = c.chimes(sh, e)
	case fortress.NoEffect:
		if s.Phase == fortress.EventPhase && c.underway.omen.title != "" {
			key, args := ch.Say(s)
			c.underway.omen.text = w.Event(key, args)
		}
	case fortress.TurnBegan, fortress.PhaseBegan, fortress.LeaderPassed, fortress.CombatEnded, fortress.GroupFormed, fortress.Placed:
		c.underway.omen = omen{}
	}
}

// chimes is what the clock tells, or its stroke.
func (c *stage) chimes(sh *game.Shell, e fortress.Event) omen {
	key, args := e.Say(&c.Play.Shown)
	return omen{title: sh.Words.Say("show.clock"), text: sh.Words.Event(key, args)}
}

// drawOmen draws what is announced, changes in a stronghold, or what the event phase has brought, at the top of the
// field.
func (c *Combat) drawOmen(sh *game.Shell, g *render.Canvas) {
	o, open := &c.underway.omen, float32(1)
	_, rolled := c.Showing.Event.Change.(fortress.EventRolled)
	past := time.Duration(c.Showing.Part * float32(c.Showing.Length))
	switch {
	case c.herald.Banner().Title != "":
		c.herald.Draw(sh, g, c.kit.layout.Field)
		return
	case !c.Presenting():
		return
	case c.underway.news.title != "":
		o, open = &c.underway.news, play.Appeared(past, c.Showing.Length)
	case rolled && c.Tray.Moving(): // the die tells first
		return
	case rolled: // its banner stays for its effects
		open = play.Appeared(past-c.Tray.Falls(), 1<<40)
	}
	if o.title == "" {
		return
	}
	v := render.BannerView{Sign: o.roll, Title: o.title, Text: o.text, Rim: render.Brass, Open: open, Calm: sh.Settings.Still()}
	g.Banner(c.kit.layout.Field, v)
}
