package terminal

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// thing is something on the battlefield that the where command finds: its names and the spaces it occupies.
type thing struct {
	id     string // "" if it is found by its name alone
	name   string
	spaces board.Set
	unit   fortress.UnitID // fortress.NoUnit if it is not a miniature
	large  bool            // it occupies several hexes, or lies next to them
}

// things returns everything on the battlefield, in the order of the list command.
func (t *table) things() (all []thing) {
	s := &t.play.Shown
	for _, team := range []fortress.Team{fortress.Explorers, fortress.Hostiles} {
		for u := range s.Each(team) {
			all = append(all, thing{s.UnitName(u), t.model(u), single(s.On(u).Hex), u, false})
		}
	}
	add := func(id, name string, spaces board.Set, large bool) {
		all = append(all, thing{id, name, spaces, fortress.NoUnit, large})
	}
	for i, at := range s.Markers {
		if at != board.None {
			add("", t.Book.Say("tip.marker", strconv.Itoa(i+1)), single(at), false)
		}
	}
	for _, tile := range s.Tiles {
		if i, ok := tile.Tile.Card(); ok {
			id := s.Pack().Tiles[i].ID
			add(id, t.Book.Name(id), single(tile.At), false)
		}
	}
	for i, p := range s.Portals {
		if p.Open {
			add("", t.portalName(p.Hex), s.PortalSpaces(i), true)
		}
	}
	if s.Escape {
		add("", t.Book.Say("tip.escape"), s.Maglev, true)
	}
	return all
}

// called reports whether the typed text means a thing: by its id, or by words that begin words of its name.
func (t *table) called(x *thing, typed string) bool {
	if x.id != "" && t.Named(x.id, typed) {
		return true
	}
	words := strings.FieldsFunc(strings.ToLower(x.name), func(r rune) bool { return r == ' ' || r == '-' })
	for _, part := range strings.FieldsFunc(typed, func(r rune) bool { return r == ' ' || r == '-' }) {
		if !slices.ContainsFunc(words, func(w string) bool { return w == part || !isNumber(part) && strings.HasPrefix(w, part) }) {
			return false
		}
	}
	return typed != ""
}

// whereIs writes where things are, seen from the deciding miniature, and for a hostile the hexes from which
// it could be attacked. Without a name it writes everything.
func (t *table) whereIs(d *engine.Decision, name string) {
	s := &t.play.Shown
	if !s.Fighting() {
		fmt.Fprintln(t.Out, t.Book.Say("console.where.no-combat"))
		return
	}
	var found []thing
	for _, x := range t.things() {
		if x.id != "" && x.id == name {
			found = []thing{x}
			break
		}
		if name == "" || t.called(&x, name) {
			found = append(found, x)
		}
	}
	if len(found) == 0 {
		fmt.Fprintln(t.Out, t.Book.Say(t.absent(name), name))
		return
	}
	by := t.lookout(d)
	for i := range found {
		t.writePlace(s, &found[i], by)
	}
	if u := found[0].unit; len(found) == 1 && u != fortress.NoUnit && s.On(u).Team == fortress.Hostiles {
		t.attackable(d, by, u)
	}
}

// absent returns the text for a name that nothing on the battlefield has.
func (t *table) absent(name string) string {
	if name != "" && strings.HasPrefix(strings.ToLower(t.Book.Say("tip.escape")), name) {
		return "console.where.no-escape"
	}
	return "console.where.nobody"
}

// writePlace writes where a thing is: the nearest of its spaces to the deciding miniature.
func (t *table) writePlace(s *fortress.State, x *thing, by fortress.UnitID) {
	from, nearest := standing(s, by), board.None
	for sp := range x.spaces.All() {
		if nearest == board.None || from != board.None && s.Field().Range(from, sp) < s.Field().Range(from, nearest) {
			nearest = sp
		}
	}
	text := t.lying(x.name, from, nearest)
	if x.large && (t.Coordinates() || from == board.None) {
		text = t.Book.Say("console.where.nearest", x.name, t.hexName(nearest))
	}
	if x.unit != fortress.NoUnit && from == board.None {
		text = t.lying(x.name, from, nearest, s.UnitName(x.unit))
	}
	fmt.Fprintln(t.Out, text+t.seen(s, from, nearest))
}

// attackable writes the hexes from which the active miniature could attack a hostile now.
func (t *table) attackable(d *engine.Decision, by, on fortress.UnitID) {
	if d.Kind != fortress.AskActivation || by == fortress.NoUnit {
		fmt.Fprintln(t.Out, t.Book.Say("console.where.not-now"))
		return
	}
	list := t.stances(d, by, on)
	if len(list) == 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.where.none", t.model(on)))
		return
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.where.attack", t.model(by), t.model(on)))
	for _, c := range list {
		f := &c.odds
		cover := "console.attack.open"
		if f.Cover {
			cover = "console.attack.cover"
		}
		fmt.Fprintln(t.Out, t.Book.Say("console.where.from", t.hexName(c.at), t.Book.Count("console.steps", c.steps), t.Book.Name(c.weapon),
			t.Book.Say(cover, strconv.Itoa(f.Range), stat(f.Stat)), percent(f.Wound.Plus(f.Grievous)), percent(f.Slain)))
	}
}

// stance is a hex from which a hostile can be attacked, and the odds there.
type stance struct {
	at     board.Space
	steps  int
	weapon string
	odds   fortress.Forecast
}

// stances returns the attacker's hex and those it may move to now, each with every weapon that can attack
// from it.
func (t *table) stances(d *engine.Decision, by, on fortress.UnitID) (list []stance) {
	s := &t.play.Shown
	reach, _ := s.Walk(by)
	at := []board.Space{s.On(by).Hex}
	for i := range d.Options {
		if sp, ok := t.at(d.Options[i].Parts[0]); ok && d.Options[i].Verb == fortress.DoMove {
			at = append(at, sp)
		}
	}
	for _, sp := range at {
		for w, weapon := range s.WeaponsOf(by) {
			f := fortress.Foresee(t.play.Match, fortress.Aim{By: by, On: on, Weapon: w, Attacks: weapon.Costs[0].Attacks, From: sp})
			if f.Rule == "" && (weapon.Model == "" || weapon.Model == s.UnitName(by)) {
				list = append(list, stance{sp, reach.Steps(sp), weapon.ID, f})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b stance) int { return a.steps - b.steps })
	return list
}
