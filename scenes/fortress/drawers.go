package fortress

import (
	"slices"
	"strconv"
	"time"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// drawer is a panel that opens over the board on a device held in the hands.
type drawer uint8

const (
	noDrawer drawer = iota
	partyDrawer
	hostileDrawer
	trackDrawer
	logDrawer
	drawers
)

// drawerNames are the names of the drawers in texts and areas.
var drawerNames = [drawers]string{partyDrawer: "party", hostileDrawer: "hostile", trackDrawer: "track", logDrawer: "log"}

// drawerOf finds the drawer of what is a panel elsewhere.
var drawerOf = map[string]drawer{"cards": partyDrawer, "hostile": hostileDrawer, "destiny": trackDrawer, "track": trackDrawer, "log": logDrawer}

// drawHeld draws what stands around the board on a device held in the hands: the bar, the card of whoever acts with the
// question, the tabs, and the open drawer over everything.
func (c *Combat) drawHeld(sh *game.Shell, p *render.Canvas, asks render.Rect) {
	l, gap := &c.kit.layout, sh.Theme.Px(scenes.Gap)/2
	c.Log.Hide()
	c.drawInForce(sh, p)
	c.drawThreatsButton(sh, p)
	c.drawSkip(sh, p)
	c.drawRecentre(sh, p, asks)
	free := beneath(beneath(l.field, asks, gap), c.heldTrack(asks), gap)
	finds := c.findRoom(sh, free) // the recap keeps away from them
	c.drawRecap(sh, p, free)
	c.drawFindsOf(sh, p, finds, findWide(sh.Theme, free))
	if c.showsDice() {
		c.drawTrayPanel(sh, p, l.tray)
	}
	above := render.Rect{X: l.cards.X, Y: l.cards.Y, W: l.cards.W, H: asks.Y - gap - l.cards.Y}
	c.drawHeldCard(sh, p, above)
	c.drawHeldTrack(sh, p, asks)
	if c.Play.Shown.Result == fortress.Undecided || c.Stage.Moving() || c.Play.Watched() {
		c.drawDecision(sh, p, asks)
	}
	c.drawTabs(sh, p, l.tabs)
}

// beneath returns the part of r that a question, or the track, leaves free which lies over its lower edge.
func beneath(r, asks render.Rect, gap float32) render.Rect {
	if asks.H > 0 && asks.X < r.Right() && asks.Y < r.Bottom() {
		r.H = max(0, asks.Y-gap-r.Y)
	}
	return r
}

// showsDice reports whether dice lie in the tray, which otherwise is not there on a device held in the hands. They go when
// the next explorer or group begins to act, and with the next touch, unless that is about them. A drawer hides them.
func (c *Combat) showsDice() bool {
	if c.diceOnCard && !c.Tray.Moving() { // they lie on the card
		return false
	}
	return len(c.Tray.Dice()) > 0 && !c.past && !c.trayHides && c.drawer == noDrawer && c.Play.Shown.Turn > 0 && c.threw == c.Play.Shown.Acting && !c.reveals()
}

// drawHeldCard draws the card of the explorer that the question is about at the bottom of r, with its actions.
func (c *Combat) drawHeldCard(sh *game.Shell, p *render.Canvas, r render.Rect) {
	e, t := c.activeCard(), sh.Theme
	if e < 0 || c.choices == nil || c.kit.low > 0 && c.places() || slices.Contains(onTrack, c.choices.Decision.Kind) || c.Stage.Moving() || c.drawer == partyDrawer {
		return
	}
	at, _ := r.CutBottom(c.heldCardHeight(t, r.H))
	if at.H <= 0 {
		return
	}
	sh.UI.Add(game.Panels, game.Area{Name: "panel/cards", Rect: at, Rule: "BF-ACT-003", Skip: true})
	c.drawCard(sh, p, at, e, true)
}

// leastHeldCard is the least height of that card, design units. A question that leaves less stands alone.
const leastHeldCard = 24

// heldCardHeight returns the height of that card, with most at the most, 0 for none.
func (c *Combat) heldCardHeight(t *render.Theme, most float32) float32 {
	if most < t.Px(leastHeldCard) {
		return 0
	}
	return min(most, t.FingerCharacterHeight(c.kit.layout.brief)+c.actionsHeight(t))
}

// drawTabs draws the tabs that open the drawers.
func (c *Combat) drawTabs(sh *game.Shell, p *render.Canvas, r render.Rect) {
	for i, at := range r.Columns(int(drawers)-1, sh.Theme.Px(4)) {
		d := drawer(i + 1)
		name := "drawer/" + drawerNames[d]
		p.Button(at, render.ButtonView{Label: sh.Words.Say("drawer." + drawerNames[d]), Primary: c.drawer == d, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, State: game.OpenIf(c.drawer == d), Do: func() { c.pull(d) }}) // Enter opens no drawer
	}
}

// slideTime is how long a drawer takes to come in.
const slideTime = 180 * time.Millisecond

// coming is how far a drawer has come in, from 0 to 1.
type coming struct {
	begun time.Time // zero before its first picture
	at    float32
	on    bool // a drawer is open
}

// moving reports whether a drawer is still coming in.
func (s *coming) moving() bool { return s.on && s.at < 1 }

// advance moves a drawer on. With reduced motion it is there at once.
func (s *coming) advance(now time.Time, still bool) {
	if s.begun.IsZero() {
		s.begun = now
	}
	if s.at = min(1, float32(now.Sub(s.begun))/float32(slideTime)); still {
		s.at = 1
	}
}

// pull opens a drawer, or closes it. One that takes the place of another is there at once.
func (c *Combat) pull(d drawer) {
	if c.drawer == d {
		d = noDrawer
	}
	if c.drawer == noDrawer || d == noDrawer {
		c.slide = coming{on: d != noDrawer}
	}
	c.drawer = d
	c.Version++
}

// drawGroups draws a chip for each group of hostiles on the battlefield along the top of r, if there are several, and
// returns the rest. A touch shows the group.
func (c *Combat) drawGroups(sh *game.Shell, p *render.Canvas, r render.Rect) render.Rect {
	t, s, w := sh.Theme, &c.Play.Shown, sh.Words
	groups := c.groups()
	if _, arrives := c.arriving(); arrives || len(groups) < 2 {
		return r
	}
	shown, across := s.On(c.attended(sh)).Card, min(len(groups), 2)
	if c.kit.layout.brief {
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
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Do: func() { c.attendGroup(group) }})
	}
	_, rest := r.CutTop(float32((len(groups)+across-1)/across)*(high+gap) + gap)
	return rest
}

// groups returns the groups of hostiles on the battlefield.
func (c *Combat) groups() (list []int) {
	for group := range c.Play.Shown.Groups {
		if c.count(group) > 0 {
			list = append(list, group)
		}
	}
	return list
}

// drawDrawer draws the open drawer over the board. A touch outside closes it.
func (c *Combat) drawDrawer(sh *game.Shell, p *render.Canvas) {
	l, t := &c.kit.layout, sh.Theme
	if c.drawer == noDrawer {
		return
	}
	r, left := l.drawer, 1-render.Ease(c.slide.at)
	if c.drawer == trackDrawer {
		r, _ = r.CutBottom(min(r.H, t.Grown(180)))
	}
	if t.Narrow {
		r.Y += left * (l.tabs.Y - r.Y)
	} else {
		r.X -= left * r.Right()
	}
	_, below := p.Bounds().CutTop(l.bar.H)
	p.Fill(below, render.Fade(render.Void, 0.5)) // the tabs, which answer, are drawn again over it
	sh.UI.Add(game.Panels, game.Area{Name: "drawer/close", Rect: below, Skip: true, Do: func() { c.pull(noDrawer) }})
	p.Round(r, t.Px(6), render.Panel)
	sh.UI.Add(game.Panels, game.Area{Name: "panel/drawer", Rect: r, Skip: true})
	switch c.drawer {
	case partyDrawer:
		c.drawCards(sh, p, r.Inset(t.Px(4)))
	case hostileDrawer:
		c.drawHostile(sh, p, c.drawGroups(sh, p, r))
	case trackDrawer:
		c.drawTrack(sh, p, r)
	case logDrawer:
		c.drawLog(sh, p, r)
	}
	p.Fill(l.tabs, render.Void) // the drawer comes from behind them
	c.drawTabs(sh, p, l.tabs)
}
