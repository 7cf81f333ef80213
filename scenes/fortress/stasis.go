package fortress

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
)

// Stasis is the screen of a pause: the wall of chambers in which the explorers lie, and the databank. At Precipice
// it can be looked at without a pause.
type Stasis struct {
	stage
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
func NewStasis(h *Host, sh *game.Shell, play *blackstone.Session) *Stasis {
	x := &Stasis{}
	x.stage = newStage(h, sh, play, x)
	x.ask = x.refresh
	x.refresh(sh)
	return x
}

// lookAtStasis returns the screen of the chambers as a pause would fill them. Push it over Precipice.
func lookAtStasis(h *Host, sh *game.Shell, play *blackstone.Session) *Stasis {
	x := NewStasis(h, sh, play)
	x.looks, x.choices = true, nil
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
func (x *Stasis) Sounds(e fortress.Event) []scenes.Cue { return x.cuesOf(e) }

// Forgets implements scenes.Telling.
func (x *Stasis) Forgets() { x.dropTold() }

// Says implements game.Scene.
func (x *Stasis) Says() map[string]string {
	says := x.says(int(x.Play.Shown.Quest.Expedition))
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

func (x *Stasis) refresh(sh *game.Shell) {
	x.Version++
	x.choices, x.answers = nil, scenes.ScrollList{}
	if d, ok := x.Play.Explained(); ok && !x.looks {
		x.choices = arrange(d, &x.Play.Shown, sh.Words.WithPlayers(x.Play.Table.Names))
		x.asked(sh)
	}
}

func (x *Stasis) choose(sh *game.Shell, key string) {
	x.Take(sh, key)
	x.refresh(sh)
}

func (x *Stasis) undo(sh *game.Shell) {
	x.UndoStep(sh)
	x.refresh(sh)
}

func (x *Stasis) redo(sh *game.Shell) {
	x.RedoStep(sh)
	x.refresh(sh)
}

// awake shows the screen on which the game goes on, if the pause has ended.
func (x *Stasis) awake(sh *game.Shell) bool {
	if x.looks || x.Play.Watched() || x.Moving() || sceneFor(&x.Play.Shown) == stasisScene {
		return false
	}
	sh.Show(x.host.screen(sh, x.Play))
	return true
}

// Then implements scenes.Watchable.
func (x *Stasis) Then(sh *game.Shell) scenes.Watchable {
	if !x.Play.Waiting() && !x.Moving() && sceneFor(&x.Play.Shown) != stasisScene {
		return x.host.screen(sh, x.Play)
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
		if busy = x.proceed(sh); x.awake(sh) {
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
	case x.takesHelpKeys(sh):
	case in.Did(game.Explain):
		x.explain(sh)
	case in.Digit > 0:
		x.digit(sh, in.Digit)
	}
	x.row.Update(sh)
	x.answers.Update(sh)
	if x.choices == nil && !x.looks && !x.Play.Waiting() {
		x.refresh(sh)
	}
}

func (x *Stasis) back(sh *game.Shell) {
	switch {
	case sh.UI.Looking():
		sh.UI.Look(false)
	case x.looks:
		sh.Pop()
	default:
		x.openMenu(sh)
	}
}

// explain shows the rule of what the player attends to.
func (x *Stasis) explain(sh *game.Shell) {
	a := sh.UI.Pointed()
	var v render.TooltipView
	if a != nil && a.Tip != nil && !x.Moving() {
		v = a.Tip()
	}
	if x.choices == nil && a == nil {
		sh.OpenRule("BF-PAU-002")
		return
	}
	sh.OpenRule(x.ruleFor(a, v.Rules))
}

// digit takes the answer with this number.
func (x *Stasis) digit(sh *game.Shell, n int) {
	if !x.Moving() {
		x.numbered().Digit(sh, n, x.choose, nil)
	}
}

// Leave implements game.Leaver.
func (x *Stasis) Leave() {
	if x.picture != nil {
		x.picture.Deallocate()
		x.picture = nil
	}
}

// pauseTip tells what a pause is.
func pauseTip(w *words.Book, label string) func() render.TooltipView {
	return func() render.TooltipView {
		return render.TooltipView{Title: label, Text: w.Say("stasis.pause.text") + " " + w.Rule("BF-PAU-003"), Rules: "BF-PAU-001"}
	}
}
