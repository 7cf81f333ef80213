package city

import (
	"slices"

	rules "precipice/engine/city"
	"precipice/render"
	art "precipice/render/city"
	ware "precipice/render/cityware"
	"precipice/scenes"
)

// abreast is how many cards have room beside each other.
func (g verdictPage) abreast() int {
	if g.wide > g.sh.Theme.Px(600)*max(1, g.sh.Theme.Text) {
		return 2
	}
	return 1
}

// cardWide is the width of a card.
func (g verdictPage) cardWide() float32 {
	n := float32(g.abreast())
	return min((g.wide-(n-1)*g.sh.Theme.Px(scenes.Gap))/n, g.sh.Theme.Px(460)*max(1, g.sh.Theme.Text*0.8))
}

// cards are those of what was gained, and of the heroes.
func (g verdictPage) cards() (list []scenes.ListRow) {
	for _, h := range g.gained() {
		list = append(list, g.gain(h))
	}
	for _, h := range g.harmed() {
		list = append(list, g.card(h))
	}
	return list
}

// inColumns draws rows side by side as one, as high as the highest.
func inColumns(cards []scenes.ListRow, gap float32) scenes.ListRow {
	high := float32(0)
	for i := range cards {
		high = max(high, cards[i].Height)
	}
	return scenes.ListRow{Height: high, Draw: func(at render.Rect) {
		for i, cell := range at.Columns(len(cards), gap) {
			cell.H = cards[i].Height
			cards[i].Draw(cell)
		}
	}}
}

// gained lists the heroes who carry another item than before.
func (g verdictPage) gained() (list []int) {
	s, was := &g.d.Play.Shown, &g.d.fate.was
	for h := range s.Heroes {
		if _, has := s.Heroes[h].Item.Card(); has && s.Heroes[h].Item != was.heroes[h].Item {
			list = append(list, h)
		}
	}
	return list
}

// harmed lists the heroes whose cards show the result of the choice: first the hero who went, then the others.
func (g verdictPage) harmed() []int {
	if g.story == "" {
		return nil
	}
	list := []int{g.d.fate.hero}
	add := func(h int) {
		if h < rules.MaxHeroes && !slices.Contains(list, h) {
			list = append(list, h)
		}
	}
	for i := range g.lines {
		switch c := g.lines[i].Change.(type) {
		case rules.CounterPlaced:
			add(int(c.Hero))
		case rules.Eased:
			add(int(c.Hero))
		case rules.OutOfAction:
			add(int(c.Hero))
		case rules.AilChanged:
			add(int(c.Unit))
		}
	}
	return list
}

// card is the row of a hero's card, which shows wounds and ailments.
func (g verdictPage) card(h int) scenes.ListRow {
	v := g.party.character(g.sh, h)
	if v.Away {
		v.Away, v.Stats = false, g.sh.Words.Say("crisis.returns")
	}
	v.Done = false
	return scenes.ListRow{Height: ware.HeroHeight(g.sh.Theme), Draw: func(at render.Rect) {
		at.W = g.cardWide()
		ware.HeroCard(g.p, at, v)
	}}
}

// gain is the row of the card of an item that a hero has gained: its picture, and what it does.
func (g verdictPage) gain(h int) scenes.ListRow {
	w, s := g.sh.Words, &g.d.Play.Shown
	c, _ := s.Heroes[h].Item.Card()
	item := &s.Content().Items[c]
	v := ware.GainView{Name: w.Name(item.ID), Kind: w.Say("crisis.item"), Text: w.Say("text." + item.ID)}
	for _, m := range item.Rules {
		for _, stat := range [...]string{"agility", "vitality", "defence"} {
			if m.What == stat+"-die" {
				v.Today, v.With = g.boon(h, stat, "crisis.without", m.By), g.boon(h, stat, "crisis.with", 0)
				v.Note = w.Say("crisis.chance", w.Name(stat))
			}
		}
	}
	wide := g.cardWide()
	return scenes.ListRow{Height: ware.GainHeight(g.sh.Theme, v, wide), Draw: func(at render.Rect) {
		at.W = wide
		art.Thing(g.p, ware.Gain(g.p, at, v), item.ID)
	}}
}

// boon returns how a hero rolls now, or with dice so many sizes smaller.
func (g verdictPage) boon(h int, stat, label string, smaller int) ware.BoonView {
	s := g.d.Play.Shown
	if smaller != 0 {
		s.Heroes[h].Item = 0
	}
	die := s.Stat(h, stat)
	return ware.BoonView{Label: g.sh.Words.Say(label), Die: "D" + numberOf(int(die.Die)), Odds: levelOdds(&s.Content().Dice, die)}
}
