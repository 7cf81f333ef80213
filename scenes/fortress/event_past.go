package fortress

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes"
)

// eventPast holds what the last event phase has brought, as long as it matters: until the next event phase.
type eventPast struct {
	stamp       logStamp // what it depends on
	label, text string
	rule        string
}

// eventID names the label of that event among those of twists.
const eventID = "event"

// lastEvent returns the event under way, or else that of the turn before, with all that it has done. The label is empty if there
// was none.
func (y *twists) lastEvent(sh *game.Shell) *eventPast {
	e := &y.before
	now := logStamp{y.d.Version, len(y.d.Play.Log)}
	if e.stamp == now {
		return e
	}
	*e = eventPast{stamp: now}
	roll, turn, rolled := -1, -1, fortress.EventRolled{}
	for i := len(y.d.Play.Log) - 1; i >= 0 && roll < 0; i-- {
		switch ch := y.d.Play.Log[i].Change.(type) {
		case fortress.EventRolled:
			roll, rolled = i, ch
		case fortress.Laid:
			return e
		case fortress.TurnBegan:
			if turn >= 0 {
				return e
			}
			turn = i
		}
	}
	if roll < 0 {
		return e
	}
	w := sh.Words.WithPlayers(y.d.Play.Table.Names)
	label := w.Say("event.last", w.Name(rolled.Row))
	if turn < 0 { // it is under way
		label, turn = w.Say("event.was", w.Name(rolled.Row)), len(y.d.Play.Log)
	}
	var lines []string
	for i := roll; i < turn; i++ {
		lines = append(lines, scenes.Told(w, &y.d.Play.Log[i]))
	}
	e.label, e.rule = label, y.d.Play.Log[roll].Rule
	e.text = strings.Join(lines, "\n")
	return e
}
