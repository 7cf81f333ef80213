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

// Fold implements terminal.Voice. With coordinates, options that differ only in a hex share lines, grouped by distance. Otherwise
// all options of a verb that follow each other share lines where they differ in one word. A question that is asked again and again
// is written as a whole, without what has not changed since it was asked last.
func (t *table) Fold(d *engine.Decision, from int) int {
	if t.Coordinates() {
		n := hexes(d.Options[from:])
		if n < fold {
			return 0
		}
		t.writeByDistance(d, from, n)
		return n
	}
	if t.Everything() || d.Kind == fortress.AskOverwatchWeapon { // each has its odds
		return 0
	}
	to := &folder{t, d}
	if _, kept := t.Span(d); kept != "" && from == 0 {
		to.writeAll()
		return len(d.Options)
	}
	n := alike(d.Options[from:])
	if n < 2 {
		return 0
	}
	for _, line := range to.families(d.Options[from : from+n]) {
		fmt.Fprintln(t.Out, line)
	}
	return n
}

// alike counts the options at the head of a list with the verb of the first.
func alike(list []engine.Option) int {
	n := slices.IndexFunc(list, func(o engine.Option) bool { return o.Verb != list[0].Verb })
	if n < 0 {
		return len(list)
	}
	return n
}

// folder writes options of a question in few lines.
type folder struct {
	*table
	d *engine.Decision
}

// family is options that differ in one part.
type family struct {
	part    int // that differs
	options []*engine.Option
}

// families returns lines of options of one verb: those that differ in one part share a line.
func (t *folder) families(options []engine.Option) (lines []string) {
	for _, f := range related(options) {
		if line, ok := t.family(&f); ok {
			lines = append(lines, line)
			continue
		}
		for _, o := range f.options {
			lines = append(lines, fmt.Sprintf("%3d  %s", t.Number(o), t.Row(t.d, o)))
		}
	}
	return lines
}

// related puts options of one verb into families, in the order of their first.
func related(options []engine.Option) (all []family) {
	part := max(0, parts(&options[0])-1)
	if options[0].Verb == fortress.DoFire {
		part = 1 // the target
	}
	for i := range options {
		o := &options[i]
		at := slices.IndexFunc(all, func(f family) bool {
			a, b := *o, *f.options[0]
			free := isNumber(a.Parts[part]) != isNumber(b.Parts[part]) // a gambit without a die
			a.Parts[part], b.Parts[part] = "", ""
			return a.Parts == b.Parts && !free
		})
		if at < 0 {
			at, all = len(all), append(all, family{part: part})
		}
		all[at].options = append(all[at].options, o)
	}
	return all
}

// answers holds the kinds of questions that options of one family answer in a word.
var answers = map[string]bool{fortress.AskPlace: true, fortress.AskDeploy: true, fortress.AskTarget: true}

// blank stands for the part in which the options of a line differ.
const blank = "…"

// family returns a family in one line, false if its options differ in more than a name.
func (t *folder) family(f *family) (line string, ok bool) {
	if len(f.options) < 2 || f.part >= len(f.options[0].Parts) {
		return "", false
	}
	template := *f.options[0]
	template.Parts[f.part] = blank
	reads := t.Reads(t.d, &template)
	label := t.label(&template, reads)
	before, after, found := strings.Cut(reads, blank)
	if !found {
		return "", false
	}
	var items []string
	for _, o := range f.options {
		text := t.Reads(t.d, o)
		item, begins := strings.CutPrefix(text, before)
		item, ends := strings.CutSuffix(item, after)
		if !begins || !ends || item == "" {
			return "", false
		}
		items = append(items, t.Book.Say("console.fold.item", strconv.Itoa(t.Number(o)), t.WithChance(t.d, o, item)))
	}
	if answers[t.d.Kind] && len(f.options) == len(t.d.Options) || label == blank {
		return "     " + strings.Join(items, "; "), true
	}
	return "     " + t.Book.Say("console.fold", label, strings.Join(items, "; ")), true
}

// label returns what stands before the numbers of a family: what its options do, and no more of that than tells it from others.
func (t *folder) label(o *engine.Option, reads string) string {
	switch o.Verb {
	case fortress.DoGambit:
		return t.Book.Say("console.fold.gambit", t.Book.Name(o.Parts[0]))
	case fortress.DoSwap:
		return t.Book.Say("console.fold.swap", t.Book.Name(o.Parts[0]))
	case fortress.DoFire:
		name := t.Book.Name(o.Parts[0])
		for _, part := range o.Parts[2:] {
			if part != "" {
				name = t.Book.Say("console.fold.fire", name, t.Book.Say("console.fire."+part))
			}
		}
		if e := t.active(t.d); e >= 0 {
			name = t.Book.Say("console.costs", name, strconv.Itoa(t.play.Shown.CostOf(e, o)))
		}
		return name
	}
	return reads
}

// moves returns the line of moves: how many there are, and those to places that have a name.
func (t *folder) moves(options []engine.Option) string {
	var r board.Reach
	s := &t.play.Shown
	if from := standing(s, viewer(s, t.d)); from != board.None {
		s.Field().Reach(&r, from, board.MaxMove, board.Set{}, board.Set{})
	}
	nearest := map[string]*engine.Option{} // by what lies there
	var named []string
	steps := func(o *engine.Option) int { return r.Steps(board.Space(o.Args[1])) }
	for i := range options {
		o := &options[i]
		for _, p := range t.whereIn(o.Parts[0])[o.Parts[0]] {
			lies, ok := strings.CutPrefix(p[0], "by.")
			if !ok {
				lies, ok = strings.CutPrefix(p[0], "alone.")
			}
			if !ok || !landmarks[lies] || lies == "escape" && t.inside(viewer(s, t.d)) {
				continue
			}
			called := t.Book.Say("place.alone."+lies, p[1:]...)
			if known := nearest[called]; known == nil {
				named = append(named, called)
			} else if steps(known) <= steps(o) {
				continue
			}
			nearest[called] = o
		}
	}
	var items []string
	for _, called := range named {
		items = append(items, t.Book.Say("console.fold.item", strconv.Itoa(t.Number(nearest[called])), called))
	}
	line := t.Book.Count("console.fold.moves", len(options), strconv.Itoa(s.CostOf(t.active(t.d), &options[0])))
	if len(items) > 0 {
		line = t.Book.Say("console.fold.and", line, strings.Join(items, "; "))
	}
	return "     " + line + t.lists(fortress.DoMove)
}

// lists says once which word lists options that are only counted.
func (t *folder) lists(verb string) string {
	return after(" ", t.once(t.Book.Say("console.fold.list", verb)))
}

// landmarks are what makes a place worth naming among the moves.
var landmarks = map[string]bool{"marker": true, "escape": true, "portal": true}

// inside reports whether a miniature is in the escape chamber.
func (t *folder) inside(u fortress.UnitID) bool {
	s := &t.play.Shown
	return u != fortress.NoUnit && s.Escape && s.Maglev.Has(s.On(u).Hex)
}
