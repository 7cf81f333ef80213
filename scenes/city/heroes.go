package city

import (
	"strings"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// drawParty draws the left column: the heroes' cards, that of who acts with its actions, and the dial below them.
func (x *Journey) drawParty(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	sh.UI.Add(game.Panels, game.Area{Name: "panel/cards", Rect: r, Skip: true, Weight: game.Pane})
	high := min(t.Px(196), r.H*0.3)
	dial, cards := r.CutBottom(high)
	_, cards = cards.CutBottom(t.Px(scenes.Gap))
	x.drawDialPanel(sh, p, dial)
	x.drawCards(sh, p, cards)
}

// drawCards draws the heroes' cards under each other. The card of who acts has the room that its actions need, the others shrink for it.
func (x *Journey) drawCards(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, acts := sh.Theme, x.acting()
	gap := t.Px(6)
	n := float32(rules.MaxHeroes)
	plain := t.CharacterHeight()
	own := plain
	if acts >= 0 {
		own += x.actionsHeight(t)
	}
	if total := own + (n-1)*(plain+gap); total > r.H { // the others fold to a line, then the actions scroll
		plain = max(t.FoldedCharacterHeight(), (r.H-own-(n-1)*gap)/(n-1))
		own = r.H - (n-1)*(plain+gap)
	}
	for h := range rules.MaxHeroes {
		high := plain
		if h == acts {
			high = own
		}
		var at render.Rect
		at, r = r.CutTop(high)
		_, r = r.CutTop(gap)
		x.drawCard(sh, p, at, h, h == acts)
	}
}

// acting returns the hero whose card shows actions, -1 for none.
func (x *Journey) acting() int {
	if x.own() && !x.Presenting() && !x.layout.Held {
		return x.actor()
	}
	return -1
}

// actionColumns is in how many columns the actions stand on a card.
const actionColumns = 2

// actionsHeight returns the height of the actions on a card.
func (x *Journey) actionsHeight(t *render.Theme) float32 {
	lines := (len(x.actions()) + actionColumns - 1) / actionColumns
	return float32(lines)*(rowHeight(t)+t.Px(4)) + t.Px(4)
}

// drawCard draws a hero's card.
func (x *Journey) drawCard(sh *game.Shell, p *render.Canvas, r render.Rect, h int, acts bool) {
	s := &x.Play.Shown
	name := "card/" + s.HeroName(h)
	v := x.character(sh, h)
	v.Active, v.Hover, v.Focus = x.actor() == h, sh.UI.Hover(name), sh.UI.Focus(name)
	head := r
	if acts {
		head.H = min(r.H, sh.Theme.CharacterHeight())
	}
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: head, Skip: true, Unit: h + 1, Says: v.Name, Weight: game.Token, Tip: func() render.TooltipView { return x.cardTip(sh, h) }})
	areas := p.CharacterCard(r, v)
	x.drawCardSigns(p, areas.Beside, h)
	if acts {
		x.drawRows(sh, p, areas.Rest, x.actions(), actionColumns, &x.acts)
	}
}

// character returns the view of a hero's card.
func (x *Journey) character(sh *game.Shell, h int) render.CharacterView {
	s, w := &x.Play.Shown, sh.Words
	hero := &s.Heroes[h]
	card := &s.Content().Heroes[hero.Kind]
	v := render.CharacterView{Figure: card.ID, Letter: card.Letter, Name: w.Name(card.ID), Rim: render.Explorers[h], Note: x.heroLine(sh, h),
		Inspiration: int(hero.Inspiration), MostInspiration: mostInspiration, Inspired: hero.Inspired, Out: hero.Out || hero.Dead, Done: x.done(h)}
	for _, slot := range hero.Slots {
		v.Slots = append(v.Slots, render.SlotView{Die: int(slot.Die), Wound: slot.Counter == rules.WoundCounter, Grievous: slot.Counter == rules.GrievousCounter, Overwatch: hero.Reacting && slot.Die > 0})
	}
	switch {
	case hero.Dead:
		v.Note = w.Say("hero.dead")
	case hero.Out:
		v.Note = w.Say("hero.out")
	case hero.Away:
		v.Note = w.Say("hero.away")
	case s.Units[h].Has(library.Buried):
		v.Note = w.Say("hero.buried")
	}
	return v
}

// mostInspiration is how many points a card shows at most (CC-INS-002).
const mostInspiration = 3

// done reports whether a hero has been activated in this turn.
func (x *Journey) done(h int) bool {
	s := &x.Play.Shown
	for _, c := range s.Track[:s.NumTrack] {
		if !c.Hostile && int(c.Index) == h {
			return c.Done
		}
	}
	return false
}

// drawCardSigns draws the signs of a hero's ailments beside its dice.
func (x *Journey) drawCardSigns(p *render.Canvas, r render.Rect, h int) {
	size := min(r.H, p.Theme.Grown(20))
	at := render.Rect{X: r.Right() - size, Y: r.Y + (r.H-size)/2, W: size, H: size}
	for a := range library.Ailments {
		if x.Play.Shown.Units[h].Has(a) && at.X >= r.X {
			drawAilment(p, at, library.AilmentWords[a])
			at.X -= size * 1.1
		}
	}
}

// drawAils draws the signs of a miniature's ailments over its head.
func (x *Journey) drawAils(p *render.Canvas, f *standing) {
	size := max(p.Theme.Px(12), f.size*0.24)
	at := render.Rect{X: f.at.X - size/2, Y: f.at.Y - f.size*1.02 - size, W: size, H: size}
	for a := range library.Ailments {
		if x.Play.Shown.Units[f.unit].Has(a) {
			drawAilment(p, at, library.AilmentWords[a])
			at.X += size * 1.05
		}
	}
}

// cardTip says all that a hero's card says: its path, its weapons and abilities, what it carries, its ailments.
func (x *Journey) cardTip(sh *game.Shell, h int) render.TooltipView {
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
