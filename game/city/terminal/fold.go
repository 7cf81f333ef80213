package terminal

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/city"
	"precipice/game/city/places"
)

// few is the least number of spaces that share a line.
const few = 3

// many is the least number of moves that are only counted.
const many = 4

// Fold implements terminal.Voice: options that differ in a space share a line, and so do the gambits of a hero.
func (v *voice) Fold(d *engine.Decision, from int) int {
	if v.Everything() {
		return 0
	}
	list := d.Options[from:]
	first := &list[0]
	n := slices.IndexFunc(list, func(o engine.Option) bool {
		return o.Verb != first.Verb || first.Verb == rules.DoGambit && o.Parts[0] != first.Parts[0]
	})
	if n < 0 {
		n = len(list)
	}
	part, ok := varying(first)
	if !ok || n < 2 || n < few && first.Verb != rules.DoGambit {
		return 0
	}
	if (first.Verb == rules.DoMove || first.Verb == rules.DoRun) && d.Kind == rules.AskActivation && n >= many && !v.Coordinates() {
		v.line("     " + v.moves(d, list[:n]))
		return n
	}
	var items []string
	for i := range list[:n] {
		items = append(items, v.Book.Say("console.fold.item", strconv.Itoa(v.Number(&list[i])), v.item(d, &list[i], part)))
	}
	v.line("     " + v.Book.Say("console.fold", v.folded(d, first), strings.Join(items, "; ")))
	return n
}

// moves tells how many spaces can be reached, and those beside whom or what it may be worth going to: the nearest of each.
func (v *voice) moves(d *engine.Decision, list []engine.Option) string {
	s, from := v.state(), places.Standing(v.state(), d)
	var items []string
	told := map[int]int{} // where the space beside a goal is told, by its option
	for _, goal := range v.goals() {
		best := -1
		for i := range list {
			at := board.Space(list[i].Args[0])
			if at != from && goal.near.Has(at) && (best < 0 || s.Tiles().Route(from, at) < s.Tiles().Route(from, board.Space(list[best].Args[0]))) {
				best = i
			}
		}
		if best < 0 || goal.near.Has(from) {
			continue
		}
		if at, again := told[best]; again {
			items[at] = v.Book.Say("place.joined", items[at], goal.beside)
			continue
		}
		told[best] = len(items)
		items = append(items, v.Book.Say("console.fold.item", strconv.Itoa(v.Number(&list[best])), v.Book.Say("place.joined", v.at(board.Space(list[best].Args[0]), from), goal.beside)))
	}
	text := v.Book.Count("console.fold.spaces", len(list), v.folded(d, &list[0]), list[0].Verb)
	if len(items) > 0 {
		text = v.Book.Say("console.fold.and", text, strings.Join(items, "; "))
	}
	return text
}

// goal is what it may be worth going to, and the spaces beside it.
type goal struct {
	beside string
	near   board.Set
}

// goals are the objects of the battlefield, and of each kind of hostile those who stand on it.
func (v *voice) goals() (list []goal) {
	s := v.state()
	for _, at := range s.Ground.Objects {
		if at != board.None {
			list = append(list, goal{v.Book.Say("place.beside-object"), s.Tiles().Adjacent(at)})
		}
	}
	for g := range s.Groups {
		for _, kind := range city.Kinds(s, g) {
			near := board.Set{}
			for u := range s.Units {
				if w := &s.Units[u]; w.Team == rules.HostileTeam && int(w.Card) == g && int(w.Kind) == kind && w.Here() {
					near = near.Or(s.Tiles().Adjacent(w.At))
				}
			}
			if !near.Empty() {
				list = append(list, goal{v.Book.Say("place.beside", v.Book.Name(s.Content().Hostiles[kind].ID)), near})
			}
		}
	}
	return list
}

// varying returns the part in which options of a verb differ that share a line.
func varying(o *engine.Option) (part int, ok bool) {
	switch o.Verb {
	case rules.DoMove, rules.DoPlace, rules.DoDeploy:
		if o.Parts[1] != "" {
			return 1, true
		}
		return 0, true
	case rules.DoRun, rules.DoReturn:
		return 0, true
	case rules.DoGambit:
		return 1, true
	}
	return 0, false
}

// item says in what an option differs from the others of its line.
func (v *voice) item(d *engine.Decision, o *engine.Option, part int) string {
	if o.Verb != rules.DoGambit {
		return v.Placed(v.whereIn(d, o)).Name(o.Parts[part])
	}
	if o.Args[1] == 0 {
		return v.Book.Say("console.fold.points")
	}
	return v.Book.Say("console.fold.die", o.Parts[1])
}

// folded says what the options of a line do.
func (v *voice) folded(d *engine.Decision, o *engine.Option) string {
	switch {
	case o.Verb == rules.DoMove && d.Kind == rules.AskActivation:
		return v.Book.Say("console.fold.move")
	case o.Verb == rules.DoRun:
		return v.Book.Say("console.fold.run")
	case o.Verb == rules.DoGambit:
		return v.Book.Say("console.fold.gambit", v.Book.Name(o.Parts[0]))
	case o.Parts[1] != "":
		return v.Book.Say("console.fold.to", v.Book.Name(o.Parts[0]))
	}
	return v.Book.Say("console.fold.space")
}
