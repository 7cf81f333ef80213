package city

import (
	"slices"
	"strings"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/render"
	ware "precipice/render/cityware"
	"precipice/scenes"
)

// partyPane is the column of the heroes.
type partyPane struct{ *Journey }

// drawParty draws the left column: the heroes' cards, that of who acts with its actions, and the dial below them.
func (x partyPane) drawParty(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	sh.UI.Add(game.Panels, game.Area{Name: "panel/cards", Rect: r, Skip: true, Weight: game.Pane})
	dial, cards := r.CutBottom(min(t.Px(184), r.H*0.28))
	dial.W = min(dial.W, x.layout.Corner.W)
	_, cards = cards.CutBottom(t.Px(scenes.Gap))
	dialPane(x).drawDialPane(sh, p, dial)
	x.drawCards(sh, p, cards)
}

// drawCards draws the heroes' cards under each other. The card of who acts has the room that its actions need. If not all have room, those
// lose a line who have acted or cannot, then the last ones; then in the same order they fold to one line, and at last the actions scroll.
func (x partyPane) drawCards(sh *game.Shell, p *render.Canvas, r render.Rect) {
	acts, gap := x.acting(), sh.Theme.Px(5)
	for h, high := range x.cardHeights(sh.Theme, acts, r.H-gap*(rules.MaxHeroes-1)) {
		var at render.Rect
		at, r = r.CutTop(high)
		_, r = r.CutTop(gap)
		x.drawCard(sh, p, at, h, h == acts)
	}
}

// cardHeights divides a height among the heroes' cards.
func (x partyPane) cardHeights(t *render.Theme, acts int, room float32) (high [rules.MaxHeroes]float32) {
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
func (x partyPane) foldFirst() (list []int) {
	rank := func(h int) int {
		hero := &x.Play.Shown.Heroes[h]
		switch {
		case !hero.Able() || hero.Away:
			return 0
		case x.done(h):
			return 1
		}
		return 2
	}
	for h := range slices.Backward(x.Play.Shown.Heroes[:]) {
		list = append(list, h)
	}
	slices.SortStableFunc(list, func(a, b int) int { return rank(a) - rank(b) })
	return list
}

// acting returns the hero whose card shows actions, -1 for none.
func (x partyPane) acting() int {
	if x.own() && !x.Presenting() && !x.layout.Held {
		return x.actor()
	}
	return -1
}

// actionColumns is in how many columns the actions stand on a card.
const actionColumns = 2

// actionsHeight returns the height of the actions on a card.
func (x partyPane) actionsHeight(t *render.Theme) float32 {
	high, _ := x.rowSizes(t, x.actions(), x.layout.Left.W-t.Px(30), actionColumns)
	return rowsHeight(t, high) + t.Px(8)
}

// drawCard draws a hero's card.
func (x partyPane) drawCard(sh *game.Shell, p *render.Canvas, r render.Rect, h int, acts bool) {
	s := &x.Play.Shown
	name := "card/" + s.HeroName(h)
	v := x.character(sh, h)
	v.Active, v.Hover, v.Focus = x.actor() == h, sh.UI.Hover(name), sh.UI.Focus(name)
	head := r
	v.Brief, v.Folded = r.H < ware.HeroHeight(sh.Theme)*0.98, r.H < ware.BriefHeroHeight(sh.Theme)*0.98
	if acts { // its actions go before the line under its name
		v.Brief, v.Folded = r.H < ware.HeroHeight(sh.Theme)+x.actionsHeight(sh.Theme)-1, false
		head.H = min(r.H, ware.HeroHeight(sh.Theme))
	}
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: head, Skip: true, Unit: h + 1, Says: v.Name, Weight: game.Token, Tip: func() render.TooltipView { return x.cardTip(sh, h) }})
	areas := ware.HeroCard(p, r, v)
	x.addPayAreas(sh, areas.Slots, h)
	if acts {
		x.drawRows(sh, p, areas.Rest.Inset2(sh.Theme.Px(8), 0), x.actions(), actionColumns, &x.acts)
	}
}

// addPayAreas lets a click on a die of the card choose it, where the question is which die pays, or which space a wound covers.
func (x partyPane) addPayAreas(sh *game.Shell, slots []render.Rect, h int) {
	s := &x.Play.Shown
	if x.asked == nil || x.Presenting() || x.actor() != h {
		return
	}
	for i, at := range slots {
		key := ""
		switch x.asked.Decision.Kind {
		case rules.AskCover, rules.AskInfect:
			key = rules.DoCover + " " + numberOf(i+1)
		case rules.AskPay:
			key = rules.DoPay + " " + numberOf(int(s.Heroes[h].Slots[i].Die))
		case rules.AskActivation:
			if die := int(s.Heroes[h].Slots[i].Die); die > 0 {
				x.addPreference(sh, "slot/"+numberOf(i+1), at, rules.DoPay+" "+numberOf(die))
			}
			continue
		}
		if o := x.optionOf(key); o != nil {
			sh.UI.Add(game.Panels, game.Area{Name: "slot/" + numberOf(i+1), Rect: at, Skip: true, Answer: true, Takes: key, Says: sh.Words.Do(x.asked.Decision.Kind, o), Do: func() { x.take(sh, key) }})
		}
	}
}

// addPreference lets a click on a die say that it pays for the next action, and another that it does not.
func (x partyPane) addPreference(sh *game.Shell, name string, at render.Rect, key string) {
	if x.Play.Watched() {
		return
	}
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Skip: true, State: game.ChosenIf(x.Play.Preferred() == key), Tip: func() render.TooltipView {
		return render.TooltipView{Title: sh.Words.Do(rules.AskPay, &engine.Option{Verb: rules.DoPay, Parts: parts(key)}), Text: sh.Words.Say("hint.prefer"), Rules: "CC-ACT-002"}
	}, Do: func() {
		if x.Play.Preferred() == key {
			key = ""
		}
		x.Play.Prefer(key)
		x.Version++
		sh.Dirty()
	}})
}

// parts returns the parts of the key of a payment.
func parts(key string) (list [4]string) {
	copy(list[:], strings.Fields(key)[1:])
	return list
}

// character returns the view of a hero's card.
func (x partyPane) character(sh *game.Shell, h int) ware.HeroView {
	s, w := &x.Play.Shown, sh.Words
	hero := &s.Heroes[h]
	card := &s.Content().Heroes[hero.Kind]
	v := ware.HeroView{Figure: card.ID, Letter: card.Letter, Name: w.Name(card.ID), Rim: render.Explorers[h], Stats: x.heroLine(sh, h),
		Inspiration: int(hero.Inspiration), Most: max(mostInspiration, int(hero.Inspiration)), Inspired: hero.Inspired, Out: hero.Out || hero.Dead, Away: hero.Away, Done: x.done(h)}
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
func (x partyPane) carries(sh *game.Shell, h int) (list []string) {
	s, w, hero := &x.Play.Shown, sh.Words, &x.Play.Shown.Heroes[h]
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
func (x partyPane) pickable(h, slot int) bool {
	if die := x.Play.Shown.Heroes[h].Slots[slot].Die; die > 0 && x.own() && x.actor() == h && x.Play.Preferred() == rules.DoPay+" "+numberOf(int(die)) {
		return true
	}
	return x.asked != nil && !x.Presenting() && x.actor() == h && (x.asked.Asks(rules.AskCover) || x.asked.Asks(rules.AskInfect)) && x.optionOf(rules.DoCover+" "+numberOf(slot+1)) != nil
}

// mostInspiration is how many points a card shows at least (CC-INS-002).
const mostInspiration = 3

// ailmentsOf lists the ailments of a miniature as they are drawn.
func ailmentsOf(v *rules.Unit) (list []ware.Ailment) {
	for a := range library.Ailments {
		if v.Has(a) {
			list = append(list, ware.Ailment(a))
		}
	}
	return list
}

// done reports whether a hero has been activated in this turn.
func (x *Journey) done(h int) bool {
	s := &x.Play.Shown
	for _, c := range s.Track[:s.NumTrack] {
		if !c.Hostile && int(c.Index) == h {
			return c.Done && !s.Heroes[h].Active
		}
	}
	return false
}

// drawAils draws the signs of a miniature's ailments over its head.
func (x boardPane) drawAils(p *render.Canvas, f *standing) {
	list := ailmentsOf(&x.Play.Shown.Units[f.unit])
	r := max(p.Theme.Px(7), f.size*0.12)
	at := render.Point{X: f.at.X - r*float32(len(list)-1)*1.05, Y: f.at.Y - f.size*1.02 - r}
	for _, a := range list {
		ware.AilmentSign(p, at, r, a)
		at.X += r * 2.1
	}
}

// cardTip says all that a hero's card says: its path, its weapons and abilities, what it carries, its ailments.
func (x partyPane) cardTip(sh *game.Shell, h int) render.TooltipView {
	s, w := &x.Play.Shown, sh.Words
	hero := &s.Heroes[h]
	card, side := &s.Content().Heroes[hero.Kind], s.Card(h)
	v := render.TooltipView{Title: w.Name(card.ID), Sub: x.heroLine(sh, h), Rules: "CC-ACT-001"}
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
	if ails := x.ailsOf(sh, rules.UnitID(h)); ails != "" {
		lines = append(lines, ails)
	}
	v.Text = strings.Join(lines, "\n")
	return v
}
