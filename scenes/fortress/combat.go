package fortress

import (
	"slices"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/field"
)

// Combat is the screen of a combat: the board in the middle, panels around it.
type Combat struct {
	stage
	spoken
	hexRow  int    // the row taken by a click on a hex, -1 for none
	unitRow int    // the row taken by a click on a miniature, -1 for none
	picked  int    // the row that the player selected for the next click on the board, -1 for none
	arms    string // the row that the player selected last for a click on a miniature
	aim     bool
	since   bool        // nothing was pointed at since the last answer, so where the pointer rests shows no line of sight
	pin     *board.Hex  // line of sight is shown from here instead of from the active miniature
	logTab  bool        // the log's tab is open, where log and hostiles share their place
	slide   coming      // of the drawer
	drawer  drawer      // the open one, on a device held in the hands
	before  eventPast   // see lastEvent
	late    lately      // see toldLately
	dragged bool        // a finger has moved the board, and pointed at nothing since
	tipped  render.Rect // where the tip was drawn, empty for none
	tipAt   tipPlace

	coach *coach // nil in games without a guide

	framing
	auto     autofold
	dragging bool
	carried  carried
	fan      fan
	fallen   fallen
	sites    []render.SiteView // of a stronghold, in this frame
	wary     bool              // the player wants to see the harm to expect

	kit       *kit
	drawn     panelStamp
	forecasts map[fortress.Aim]fortress.Forecast
	foretold  map[fortress.Placement][]fortress.Outlook
	futile    map[string]bool                  // by row, see futileRow
	returns   map[int]fortress.Returns         // by group
	leads     map[string]*fortress.Consequence // by option of the hostile seat
	numbers   numbering
	asking    string // the question in words, "" until it is drawn
	named     placeNames
	calm      bool // the player wants reduced motion
	flight    flight
	recapped  field.Corner
	findsAt   field.Corner
	trayAt    field.Corner // of the tray, on a device held in the hands
	trayHides bool         // it would lie there over somebody who can be chosen
	paying    paying
	marks     payMarks
}

// NewCombat returns the combat screen of a session.
func NewCombat(h *Host, sh *game.Shell, play *blackstone.Session) *Combat {
	c := &Combat{coach: newCoach(h, play)}
	c.spoken = spoken{c}
	c.stage = newStage(h, sh, play, c)
	c.flies = true
	c.ask = c.refresh
	c.refresh(sh)
	return c
}

// Holds implements scenes.Telling.
func (c *Combat) Holds(e fortress.Event) bool {
	_, laid := e.Change.(fortress.Laid) // the state still shows the end of the combat before
	return !laid && !c.Play.Shown.Fighting()
}

// Name implements game.Scene.
func (c *Combat) Name() string { return "combat" }

// Says implements game.Scene.
func (c *Combat) Says() map[string]string {
	s := &c.Play.Shown
	says := c.says(int(s.Turn))
	c.guideSays(says)
	if s.Result != fortress.Undecided {
		says["result"] = s.Result.String()
	}
	return says
}

// refresh fetches the pending decision after a change.
func (c *Combat) refresh(sh *game.Shell) {
	c.Version++
	c.asking = ""
	c.forecasts, c.foretold = map[fortress.Aim]fortress.Forecast{}, map[fortress.Placement][]fortress.Outlook{}
	c.choices, c.futile, c.returns, c.leads = nil, map[string]bool{}, map[int]fortress.Returns{}, map[string]*fortress.Consequence{}
	d, ok := c.Play.Explained()
	if !ok {
		return
	}
	c.choices = arrange(d, &c.Play.Shown, sh.Words)
	c.asked(sh)
	c.recall(sh)
	c.watches()
	for _, u := range []fortress.UnitID{c.against(), c.actor()} {
		if u != fortress.NoUnit && c.Play.Shown.On(u).Team == fortress.Hostiles {
			c.attend = u
		}
	}
	c.selectRows()
	c.rearm()
	c.keepNumbers()
}

// selectRows selects the rows that a click on the board takes until the player selects others.
func (c *Combat) selectRows() {
	c.hexRow, c.unitRow, c.picked = -1, -1, -1
	for i := range c.choices.rows {
		r := &c.choices.rows[i]
		switch {
		case r.place == onHexes && r.verb != fortress.DoSummon && len(r.legal) > 0 && c.hexRow < 0:
			c.hexRow = i
		case r.place == onUnits && len(r.legal) > 0 && c.unitRow < 0 && (r.direct() == nil || c.onlyOfItsKind(i)):
			c.unitRow = i // with several ways to attack the same target, a click on it would be ambiguous
		}
	}
	c.aim = false
	c.takeBetter()
}

// rearm selects the weapon that the player selected last, where it can still be used.
func (c *Combat) rearm() {
	usable := func(r row) bool { return r.id == c.arms && len(r.legal) > 0 }
	if i := slices.IndexFunc(c.choices.rows, usable); i >= 0 && c.unitRow >= 0 {
		c.unitRow = i
	}
	c.spareDestiny()
}

// choose takes an option.
func (c *Combat) choose(sh *game.Shell, key string) { c.chooseBy(sh, key, c.Take) }

// chooseBy takes an option in one of the ways to take one.
func (c *Combat) chooseBy(sh *game.Shell, key string, take func(*game.Shell, string)) {
	c.heard(sh)
	verb, _, _ := strings.Cut(key, " ")
	c.clicked = (verb == fortress.DoFire || verb == fortress.DoTarget) && !sh.UI.ByKeys() && c.kit != nil && c.kit.layout.field.Contains(sh.Input.Pointer)
	take(sh, key)
	c.pin, c.since = nil, true
	c.refresh(sh)
}

// undo undoes the last step.
func (c *Combat) undo(sh *game.Shell) {
	s := &c.Play.Shown
	round := s.Expedition.Round
	if c.UndoStep(sh) {
		c.overwatch = overwatch{}
	}
	if !s.Fighting() || s.Expedition.Round != round { // an unlimited undo can lead back to before the combat
		sh.Show(screenOf(c.host, sh, c.Play))
		return
	}
	c.refresh(sh)
}

// redo redoes the last undone choice.
func (c *Combat) redo(sh *game.Shell) {
	c.RedoStep(sh)
	c.overwatch = overwatch{}
	c.pin = nil
	c.refresh(sh)
}

// pick takes a row at once, or selects it for the next click on the board.
func (c *Combat) pick(sh *game.Shell, i int) {
	r := c.row(i)
	if r == nil { // a second touch before the next drawing, when the question has gone
		return
	}
	selects := r.direct() == nil
	switch d := r.direct(); {
	case d != nil:
		c.choose(sh, d.key)
	case r.place == onHexes:
		c.hexRow = i
	case r.place == onUnits:
		c.unitRow, c.arms = i, r.id
		c.coach.ownWay(len(c.Play.Log))
	}
	if selects {
		c.picked = i
		if sh.UI.ByKeys() {
			sh.UI.SetFocus(c.target(i))
		}
	}
	c.Version++
}

// row returns a row by index, nil for -1.
func (c *Combat) row(i int) *row {
	if c.choices == nil || i < 0 || i >= len(c.choices.rows) {
		return nil
	}
	return &c.choices.rows[i]
}

// actor returns the miniature the pending decision is about, NoUnit for none.
func (c *Combat) actor() fortress.UnitID {
	if c.choices == nil {
		return fortress.NoUnit
	}
	return c.Play.Shown.Find(c.choices.decision.About[0])
}

// against returns the other miniature a question is about: the hostile that triggered an overwatch, the target of an attack, or
// who has dealt a wound.
func (c *Combat) against() fortress.UnitID {
	if c.choices == nil {
		return fortress.NoUnit
	}
	switch d := c.choices.decision; d.Kind {
	case fortress.AskOverwatchOrder:
		return c.Play.Shown.Find(d.About[0])
	case fortress.AskCover:
		return c.woundedBy(d)
	case fortress.AskReRoll:
		if at, ok := fortress.AtStake(c.Play.Match); ok && at.Wound {
			return at.By
		}
		return c.Play.Shown.Find(d.About[1])
	default:
		return c.Play.Shown.Find(d.About[1])
	}
}

// own reports whether the pending decision is an explorer's activation.
func (c *Combat) own() bool {
	return c.choices != nil && c.choices.decision.Kind == fortress.AskActivation
}
