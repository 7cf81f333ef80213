package table

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/words"
)

// EventText says what a row of an event table does, without its name. Rows of a stronghold have a text of their own.
func EventText(w *words.Book, row, rule string) string {
	if w.Has("text." + row) {
		return w.Say("text." + row)
	}
	return w.RuleUnder(w.Name(row), rule)
}

// proclaim notes what an event changes in a stronghold. It is shown over the board while the event is.
func (c *Stage) proclaim(sh *game.Shell, e fortress.Event) {
	switch e.Change.(type) {
	case fortress.SiteAdvanced, fortress.WayOpened, fortress.ThingLifted, fortress.ThingDropped, fortress.ObjectiveReached, fortress.StageBegan:
	default:
		c.Underway.News = Omen{}
		return
	}
	w, s := sh.Words, c.Play.Shown // the event is not yet shown
	e.Apply(&s)
	key, args := e.Say(&s)
	news := Omen{Text: w.Event(key, args)}
	switch ch := e.Change.(type) {
	case fortress.SiteAdvanced:
		news.Roll, news.Title = strconv.Itoa(int(s.Expedition.Assault.Counter[ch.Site])), w.Name(s.Assault().Sites[ch.Site].ID)
	case fortress.WayOpened:
		news.Title = w.Name(s.Assault().Sites[ch.Site].ID)
	case fortress.ThingLifted:
		news.Title = w.Name(s.Assault().Sites[ch.Site].ID)
	case fortress.ThingDropped:
		news.Title = w.Name(s.Assault().Sites[ch.Site].ID)
	case fortress.ObjectiveReached:
		news.Title = w.Say("goal.met")
	case fortress.StageBegan:
		news.Title = w.Name(s.Pack().Battlefield(int(ch.Combat)).ID)
	}
	c.Underway.News = news
}

// Omen is what the event phase or a legacy card has brought, shown over the board while its effects follow: the roll, the name of
// the event or twist, and what it means.
type Omen struct {
	Roll        string // the face of the event roll, "" for none
	Title, Text string
}

// foretell notes what an event of the event phase is and means, and clears it when the phase is over.
func (c *Stage) foretell(sh *game.Shell, e fortress.Event) {
	w, s := sh.Words, &c.Play.Shown
	switch ch := e.Change.(type) {
	case fortress.EventRolled:
		c.Underway.Omen = Omen{Roll: strconv.Itoa(int(ch.Face)), Title: w.Name(ch.Row), Text: EventText(w, ch.Row, e.Rule)}
	case fortress.TwistBegan:
		id := s.Pack().Twists[ch.Twist].ID
		c.Underway.Omen = Omen{Roll: c.Underway.Omen.Roll, Title: w.Name(id), Text: w.Say("text." + id)}
	case fortress.LegacyStrikes:
		id := s.Pack().Legacy[ch.Kind].ID
		c.Underway.Omen = Omen{Title: w.Name(id), Text: w.Say("text." + id)}
	case fortress.ClockTold, fortress.ClockStruck:
		c.Underway.Omen = c.chimes(sh, e)
	case fortress.NoEffect:
		if s.Phase == fortress.EventPhase && c.Underway.Omen.Title != "" {
			key, args := ch.Say(s)
			c.Underway.Omen.Text = w.Event(key, args)
		}
	case fortress.TurnBegan, fortress.PhaseBegan, fortress.LeaderPassed, fortress.CombatEnded, fortress.GroupFormed, fortress.Placed:
		c.Underway.Omen = Omen{}
	}
}

// chimes is what the clock tells, or its stroke.
func (c *Stage) chimes(sh *game.Shell, e fortress.Event) Omen {
	key, args := e.Say(&c.Play.Shown)
	return Omen{Title: sh.Words.Say("show.clock"), Text: sh.Words.Event(key, args)}
}
