package fortress

import (
	"strconv"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
)

// stage is what all screens of a game in play share: the session, the pending decision, and the events
// still to be shown.
type stage struct {
	host    *Host
	play    *blackstone.Session
	choices *choices // the pending decision; nil while events are shown
	shows   shows
	tray    tray
	attend  fortress.UnitID // the hostile whose panel is shown
	scroll  float32         // scroll of the log from its end
	lit     int             // index of the marked log line plus one; 0 for none
	turnTo  int             // index plus one of the log line kept in the middle until the log is scrolled; 0 for none
	problem string          // a sentence shown in the decision's place
	version int             // increases when the panels must be redrawn

	fresh     bool             // the question has not been seen yet
	found     []fortress.Found // since the last choice
	recap     []string         // lines about events skipped while the hostiles acted
	seat      engine.Seat      // who was asked last, if known
	known     bool
	handOver  handOver
	overwatch overwatch

	holds func(fortress.Event) bool // reports events that another screen shows
	ask   func(*game.Shell)         // fetches the pending decision again
}

// waiting reports whether events are still to be shown here.
func (c *stage) waiting() bool {
	_, ok := c.peek()
	return ok
}

// peek returns the next event to be shown here.
func (c *stage) peek() (fortress.Event, bool) {
	e, ok := c.play.Peek()
	if ok && c.holds != nil && c.holds(e) {
		return fortress.Event{}, false
	}
	return e, ok
}

// held reports whether the next event belongs to another screen.
func (c *stage) held() bool { return c.play.Waiting() && !c.waiting() && !c.shows.moving() }

// Moving implements game.Scene.
func (c *stage) Moving() bool { return c.waiting() || c.shows.moving() || c.tray.moving() }

// land shows all waiting events at once.
func (c *stage) land(sh *game.Shell) {
	c.shows.land(c, sh)
	c.tray.land()
}

// hostileTurn reports whether the hostiles are acting.
func (c *stage) hostileTurn() bool {
	s := &c.play.Shown
	place, ok := s.Acting.Card()
	return s.Fighting() && (ok && s.Track[place].Hostile || s.Phase == fortress.EventPhase || s.Phase == fortress.Battlefield)
}

// advance shows the events that are due, and reports whether the screen is busy with them.
func (c *stage) advance(sh *game.Shell) (busy bool) {
	in := &sh.Input
	c.shows.update(c, sh)
	c.tray.update(sh)
	c.endHandOver(sh)
	if busy = c.Moving(); busy && !c.play.Watched() {
		sh.UI.Hold()
	}
	switch {
	case busy && (in.Clicked || in.Did(game.Skip)):
		c.shows.next(c)
		c.tray.land()
	case busy && in.Did(game.Accept):
		c.land(sh)
	}
	return busy
}

// take chooses an option.
func (c *stage) take(sh *game.Shell, key string) {
	c.problem, sh.Notice = "", ""
	c.recap, c.found, c.handOver, c.fresh = nil, nil, handOver{}, true
	sh.UI.Look(false)
	sh.UI.Hold()
	c.land(sh)
	if err := c.play.Choose(key); err != nil {
		c.problem = sh.Sentence(err)
	}
	c.scroll = 0
	sh.Dirty()
}

// undoStep undoes the last step.
func (c *stage) undoStep(sh *game.Shell) {
	c.land(sh)
	if c.play.Undo() {
		c.problem, c.fresh, c.found, c.overwatch = "", true, nil, overwatch{}
		sh.UI.Look(false)
		c.tray.clear()
	}
}

// redoStep redoes the last undone choice.
func (c *stage) redoStep(sh *game.Shell) {
	c.land(sh)
	c.recap, c.found, c.handOver, c.overwatch = nil, nil, handOver{}, overwatch{}
	if c.play.Redo() {
		c.problem, c.scroll, c.fresh = "", 0, true
		sh.UI.Look(false)
	}
	sh.Dirty()
}

// character returns the view of an explorer's card.
func (c *stage) character(sh *game.Shell, e int) render.CharacterView {
	s, w := &c.play.Shown, sh.Words
	x := &s.Party[e]
	card, side := &s.Pack().Explorers[x.Kind], s.Card(e)
	v := render.CharacterView{Figure: card.ID, Letter: card.Letter, Name: w.Name(card.ID), Rim: render.Explorers[e],
		Inspiration: int(x.Inspiration), MostInspiration: 4, Inspired: x.Inspired, Out: x.Out || x.Dead}
	v.Note = w.Say("card.stats", strconv.Itoa(s.Move(x.Figure())), stat(side.Defence), stat(side.Agility), stat(side.Vitality))
	switch {
	case x.Dead:
		v.Note = w.Say("card.dead")
	case x.Out:
		v.Note, _ = c.comesBack(sh, e)
	case s.On(x.Figure()).Stunned:
		v.Note = w.Say("card.stunned")
	}
	return v
}

// comesBack says, in short and in full, how an explorer who is out of action may come back. After the
// combat that is a roll above the number of its grievous wounds (BF-REC-002 to 005). Before that, and in a
// single combat, only an event can do it (BF-EVT-009).
func (c *stage) comesBack(sh *game.Shell, e int) (short, full string) {
	s, w := &c.play.Shown, sh.Words
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
	x := &c.play.Shown.Party[e]
	for _, slot := range x.Slots[:x.NumSlots] {
		list = append(list, render.SlotView{Die: int(slot.Die), Wound: slot.Counter == fortress.WoundCounter,
			Grievous: slot.Counter == fortress.GrievousCounter, Overwatch: x.Overwatch && slot.Die > 0 && !c.play.Shown.NoOverwatch()})
	}
	return list
}

// player returns the name of a seat's player.
func (c *stage) player(sh *game.Shell, seat engine.Seat) string {
	if seat == fortress.HostileSeat {
		return sh.Words.Say("seat.for-hostiles", c.player(sh, c.play.Shown.HostilePlayer())) // BF-RNF-002
	}
	return seatName(sh, c.play.Table.Names, int(seat))
}

// seatName returns a player's name, or number if there is none.
func seatName(sh *game.Shell, names []string, seat int) string {
	if seat < len(names) && names[seat] != "" {
		return names[seat]
	}
	return sh.Words.Say("seat.player", strconv.Itoa(seat+1))
}
