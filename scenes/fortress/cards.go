package fortress

import (
	"cmp"
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// drawCards draws the character cards, the active one with its actions.
func (c *Combat) drawCards(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s := sh.Theme, &c.Play.Shown
	n := 0
	for e := range s.Party {
		if s.Party[e].Playing {
			n++
		}
	}
	acting := c.activeCard()
	small, large := c.cardHeights(t, r.H, float32(n))
	if c.kit.layout.Held {
		small = min(t.FingerCharacterHeight(c.kit.layout.Brief), (r.H-float32(n-1)*t.Px(scenes.Gap))/float32(n))
		large = small
	}
	for e := range s.Party {
		if !s.Party[e].Playing {
			continue
		}
		high := small
		if e == acting && c.own() {
			high = large
		}
		var at render.Rect
		at, r = r.CutTop(high)
		_, r = r.CutTop(t.Px(scenes.Gap))
		c.drawCard(sh, p, at, e, e == acting)
	}
}

// leastActions is the part of their height that actions need at least before the other cards fold.
const leastActions = 0.8

// cardHeights returns the height of a card among n, and that of the one with actions. The other cards fold to one
// line where the actions would have no room.
func (c *Combat) cardHeights(t *render.Theme, room, n float32) (small, large float32) {
	gap := t.Px(scenes.Gap)
	whole, actions := min(t.CharacterHeight(), (room-(n-1)*gap)/n), c.actionsHeight(t)
	small = whole
	if room-(n-1)*(small+gap) < t.CharacterHeight()+actions*leastActions && c.own() {
		small = min(small, t.FoldedCharacterHeight())
	}
	return small, min(room-(n-1)*(small+gap), whole+actions)
}

// activeCard returns the explorer card that the decision or the track is about, -1 for none.
func (c *Combat) activeCard() int {
	s := &c.Play.Shown
	if u := c.actor(); u != fortress.NoUnit && s.On(u).Team == fortress.Explorers {
		return int(s.On(u).Card)
	}
	if place, ok := s.Acting.Card(); ok && !s.Track[place].Hostile {
		return int(s.Track[place].Index)
	}
	return -1
}

func (c *Combat) drawCard(sh *game.Shell, p *render.Canvas, r render.Rect, e int, active bool) {
	s := &c.Play.Shown
	x := &s.Party[e]
	v := c.character(sh, e)
	v.Active, v.Done, v.Holds = active, c.acted(e), len(handOf(s, e)) > 0
	v.Slots = c.slots(e)
	for i := range v.Slots {
		die := v.Slots[i].Die
		v.Slots[i].Pick = active && die > 0 && (c.marks.mark(false, die) || c.marks.preferred == ownPayment+strconv.Itoa(die))
		if key := c.coverChoice(e, i); key != "" {
			v.Slots[i].Pick = true
			v.Slots[i].Focus = sh.UI.Hover("option/"+key) || sh.UI.Focus("option/"+key) || sh.UI.Hover("space/"+key)
		}
	}
	held := c.kit.layout.Held
	v.Fingers, v.Low = held, c.kit.layout.Brief
	areas := p.CharacterCard(r, v)
	a := game.Area{Name: "card/" + s.Name(e), Rect: r, Rule: "BF-ACT-003", Skip: true, Weight: game.Token, Tip: func() render.TooltipView { return c.cardTip(sh, e) }}
	if sh.Heard() {
		a.Says = cardSpoken(sh, s, e)
	}
	if !held { // fingers need its room for the portrait
		a.Do = func() { c.centreOn(sh, x.Figure()) }
	}
	sh.UI.Add(game.Panels, a)
	c.addWounds(sh, areas.Slots, e, a.Do)
	c.addCardArea(sh, areas.Portrait, e)
	for i := range areas.Slots {
		if key := c.coverChoice(e, i); key != "" {
			c.coverSpace(sh, areas.Slots[i], key)
		}
	}
	for i, slot := range x.Slots[:x.NumSlots] {
		if i < len(areas.Slots) && slot.Die > 0 && active {
			c.payDie(sh, areas.Slots[i], ownPayment+strconv.Itoa(int(slot.Die)), &render.DieFaceView{})
		}
	}
	if held && !v.Low && active && c.own() && c.drawers.Open == 0 {
		areas.Beside = c.drawDestinyBeside(sh, p, areas.Beside)
	}
	c.drawHoldings(sh, p, areas.Beside, e)
	if active && c.own() && areas.Rest.H > sh.Theme.Px(20) && c.drawers.Open != partyDrawer { // in the drawer the party is only read
		c.drawActions(sh, p, areas.Rest)
	}
}

// acted reports whether an explorer's initiative card is face down.
func (c *Combat) acted(e int) bool {
	s := &c.Play.Shown
	for _, card := range s.Track[:s.NumTrack] {
		if !card.Hostile && int(card.Index) == e {
			return card.Done
		}
	}
	return false
}

// centreOn moves the camera to a miniature.
func (c *Combat) centreOn(sh *game.Shell, u fortress.UnitID) {
	c.view.LookAt(sh, render.Framed(c.stands([]fortress.UnitID{u})...)...)
}

const (
	actionHeight = 26 // height of an action's row, design units
	actionSpace  = 4
)

// actionRows returns the actions shown on the card.
func (c *Combat) actionRows() (rows []*asking.Row) {
	for _, r := range c.choices.All() {
		if c.listed(r) {
			rows = append(rows, r)
		}
	}
	return rows
}

// actionColumns is in how many columns the actions stand: in three where the screen is low.
func (c *Combat) actionColumns() int {
	if c.kit.layout.Brief {
		return 3
	}
	return 2
}

// actionLines returns how many lines so many actions take. The switch for aiming counts as one more.
func (c *Combat) actionLines(n int) int { return (n + c.actionColumns()) / c.actionColumns() }

// actionsHeight returns the height of the actions on a card.
func (c *Combat) actionsHeight(t *render.Theme) float32 {
	if !c.own() {
		return 0
	}
	return float32(c.actionLines(len(c.actionRows())))*(t.Target(t.Px(actionHeight)*t.Text)+t.Px(actionSpace)) + t.Px(10)
}

// drawActions draws the rows of the activation in columns.
func (c *Combat) drawActions(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	rows := c.actionRows()
	lines, columns := c.actionLines(len(rows)), c.actionColumns()
	space := t.Px(actionSpace)
	high := min(t.Target(t.Px(actionHeight)*t.Text), (r.H-space*float32(lines-1))/float32(lines))
	cell := func(n int) render.Rect {
		at := r.Columns(columns, space)[n%columns]
		at.Y, at.H = r.Y+float32(n/columns)*(high+space), high
		return at
	}
	for n, row := range rows {
		c.drawRow(sh, p, cell(n), row)
	}
	name := "row/aim"
	aims, _ := c.aims()
	p.OptionRow(cell(len(rows)), render.OptionView{Label: sh.Words.Say("row.aim"), Cost: sh.Words.Say("cost.aim"), Chosen: c.aim, Faint: !aims,
		Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: cell(len(rows)), Weight: game.Reply, Leads: true, Do: func() { c.aim = !c.aim; c.Version++ },
		Tip: func() render.TooltipView {
			text, rule := c.aimTipText(sh)
			return render.TooltipView{Title: sh.Words.Say("row.aim"), Text: text, Rules: rule}
		}})
}

// listed reports whether an action is shown on the card. A refused one is shown only if the explorer could
// hope for it.
func (c *Combat) listed(r *asking.Row) bool {
	switch {
	case r.Verb == fortress.DoEnd:
		return false
	case r.Verb == fortress.DoInspire && len(r.Legal) == 0:
		return r.ID == "inspire "+c.Play.Shown.Name(max(0, c.activeCard()))
	case r.ID == "search" && len(r.Legal) == 0:
		other := c.choices.Row("search inspired")
		return other == nil || len(other.Legal) == 0
	case r.ID == "search inspired":
		return len(r.Legal) > 0
	}
	return true
}

// drawRow draws a row of the decision. A click on it takes it, or selects it for the next click on the
// board.
func (c *Combat) drawRow(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row) {
	name := row.Area()
	v := render.OptionView{Number: c.numbered().Of(row), Label: row.Label, Chosen: row == c.choices.Spaces() && c.own() || row == c.choices.Units(), Disabled: len(row.Legal) == 0,
		Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)}
	v.Cost, v.Destiny = price(sh, row), row.Cost > 0 && c.onlyDestiny(row)
	v.Faint = c.futileRow(row)
	better := c.betterOf(sh, row)
	if odds, ok := c.rollOf(row); ok && row.Verb == fortress.DoGambit {
		v.Cost = succeeds(odds)
	}
	v.Cost = cmp.Or(better, v.Cost)
	if harm := c.harmOf(sh, row, r.W-sh.Theme.Px(44)*sh.Theme.Text); harm != "" {
		v.Cost = harm
	}
	a := game.Area{Name: name, Rect: r, Weight: game.Reply, Leads: true, Tip: func() render.TooltipView { return c.rowTip(sh, row) }}
	if row.Direct() != nil || row.Place != asking.Nowhere && len(row.Legal) > 0 {
		a.Do = func() { c.pick(sh, row) }
	} else if key := row.Cheapest(); key != "" {
		a.Skip, a.Takes, a.Do = true, key, func() { c.choose(sh, key) } // the focus goes to the payments themselves
	} else if text, _ := c.whyDisabled(sh, row); text != "" {
		v.Reason, a.Readable = text, true
	}
	with := partners{c, sh, row}
	offered, trades := c.offersWidth(sh, r, row), with.width(r)
	pays := row.Pays() && trades == 0
	if pays {
		v.Room = asking.PaymentsWidth(sh, r, row)
		if t := sh.Theme; row.Verb == fortress.DoGambit && v.Room+t.Measure(v.Label, render.Label)+t.Px(30) > r.W { // the question says what is tried
			v.Label = sh.Words.Name(choiceOf(row).Option.Parts[0])
		}
	}
	if v.Room = max(v.Room, offered, trades); trades > 0 {
		a.Skip = row.Direct() == nil
		v.Label = with.label(r)
	}
	p.OptionRow(r, v)
	c.opening.add(sh, a)
	switch {
	case trades > 0:
		with.draw(p, r)
	case offered > 0:
		c.drawOffers(sh, p, r, row, func(a game.Area) { c.opening.add(sh, a) })
	case pays:
		asking.Answers{Take: c.choose, Add: func(a game.Area) { c.opening.add(sh, a) }}.Payments(sh, p, r, row, func(ch *asking.Choice) render.TooltipView { return c.paymentTip(sh, row, ch) })
	}
}

// price returns what a row costs: a die, inspiration, or both.
func price(sh *game.Shell, r *asking.Row) string {
	w := sh.Words
	switch {
	case r.Verb == fortress.DoInspire:
		return w.Say("cost.inspire")
	case r.ID == withoutMarker:
		return w.Say("cost.search", strconv.Itoa(r.Cost))
	case r.Cost > 0:
		return strconv.Itoa(r.Cost) + "+"
	}
	return ""
}

// onlyDestiny reports whether none of the explorer's own dice can pay for an action, so that a destiny die
// will (BF-DES-006).
func (c *Combat) onlyDestiny(r *asking.Row) bool {
	return c.own() && len(r.Legal) > 0 && r.Cost > 0 && c.Play.Shown.Party[c.activeCard()].Dice()>>r.Cost == 0
}
