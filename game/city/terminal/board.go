package terminal

import (
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/city/places"
)

// What stands in a drawn battlefield for a mysterious object, for a buried token and for an empty space that can be chosen.
const (
	objectRune = '?'
	buriedRune = '%'
	choiceRune = '*'
)

// board draws the battlefield: heroes by the letter of their card, hostiles by the number of their group, and what the question offers.
func (v *voice) board(d *engine.Decision, _ string) {
	s := v.state()
	if s.Tiles() == nil {
		v.Say("console.no-board")
		return
	}
	ground := s.Tiles().Ground()
	marks, numbered := v.choices(d)
	v.line(strings.TrimRight(board.DrawTilesNumbered(&ground, func(q board.Square) rune {
		sp, _ := s.Tiles().At(q)
		if r := mark(s, sp); r != 0 {
			return r
		}
		return marks[sp]
	}), "\n"))
	v.Say("console.legend")
	switch {
	case len(marks) == 0:
		return
	case numbered:
		v.Say("console.legend.numbers")
	default:
		v.Say("console.legend.choices")
	}
	if !v.Coordinates() && places.Standing(s, d) == board.None {
		v.Say("console.legend.rows")
	}
}

// choices returns how the spaces among the answers to a question are marked: with the numbers of the answers while heroes are placed and
// no group stands on the map, which has a number too. In an activation nothing is marked, because most of the board can be reached then.
func (v *voice) choices(d *engine.Decision) (marks map[board.Space]rune, numbered bool) {
	marks, numbered = map[board.Space]rune{}, d.Kind == rules.AskPlace && len(d.Options) <= mostDigits
	for i := range d.Options {
		o := &d.Options[i]
		for _, part := range o.Parts {
			if q, err := board.ParseSquare(part); err == nil && d.Kind != rules.AskActivation {
				if sp, ok := v.state().Tiles().At(q); ok {
					if marks[sp] = choiceRune; numbered {
						marks[sp] = '0' + rune(v.Number(o))
					}
				}
			}
		}
	}
	return marks, numbered
}

// mostDigits is how many answers have a number of one digit.
const mostDigits = 9

// mark returns what stands for a space, 0 for an empty one.
func mark(s *rules.State, sp board.Space) rune {
	for _, at := range s.Ground.Objects {
		if at == sp {
			return objectRune
		}
	}
	for u := range s.Units {
		w := &s.Units[u]
		switch {
		case w.Team == rules.Nobody || w.Slain || !s.Body(rules.UnitID(u)).Has(sp):
		case w.Has(library.Buried):
			return buriedRune
		case w.Team == rules.HeroTeam:
			return []rune(s.Content().Heroes[s.Heroes[u].Kind].Letter)[0]
		default:
			return rune('1' + w.Card)
		}
	}
	return 0
}

// list tells who is where: the heroes with their dice and counters, the objects, then the groups.
func (v *voice) list(d *engine.Decision, _ string) {
	s := v.state()
	v.line(v.Standing())
	from := v.standing(d)
	for h := range s.Heroes {
		v.Say("console.hero", v.Book.Name(s.HeroName(h)), v.place(rules.UnitID(h), from), slots(&s.Heroes[h]), strconv.Itoa(int(s.Heroes[h].Inspiration)), v.ails(rules.UnitID(h)), v.carries(h))
	}
	for i, at := range s.Ground.Objects {
		switch n := s.Ground.Citizens[i]; {
		case at == board.None:
		case n > 0:
			v.Say("console.citizens", v.at(at, from), strconv.Itoa(int(n)))
		default:
			v.Say("console.object", v.at(at, from))
		}
	}
	for g := range s.Groups {
		if !s.Groups[g].Present {
			continue
		}
		if !s.Groups[g].FaceUp {
			v.Say("console.group.down", strconv.Itoa(g+1))
			continue
		}
		v.Say("console.group", strconv.Itoa(g+1), v.Book.Name(s.Content().Encounters[s.Groups[g].Card].ID), strconv.Itoa(int(s.Groups[g].Deployed)))
		for u := range s.Units {
			if w := &s.Units[u]; w.Team == rules.HostileTeam && int(w.Card) == g && w.Here() {
				v.Say("console.hostile", v.Book.Name(s.UnitName(rules.UnitID(u))), v.at(w.At, from), strconv.Itoa(int(w.Damage)), strconv.Itoa(s.Wounds(rules.UnitID(u))), v.ails(rules.UnitID(u)))
			}
		}
	}
}

// place says where a hero is.
func (v *voice) place(u rules.UnitID, from board.Space) string {
	s := v.state()
	x, w := &s.Heroes[u], &s.Units[u]
	switch {
	case x.Dead:
		return v.Book.Say("console.dead")
	case x.Out:
		return v.Book.Say("console.out")
	case x.Away:
		return v.Book.Say("console.away")
	}
	return v.at(w.At, from)
}

// ails lists the ailments of a miniature, "" for none.
func (v *voice) ails(u rules.UnitID) string {
	var list []string
	for a := range library.Ailments {
		if v.state().Units[u].Has(a) {
			list = append(list, v.Book.Name(library.AilmentWords[a]))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return " " + v.Book.Say("console.ails", strings.Join(list, ", "))
}

// carries lists what a hero carries, "" for nothing.
func (v *voice) carries(h int) string {
	s := v.state()
	var list []string
	if t, ok := s.Heroes[h].Treasure.Card(); ok {
		list = append(list, v.Book.Name(s.Content().Discoveries[t].ID))
	}
	if t, ok := s.Heroes[h].Item.Card(); ok {
		list = append(list, v.Book.Name(s.Content().Items[t].ID))
	}
	if n := s.Heroes[h].Points(); n > 0 {
		list = append(list, v.Book.Say("console.realmstone", strconv.Itoa(n)))
	}
	if len(list) == 0 {
		return ""
	}
	return " " + v.Book.Say("console.carries", strings.Join(list, ", "))
}
