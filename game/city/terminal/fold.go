package terminal

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	rules "precipice/engine/city"
)

// few is the least number of spaces that share a line.
const few = 3

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
	var items []string
	for i := range list[:n] {
		items = append(items, v.Book.Say("console.fold.item", strconv.Itoa(v.Number(&list[i])), v.item(&list[i], part)))
	}
	v.line("     " + v.Book.Say("console.fold", v.folded(d, first), strings.Join(items, "; ")))
	return n
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
func (v *voice) item(o *engine.Option, part int) string {
	if o.Verb != rules.DoGambit {
		return o.Parts[part]
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
