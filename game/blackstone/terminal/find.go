package terminal

import (
	"fmt"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/terminal"
)

// card is a card, or something on one, that can be read out.
type card struct {
	ids  []string // by which it can be called, besides their names
	read func()
}

// card reads out a card: the one whose name was typed, or else the first whose name or a word of it begins so. Without a name it is
// the card of the miniature that acts.
func (t *reader) card(d *engine.Decision, name string) {
	if name == "" {
		name = d.About[0]
	}
	all := t.cards(&t.play.Shown)
	for _, fits := range []func(id, typed string) bool{t.exactly, t.Named} {
		for i := range all {
			for _, id := range all[i].ids {
				if fits(id, name) {
					all[i].read()
					return
				}
			}
		}
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.no-card", name))
}

// exactly reports whether the typed text is an id or its name. Miniatures of one kind share its card: a number is left out.
func (t *reader) exactly(id, typed string) bool {
	spelled := terminal.Spelled(typed)
	bare := strings.TrimRight(spelled, "-0123456789")
	name := terminal.Spelled(t.Book.Name(id))
	return spelled == id || spelled == name || bare == id || bare == name
}

// cards lists all that can be read out, those in play first.
func (t *reader) cards(s *fortress.State) (all []card) {
	p := s.Pack()
	add := func(read func(), ids ...string) { all = append(all, card{ids, read}) }
	for e := range s.Party {
		if s.Party[e].Playing {
			add(func() { t.character(s, e) }, append([]string{s.Name(e)}, p.Explorers[s.Party[e].Kind].Models...)...)
		}
	}
	for i := range p.Explorers {
		x := &p.Explorers[i]
		add(func() { t.sheet(x, 0) }, append([]string{x.ID}, x.Models...)...)
	}
	for i := range p.Hostiles {
		h := &p.Hostiles[i]
		add(func() { t.reference(h) }, h.ID, h.Model)
	}
	if s.Fighting() {
		add(func() { t.combat(s, p.Battlefield(int(s.Combat))) }, "combat")
	}
	return append(append(append(all, t.found(p)...), t.placed(s)...), t.texts(p)...)
}

// found lists what explorers find, own and meet on their way: discoveries, resources, ships, legacy cards and strongholds.
func (t *reader) found(p *fortress.Pack) (all []card) {
	add := func(read func(), ids ...string) { all = append(all, card{ids, read}) }
	for i := range p.Discoveries {
		d := &p.Discoveries[i]
		add(func() { t.discovery(d) }, d.ID)
	}
	for i := range p.Resources {
		r := &p.Resources[i]
		add(func() { t.resource(p, r) }, r.ID)
	}
	for i := range p.Ships {
		ship := &p.Ships[i]
		ids := []string{ship.ID}
		if ship.Facility.Exists() {
			ids = append(ids, ship.Facility.ID)
		}
		add(func() { t.ship(ship) }, ids...)
	}
	for i := range p.Legacy {
		add(func() { t.legacy(p, i) }, p.Legacy[i].ID)
	}
	for i := range p.Strongholds {
		h := &p.Strongholds[i]
		add(func() { t.stronghold(p, h) }, h.ID)
	}
	return all
}

// placed lists what lies on battlefields, and the cards of combats and challenges.
func (t *reader) placed(s *fortress.State) (all []card) {
	p := s.Pack()
	add := func(id string, read func()) { all = append(all, card{[]string{id}, read}) }
	for i := range p.Twists {
		id := p.Twists[i].ID
		add(id, func() { fmt.Fprintln(t.Out, t.Book.Say("console.card.twist", t.Book.Name(id))+printed(t.Book, id)) })
	}
	for i := range p.Tiles {
		id := p.Tiles[i].ID
		add(id, func() { fmt.Fprintln(t.Out, t.Book.Say("console.card.tile", t.Book.Name(id))+printed(t.Book, id)) })
	}
	for _, list := range [][]library.Combat{p.Combats, p.Assaults} {
		for i := range list {
			c := &list[i]
			add(c.ID, func() { t.combat(s, c) })
		}
	}
	for i := range p.Challenges {
		c := &p.Challenges[i]
		add(c.ID, func() { t.dare(c) })
	}
	for i := range p.Encounters {
		c := &p.Encounters[i]
		add(c.ID, func() { t.encounter(p, c) })
	}
	return all
}

// texts lists what cards say of anything on them.
func (t *reader) texts(p *fortress.Pack) (all []card) {
	var ids []string
	for i := range p.Explorers {
		for side := range p.Explorers[i].Sides {
			c := &p.Explorers[i].Sides[side]
			ids = append(ids, deeds(c)...)
			for _, r := range c.Rules {
				ids = append(ids, r.ID)
			}
		}
	}
	for i := range p.Hostiles {
		h := &p.Hostiles[i]
		for w := range h.Weapons {
			ids = append(ids, h.Weapons[w].ID)
		}
		for _, a := range h.Actions {
			ids = append(ids, a.ID)
		}
		for _, c := range h.Columns {
			ids = append(ids, c.ID)
		}
	}
	for i := range p.Assaults {
		ids = append(ids, siteWords(p.Assaults[i].Assault)...)
	}
	for _, id := range append(ids, library.BasicActions...) {
		if says := printed(t.Book, id); says != "" {
			all = append(all, card{[]string{id}, func() { fmt.Fprintln(t.Out, t.Book.Name(id)+says) }})
		}
	}
	return all
}

// siteWords returns what has a name in a battlefield of a stronghold: objectives, sites, and what can be done there.
func siteWords(a *library.Assault) (ids []string) {
	if a == nil {
		return nil
	}
	for i := range a.Objectives {
		ids = append(ids, a.Objectives[i].ID)
	}
	for i := range a.Sites {
		ids = append(ids, a.Sites[i].ID)
	}
	for i := range a.Actions {
		ids = append(ids, a.Actions[i].ID)
	}
	return ids
}
