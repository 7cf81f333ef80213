package expedition

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/sound"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/pages"
	"precipice/scenes/fortress/table"
	"precipice/scenes/panes"
)

// Expedition is the screen of an expedition outside its combats: the exploration cards, the card in play,
// the party, and at the end the result.
type Expedition struct {
	table.Page
	canvas *render.Canvas
	dst    *ebiten.Image
	Ground ground
	Layout expeditionLayout
	story  story          // shown in the result in place of the tale
	told   *pages.Journal // tells the tale of the result
	toldAt int            // the number of lines in the log when it was told
	sent   sent           // see sentOdds
}

// NewExpedition returns the screen of a session whose expedition is not in a combat.
func NewExpedition(h *table.Host, sh *game.Shell, play *blackstone.Session) *Expedition {
	x := &Expedition{story: story{open: map[int]bool{}}}
	x.Page = table.NewPage(h, sh, play, table.ExpeditionScene, x)
	x.Ask, x.Kinds, x.Takes = x.Refresh, x.questions(), x.Decide
	x.Refresh(sh)
	return x
}

// Forgets implements scenes.Telling.
func (x *Expedition) Forgets() { x.DropTold() }

// Holds implements scenes.Telling. The laying of a battlefield belongs to the combat, and what follows an
// expedition of a quest to Precipice.
func (x *Expedition) Holds(e fortress.Event) bool {
	switch e.Change.(type) {
	case fortress.Laid, fortress.Scored, fortress.QuestStepBegan:
		return true
	}
	return false
}

// Name implements game.Scene.
func (x *Expedition) Name() string { return "expedition" }

// Says implements game.Scene.
func (x *Expedition) Says() map[string]string {
	s := &x.Play.Shown
	says := x.GameSays(int(s.Expedition.Round))
	if x.Over() {
		says["result"] = s.Expedition.Ending.String()
	}
	return says
}

// Over reports whether the expedition has ended and everything has been shown.
func (x *Expedition) Over() bool {
	s := &x.Play.Shown
	return s.Expedition.Step == fortress.ExpeditionOver && !x.Waiting() && !x.Showing.On && x.Choices == nil
}

// Enter continues to the combat that was turned up, or to Precipice.
func (x *Expedition) Enter(sh *game.Shell) { sh.Show(x.beyond(sh)) }

// beyond returns the screen to which the next event belongs.
func (x *Expedition) beyond(sh *game.Shell) scenes.Watchable {
	if e, _ := x.Play.Peek(); e.Change != nil {
		if _, laid := e.Change.(fortress.Laid); !laid {
			return x.Host.Open(table.PrecipiceScene, sh, x.Play)
		}
	}
	return x.Host.Open(table.CombatScene, sh, x.Play)
}

// Update implements game.Scene.
func (x *Expedition) Update(sh *game.Shell) {
	in := &sh.Input
	busy := x.Proceed(sh)
	x.touchesOnce(sh)
	switch {
	case busy && (in.Clicked || in.Did(game.Skip) || in.Did(game.Accept)):
	case in.Did(game.Back):
		x.back(sh)
	case x.TakesKeys(sh):
	case in.Did(game.End) && x.Held():
		x.Enter(sh)
	case in.Did(game.Cards):
		x.Read(sh)
	case in.Digit > 0:
		x.Digit(sh, in.Digit)
	}
	x.scrollBy(sh)
	if x.Choices == nil && !x.Play.Waiting() {
		x.Refresh(sh)
	}
}

func (x *Expedition) back(sh *game.Shell) {
	switch {
	case x.story.shown:
		x.story.shown = false
		return
	case sh.UI.Looking():
		sh.UI.Look(false)
		return
	}
	x.OpenMenu(sh)
}

// scrollBy scrolls the log, and the story or the answers, which take the page keys.
func (x *Expedition) scrollBy(sh *game.Shell) {
	switch x.Log.Update(sh); {
	case x.story.shown:
		x.story.scroll.Update(sh)
		x.story.scroll.Pages(sh)
	case x.told != nil && x.Over():
		x.told.Story.Update(sh)
		x.told.Beside.Wheel(sh)
	case x.Scrolls:
		x.Answers.Update(sh)
	default:
		x.Log.Pages(sh)
	}
}

// Draw implements game.Scene.
func (x *Expedition) Draw(sh *game.Shell, dst *ebiten.Image) {
	t := sh.Theme
	if x.canvas == nil || x.canvas.Theme != t {
		x.canvas, x.Ground = render.NewCanvas(t), ground{}
	}
	w, h := sh.Size()
	if x.Layout = newExpeditionLayout(t, float32(w), float32(h)); (t.Short(float32(h)) || !t.Held && t.Text >= largeText) && (x.meets() || x.Choices.Asks(fortress.AskAward)) {
		x.Layout.raise()
	}
	x.Layout.makeRoom(t, len(x.Tray.Dice()) > 0)
	x.placeHint(sh)
	p := x.canvas
	x.dst = dst
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Panels)
	x.AttendQuestion(sh, x.First())
	x.drawBar(sh, p, x.Layout.bar)
	if x.Over() {
		x.drawResult(sh, p)
	} else {
		x.drawWay(sh, p, x.Layout.way)
		x.drawParty(sh, p, x.Layout.party)
		x.drawCarried(sh, p, x.Layout.carried)
		x.drawTray(sh, p, x.Layout.Tray)
		x.drawChronicle(sh, p, x.Layout.log)
		x.drawMiddle(sh, p, x.Layout.middle)
		x.DrawHintCard(sh, p, game.Panels, x.Layout.Hint)
		if x.Moving() { // afterwards the answers have this place, and the find is among what is carried
			x.DrawFinds(sh, p, x.Layout.middle)
		}
	}
	sh.UI.Begin(game.Over)
	sh.NoticeRoom(x.Layout.middle)
	scenes.DrawLook(sh, p)
	table.DrawPointed(sh, p, x.Layout.middle, x.Moving())
}

// stack puts the parts below each other on a narrow screen: the party and what it carries lie below the card.
func (l *expeditionLayout) stack(t *render.Theme, all render.Rect) {
	gap := t.Px(scenes.Gap)
	foot, rest := all.CutBottom(max(all.H*0.14, carriedHeight(t)))
	_, rest = rest.CutBottom(gap)
	l.Tray, foot = foot.CutLeft(foot.W * 0.28)
	_, l.carried = foot.CutLeft(gap)
	l.party, l.middle = rest.CutBottom(all.H * 0.3)
	_, l.middle = l.middle.CutBottom(gap)
}

// meets reports whether a challenge is met: who does, and what they choose, is asked or shown.
func (x *Expedition) meets() bool {
	return !x.Play.Watched() && (x.Choices.Asks(fortress.AskVolunteer) || x.Choices.Asks(fortress.AskChallenge) || x.Moving() && x.tried() != nil)
}

// raise gives the card in the middle all of its column: on a phone on its side, and with large text, its choices need that.
// The dice have what becomes free beside it.
func (l *expeditionLayout) raise() {
	foot, up := l.carried.Bottom(), l.middle.Y-l.way.Y
	l.middle.Y, l.party.Y = l.way.Y, l.way.Y
	if l.middle.H = foot - l.middle.Y; l.Tray.W > 0 {
		l.Tray.Y, l.Tray.H = l.Tray.Y-up, l.Tray.H+up
	} else {
		l.party.H = l.middle.H
	}
	l.way, l.carried = render.Rect{}, render.Rect{}
}

// shortColumn is the width of the party on a phone on its side, in design units.
const shortColumn = 262

// middleWide is the least width of the middle next to the log, in design units. If there is less room the
// log is left out; the menu and the result still have it.
const middleWide = 420

// expeditionLayout holds the rectangles of the screen's parts.
type expeditionLayout struct{ bar, way, party, middle, log, Tray, carried, Hint render.Rect }

// placeHint gives the guide's hint room above the log, or over the foot of the party where there is no log.
func (x *Expedition) placeHint(sh *game.Shell) {
	l := &x.Layout
	if l.log.W == 0 {
		if high := x.HintCardHeight(sh, l.party.W); high > 0 {
			l.Hint, _ = l.party.CutBottom(min(high, l.party.H))
		}
		return
	}
	if high := x.HintCardHeight(sh, l.log.W); high > 0 {
		l.Hint, l.log = l.log.CutTop(min(high, l.log.H*0.75))
		_, l.log = l.log.CutTop(sh.Theme.Px(scenes.Gap))
	}
}

func newExpeditionLayout(t *render.Theme, w, h float32) (l expeditionLayout) {
	all := render.Rect{W: w, H: h}
	grow := 1 + (t.Text-1)*0.55
	l.bar, all = all.CutTop(t.Target(t.Px(36)))
	all = all.Inset(t.Px(scenes.Gap))
	l.way, all = all.CutTop(t.Px(104) / max(1, t.Text*0.75))
	_, all = all.CutTop(t.Px(scenes.Gap))
	if t.Narrow {
		l.stack(t, all)
		return l
	}
	side, short := panes.SideWidth(t, w), t.Short(h)
	foot, rest := all.CutBottom(t.LineHeight(render.Strong) + t.Px(6))
	if short { // the dice stand beside what is carried
		foot, rest = all.CutBottom(t.Px(94))
		side = min(t.Px(shortColumn)*grow, w*0.32)
	}
	_, rest = rest.CutBottom(t.Px(scenes.Gap))
	l.party, rest = rest.CutLeft(side)
	if rest.W-side > t.Px(middleWide)*grow && !short {
		l.log, rest = rest.CutRight(side)
	}
	_, l.middle = rest.CutLeft(t.Px(scenes.Gap))
	if l.log.W > 0 {
		_, l.middle = l.middle.CutRight(t.Px(scenes.Gap))
	}
	if l.carried = foot; short {
		l.Tray, foot = foot.CutLeft(side)
		_, l.carried = foot.CutLeft(t.Px(scenes.Gap))
	}
	return l
}

// makeRoom places the tray, as long as dice lie in it: below the log, or below the party where there is no log.
func (l *expeditionLayout) makeRoom(t *render.Theme, dice bool) {
	if l.Tray.W > 0 || !dice {
		return
	}
	column := &l.log
	if l.log.W == 0 {
		column = &l.party
	}
	l.Tray, *column = column.CutBottom(min(t.Grown(122), column.H*0.4))
	_, *column = column.CutBottom(t.Px(scenes.Gap))
}

// First returns the area of the first answer, or of the Continue button; of a result, what changes nothing;
// "" for none.
func (x *Expedition) First() string {
	if x.Over() && !x.Held() {
		return "result/story"
	}
	if x.Held() {
		return "expedition/enter"
	}
	return x.Kinds.First(x.Choices)
}

// Read opens the character card that is pointed at, or the first.
func (x *Expedition) Read(sh *game.Shell) {
	s := &x.Play.Shown
	x.OpenCards(sh, s.Pack().Explorers[s.Party[max(0, x.CardAt(sh))].Kind].ID, "")
}

// Deeds implements scenes.Doer.
func (x *Expedition) Deeds() []game.Action { return table.Between }

// Then implements scenes.Watchable.
func (x *Expedition) Then(sh *game.Shell) scenes.Watchable {
	switch {
	case x.Held():
		return x.beyond(sh)
	case !x.Play.Waiting() && !x.Moving() && table.SceneFor(&x.Play.Shown) != table.ExpeditionScene:
		return x.Host.Screen(sh, x.Play)
	}
	return nil
}

// TapeAt implements scenes.Watchable.
func (x *Expedition) TapeAt(sh *game.Shell) render.Rect {
	t := sh.Theme
	if x.Over() {
		return table.TapeBelow(t, render.Rect{W: x.Layout.bar.W, H: x.Layout.carried.Bottom()})
	}
	at, _ := x.Layout.middle.Inset(t.Px(scenes.Gap)).CutBottom(table.TapeHeight(t))
	return scenes.Middle(at, t.Px(430)*min(t.Text, 1.6))
}

// Score implements game.Scored.
func (x *Expedition) Score() sound.Score { return sound.Score{Place: sound.Exploration} }
