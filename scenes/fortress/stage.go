package fortress

import (
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/play"
)

// stage is what the screens of a game in play share.
type stage struct {
	scenes.Stage[fortress.State, blackstone.Table]
	host       *Host
	choices    *asking.Question // the pending decision; nil while events are shown
	underway   underway
	attend     fortress.UnitID // the hostile whose panel is shown
	threw      fortress.Mark   // whose card acted when the dice in the tray were thrown
	rolled     dice.Level      // what the attack roll in the tray came to, before cover
	past       bool            // something has been touched since
	findsLow   bool            // there is no room for the pictures of found cards
	diceOnCard bool            // the dice in the tray are activation dice, which also lie on a card

	herald    play.Herald
	found     []fortress.Found // since the last choice
	flies     bool             // what is found flies to its finder first
	recap     []string         // lines about events skipped while the hostiles acted
	overwatch overwatch
	trial     trial
	hinting   hinting

	together bool // all players decide, so that nobody hands over

	ask func(*game.Shell) // fetches the pending decision again

	spoken *words.Book // the language in which it was fetched
}

// newStage returns the stage of a session, whose events a screen tells of.
func newStage(h *Host, sh *game.Shell, play *blackstone.Session, telling scenes.Telling[fortress.State]) stage {
	sh.Enter(blackstone.Name)
	s := stage{Stage: scenes.NewStage(play, telling), host: h, attend: fortress.NoUnit}
	s.Log.Tones, s.Log.Weights, s.Log.Runs, s.Names = logTones, logWeights, logRuns, play.Table.Names
	return s
}

// proceed shows the events that are due, and reports whether the screen is busy with them. After a change of the language it asks
// anew in the new one.
func (c *stage) proceed(sh *game.Shell) (busy bool) {
	if c.spoken != nil && c.spoken != sh.Words {
		c.ask(sh)
	}
	c.spoken = sh.Words
	return c.Stage.Advance(sh)
}

// says is what every screen of a game says of it: round, length of the log, who is asked what, how many choices
// were made and which was the last.
func (c *stage) says(round int) map[string]string {
	journal := c.Play.Match.Journal
	says := map[string]string{"round": strconv.Itoa(round), "log": strconv.Itoa(len(c.Play.Log)), "pending": "", "seat": "",
		"made": strconv.Itoa(len(journal)), "last": ""}
	if len(journal) > 0 {
		says["last"] = journal[len(journal)-1]
	}
	if c.choices != nil {
		says["pending"], says["seat"] = c.choices.Decision.Kind, strconv.Itoa(int(c.choices.Decision.Seat))
	}
	return says
}

// logTones holds the tones of log lines that are not plain.
var logTones = map[string]render.Tone{"turn": render.Highlit, "phase": render.Highlit, "card-began": render.Highlit, "activation": render.Highlit,
	"rolled": render.Subdued, "rolled-again": render.Subdued, "die-spent": render.Subdued, "destiny-spent": render.Subdued,
	"no-effect": render.Subdued, "automatic": render.Subdued}

// hostileTurn reports whether the hostiles are acting.
func (c *stage) hostileTurn() bool {
	s := &c.Play.Shown
	place, ok := s.Acting.Card()
	return s.Fighting() && (ok && s.Track[place].Hostile || s.Phase == fortress.EventPhase || s.Phase == fortress.Battlefield)
}

// openMenu opens the menu over the game.
func (c *stage) openMenu(sh *game.Shell) { sh.Push(c.menu(sh)) }

func (c *stage) menu(sh *game.Shell) *scenes.Menu {
	settings := func() *scenes.Settings { return scenes.NewSettings(manners{c.host, c}.sections).Spoken(c.ask) }
	menu := scenes.NewMenu(c.Play, settings, func() { c.host.watch(sh, c.Play) })
	if c.Play.Shown.Mode() == fortress.Campaign {
		menu.WithJournal(func() { c.openJournal(sh) })
	}
	return menu
}

// openJournal shows the journal of the quest over its screen.
func (c *stage) openJournal(sh *game.Shell) { sh.Push(c.host.doors.Journal(sh, c.Play)) }

// takesHelpKeys lists the keys or lets the player look around, if that is asked for, and reports whether it was.
func (c *stage) takesHelpKeys(sh *game.Shell) bool {
	switch in := &sh.Input; {
	case in.Did(game.Keys):
		sh.Push(&scenes.Keys{})
	case in.Did(game.Look):
		sh.UI.Look(!sh.UI.Looking())
		c.Version++
	default:
		return false
	}
	return true
}

// asked records who is asked, and whether it was somebody else before. The guide may say something about it.
func (c *stage) asked(sh *game.Shell) {
	if c.choices != nil && !c.together {
		c.Seat.Asks(c.choices.Decision.Seat, c.Play.Table.Setup.Players)
	}
	c.chooseHint(sh)
}

// drawSeat draws a line that says who decides.
func (c *stage) drawSeat(sh *game.Shell, p *render.Canvas, line render.Rect) {
	w, seat := sh.Words, c.choices.Decision.Seat
	if !c.HandedOver() {
		scenes.DrawSeat(p, line, c.who(sh))
		return
	}
	cue := w.Say("cue", c.player(sh, seat))
	if seat == fortress.HostileSeat {
		cue = w.Say("cue.hostiles", c.player(sh, c.Play.Shown.HostilePlayer())) // BF-RNF-002
	}
	scenes.DrawHandOver(sh, p, line, cue, func() { c.Seat.End(); c.Version++ })
}

// who says who decides.
func (c *stage) who(sh *game.Shell) string {
	if c.together {
		return sh.Words.Say("seat.all")
	}
	return c.player(sh, c.choices.Decision.Seat)
}

// seatWidth returns the width of the name of who decides, as drawSeat draws it.
func (c *stage) seatWidth(sh *game.Shell) float32 {
	return sh.Theme.Measure(strings.ToUpper(c.who(sh)), render.Heading)
}

// character returns the view of an explorer's card.
func (c *stage) character(sh *game.Shell, e int) render.CharacterView {
	s, w := &c.Play.Shown, sh.Words
	x := &s.Party[e]
	card, side := &s.Pack().Explorers[x.Kind], s.Card(e)
	v := render.CharacterView{Figure: card.ID, Letter: card.Letter, Name: w.Name(card.ID), Rim: render.Explorers[e],
		Inspiration: int(x.Inspiration), MostInspiration: 4, Inspired: x.Inspired, Out: x.Out || x.Dead}
	v.Note = w.Say("card.stats", moveTold(s, e), stat(side.Defence), stat(side.Agility), stat(side.Vitality))
	switch {
	case x.Dead:
		v.Note = w.Say("card.dead")
	case x.Out:
		v.Note, _ = c.comesBack(sh, e)
	case s.On(x.Figure()).Stunned:
		v.Note = w.Say("card.stunned")
	case x.Brink():
		v.Note = w.Say("card.brink.note", stat(side.Defence))
	}
	return v
}

// comesBack says, in short and in full, how an explorer who is out of action may come back. After the
// combat that is a roll above the number of its grievous wounds (BF-REC-002 to 005). Before that, and in a
// single combat, only an event can do it (BF-EVT-009).
func (c *stage) comesBack(sh *game.Shell, e int) (short, full string) {
	s, w := &c.Play.Shown, sh.Words
	grievous := s.Party[e].Count(fortress.GrievousCounter)
	switch {
	case s.Mode() == fortress.SingleCombat:
		return w.Say("card.out.combat"), w.Say("tip.out.combat")
	case grievous == 0:
		return w.Say("card.out.safe"), w.Say("tip.out.safe")
	}
	least := strconv.Itoa(grievous + 1)
	return w.Say("card.out.rolls", least), w.Say("tip.out.rolls", least, strconv.Itoa(grievous))
}

// slots returns the activation spaces of an explorer's card.
func (c *stage) slots(e int) (list []render.SlotView) {
	x := &c.Play.Shown.Party[e]
	for _, slot := range x.Slots[:x.NumSlots] {
		list = append(list, render.SlotView{Die: int(slot.Die), Wound: slot.Counter == fortress.WoundCounter,
			Grievous: slot.Counter == fortress.GrievousCounter, Overwatch: x.Overwatch && slot.Die > 0 && !c.Play.Shown.NoOverwatch(), Dim: x.Overwatch && c.Play.Shown.NoOverwatch()})
	}
	return list
}

// player returns the name of a seat's player.
func (c *stage) player(sh *game.Shell, seat engine.Seat) string {
	if seat == fortress.HostileSeat {
		return sh.Words.Say("seat.for-hostiles", c.player(sh, c.Play.Shown.HostilePlayer())) // BF-RNF-002
	}
	return seatName(sh, c.Play.Table.Names, int(seat))
}

// seatName returns a player's name, or number if there is none.
func seatName(sh *game.Shell, names []string, seat int) string {
	if seat < len(names) && words.Named(names[seat]) != "" {
		return words.Named(names[seat])
	}
	return sh.Words.Say("seat.player", strconv.Itoa(seat+1))
}
