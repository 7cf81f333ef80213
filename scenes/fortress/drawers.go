package fortress

import (
	"slices"
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
	"precipice/scenes/panes"
)

// The panels that open over the board on a device held in the hands.
const (
	partyDrawer = iota + 1
	hostileDrawer
	trackDrawer
	logDrawer
)

// drawerNames are their names in areas.
var drawerNames = [...]string{partyDrawer: "party", hostileDrawer: "hostile", trackDrawer: "track", logDrawer: "log"}

// drawerOf finds the drawer of what is a panel elsewhere.
var drawerOf = map[string]int{"cards": partyDrawer, "hostile": hostileDrawer, "destiny": trackDrawer, "track": trackDrawer, "log": logDrawer}

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

// drawHeld draws what stands around the board on a device held in the hands: the bar, the card of whoever acts with the
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

// showsDice reports whether dice lie in the tray, which otherwise is not there on a device held in the hands. They go when
// the next explorer or group begins to act, and with the next touch, unless that is about them. A drawer hides them.
func (y *effects) showsDice() bool {
	if y.d.DiceOnCard && !y.d.Tray.Moving() { // they lie on the card
		return false
	}
	return len(y.d.Tray.Dice()) > 0 && !y.d.Past && !y.d.trayHides && y.d.drawers.Open == 0 && y.d.Play.Shown.Turn > 0 && y.d.Threw == y.d.Play.Shown.Acting && !y.reveals()
}

// drawHeldCard draws the card of the explorer that the question is about at the bottom of r, with its actions.
func (y *cardPane) drawHeldCard(sh *game.Shell, p *render.Canvas, r render.Rect) {
	e, t := y.d.activeCard(), sh.Theme
	if e < 0 || y.d.Choices == nil || y.d.kit.layout.Low > 0 && y.d.places() || slices.Contains(onTrack, y.d.Choices.Decision.Kind) || y.d.Presenting() || y.d.drawers.Open == partyDrawer {
		return
	}
	acts := y.actionsOn(sh, r.W)
	at, _ := r.CutBottom(y.heldCardHeight(t, acts, r.H))
	if at.H <= 0 {
		return
	}
	sh.UI.Add(game.Panels, game.Area{Name: "panel/cards", Rect: at, Rule: "BF-ACT-003", Skip: true, Weight: game.Pane})
	y.drawCard(sh, p, at, e, true, acts)
}

// leastHeldCard is the least height of that card, design units. A question that leaves less stands alone.
const leastHeldCard = 24

// heldCardHeight returns the height of that card with actions, with most at the most, 0 for none.
func (y *cardPane) heldCardHeight(t *render.Theme, acts actions, most float32) float32 {
	if most < t.Px(leastHeldCard) {
		return 0
	}
	return min(most, t.FingerCharacterHeight(y.d.kit.layout.Brief)+acts.height())
}

// drawGroups draws a chip for each group of hostiles on the battlefield along the top of r, if there are several, and
// returns the rest. A touch shows the group.
func (y *hostiles) drawGroups(sh *game.Shell, p *render.Canvas, r render.Rect) render.Rect {
	t, s, w := sh.Theme, &y.d.Play.Shown, sh.Words
	groups := y.d.groups()
	if _, arrives := y.d.arriving(); arrives || len(groups) < 2 {
		return r
	}
	shown, across := s.On(y.d.attended(sh)).Card, min(len(groups), 2)
	if y.d.kit.layout.Brief {
		across = len(groups)
	}
	gap, high := t.Px(4), t.Target(t.Px(34))
	cells := r.Inset2(gap, 0).Columns(across, gap)
	for i, group := range groups {
		at, name := cells[i%across], "group/"+strconv.Itoa(group+1)
		at.Y, at.H = r.Y+gap+float32(i/across)*(high+gap), high
		label := w.Say("coming.group", strconv.Itoa(group+1), w.Name(s.Pack().Hostiles[s.Groups[group].Kind].ID))
		p.Chip(at, render.ChipView{Chosen: int(shown) == group, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		lines := t.Wrap(label, render.Label, at.W-t.Px(8))
		text := scenes.MiddleOf(at.Inset2(t.Px(4), 0), float32(len(lines))*t.LineHeight(render.Label))
		for _, line := range lines {
			var row render.Rect
			row, text = text.CutTop(min(t.LineHeight(render.Label), at.H/float32(len(lines))))
			p.Snug(row, line, render.Label, render.Middle)
		}
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Do: func() { y.d.attendGroup(group) }})
	}
	_, rest := r.CutTop(float32((len(groups)+across-1)/across)*(high+gap) + gap)
	return rest
}
