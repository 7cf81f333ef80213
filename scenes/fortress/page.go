package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// page is what the screens of a game without a board share: the pending question, and how it is answered and undone.
type page struct {
	stage
	scene   string       // the name of the screen
	kinds   asking.Kinds // how its questions are asked
	take    func(*game.Shell, string)
	answers scenes.ScrollList // of a question with more answers than have room
	scrolls bool              // the present question is one
}

// newPage returns the page of a session, whose events a screen tells of.
func newPage(h *Host, sh *game.Shell, play *blackstone.Session, scene string, telling scenes.Telling[fortress.State]) page {
	return page{stage: newStage(h, sh, play, telling), scene: scene}
}

// Moving implements game.Scene.
func (x *page) Moving() bool { return x.Presenting() }

// Sounds implements scenes.Telling.
func (x *page) Sounds(e fortress.Event) []scenes.Cue { return x.cuesOf(e) }

// refresh fetches the pending decision after a change.
func (x *page) refresh(sh *game.Shell) {
	x.Version++
	x.choices, x.answers, x.scrolls = nil, scenes.ScrollList{}, false
	if d, ok := x.Play.Explained(); ok {
		x.choices = arrange(d, &x.Play.Shown, sh.Words.WithPlayers(x.Play.Table.Names))
		x.asked(sh)
	}
}

// choose takes an option.
func (x *page) choose(sh *game.Shell, key string) {
	x.Take(sh, key)
	if !x.pauses(sh) {
		x.refresh(sh)
	}
}

// undo undoes the last step, which may have been made on another screen.
func (x *page) undo(sh *game.Shell) {
	x.UndoStep(sh)
	if sceneFor(&x.Play.Shown) != x.scene {
		sh.Show(x.host.screen(sh, x.Play))
		return
	}
	x.refresh(sh)
}

// redo redoes the last undone choice.
func (x *page) redo(sh *game.Shell) {
	x.RedoStep(sh)
	if !x.pauses(sh) {
		x.refresh(sh)
	}
}

// takesKeys does what the keys that these screens share ask for, and reports whether one did.
func (x *page) takesKeys(sh *game.Shell) bool {
	switch in := &sh.Input; {
	case in.Did(game.Undo):
		x.TakeBack(sh, x.undo)
	case in.Did(game.Redo):
		x.redo(sh)
	case in.Did(game.Explain):
		x.explain(sh)
	default:
		return x.takesHelpKeys(sh)
	}
	return true
}

// numbered returns the rows of the pending question that have numbers.
func (x *page) numbered() asking.Numbered { return x.kinds.Numbered(x.choices) }

// number returns the number drawn on a row, 0 for none.
func (x *page) number(r *asking.Row) int { return x.numbered().Of(r) }

// digit does what a number is for.
func (x *page) digit(sh *game.Shell, n int) {
	if !x.Moving() {
		x.kinds.Digit(sh, x.choices, n, x.take)
	}
}

// answering returns how the rows are drawn and taken.
func (x *page) answering(brass *asking.Row) asking.Answers {
	return asking.Answers{Numbered: x.numbered(), Take: x.take, Brass: brass}
}

// done returns the answer that ends a question of trades, which nobody needs to take; nil for none.
func (x *page) done() *asking.Row { return x.choices.Row("done") }

// explain shows the rule of what the player attends to.
func (x *page) explain(sh *game.Shell) {
	a := sh.UI.Pointed()
	rules := ""
	if a != nil && a.Tip != nil && !x.Moving() {
		rules = a.Tip().Rules
	}
	sh.OpenRule(x.ruleFor(a, rules))
}

// pauses shows the chambers if a pause is under way or begins next. It returns false otherwise.
func (c *stage) pauses(sh *game.Shell) bool {
	e, _ := c.Play.Peek()
	if _, begins := e.Change.(fortress.PauseBegan); begins || c.Play.Shown.Stasis.Step != fortress.Awake {
		sh.Show(c.host.doors.Paused(c.host, sh, c.Play))
		return true
	}
	return false
}

// The names of the screens of a running game.
const (
	combatScene     = "combat"
	expeditionScene = "expedition"
	precipiceScene  = "precipice"
	stasisScene     = "stasis"
)

// sceneFor returns the name of the screen that shows a state.
func sceneFor(s *fortress.State) string {
	switch {
	case s.Stasis.Step != fortress.Awake:
		return stasisScene
	case s.Fighting():
		return combatScene
	case s.Mode() == fortress.Campaign && s.Quest.Step != fortress.Exploring:
		return precipiceScene
	}
	return expeditionScene
}
