package city

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/panes"
)

// drawHeld draws what stands around the board on a device held in the hands: the bar, the card of the hero who is asked with the question
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
		x.mapButton.draw(sh, p, free, func() { x.TurnView(sh, x.View.TurnWhole) })
	}
	if !x.over() {
		x.above.draw(sh, p)
		x.ask.drawQuestion(sh, p, l.Asks)
	}
	x.Drawers.DrawTabs(sh, p, l, drawers)
	x.Drawers.Draw(sh, p, l, drawers)
}

// drawersOf returns the panels that open over the board.
func (x *Journey) drawersOf(sh *game.Shell, p *render.Canvas) []panes.Drawer {
	w, t := sh.Words, sh.Theme
	return []panes.Drawer{
		{Name: drawerNames[0], Label: w.Say("drawer.party"), Draw: func(r render.Rect) { x.party.drawCards(sh, p, r.Inset(t.Px(4))) }},
		{Name: drawerNames[1], Label: w.Say("drawer.hostile"), Draw: func(r render.Rect) { x.group.drawAll(sh, p, r) }},
		{Name: drawerNames[2], Label: w.Say("drawer.track"), Draw: func(r render.Rect) {
			dial, track := r.CutTop(r.H * 0.6)
			x.dial.drawDialPane(sh, p, dial)
			x.track.drawTrack(sh, p, track)
		}},
		{Name: drawerNames[3], Label: w.Say("drawer.log"), Draw: x.LogSide(sh, p, w.Say("panel.log")).Draw},
	}
}
