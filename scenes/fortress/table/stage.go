package table

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/play"
)

// Stage is what the screens of a game in play share.
type Stage struct {
	scenes.Stage[fortress.State, blackstone.Table]
	Host       *Host
	Choices    *asking.Question // the pending decision; nil while events are shown
	Underway   underway
	Attend     fortress.UnitID // the hostile whose panel is shown
	Threw      fortress.Mark   // whose card acted when the dice in the tray were thrown
	rolled     dice.Level      // what the attack roll in the tray came to, before cover
	Past       bool            // something has been touched since
	FindsLow   bool            // there is no room for the pictures of found cards
	DiceOnCard bool            // the dice in the tray are activation dice, which also lie on a card

	Herald    play.Herald
	Found     []fortress.Found // since the last choice
	Flies     bool             // what is found flies to its finder first
	Recap     []string         // lines about events skipped while the hostiles acted
	Overwatch Overwatch
	Trial     Trial
	Hinting   hinting

	Together bool // all players decide, so that nobody hands over

	Ask func(*game.Shell) // fetches the pending decision again

	spoken *words.Book // the language in which it was fetched
}

// NewStage returns the stage of a session, whose events a screen tells of.
func NewStage(h *Host, sh *game.Shell, play *blackstone.Session, telling scenes.Telling[fortress.State]) Stage {
	sh.Enter(blackstone.Name)
	s := Stage{Stage: scenes.NewStage(play, telling), Host: h, Attend: fortress.NoUnit}
	s.Log.Tones, s.Log.Weights, s.Log.Runs, s.Names = logTones, LogWeights, logRuns, play.Table.Names
	return s
}

// Proceed shows the events that are due, and reports whether the screen is busy with them. After a change of the language it asks
// anew in the new one.
func (c *Stage) Proceed(sh *game.Shell) (busy bool) {
	if c.spoken != nil && c.spoken != sh.Words {
		c.Ask(sh)
	}
	c.spoken = sh.Words
	return c.Stage.Advance(sh)
}

// GameSays is what every screen of a game says of it: round, length of the log, who is asked what, how many choices
// were made and which was the last.
func (c *Stage) GameSays(round int) map[string]string {
	journal := c.Play.Match.Journal
	says := map[string]string{"round": strconv.Itoa(round), "log": strconv.Itoa(len(c.Play.Log)), "pending": "", "seat": "",
		"made": strconv.Itoa(len(journal)), "last": ""}
	if len(journal) > 0 {
		says["last"] = journal[len(journal)-1]
	}
	if c.Choices != nil {
		says["pending"], says["seat"] = c.Choices.Decision.Kind, strconv.Itoa(int(c.Choices.Decision.Seat))
	}
	return says
}

// logTones holds the tones of log lines that are not plain.
var logTones = map[string]render.Tone{"turn": render.Highlit, "phase": render.Highlit, "card-began": render.Highlit, "activation": render.Highlit,
	"rolled": render.Subdued, "rolled-again": render.Subdued, "die-spent": render.Subdued, "destiny-spent": render.Subdued,
	"no-effect": render.Subdued, "automatic": render.Subdued}

// HostileTurn reports whether the hostiles are acting.
func (c *Stage) HostileTurn() bool {
	s := &c.Play.Shown
	place, ok := s.Acting.Card()
	return s.Fighting() && (ok && s.Track[place].Hostile || s.Phase == fortress.EventPhase || s.Phase == fortress.Battlefield)
}

// OpenMenu opens the menu over the game.
func (c *Stage) OpenMenu(sh *game.Shell) { sh.Push(c.Menu(sh)) }

func (c *Stage) Menu(sh *game.Shell) *scenes.Menu {
	settings := func() *scenes.Settings { return scenes.NewSettings(Manners{c.Host, c}.Sections).Spoken(c.Ask) }
	menu := scenes.NewMenu(c.Play, settings, func() { c.Host.WatchAgain(sh, c.Play) })
	if c.Play.Shown.Mode() == fortress.Campaign {
		menu.WithJournal(func() { c.OpenJournal(sh) })
	}
	return menu
}

// OpenJournal shows the journal of the quest over its screen.
func (c *Stage) OpenJournal(sh *game.Shell) { sh.Push(c.Host.doors.Journal(sh, c.Play)) }

// TakesHelpKeys lists the keys or lets the player look around, if that is asked for, and reports whether it was.
func (c *Stage) TakesHelpKeys(sh *game.Shell) bool {
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

// RecordAsked records who is asked, and whether it was somebody else before. The guide may say something about it.
func (c *Stage) RecordAsked(sh *game.Shell) {
	if c.Choices != nil && !c.Together {
		c.Seat.Asks(c.Choices.Decision.Seat, c.Play.Table.Setup.Players)
	}
	c.ChooseHint(sh)
}

// DrawSeat draws a line that says who decides.
func (c *Stage) DrawSeat(sh *game.Shell, p *render.Canvas, line render.Rect) {
	w, seat := sh.Words, c.Choices.Decision.Seat
	if !c.HandedOver() {
		scenes.DrawSeat(p, line, c.who(sh))
		return
	}
	cue := w.Say("cue", c.Player(sh, seat))
	if seat == fortress.HostileSeat {
		cue = w.Say("cue.hostiles", c.Player(sh, c.Play.Shown.HostilePlayer())) // BF-RNF-002
	}
	scenes.DrawHandOver(sh, p, line, cue, func() { c.Seat.End(); c.Version++ })
}

// who says who decides.
func (c *Stage) who(sh *game.Shell) string {
	if c.Together {
		return sh.Words.Say("seat.all")
	}
	return c.Player(sh, c.Choices.Decision.Seat)
}

// SeatWidth returns the width of the name of who decides, as DrawSeat draws it.
func (c *Stage) SeatWidth(sh *game.Shell) float32 {
	return sh.Theme.Measure(strings.ToUpper(c.who(sh)), render.Heading)
}

// Character returns the view of an explorer's card.
func (c *Stage) Character(sh *game.Shell, e int) render.CharacterView {
	s, w := &c.Play.Shown, sh.Words
	x := &s.Party[e]
	card, side := &s.Pack().Explorers[x.Kind], s.Card(e)
	v := render.CharacterView{Figure: card.ID, Letter: card.Letter, Name: w.Name(card.ID), Rim: render.Explorers[e],
		Inspiration: int(x.Inspiration), MostInspiration: 4, Inspired: x.Inspired, Out: x.Out || x.Dead}
	v.Note = w.Say("card.stats", moveTold(s, e), Stat(side.Defence), Stat(side.Agility), Stat(side.Vitality))
	switch {
	case x.Dead:
		v.Note = w.Say("card.dead")
	case x.Out:
		v.Note, _ = c.comesBack(sh, e)
	case s.On(x.Figure()).Stunned:
		v.Note = w.Say("card.stunned")
	case x.Brink():
		v.Note = w.Say("card.brink.note", Stat(side.Defence))
	}
	return v
}

// comesBack says, in short and in full, how an explorer who is out of action may come back. After the
// combat that is a roll above the number of its grievous wounds (BF-REC-002 to 005). Before that, and in a
// single combat, only an event can do it (BF-EVT-009).
func (c *Stage) comesBack(sh *game.Shell, e int) (short, full string) {
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

// Slots returns the activation spaces of an explorer's card.
func (c *Stage) Slots(e int) (list []render.SlotView) {
	x := &c.Play.Shown.Party[e]
	for _, slot := range x.Slots[:x.NumSlots] {
		list = append(list, render.SlotView{Die: int(slot.Die), Wound: slot.Counter == fortress.WoundCounter,
			Grievous: slot.Counter == fortress.GrievousCounter, Overwatch: x.Overwatch && slot.Die > 0 && !c.Play.Shown.NoOverwatch(), Dim: x.Overwatch && c.Play.Shown.NoOverwatch()})
	}
	return list
}

// Player returns the name of a seat's player.
func (c *Stage) Player(sh *game.Shell, seat engine.Seat) string {
	if seat == fortress.HostileSeat {
		return sh.Words.Say("seat.for-hostiles", c.Player(sh, c.Play.Shown.HostilePlayer())) // BF-RNF-002
	}
	return SeatName(sh, c.Play.Table.Names, int(seat))
}

// SeatName returns a player's name, or number if there is none.
func SeatName(sh *game.Shell, names []string, seat int) string {
	if seat < len(names) && words.Named(names[seat]) != "" {
		return words.Named(names[seat])
	}
	return sh.Words.Say("seat.player", strconv.Itoa(seat+1))
}

// Current returns the round of what is shown.
func (x *Stage) Current() int {
	if e, waits := x.Play.Peek(); waits {
		return max(1, x.Play.Shown.Expedition.RoundBefore(e.Change))
	}
	return max(1, fortress.RoundInProgress(x.Play.Match))
}

// DestinySkipped returns the line of the log that says that no destiny dice were rolled this turn, nil if they were.
func (c *Stage) DestinySkipped() *session.Line {
	for i := range slices.Backward(c.Play.Log) {
		switch c.Play.Log[i].Change.(type) {
		case fortress.DestinySkipped:
			return &c.Play.Log[i]
		case fortress.TurnBegan:
			return nil
		}
	}
	return nil
}

// LostDice counts by face the destiny dice that this turn's roll discarded, as the log says (BF-DES-003).
func (c *Stage) LostDice() (count [7]int) {
	for i := range slices.Backward(c.Play.Log) {
		switch e := c.Play.Log[i].Change.(type) {
		case fortress.DestinyRolled:
			for _, d := range e.Dice {
				if d.Used {
					count[d.Face]++
				}
			}
			return count
		case fortress.TurnBegan:
			return count
		}
	}
	return count
}

// Actor returns the miniature the pending decision is about, NoUnit for none.
func (c *Stage) Actor() fortress.UnitID {
	if c.Choices == nil {
		return fortress.NoUnit
	}
	return c.Play.Shown.Find(c.Choices.Decision.About[0])
}

// Activating reports whether the pending decision is an explorer's activation.
func (c *Stage) Activating() bool {
	return c.Choices != nil && c.Choices.Decision.Kind == fortress.AskActivation
}
