package city

import (
	"slices"
	"strings"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/render"
	ware "precipice/render/cityware"
	"precipice/scenes"
)

// partyPane is the column of the heroes.
type partyPane struct {
	d    *tabletop
	ask  *questionPane
	dial *dialPane
	acts scenes.ScrollList // the actions of the hero who acts, where they need more room than there is
	kept kept
}

// kept is how high the actions of the activation under way have been, so that the cards stay where they are from action to action.
type kept struct {
	of   activation
	wide float32
	text float32
	high float32
}

// drawParty draws the left column: the heroes' cards, that of who acts with its actions, and the dial below them.
func (x *partyPane) drawParty(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	sh.UI.Add(game.Panels, game.Area{Name: "panel/cards", Rect: r, Skip: true, Weight: game.Pane})
	dial, cards := x.dialRoom(t, r)
	_, cards = cards.CutBottom(t.Px(scenes.Gap))
	x.dial.drawDialPane(sh, p, dial)
	x.drawCards(sh, p, cards)
}

// dialRoom divides the left column: where the dial stands, and what is above it.
func (x *partyPane) dialRoom(t *render.Theme, r render.Rect) (dial, above render.Rect) {
	dial, above = r.CutBottom(min(t.Px(184), r.H*0.28))
	dial.W = min(dial.W, x.d.Layout.Corner.W)
	return dial, above
}

// drawCards draws the heroes' cards under each other. The card of who acts has the room that its actions need. If not all have room, those
// lose a line who have acted or cannot, then the last ones; then in the same order they fold to one line, and at last the actions scroll.
func (x *partyPane) drawCards(sh *game.Shell, p *render.Canvas, r render.Rect) {
	acts, gap := x.acting(), sh.Theme.Px(5)
	for h, high := range x.cardHeights(sh.Theme, x.active(), r.H-gap*(rules.MaxHeroes-1)) {
		var at render.Rect
		at, r = r.CutTop(high)
		_, r = r.CutTop(gap)
		x.drawCard(sh, p, at, h, h == acts)
	}
}

// active returns the hero whose card has the room for actions, -1 for none: who acts, also while it is shown what came of an action and
// while something else is asked about it.
func (x *partyPane) active() int {
	if x.d.Layout.Held {
		return -1
	}
	s := &x.d.Play.Shown
	for h := range s.Heroes {
		if s.Heroes[h].Active {
			return h
		}
	}
	return x.acting()
}

// cardHeights divides a height among the heroes' cards.
func (x *partyPane) cardHeights(t *render.Theme, acts int, room float32) (high [rules.MaxHeroes]float32) {
	total := float32(0)
	for h := range high {
		if high[h] = ware.HeroHeight(t); h == acts {
			high[h] += x.actionsHeight(t)
		}
		total += high[h]
	}
	order, brief, folded := x.foldFirst(), ware.BriefHeroHeight(t), ware.FoldedHeroHeight(t)
	for _, less := range [2]float32{brief, folded} {
		for _, h := range order {
			if total > room && h != acts && less < high[h] {
				total -= high[h] - less
				high[h] = less
			}
		}
	}
	for _, h := range slices.Backward(order) { // the last fold may have left room for a line of another
		if more := brief - high[h]; h != acts && more > 0 && total+more <= room {
			total += more
			high[h] = brief
		}
	}
	if acts >= 0 {
		high[acts] -= max(0, total-room)
	}
	return high
}

// foldFirst lists the heroes in the order in which their cards fold.
func (x *partyPane) foldFirst() (list []int) {
	rank := func(h int) int {
		hero := &x.d.Play.Shown.Heroes[h]
		switch {
		case !hero.Able() || hero.Away:
			return 0
		case x.d.who.done(h):
			return 1
		}
		return 2
	}
	for h := range slices.Backward(x.d.Play.Shown.Heroes[:]) {
		list = append(list, h)
	}
	slices.SortStableFunc(list, func(a, b int) int { return rank(a) - rank(b) })
	return list
}

// acting returns the hero whose card shows actions, -1 for none.
func (x *partyPane) acting() int {
	if x.d.own() && !x.d.Presenting() && !x.d.Layout.Held {
		return x.d.actor()
	}
	return -1
}

// actionsHeight returns the height of the actions on a card.
func (x *partyPane) actionsHeight(t *render.Theme) float32 {
	s, now := &x.d.Play.Shown, kept{wide: x.d.Layout.Left.W, text: t.Text}
	if h := x.active(); h >= 0 {
		now.of = activation{s.Turn, s.HeroName(h)}
	}
	if before := x.kept; before.of == now.of && before.wide == now.wide && before.text == now.text {
		now.high = before.high
	}
	if x.acting() >= 0 {
		high, _ := x.ask.rowSizes(t, x.ask.actions(), now.wide-t.Px(30), actionColumns)
		now.high = max(now.high, rowsHeight(t, high)+t.Px(8), x.reserved(t))
	}
	x.kept = now
	return now.high
}

// reserved returns the height that the actions may come to need in an activation: each weapon may get a row of attacks until the target
// falls, and the hero one of healing until nothing is left to heal.
func (x *partyPane) reserved(t *render.Theme) float32 {
	n := 0
	for _, r := range x.ask.actions() {
		switch o := &r.First().Option; {
		case o.Verb == rules.DoAttack && o.Parts[2] == "", o.Verb == rules.DoRecuperate && o.Parts[0] == "":
			n += 2
		case o.Verb != rules.DoAttack && o.Verb != rules.DoRecuperate:
			n++
		}
	}
	return float32((n+actionColumns-1)/actionColumns)*(rowHeight(t)+t.Px(4)) + t.Px(14)
}

// drawCard draws a hero's card.
func (x *partyPane) drawCard(sh *game.Shell, p *render.Canvas, r render.Rect, h int, acts bool) {
	s := &x.d.Play.Shown
	name := "card/" + s.HeroName(h)
	v := x.character(sh, h)
	v.Active, v.Hover, v.Focus = x.d.actor() == h, sh.UI.Hover(name), sh.UI.Focus(name)
	head := r
	v.Brief, v.Folded = r.H < ware.HeroHeight(sh.Theme)*0.98, r.H < ware.BriefHeroHeight(sh.Theme)*0.98
	if acts { // its actions go before the line under its name
		v.Brief, v.Folded = r.H < ware.HeroHeight(sh.Theme)+x.actionsHeight(sh.Theme)-1, false
		head.H = min(r.H, ware.HeroHeight(sh.Theme))
	}
	a := game.Area{Name: name, Rect: head, Skip: true, Unit: h + 1, Says: v.Name, Weight: game.Token, Tip: func() render.TooltipView { return x.cardTip(sh, h) }}
	if sh.Heard() {
		a.Says = spokenCard(sh, &v)
	}
	sh.UI.Add(game.Panels, a)
	areas := ware.HeroCard(p, r, v)
	x.addPayAreas(sh, areas.Slots, h)
	if acts {
		x.ask.drawRows(sh, p, areas.Rest.Inset2(sh.Theme.Px(8), 0), x.ask.actions(), actionColumns, &x.acts)
	}
}

// drawHeld draws the card of the hero whom the question is about at the bottom of r, if there is room.
func (x *partyPane) drawHeld(sh *game.Shell, p *render.Canvas, r render.Rect) {
	h, t := x.d.actor(), sh.Theme
	if h < 0 || x.d.Question == nil || x.d.Presenting() || r.H < ware.FoldedHeroHeight(t) {
		return
	}
	high := ware.HeroHeight(t)
	if r.H < high {
		high = ware.FoldedHeroHeight(t)
	}
	at, _ := r.CutBottom(min(r.H, high))
	x.drawCard(sh, p, at, h, false)
}

// addPayAreas lets a click on a die of the card choose it, where the question is which die pays, or which space a wound covers.
func (x *partyPane) addPayAreas(sh *game.Shell, slots []render.Rect, h int) {
	s := &x.d.Play.Shown
	if x.d.Question == nil || x.d.Presenting() || x.d.actor() != h {
		return
	}
	for i, at := range slots {
		key := ""
		switch x.d.Question.Decision.Kind {
		case rules.AskCover, rules.AskInfect:
			key = rules.DoCover + " " + numberOf(i+1)
		case rules.AskPay:
			key = rules.DoPay + " " + numberOf(int(s.Heroes[h].Slots[i].Die))
		case rules.AskActivation:
			if die := int(s.Heroes[h].Slots[i].Die); die > 0 {
				x.d.addPreference(sh, "slot/"+numberOf(i+1), at, rules.DoPay+" "+numberOf(die))
			}
			continue
		}
		if o := x.d.optionOf(key); o != nil {
			sh.UI.Add(game.Panels, game.Area{Name: "slot/" + numberOf(i+1), Rect: at, Skip: true, Answer: true, Takes: key, Says: sh.Words.Do(x.d.Question.Decision.Kind, o), Do: func() { x.d.by.Choose(sh, key) }})
		}
	}
}

// character returns the view of a hero's card.
func (x *partyPane) character(sh *game.Shell, h int) ware.HeroView {
	s, w := &x.d.Play.Shown, sh.Words
	hero := &s.Heroes[h]
	card := &s.Content().Heroes[hero.Kind]
	v := ware.HeroView{Figure: card.ID, Letter: card.Letter, Name: w.Name(card.ID), Rim: render.Explorers[h], Stats: x.d.who.heroLine(sh, h),
		Inspiration: int(hero.Inspiration), Most: max(mostInspiration, int(hero.Inspiration)), Inspired: hero.Inspired, Out: hero.Out || hero.Dead, Away: hero.Away, Done: x.d.who.done(h)}
	ill, _ := hero.Diseased.Card()
	for i, slot := range hero.Slots {
		v.Slots = append(v.Slots, ware.SlotView{Die: int(slot.Die), Wound: slot.Counter == rules.WoundCounter, Grievous: slot.Counter == rules.GrievousCounter,
			Diseased: hero.Diseased > 0 && ill == i, Reaction: hero.Reacting && slot.Die > 0, Pick: x.pickable(h, i)})
	}
	v.Ailments, v.Carries = ailmentsOf(&s.Units[h]), x.carries(sh, h)
	switch {
	case hero.Dead:
		v.Stats = w.Say("hero.dead")
	case hero.Out:
		v.Stats = w.Say("hero.out")
	case hero.Away:
		v.Stats = w.Say("hero.away")
	case s.Units[h].Has(library.Buried):
		v.Stats = w.Say("hero.buried")
	case hero.Reacting && hero.NumDice() > 0:
		v.Note = w.Say("hero.reacts")
	}
	return v
}

// carries lists what a hero carries: realmstone, its treasure and its item.
func (x *partyPane) carries(sh *game.Shell, h int) (list []string) {
	s, w, hero := &x.d.Play.Shown, sh.Words, &x.d.Play.Shown.Heroes[h]
	if n := hero.Points(); n > 0 {
		list = append(list, w.Say("hero.realmstone", numberOf(n)))
	}
	if c, ok := hero.Treasure.Card(); ok {
		list = append(list, w.Name(s.Content().Discoveries[c].ID))
	}
	if c, ok := hero.Item.Card(); ok {
		list = append(list, w.Name(s.Content().Items[c].ID))
	}
	return list
}

// pickable reports whether a space of the hero's card is asked for.
func (x *partyPane) pickable(h, slot int) bool {
	if die := x.d.Play.Shown.Heroes[h].Slots[slot].Die; die > 0 && x.d.own() && x.d.actor() == h && x.d.Play.Preferred() == rules.DoPay+" "+numberOf(int(die)) {
		return true
	}
	return x.d.Question != nil && !x.d.Presenting() && x.d.actor() == h && (x.d.Question.Asks(rules.AskCover) || x.d.Question.Asks(rules.AskInfect)) && x.d.optionOf(rules.DoCover+" "+numberOf(slot+1)) != nil
}

// mostInspiration is how many points a card shows at least (CC-INS-002).
const mostInspiration = 3

// cardTip says all that a hero's card says: its path, its weapons and abilities, what it carries, its ailments.
func (x *partyPane) cardTip(sh *game.Shell, h int) render.TooltipView {
	s, w := &x.d.Play.Shown, sh.Words
	hero := &s.Heroes[h]
	card, side := &s.Content().Heroes[hero.Kind], s.Card(h)
	v := render.TooltipView{Title: w.Name(card.ID), Sub: x.d.who.heroLine(sh, h), Rules: "CC-ACT-001"}
	lines := []string{w.Say("city.setup.path", w.Say("path."+card.ID))}
	for i := range side.Weapons {
		g := &side.Weapons[i]
		lines = append(lines, w.Say("city.setup.weapon", w.Name(g.ID), numberOf(g.Cost), w.Say("weapon.line", w.Name(g.Dice.String()), g.Damage.String(), w.Name(library.ReachWords[g.Kind]))))
	}
	for _, a := range side.Abilities {
		lines = append(lines, w.Say("city.setup.ability", w.Name(a.ID), w.Say("text."+a.ID)))
	}
	for _, a := range side.Rules {
		lines = append(lines, w.Say("city.setup.ability", w.Name(a.ID), w.Say("text."+a.ID)))
	}
	if c, ok := hero.Treasure.Card(); ok {
		id := s.Content().Discoveries[c].ID
		lines = append(lines, w.Say("city.setup.ability", w.Name(id), w.Say("text."+id)))
	}
	if c, ok := hero.Item.Card(); ok {
		id := s.Content().Items[c].ID
		lines = append(lines, w.Say("city.setup.ability", w.Name(id), w.Say("text."+id)))
	}
	if n := hero.Points(); n > 0 {
		lines = append(lines, w.Say("city.fate.realmstone", numberOf(n)))
	}
	if ails := x.d.who.ailsOf(sh, rules.UnitID(h)); ails != "" {
		lines = append(lines, ails)
	}
	v.Text = strings.Join(lines, "\n")
	return v
}
