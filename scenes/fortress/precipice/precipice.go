package precipice

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/sound"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// Precipice is the screen of a quest between its expeditions: the platform with the docked ships, the explorers,
// the legacy row, and what is decided there.
type Precipice struct {
	table.Page
	canvas  *render.Canvas
	Layout  precipiceLayout
	picture *ebiten.Image // the night and the platform, drawn once for each room
	painted render.Rect   // the room of the picture
	ended   bool          // the picture is that of the quest's end
	Account bool          // the end is told with the fate of everybody, instead of its picture
	read    fortress.QuestStep
	card    table.FullCard
	roster  scenes.ScrollList
	row     scenes.ScrollList // the legacy cards
	goods   scenes.ScrollList // what the ship that is visited offers
	Met     metHost
	Stalls  [4][]render.Rect // where the cards on sale lie
}

// NewPrecipice returns the screen of a quest that is not on an expedition.
func NewPrecipice(h *table.Host, sh *game.Shell, play *blackstone.Session) *Precipice {
	x := &Precipice{}
	x.Page = table.NewPage(h, sh, play, table.PrecipiceScene, x)
	x.Ask, x.Kinds, x.Takes = x.Refresh, x.questions(), x.Choose
	x.card = table.FullCard{Pack: h.Rules.Pack, ID: h.Rules.Pack.Explorers[0].ID, Layer: game.Panels}
	x.Refresh(sh)
	return x
}

// Holds implements scenes.Telling. An expedition has its own screen. Here the next step waits until the player
// has seen the one before.
func (x *Precipice) Holds(e fortress.Event) bool {
	switch ch := e.Change.(type) {
	case fortress.SetOut:
		return true
	case fortress.QuestStepBegan:
		return !x.Play.Watched() && ch.Step != x.read && (ch.Step == fortress.Legacy || ch.Step == fortress.InTrade)
	}
	return false
}

// Forgets implements scenes.Telling.
func (x *Precipice) Forgets() {
	x.DropTold()
	x.read = fortress.NoQuest
}

// Name implements game.Scene.
func (x *Precipice) Name() string { return "precipice" }

// Says implements game.Scene.
func (x *Precipice) Says() map[string]string {
	q := &x.Play.Shown.Quest
	says := x.GameSays(int(q.Expedition))
	says["step"], says["legacy"] = q.Step.String(), strconv.Itoa(q.LegacyLeft())
	if x.Over() {
		says["result"] = q.Ending.String()
	}
	return says
}

// Over reports whether the quest has ended and everything has been shown.
func (x *Precipice) Over() bool {
	return x.Play.Shown.Quest.Step == fortress.QuestOver && !x.Play.Waiting() && !x.Showing.On
}

// setsOut reports whether the expedition that has been prepared comes next.
func (x *Precipice) setsOut() bool {
	e, _ := x.Play.Peek()
	_, sets := e.Change.(fortress.SetOut)
	return sets && x.Held()
}

// GoOn shows the next step, or the expedition.
func (x *Precipice) GoOn(sh *game.Shell) {
	if x.setsOut() {
		sh.Show(x.Host.Open(table.ExpeditionScene, sh, x.Play))
		return
	}
	if e, _ := x.Play.Peek(); e.Change != nil {
		if step, ok := e.Change.(fortress.QuestStepBegan); ok {
			x.read = step.Step
		}
	}
	x.Version++
	sh.Dirty()
}

// Then implements scenes.Watchable.
func (x *Precipice) Then(sh *game.Shell) scenes.Watchable {
	switch {
	case x.setsOut():
		return x.Host.Open(table.ExpeditionScene, sh, x.Play)
	case !x.Play.Waiting() && !x.Moving() && table.SceneFor(&x.Play.Shown) != table.PrecipiceScene:
		return x.Host.Screen(sh, x.Play)
	}
	return nil
}

// TapeAt implements scenes.Watchable.
func (x *Precipice) TapeAt(sh *game.Shell) render.Rect {
	t := sh.Theme
	if x.Over() {
		return table.TapeBelow(t, render.Rect{W: x.Layout.bar.W, H: x.Layout.side.Bottom()})
	}
	at, _ := x.Layout.Room.Inset(t.Px(scenes.Gap)).CutTop(table.TapeHeight(t))
	return scenes.Middle(at, t.Px(430)*min(t.Text, 1.6))
}

// Update implements game.Scene.
func (x *Precipice) Update(sh *game.Shell) {
	in := &sh.Input
	busy := x.Proceed(sh)
	switch {
	case busy && (in.Clicked || in.Did(game.Skip) || in.Did(game.Accept)):
	case in.Did(game.Back):
		x.Back(sh)
	case x.TakesKeys(sh):
	case in.Did(game.End) && x.Held() && !x.Play.Watched():
		x.GoOn(sh)
	case in.Did(game.Cards):
		x.ReadCards(sh)
	case in.Digit > 0:
		x.Digit(sh, in.Digit)
	}
	x.attendExplorer(sh)
	x.scroll(sh)
	if x.Choices == nil && !x.Play.Waiting() {
		x.Refresh(sh)
	}
}

func (x *Precipice) Back(sh *game.Shell) {
	if sh.UI.Looking() {
		sh.UI.Look(false)
		return
	}
	if x.Account {
		x.Account = false
		return
	}
	x.OpenMenu(sh)
}

// scroll scrolls whatever the pointer is on; the page keys scroll the card that is shown, or the log.
func (x *Precipice) scroll(sh *game.Shell) {
	x.roster.Update(sh)
	x.row.Update(sh)
	x.goods.Update(sh)
	x.Answers.Update(sh)
	if x.cardShown() {
		x.card.Update(sh)
		return
	}
	if !x.Log.Update(sh) {
		x.Log.Pages(sh)
	}
}

// Leave implements game.Leaver.
func (x *Precipice) Leave() {
	if x.picture != nil {
		x.picture.Deallocate()
		x.picture = nil
	}
}

// Deeds implements scenes.Doer.
func (x *Precipice) Deeds() []game.Action { return table.Between }

// Score implements game.Scored.
func (x *Precipice) Score() sound.Score { return sound.Score{Place: sound.Precipice} }
