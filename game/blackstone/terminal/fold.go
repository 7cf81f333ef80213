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
// all options of a verb that follow each other share lines where they differ in one word, and lines that have not changed since
// the question was asked last are not repeated.
func (t *table) Fold(d *engine.Decision, from int) int {
	if t.Coordinates() {
		n := hexes(d.Options[from:])
		if n < fold {
			return 0
		}
		t.writeByDistance(d, from, n)
		return n
	}
	n := alike(d.Options[from:])
	if d.Kind == fortress.AskOverwatchWeapon { // each has its odds
		return 0
	}
	if t.Everything() {
		return 0
	}
	to := &folder{t, d}
	var lines []string
	switch {
	case d.Options[from].Verb == fortress.DoMove && n >= fold:
		lines = to.moves(d.Options[from : from+n])
	case n > 1:
		lines = to.families(d.Options[from : from+n])
	default:
		return 0
	}
	to.writeOnce(&d.Options[from], n, lines)
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

// writeOnce writes the lines of options of a verb, or that they are as before.
func (t *folder) writeOnce(first *engine.Option, n int, lines []string) {
	text := strings.Join(lines, "\n")
	span, _ := t.Span(t.d)
	place := strings.Join([]string{span, t.d.Kind, t.d.About[0], first.Verb}, " ")
	if t.listed[place] == text && len(strings.Fields(text)) > shortEnough {
		fmt.Fprintln(t.Out, "     "+t.Book.Count("console.fold.as-before", n, first.Verb))
		return
	}
	if t.listed == nil {
		t.listed = map[string]string{}
	}
	t.listed[place] = text
	fmt.Fprintln(t.Out, text)
}

// shortEnough is the number of words up to which lines are repeated.
const shortEnough = 16

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
			a.Parts[part], b.Parts[part] = "", ""
			return a.Parts == b.Parts
		})
		if at < 0 {
			at, all = len(all), append(all, family{part: part})
		}
		all[at].options = append(all[at].options, o)
	}
	return all
}

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
		items = append(items, t.Book.Say("console.fold.item", strconv.Itoa(t.Number(o)), item))
	}
	return "     " + t.Book.Say("console.fold", reads, strings.Join(items, "; ")), true
}

// moves returns the lines of moves: how many there are, and those to places that have a name.
func (t *folder) moves(options []engine.Option) []string {
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
	whole := options[0]
	whole.Parts[0] = t.Book.Count("console.hexes", len(options))
	line := t.Reads(t.d, &whole)
	if len(items) > 0 {
		line = t.Book.Say("console.fold", line, strings.Join(items, "; "))
	}
	return []string{"     " + line + " " + t.Book.Say("console.move.list")}
}

// landmarks are what makes a place worth naming among the moves.
var landmarks = map[string]bool{"marker": true, "escape": true, "portal": true}

// inside reports whether a miniature is in the escape chamber.
func (t *folder) inside(u fortress.UnitID) bool {
	s := &t.play.Shown
	return u != fortress.NoUnit && s.Escape && s.Maglev.Has(s.On(u).Hex)
}
