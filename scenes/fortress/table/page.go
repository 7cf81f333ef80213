package table

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// Page is what the screens of a game without a board share: the pending question, and how it is answered and undone.
type Page struct {
	Stage
	scene   string       // the name of the screen
	Kinds   asking.Kinds // how its questions are asked
	Takes   func(*game.Shell, string)
	Answers scenes.ScrollList // of a question with more answers than have room
	Scrolls bool              // the present question is one
}

// NewPage returns the page of a session, whose events a screen tells of.
func NewPage(h *Host, sh *game.Shell, play *blackstone.Session, scene string, telling scenes.Telling[fortress.State]) Page {
	return Page{Stage: NewStage(h, sh, play, telling), scene: scene}
}

// Moving implements game.Scene.
func (x *Page) Moving() bool { return x.Presenting() }

// Sounds implements scenes.Telling.
func (x *Page) Sounds(e fortress.Event) []scenes.Cue { return x.CuesOf(e) }

// Refresh fetches the pending decision after a change.
func (x *Page) Refresh(sh *game.Shell) {
	x.Version++
	x.Choices, x.Answers, x.Scrolls = nil, scenes.ScrollList{}, false
	if d, ok := x.Play.Explained(); ok {
		x.Choices = Arrange(d, &x.Play.Shown, sh.Words.WithPlayers(x.Play.Table.Names))
		x.RecordAsked(sh)
	}
}

// Choose takes an option.
func (x *Page) Choose(sh *game.Shell, key string) {
	x.Take(sh, key)
	if !x.pauses(sh) {
		x.Refresh(sh)
	}
}

// Undo undoes the last step, which may have been made on another screen.
func (x *Page) Undo(sh *game.Shell) {
	x.UndoStep(sh)
	if SceneFor(&x.Play.Shown) != x.scene {
		sh.Show(x.Host.Screen(sh, x.Play))
		return
	}
	x.Refresh(sh)
}

// Redo redoes the last undone choice.
func (x *Page) Redo(sh *game.Shell) {
	x.RedoStep(sh)
	if !x.pauses(sh) {
		x.Refresh(sh)
	}
}

// TakesKeys does what the keys that these screens share ask for, and reports whether one did.
func (x *Page) TakesKeys(sh *game.Shell) bool {
	switch in := &sh.Input; {
	case in.Did(game.Undo):
		x.TakeBack(sh, x.Undo)
	case in.Did(game.Redo):
		x.Redo(sh)
	case in.Did(game.Explain):
		x.explain(sh)
	default:
		return x.TakesHelpKeys(sh)
	}
	return true
}

// Numbered returns the rows of the pending question that have numbers.
func (x *Page) Numbered() asking.Numbered { return x.Kinds.Numbered(x.Choices) }

// Number returns the number drawn on a row, 0 for none.
func (x *Page) Number(r *asking.Row) int { return x.Numbered().Of(r) }

// Digit does what a number is for.
func (x *Page) Digit(sh *game.Shell, n int) {
	if !x.Moving() {
		x.Kinds.Digit(sh, x.Choices, n, x.Takes)
	}
}

// Answering returns how the rows are drawn and taken.
func (x *Page) Answering(brass *asking.Row) asking.Answers {
	return asking.Answers{Numbered: x.Numbered(), Take: x.Takes, Brass: brass}
}

// Done returns the answer that ends a question of trades, which nobody needs to take; nil for none.
func (x *Page) Done() *asking.Row { return x.Choices.Row("done") }

// explain shows the rule of what the player attends to.
func (x *Page) explain(sh *game.Shell) {
	a := sh.UI.Pointed()
	rules := ""
	if a != nil && a.Tip != nil && !x.Moving() {
		rules = a.Tip().Rules
	}
	sh.OpenRule(x.RuleFor(a, rules))
}

// pauses shows the chambers if a pause is under way or begins next. It returns false otherwise.
func (c *Stage) pauses(sh *game.Shell) bool {
	e, _ := c.Play.Peek()
	if _, begins := e.Change.(fortress.PauseBegan); begins || c.Play.Shown.Stasis.Step != fortress.Awake {
		sh.Show(c.Host.Open(StasisScene, sh, c.Play))
		return true
	}
	return false
}

// The names of the screens of a running game.
const (
	CombatScene     = "combat"
	ExpeditionScene = "expedition"
	PrecipiceScene  = "precipice"
	StasisScene     = "stasis"
)

// SceneFor returns the name of the screen that shows a state.
func SceneFor(s *fortress.State) string {
	switch {
	case s.Stasis.Step != fortress.Awake:
		return StasisScene
	case s.Fighting():
		return CombatScene
	case s.Mode() == fortress.Campaign && s.Quest.Step != fortress.Exploring:
		return PrecipiceScene
	}
	return ExpeditionScene
}

// RuleFor returns the rule of an area: the first that its tip refers to, its own, or that of the pending
// question.
func (c *Stage) RuleFor(a *game.Area, refs string) string {
	switch first, _, _ := strings.Cut(refs, ","); {
	case first != "":
		return first
	case a != nil && a.Rule != "":
		return a.Rule
	case c.Choices != nil:
		return c.Choices.Decision.Rule
	}
	return ""
}

// Between is what can be done outside combats.
var Between = []game.Action{game.Look, game.Cards, game.End, game.Undo, game.Redo, game.ScrollUp, game.ScrollDown}
