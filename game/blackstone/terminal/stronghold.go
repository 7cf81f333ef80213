package terminal

import (
	"fmt"
	"strconv"

	"precipice/engine/board"
	"precipice/engine/fortress"
)

// assault describes the attack on a stronghold or the vault: the way there, or the objectives and sites of the
// battlefield.
func (t *table) assault(s *fortress.State) {
	h := s.Goal()
	if h == nil {
		return
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.goal", t.Book.Name(h.ID))+printed(t.Book, h.ID))
	if n := s.Expedition.CardsLeft(); n > 0 {
		fmt.Fprintln(t.Out, t.Book.Count("console.approach", n))
	}
	t.sites(s)
}

// sites lists the objectives and the sites of the battlefield in play, and what can be done there.
func (t *table) sites(s *fortress.State) {
	a := s.Assault()
	if a == nil || !s.Fighting() {
		return
	}
	for i := range a.Objectives {
		id := a.Objectives[i].ID
		fmt.Fprintln(t.Out, t.Book.Say("console.objective", t.Book.Name(id))+printed(t.Book, id))
	}
	for i := range a.Sites {
		site, where := &a.Sites[i], s.SiteSpaces(i)
		x := &s.Expedition.Assault
		line := t.site(t.Book.Name(site.ID), where)
		if site.Need > 0 {
			line += "; " + t.Book.Say("console.site.counter", strconv.Itoa(int(x.Counter[i])), strconv.Itoa(site.Need))
		}
		if u, ok := x.Thing[i].By.Card(); ok {
			line += "; " + t.Book.Say("console.site.carried", t.Book.Name(s.UnitName(fortress.UnitID(u))))
		} else if x.Thing[i].Lies > 0 {
			line += "; " + t.Book.Say("console.site.lies", t.names(s.ThingAt(i)))
		}
		fmt.Fprintln(t.Out, line+printed(t.Book, site.ID))
		for j := range a.Actions {
			if one := &a.Actions[j]; one.Site == site.ID {
				fmt.Fprintln(t.Out, t.Book.Say("console.site.action", t.Book.Name(one.ID), strconv.Itoa(one.Die))+printed(t.Book, one.ID))
			}
		}
	}
}

// conquests lists the strongholds that have been conquered, and how many are left before the vault.
func (t *table) conquests(s *fortress.State) {
	for i := range s.Pack().Strongholds {
		if s.Quest.HasConquered(i) {
			fmt.Fprintln(t.Out, t.Book.Say("console.conquered", t.Book.Name(s.Pack().Strongholds[i].ID)))
		}
	}
	if n := s.ToConquer(); n > 0 {
		fmt.Fprintln(t.Out, t.Book.Count("console.to-conquer", n))
	} else {
		fmt.Fprintln(t.Out, t.Book.Say("console.vault-open"))
	}
}

// site says where a site is. Its hexes are many, so that words say only where the first of them is.
func (t *table) site(name string, where board.Set) string {
	if t.Coordinates() {
		return t.Book.Say("console.at", name, t.names(where))
	}
	for sp := range where.All() {
		return t.Book.Say("console.in", name, t.hexName(sp))
	}
	return name
}
