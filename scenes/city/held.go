package city

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/panes"
)

// drawHeld draws what stands around the board on a device held in the hands: the bar, the card of whoever is asked with the question
// below it, the tabs, and the open drawer over everything.
func (x *Journey) drawHeld(sh *game.Shell, p *render.Canvas) {
	t, l := sh.Theme, &x.Layout
	gap := t.Px(scenes.Gap) / 2
	drawers := x.drawersOf(sh, p)
	x.Log.Hide()
	x.Drawers.Advance(sh)
	free := panes.Beneath(l.Field, l.Asks, gap)
	x.View.DrawRecentre(sh, p, x.View.RecentreRect(sh, free), func() { x.TurnView(sh, x.View.Recentre) })
	if len(x.Tray.Dice()) > 0 && x.Presenting() && x.Drawers.Open == 0 {
		p.Panel(l.Corner, render.PanelView{})
		x.Tray.Draw(p, l.Corner)
	} else if !x.over() {
		wide, high := t.Target(t.Measure(sh.Words.Say("button.map"), render.Small)+t.Px(18)), t.Target(0)
		x.View.DrawMap(sh, p, render.Rect{X: l.Field.X + t.Px(4), Y: free.Bottom() - high - t.Px(4), W: wide, H: high}, func() { x.TurnView(sh, x.View.TurnWhole) })
	}
	if !x.over() {
		x.above.draw(sh, p)
		x.ask.drawQuestion(sh, p, l.Asks)
	}
	x.Drawers.DrawTabs(sh, p, l, drawers)
	x.Drawers.Draw(sh, p, l, drawers)
}

// above is what stands over the question on a device held in the hands: the card of the hero who is asked, or the order of the turn.
type above struct {
	d     *tabletop
	track *trackPane
	party *partyPane
}

// height returns the height of that over a question, 0 for nothing.
func (x *above) height(t *render.Theme, asks render.Rect) float32 {
	room := asks.Y - t.Px(scenes.Gap)/2 - x.d.Layout.Sheet.Y
	if x.track.asked() {
		return x.track.heldHeight(t, room)
	}
	return x.party.heldHeight(t, room)
}

// low returns the height of what stands below the board, which has all other room of a device held upright. It is 0 where a page takes the
// place of the board.
func (x *above) low(t *render.Theme, asks render.Rect) float32 {
	if x.d.over() || x.d.crisisAsked() || x.d.fate.shown() {
		return 0
	}
	high := x.height(t, asks)
	if high > 0 {
		high += t.Px(scenes.Gap) / 2
	}
	return asks.H + high
}

// draw draws it.
func (x *above) draw(sh *game.Shell, p *render.Canvas) {
	l := &x.d.Layout
	high := x.height(sh.Theme, l.Asks)
	if high <= 0 {
		return
	}
	at := render.Rect{X: l.Sheet.X, Y: l.Asks.Y - sh.Theme.Px(scenes.Gap)/2 - high, W: l.Sheet.W, H: high}
	if x.track.asked() {
		x.track.drawHeld(sh, p, at)
		return
	}
	x.party.drawCard(sh, p, at, x.d.actor(), false)
}

// drawersOf returns the panels that open over the board.
func (x *Journey) drawersOf(sh *game.Shell, p *render.Canvas) []panes.Drawer {
	w, t := sh.Words, sh.Theme
	return []panes.Drawer{
		{Name: "party", Label: w.Say("drawer.party"), Draw: func(r render.Rect) { x.party.drawCards(sh, p, r.Inset(t.Px(4))) }},
		{Name: "hostile", Label: w.Say("drawer.hostile"), Draw: func(r render.Rect) { x.group.drawAll(sh, p, r) }},
		{Name: "track", Label: w.Say("drawer.track"), Draw: func(r render.Rect) {
			dial, track := r.CutTop(r.H * 0.6)
			x.dial.drawDialPane(sh, p, dial)
			x.track.drawTrack(sh, p, track)
		}},
		{Name: "log", Label: w.Say("drawer.log"), Draw: x.LogSide(sh, p, w.Say("panel.log")).Draw},
	}
}
