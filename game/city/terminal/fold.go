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

// moves tells how many spaces can be reached, and the nearest space beside each goal.
func (v *voice) moves(d *engine.Decision, list []engine.Option) string {
	s, from := v.state(), places.Standing(v.state(), d)
	var items []string
	told := map[int]int{} // where the space beside a goal is told, by its option
	for _, goal := range goals(s) {
		best := -1
		for i := range list {
			at := board.Space(list[i].Args[0])
			if at != from && goal.near(s).Has(at) && (best < 0 || s.Tiles().Route(from, at) < s.Tiles().Route(from, board.Space(list[best].Args[0]))) {
				best = i
			}
		}
		if best < 0 || goal.near(s).Has(from) {
			continue
		}
		beside := v.beside(goal, board.Space(list[best].Args[0]))
		if at, again := told[best]; again {
			items[at] = v.Book.Say("place.joined", items[at], beside)
			continue
		}
		told[best] = len(items)
		items = append(items, v.Book.Say("console.fold.item", strconv.Itoa(v.Number(&list[best])), v.Book.Say("place.joined", v.at(board.Space(list[best].Args[0]), from), beside)))
	}
	text := v.Book.Count("console.fold.spaces", len(list), v.folded(d, &list[0]), list[0].Verb)
	if len(items) > 0 {
		text = v.Book.Say("console.fold.and", text, strings.Join(items, "; "))
	}
	return text
}

// goal is something worth going to: hostiles of one model in one group, or an object if there are none.
type goal struct {
	units  []rules.UnitID
	object board.Space
}

// near returns the spaces beside a goal.
func (g goal) near(s *rules.State) (near board.Set) {
	if len(g.units) == 0 {
		return s.Tiles().Adjacent(g.object)
	}
	for _, u := range g.units {
		near = near.Or(s.Tiles().Adjacent(s.Units[u].At))
	}
	return near
}

// beside says what a space beside a goal is beside: an object, or the hostile that stands there.
func (v *voice) beside(g goal, at board.Space) string {
	s := v.state()
	for _, u := range g.units {
		if s.Tiles().Adjacent(s.Units[u].At).Has(at) {
			return v.Book.Say("place.beside", v.Book.Name(s.UnitName(u)))
		}
	}
	return v.Book.Say("place.beside-object")
}

// goals are the objects of the battlefield, and of each group those hostiles of a model that stand on it.
func goals(s *rules.State) (list []goal) {
	for _, at := range s.Ground.Objects {
		if at != board.None {
			list = append(list, goal{object: at})
		}
	}
	for g := range s.Groups {
		for _, kind := range city.Kinds(s, g) {
			models := make([]goal, len(s.Content().Hostiles[kind].Models))
			for u := range s.Units {
				if w := &s.Units[u]; w.Team == rules.HostileTeam && int(w.Card) == g && int(w.Kind) == kind && w.Here() {
					models[w.Model].units = append(models[w.Model].units, rules.UnitID(u))
				}
			}
			for _, m := range models {
				if len(m.units) > 0 {
					list = append(list, m)
				}
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
