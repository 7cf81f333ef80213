package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
	"precipice/scenes/panes"
)

// drawersOf returns these panels, in this order.
func (c *Combat) drawersOf(sh *game.Shell, p *render.Canvas) []panes.Drawer {
	w := sh.Words
	return []panes.Drawer{
		{Name: drawerNames[partyDrawer], Label: w.Say("drawer.party"), Draw: func(r render.Rect) { c.cards.drawCards(sh, p, r.Inset(sh.Theme.Px(4))) }},
		{Name: drawerNames[hostileDrawer], Label: w.Say("drawer.hostile"), Draw: func(r render.Rect) { c.hostiles.drawHostile(sh, p, c.hostiles.drawGroups(sh, p, r)) }},
		{Name: drawerNames[trackDrawer], Label: w.Say("drawer.track"), High: sh.Theme.Grown(180), Draw: func(r render.Rect) { c.track.drawTrack(sh, p, r) }},
		{Name: drawerNames[logDrawer], Label: w.Say("drawer.log"), Draw: func(r render.Rect) { c.drawLog(sh, p, r) }},
	}
}

// drawHeld draws what stands around the board on a device held in the hands: the bar, the card of the explorer who acts with the
// question, the tabs, and the open drawer over everything.
func (c *Combat) drawHeld(sh *game.Shell, p *render.Canvas, drawers []panes.Drawer) {
	l, gap := &c.kit.layout, sh.Theme.Px(scenes.Gap)/2
	asks := l.Asks
	c.Log.Hide()
	c.twists.drawInForce(sh, p)
	c.threats.drawThreatsButton(sh, p)
	c.drawSkip(sh, p)
	c.focus.drawRecentre(sh, p, asks)
	free := panes.Beneath(panes.Beneath(l.Field, asks, gap), c.focus.heldTrack(asks), gap)
	finds := c.focus.findRoom(sh, free) // the recap keeps away from them
	c.focus.drawRecap(sh, p, free)
	c.DrawFindsOf(sh, p, finds, table.FindWide(sh.Theme, free))
	if c.effects.showsDice() {
		c.drawTrayPanel(sh, p, l.Corner)
	}
	above := render.Rect{X: l.Sheet.X, Y: l.Sheet.Y, W: l.Sheet.W, H: asks.Y - gap - l.Sheet.Y}
	c.cards.drawHeldCard(sh, p, above)
	c.drawHeldTrack(sh, p, asks)
	if c.Play.Shown.Result == fortress.Undecided || c.Presenting() || c.Play.Watched() {
		c.ask.drawDecision(sh, p, asks)
	}
	c.drawers.DrawTabs(sh, p, l, drawers)
}
