package fortress

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// Combat is the screen of a combat: the board in the middle, panels around it.
type Combat struct {
	tabletop
	readAloud
	arms string // the row that the player selected last for a click on a miniature

	figures  figures
	ahead    outlook
	threats  threats
	payer    payer
	tips     tips
	hostiles hostiles
	sheet    sheet
	account  account
	effects  effects
	twists   twists
	focus    focus
	pane     boardPane
	cards    cardPane
	ask      questionPane
	track    trackPane
	lesson   lesson
}

// NewCombat returns the combat screen of a session.
func NewCombat(h *table.Host, sh *game.Shell, play *blackstone.Session) *Combat {
	c := &Combat{}
	c.view = newView()
	c.column.Changed = func() { c.Version++ }
	c.drawers.Changed = c.column.Changed
	c.Stage = table.NewStage(h, sh, play, c)
	c.tidings.on = &c.Stage
	c.coach = newCoach(c.lesson.pointedAt, c.first, &c.Stage, play)
	c.Flies, c.goals.shown, c.goals.round = true, &play.Shown, c.twists.round
	c.Ask = c.Refresh
	c.furnish()
	c.Refresh(sh)
	return c
}

// furnish makes the parts of the screen, each of which holds what it needs of the others.
func (c *Combat) furnish() {
	d := &c.tabletop
	d.by = c
	c.figures.d, c.ahead.d, c.payer.d = d, d, d
	c.threats = threats{d: d, figures: &c.figures}
	c.tips = tips{d: d, ahead: &c.ahead, payer: &c.payer}
	c.hostiles = hostiles{d: d, ahead: &c.ahead, tips: &c.tips}
	c.sheet = sheet{d, &c.ahead}
	c.account.d = d
	c.effects = effects{d: d, figures: &c.figures}
	c.twists = twists{d: d, threats: &c.threats}
	c.focus = focus{d: d, threats: &c.threats, twists: &c.twists, effects: &c.effects}
	c.pane = boardPane{d: d, figures: &c.figures, threats: &c.threats, ahead: &c.ahead, tips: &c.tips, effects: &c.effects}
	c.cards = cardPane{d: d, ahead: &c.ahead, payer: &c.payer, tips: &c.tips}
	c.ask = questionPane{d: d, tips: &c.tips, hostiles: &c.hostiles, sheet: &c.sheet, account: &c.account, cards: &c.cards}
	c.track = trackPane{d: d, payer: &c.payer, tips: &c.tips}
	c.lesson = lesson{d, &c.sheet}
	c.readAloud = readAloud{d, &c.tips, &c.ask}
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
	says := c.GameSays(int(s.Turn))
	c.coach.tutor.Says(says)
	if s.Result != fortress.Undecided {
		says["result"] = s.Result.String()
	}
	return says
}

// Refresh fetches the pending decision after a change.
func (c *Combat) Refresh(sh *game.Shell) {
	c.Version++
	c.asking = ""
	c.foresight = foreseeing(&c.Stage)
	c.opening, c.Together = opening{}, false
	c.Choices = nil
	d, ok := c.Play.Explained()
	if !ok {
		return
	}
	if c.Choices = c.opening.join(c.Play, table.Reading{State: &c.Play.Shown, Words: sh.Words}); c.Choices == nil {
		c.Choices = table.Arrange(d, &c.Play.Shown, sh.Words)
	}
	c.Together = c.opening.shared()
	c.RecordAsked(sh)
	c.Recall(sh)
	c.sheet.watches()
	for _, u := range []fortress.UnitID{c.against(), c.Actor()} {
		if u != fortress.NoUnit && c.Play.Shown.On(u).Team == fortress.Hostiles {
			c.Attend = u
		}
	}
	c.selectRows()
	c.rearm()
	c.cards.keepNumbers()
}

// selectRows selects the rows that a click on the board takes until the player selects others.
func (c *Combat) selectRows() {
	c.Choices.Reset()
	c.aim = false
	c.payer.takeBetter()
}

// rearm selects the weapon that the player selected last, where it can still be used.
func (c *Combat) rearm() {
	if r := c.Choices.Row(c.arms); r != nil && len(r.Legal) > 0 && c.Choices.Units() != nil {
		c.Choices.Point(r)
	}
	c.payer.spareDestiny()
}

// Choose takes an option.
func (c *Combat) Choose(sh *game.Shell, key string) {
	if keys := c.opening.keys(key); len(keys) > 0 {
		c.chooseBy(sh, key, func(sh *game.Shell, _ string) { c.TakeRun(sh, keys...) })
		return
	}
	c.chooseBy(sh, key, c.Take)
}

// chooseBy takes an option in one of the ways to take one.
func (c *Combat) chooseBy(sh *game.Shell, key string, take func(*game.Shell, string)) {
	c.coach.tutor.Passed(sh)
	verb, _, _ := strings.Cut(key, " ")
	attacks := verb == fortress.DoFire || verb == fortress.DoTarget
	c.view.AwaitClick(attacks && !sh.UI.ByKeys() && c.kit != nil && c.kit.layout.Field.Contains(sh.Input.Pointer))
	take(sh, key)
	c.pin, c.since = nil, true
	c.Refresh(sh)
}

// undo undoes the last step.
func (c *Combat) undo(sh *game.Shell) {
	s := &c.Play.Shown
	round := s.Expedition.Round
	if c.UndoStep(sh) {
		c.Overwatch = table.Overwatch{}
	}
	if !s.Fighting() || s.Expedition.Round != round { // an unlimited undo can lead back to before the combat
		sh.Show(c.Host.Screen(sh, c.Play))
		return
	}
	c.Refresh(sh)
}

// redo redoes the last undone choice.
func (c *Combat) redo(sh *game.Shell) {
	c.RedoStep(sh)
	c.Overwatch = table.Overwatch{}
	c.pin = nil
	c.Refresh(sh)
}

// pick takes a row at once, or selects it for the next click on the board.
func (c *Combat) pick(sh *game.Shell, r *asking.Row) {
	if !c.Choices.Has(r) { // a second touch before the next drawing, when the question has gone
		return
	}
	if d := r.Direct(); d != nil {
		c.Choose(sh, d.Key)
		c.Version++
		return
	}
	if c.Choices.Pick(r); r.Place == asking.OnUnits {
		c.arms = r.ID
		c.coach.ownWay(len(c.Play.Log))
	}
	if sh.UI.ByKeys() {
		sh.UI.SetFocus(c.focus.target(r))
	}
	c.Version++
}
