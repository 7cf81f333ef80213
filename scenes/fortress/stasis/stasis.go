package stasis

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// Stasis is the screen of a pause: the wall of chambers in which the explorers lie, and the databank. At Precipice
// it can be looked at without a pause.
type Stasis struct {
	table.Stage
	canvas  *render.Canvas
	layout  stasisLayout
	picture *ebiten.Image // the wall, drawn once for each room and each set of lit chambers
	painted painting
	looks   bool // nobody pauses
	answers scenes.ScrollList
	row     scenes.ScrollList // the legacy cards
}

// painting is what a picture of the wall depends on.
type painting struct {
	room render.Rect
	lit  uint32
}

// NewStasis returns the screen of a session that is paused.
func NewStasis(h *table.Host, sh *game.Shell, play *blackstone.Session) *Stasis {
	x := &Stasis{}
	x.Stage = table.NewStage(h, sh, play, x)
	x.Ask = x.Refresh
	x.Refresh(sh)
	return x
}

// Look returns the screen of the chambers as a pause would fill them. Push it over Precipice.
func Look(h *table.Host, sh *game.Shell, play *blackstone.Session) *Stasis {
	x := NewStasis(h, sh, play)
	x.looks, x.Choices = true, nil
	return x
}

// Holds implements scenes.Telling. Nothing follows a pause until the players act.
func (x *Stasis) Holds(fortress.Event) bool { return false }

// Name implements game.Scene.
func (x *Stasis) Name() string { return "stasis" }

// Covers implements game.Coverer.
func (x *Stasis) Covers() {}

// Moving implements game.Scene.
func (x *Stasis) Moving() bool { return !x.looks && x.Presenting() }

// Sounds implements scenes.Telling.
func (x *Stasis) Sounds(e fortress.Event) []scenes.Cue { return x.CuesOf(e) }

// Forgets implements scenes.Telling.
func (x *Stasis) Forgets() { x.DropTold() }

// Says implements game.Scene.
func (x *Stasis) Says() map[string]string {
	says := x.GameSays(int(x.Play.Shown.Quest.Expedition))
	says["step"], says["asleep"] = x.Play.Shown.Stasis.Step.String(), strconv.Itoa(x.asleep())
	return says
}

// asleep counts the explorers in their chambers.
func (x *Stasis) asleep() (n int) {
	for kind := range x.Play.Shown.Pack().Explorers {
		if x.filled(kind) == 1 {
			n++
		}
	}
	return n
}

func (x *Stasis) Refresh(sh *game.Shell) {
	x.Version++
	x.Choices, x.answers = nil, scenes.ScrollList{}
	if d, ok := x.Play.Explained(); ok && !x.looks {
		x.Choices = table.Arrange(d, &x.Play.Shown, sh.Words.WithPlayers(x.Play.Table.Names))
		x.RecordAsked(sh)
	}
}

func (x *Stasis) Choose(sh *game.Shell, key string) {
	x.Take(sh, key)
	x.Refresh(sh)
}

func (x *Stasis) undo(sh *game.Shell) {
	x.UndoStep(sh)
	x.Refresh(sh)
}

func (x *Stasis) redo(sh *game.Shell) {
	x.RedoStep(sh)
	x.Refresh(sh)
}

// awake shows the screen on which the game goes on, if the pause has ended.
func (x *Stasis) awake(sh *game.Shell) bool {
	if x.looks || x.Play.Watched() || x.Moving() || table.SceneFor(&x.Play.Shown) == table.StasisScene {
		return false
	}
	sh.Show(x.Host.Screen(sh, x.Play))
	return true
}

// Then implements scenes.Watchable.
func (x *Stasis) Then(sh *game.Shell) scenes.Watchable {
	if !x.Play.Waiting() && !x.Moving() && table.SceneFor(&x.Play.Shown) != table.StasisScene {
		return x.Host.Screen(sh, x.Play)
	}
	return nil
}

// TapeAt implements scenes.Watchable.
func (x *Stasis) TapeAt(sh *game.Shell) render.Rect {
	t := sh.Theme
	return scenes.Middle(x.layout.ask, t.Px(430)*min(t.Text, 1.6))
}

// Update implements game.Scene.
func (x *Stasis) Update(sh *game.Shell) {
	in, busy := &sh.Input, false
	if !x.looks {
		if busy = x.Proceed(sh); x.awake(sh) {
			return
		}
	}
	switch {
	case busy && (in.Clicked || in.Did(game.Skip) || in.Did(game.Accept)):
	case in.Did(game.Back):
		x.back(sh)
	case in.Did(game.Undo) && !x.looks:
		x.TakeBack(sh, x.undo)
	case in.Did(game.Redo) && !x.looks:
		x.redo(sh)
	case x.TakesHelpKeys(sh):
	case in.Did(game.Explain):
		x.explain(sh)
	case in.Digit > 0:
		x.digit(sh, in.Digit)
	}
	x.row.Update(sh)
	x.answers.Update(sh)
	if x.Choices == nil && !x.looks && !x.Play.Waiting() {
		x.Refresh(sh)
	}
}

func (x *Stasis) back(sh *game.Shell) {
	switch {
	case sh.UI.Looking():
		sh.UI.Look(false)
	case x.looks:
		sh.Pop()
	default:
		x.OpenMenu(sh)
	}
}

// explain shows the rule of what the player attends to.
func (x *Stasis) explain(sh *game.Shell) {
	a := sh.UI.Pointed()
	var v render.TooltipView
	if a != nil && a.Tip != nil && !x.Moving() {
		v = a.Tip()
	}
	if x.Choices == nil && a == nil {
		sh.OpenRule("BF-PAU-002")
		return
	}
	sh.OpenRule(x.RuleFor(a, v.Rules))
}

// digit takes the answer with this number.
func (x *Stasis) digit(sh *game.Shell, n int) {
	if !x.Moving() {
		x.numbered().Digit(sh, n, x.Choose, nil)
	}
}

// Leave implements game.Leaver.
func (x *Stasis) Leave() {
	if x.picture != nil {
		x.picture.Deallocate()
		x.picture = nil
	}
}

// Deeds implements scenes.Doer.
func (x *Stasis) Deeds() []game.Action { return []game.Action{game.Look, game.Undo, game.Redo} }
