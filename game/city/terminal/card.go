package terminal

import (
	"strconv"

	"precipice/engine/city/library"
)

// card reads a card that is named: a hero, a kind of hostile, a discovery, an item.
func (v *voice) card(name string) {
	p := v.state().Content()
	for i := range p.Heroes {
		if v.Named(p.Heroes[i].ID, name) {
			v.hero(&p.Heroes[i], i)
			return
		}
	}
	for i := range p.Hostiles {
		if h := &p.Hostiles[i]; v.Named(h.ID, name) || named(v, h, name) {
			v.hostile(h)
			return
		}
	}
	var ids []string
	for _, kind := range []string{"discovery", "item", "crisis", "journey"} {
		ids = append(ids, p.IDs(kind)...)
	}
	for _, id := range ids {
		if v.Named(id, name) {
			v.Say("console.card", v.Book.Name(id), v.Book.Say("text."+id))
			return
		}
	}
	v.Say("console.card.none", name)
}

// named reports whether a name is that of a model of a card.
func named(v *voice, h *library.Hostile, name string) bool {
	for _, m := range h.Models {
		if v.Named(m.ID, name) {
			return true
		}
	}
	return false
}

// hero reads the side of a hero's card that is up, the first for one that does not play.
func (v *voice) hero(h *library.Hero, kind int) {
	s := v.state()
	side := &h.Sides[0]
	for i := range s.Heroes {
		if int(s.Heroes[i].Kind) == kind && s.Heroes[i].Inspired {
			side = &h.Sides[1]
		}
	}
	b := v.Book
	v.Say("console.card", b.Name(h.ID), b.Say("title."+h.ID))
	v.line("  " + b.Say("text."+h.ID))
	v.line("  " + b.Say("console.card.path", b.Say("path."+h.ID)))
	v.line("  " + b.Say("console.card.values", strconv.Itoa(side.Move), strconv.Itoa(side.Run), b.Name(side.Agility.String()), b.Name(side.Vitality.String()), b.Name(side.Defence.String())))
	for i := range side.Weapons {
		w := &side.Weapons[i]
		v.line("  " + b.Say("console.card.weapon", b.Name(w.ID), strconv.Itoa(w.Cost), b.Name(library.ReachWords[w.Kind]), b.Name(w.Dice.String()), w.Damage.String()))
	}
	for _, a := range side.Abilities {
		v.line("  " + b.Say("console.card", b.Name(a.ID), b.Say("text."+a.ID)))
	}
	for _, r := range side.Rules {
		v.line("  " + b.Say("console.card", b.Name(r.ID), b.Say("text."+r.ID)))
	}
	for _, t := range s.Content().Traits[h.Class][:s.Level] {
		v.line("  " + b.Say("console.card.trait", b.Name(t.ID), b.Say("text."+t.ID), strconv.Itoa(t.Level)))
	}
}

// hostile reads the side of a reference card that counts now.
func (v *voice) hostile(h *library.Hostile) {
	s, b := v.state(), v.Book
	side := &h.Sides[0]
	if s.Night() {
		side = &h.Sides[1]
	}
	v.Say("console.card", b.Name(h.ID), b.Say("text."+h.ID))
	for i := range side.Models {
		m := &side.Models[i]
		key := "console.card.model"
		if h.Models[i].Champion {
			key = "console.card.champion"
		}
		w := &m.Weapons[0]
		v.line("  " + b.Say(key, b.Name(m.ID), strconv.Itoa(m.Move), strconv.Itoa(m.Wounds), b.Name(w.ID), b.Name(w.Dice.String()), w.Damage.String()))
		for k := range m.Weapons[1:] {
			more := &m.Weapons[1+k]
			v.line("  " + b.Say("console.card.more", b.Name(more.ID), b.Name(library.ReachWords[more.Kind]), b.Name(more.Dice.String()), more.Damage.String()))
		}
	}
	for _, row := range side.Behaviour {
		rolls := strconv.Itoa(row.Roll.From)
		if row.Roll.To != row.Roll.From {
			rolls = b.Say("console.card.rolls", rolls, strconv.Itoa(row.Roll.To))
		}
		v.line("  " + b.Say("console.card.row", rolls, b.Name(row.Action), b.Say("text."+row.Action)))
	}
}
