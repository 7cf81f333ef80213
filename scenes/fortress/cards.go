package fortress

import (
	"cmp"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// cardPane is the cards of the explorers, with what the one who acts can do.
type cardPane struct {
	d       *tabletop
	ahead   *outlook
	payer   *payer
	tips    *tips
	numbers asking.Numbers
}

// drawCards draws the character cards, the active one with its actions.
func (y *cardPane) drawCards(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s := sh.Theme, &y.d.Play.Shown
	n := 0
	for e := range s.Party {
		if s.Party[e].Playing {
			n++
		}
	}
	acting := y.d.activeCard()
	acts := y.actionsOn(sh, r.W)
	small, large := cardHeights(t, r.H, float32(n), acts)
	if y.d.kit.layout.Held {
		small = min(t.FingerCharacterHeight(y.d.kit.layout.Brief), (r.H-float32(n-1)*t.Px(scenes.Gap))/float32(n))
		large = small
	}
	for e := range s.Party {
		if !s.Party[e].Playing {
			continue
		}
		high := small
		if e == acting && y.d.Activating() {
			high = large
		}
		var at render.Rect
		at, r = r.CutTop(high)
		_, r = r.CutTop(t.Px(scenes.Gap))
		y.drawCard(sh, p, at, e, e == acting, acts)
	}
}

// leastActions is the part of their height that actions need at least before the other cards fold.
const leastActions = 0.8

// cardHeights returns the height of a card among n, and that of the one with actions. The other cards fold to one
// line where the actions would have no room.
func cardHeights(t *render.Theme, room, n float32, acts actions) (small, large float32) {
	gap, high := t.Px(scenes.Gap), acts.height()
	whole := min(t.CharacterHeight(), (room-(n-1)*gap)/n)
	small = whole
	if room-(n-1)*(small+gap) < t.CharacterHeight()+high*leastActions && high > 0 {
		small = min(small, t.FoldedCharacterHeight())
	}
	return small, min(room-(n-1)*(small+gap), whole+high)
}

// drawCard draws the card of an explorer, with the actions if it is the one that acts.
func (y *cardPane) drawCard(sh *game.Shell, p *render.Canvas, r render.Rect, e int, active bool, acts actions) {
	s := &y.d.Play.Shown
	x := &s.Party[e]
	v := y.d.Character(sh, e)
	v.Active, v.Done, v.Holds = active, y.acted(e), len(table.HandOf(s, e)) > 0
	v.Slots = y.d.Slots(e)
	for i := range v.Slots {
		die := v.Slots[i].Die
		v.Slots[i].Pick = active && die > 0 && (y.payer.marks.mark(false, die) || y.payer.marks.preferred == ownPayment+strconv.Itoa(die))
		if key := y.payer.coverChoice(e, i); key != "" {
			v.Slots[i].Pick = true
			v.Slots[i].Focus = sh.UI.Hover("option/"+key) || sh.UI.Focus("option/"+key) || sh.UI.Hover("space/"+key)
		}
	}
	held := y.d.kit.layout.Held
	v.Fingers, v.Low = held, y.d.kit.layout.Brief
	areas := p.CharacterCard(r, v)
	a := game.Area{Name: "card/" + s.Name(e), Rect: r, Rule: "BF-ACT-003", Skip: true, Weight: game.Token, Tip: func() render.TooltipView { return y.d.CardTip(sh, e) }}
	if sh.Heard() {
		a.Says = cardSpoken(sh, s, e)
	}
	if !held { // fingers need its room for the portrait
		a.Do = func() { y.d.centreOn(sh, x.Figure()) }
	}
	sh.UI.Add(game.Panels, a)
	y.d.tidings.addWounds(sh, areas.Slots, e, a.Do)
	y.d.AddCardArea(sh, areas.Portrait, e)
	for i := range areas.Slots {
		if key := y.payer.coverChoice(e, i); key != "" {
			y.coverSpace(sh, areas.Slots[i], key)
		}
	}
	for i, slot := range x.Slots[:x.NumSlots] {
		if i < len(areas.Slots) && slot.Die > 0 && active {
			y.payer.payDie(sh, areas.Slots[i], ownPayment+strconv.Itoa(int(slot.Die)), &render.DieFaceView{})
		}
	}
	if held && !v.Low && active && y.d.Activating() && y.d.drawers.Open == 0 {
		areas.Beside = y.drawDestinyBeside(sh, p, areas.Beside)
	}
	y.drawHoldings(sh, p, areas.Beside, e)
	if active && y.d.Activating() && areas.Rest.H > sh.Theme.Px(20) && y.d.drawers.Open != partyDrawer { // in the drawer the party is only read
		acts.draw(p, areas.Rest)
	}
}

// acted reports whether an explorer's initiative card is face down.
func (y *cardPane) acted(e int) bool {
	s := &y.d.Play.Shown
	for _, card := range s.Track[:s.NumTrack] {
		if !card.Hostile && int(card.Index) == e {
			return card.Done
		}
	}
	return false
}

const (
	actionHeight = 26 // height of an action's row, design units
	actionSpace  = 4
)

// actionRows returns the actions shown on the card.
func (y *cardPane) actionRows() (rows []*asking.Row) {
	for _, r := range y.d.Choices.All() {
		if y.listed(r) {
			rows = append(rows, r)
		}
	}
	return rows
}

// actions are the rows of an activation on a card, in columns: the actions, and the switch for aiming behind them.
type actions struct {
	c       *cardPane
	sh      *game.Shell
	rows    []*asking.Row
	columns int
	highs   []float32 // of the lines: one of rows whose names stand on two lines is higher
}

// actionsOn returns the actions on a card of a width. There are none where the question is not answered on a card.
func (y *cardPane) actionsOn(sh *game.Shell, wide float32) (a actions) {
	if !y.d.Activating() {
		return a
	}
	a = actions{c: y, sh: sh, rows: y.actionRows(), columns: 2}
	if y.d.kit.layout.Brief { // the screen is low
		a.columns = 3
	}
	t := sh.Theme
	usual := t.Target(t.Px(actionHeight) * t.Text)
	cell := render.Rect{W: t.CharacterInside(wide), H: usual}.Columns(a.columns, t.Px(actionSpace))[0]
	a.highs = make([]float32, len(a.rows)/a.columns+1)
	for n := range len(a.rows) + 1 {
		v := a.aim(cell.W)
		if n < len(a.rows) {
			v = y.rowView(sh, cell, a.rows[n])
		}
		at := &a.highs[n/a.columns]
		*at = max(*at, t.OptionHeight(cell.W, usual, v))
	}
	return a
}

// height returns the height of all lines with what is around them.
func (a *actions) height() (high float32) {
	if len(a.highs) == 0 {
		return 0
	}
	t := a.sh.Theme
	for _, line := range a.highs {
		high += line + t.Px(actionSpace)
	}
	return high + t.Px(10)
}

// draw draws the rows in r. They are lower where that has not their height.
func (a *actions) draw(p *render.Canvas, r render.Rect) {
	sh, c, space := a.sh, a.c, a.sh.Theme.Px(actionSpace)
	all := -space
	for _, line := range a.highs {
		all += line + space
	}
	gaps := space * float32(len(a.highs)-1)
	part := min(1, (r.H-gaps)/(all-gaps))
	columns, y := r.Columns(a.columns, space), r.Y
	for n := range len(a.rows) + 1 {
		at := columns[n%a.columns]
		at.Y, at.H = y, a.highs[n/a.columns]*part
		if n < len(a.rows) {
			c.drawRow(sh, p, at, a.rows[n])
		} else {
			a.drawAim(p, at)
		}
		if n%a.columns == a.columns-1 {
			y = at.Bottom() + space
		}
	}
}

// aim returns how the switch for aiming is drawn in a row of a width. What it costs stands below its name if need be.
func (a *actions) aim(wide float32) render.OptionView {
	sh, w := a.sh, a.sh.Words
	aims, _ := a.c.d.foresight.aims()
	v := render.OptionView{Label: w.Say("row.aim"), Cost: w.Say("cost.aim"), Chosen: a.c.d.aim, Faint: !aims, Hover: sh.UI.Hover("row/aim"), Focus: sh.UI.Focus("row/aim")}
	if !sh.Theme.OptionFits(wide, v) {
		v.Under, v.Cost = v.Cost, ""
	}
	return v
}

// drawAim draws that switch.
func (a *actions) drawAim(p *render.Canvas, r render.Rect) {
	c, sh := a.c, a.sh
	p.OptionRow(r, a.aim(r.W))
	sh.UI.Add(game.Panels, game.Area{Name: "row/aim", Rect: r, Weight: game.Reply, Leads: true, Do: func() { c.d.aim = !c.d.aim; c.d.Version++ },
		Tip: func() render.TooltipView {
			text, rule := c.d.foresight.aimTipText(sh)
			return render.TooltipView{Title: sh.Words.Say("row.aim"), Text: text, Rules: rule}
		}})
}

// listed reports whether an action is shown on the card. A refused one is shown only if the explorer could
// hope for it.
func (y *cardPane) listed(r *asking.Row) bool {
	switch {
	case r.Verb == fortress.DoEnd:
		return false
	case r.Verb == fortress.DoInspire && len(r.Legal) == 0:
		return r.ID == "inspire "+y.d.Play.Shown.Name(max(0, y.d.activeCard()))
	case r.ID == "search" && len(r.Legal) == 0:
		other := y.d.Choices.Row("search inspired")
		return other == nil || len(other.Legal) == 0
	case r.ID == "search inspired":
		return len(r.Legal) > 0
	}
	return true
}

// rowView returns how a row of the decision is drawn in r, with the room for what stands at its right end.
func (y *cardPane) rowView(sh *game.Shell, r render.Rect, row *asking.Row) render.OptionView {
	t, name := sh.Theme, row.Area()
	v := render.OptionView{Number: y.numbered().Of(row), Label: row.Label, Chosen: row == y.d.Choices.Spaces() && y.d.Activating() || row == y.d.Choices.Units(), Disabled: len(row.Legal) == 0,
		Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)}
	v.Cost, v.Destiny = table.Price(sh, row), row.Cost > 0 && y.payer.onlyDestiny(row)
	v.Faint = y.d.foresight.futileRow(row)
	better := y.d.BetterOf(sh, row)
	if odds, ok := y.payer.rollOf(row); ok && row.Verb == fortress.DoGambit {
		v.Cost = succeeds(odds)
	}
	v.Cost = cmp.Or(better, v.Cost)
	if harm := y.ahead.harmOf(sh, row, r.W-t.Px(44)*t.Text); harm != "" {
		v.Cost = harm
	}
	with := partners{y, sh, row}
	trades := with.width(r)
	if row.Pays() && trades == 0 {
		v.Room = asking.PaymentsWidth(sh, r, row)
		if row.Verb == fortress.DoGambit && v.Room+t.Measure(v.Label, render.Label)+t.Px(30) > r.W { // the question says what is tried
			v.Label = sh.Words.Name(table.ChoiceOf(row).Option.Parts[0])
		}
	}
	if v.Room = max(v.Room, y.d.OffersWidth(sh, r, row), trades); trades > 0 {
		v.Label = with.label(r)
	}
	if v.Cost != "" && v.Room+t.Measure(v.Cost, render.Small)+t.Px(40) > r.W { // the tip says it too
		v.Cost = ""
	}
	return v
}

// drawRow draws a row of the decision. A click on it takes it, or selects it for the next click on the
// board.
func (y *cardPane) drawRow(sh *game.Shell, p *render.Canvas, r render.Rect, row *asking.Row) {
	name, v := row.Area(), y.rowView(sh, r, row)
	a := game.Area{Name: name, Rect: r, Weight: game.Reply, Leads: true, Tip: func() render.TooltipView { return y.tips.rowTip(sh, row) }}
	if row.Direct() != nil || row.Place != asking.Nowhere && len(row.Legal) > 0 {
		a.Do = func() { y.d.by.pick(sh, row) }
	} else if key := row.Cheapest(); key != "" {
		a.Skip, a.Takes, a.Do = true, key, func() { y.d.by.Choose(sh, key) } // the focus goes to the payments themselves
	} else if text, _ := y.tips.whyDisabled(sh, row); text != "" {
		v.Reason, a.Readable = text, true
	}
	with, trades := partners{y, sh, row}, table.HasPartners(row)
	if trades {
		a.Skip = row.Direct() == nil
	}
	p.OptionRow(r, v)
	y.d.opening.add(sh, a)
	switch {
	case trades:
		with.draw(p, r)
	case y.d.IsOffer(row):
		y.d.DrawOffers(sh, p, r, row, func(a game.Area) { y.d.opening.add(sh, a) })
	case row.Pays():
		asking.Answers{Take: y.d.by.Choose, Add: func(a game.Area) { y.d.opening.add(sh, a) }}.Payments(sh, p, r, row, func(ch *asking.Choice) render.TooltipView { return y.payer.paymentTip(sh, row, ch) })
	}
}

// cardSpoken says of an explorer's card what its slots show: the dice and the wounds.
func cardSpoken(sh *game.Shell, s *fortress.State, e int) string {
	w, x := sh.Words, &s.Party[e]
	parts := []string{w.Name(s.Name(e))}
	var dice []string
	wounds, grievous := 0, 0
	for _, slot := range x.Slots[:x.NumSlots] {
		switch {
		case slot.Counter == fortress.GrievousCounter:
			grievous++
		case slot.Counter != fortress.NoCounter:
			wounds++
		case slot.Die > 0:
			dice = append(dice, strconv.Itoa(int(slot.Die)))
		}
	}
	if len(dice) > 0 {
		parts = append(parts, w.Say("spoken.dice", strings.Join(dice, ", ")))
	}
	if wounds > 0 {
		parts = append(parts, w.Count("spoken.wounds", wounds))
	}
	if grievous > 0 {
		parts = append(parts, w.Count("spoken.grievous", grievous))
	}
	return strings.Join(parts, "; ")
}
