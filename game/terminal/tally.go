package terminal

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"
)

// Column is a column of a table of what bots played: a sum of one figure, set against the sum of another.
type Column[G any] struct {
	Head  string
	Of    func(g G) (n, by int)
	Write func(n, by int) string
}

// Each is a mean, with one decimal.
func Each[G any](head string, n func(g G) int) Column[G] { return mean(head, 1, n) }

// Seldom is a mean with two decimals, of what happens less than once.
func Seldom[G any](head string, n func(g G) int) Column[G] { return mean(head, 2, n) }

func mean[G any](head string, decimals int, n func(g G) int) Column[G] {
	return Column[G]{head, func(g G) (int, int) { return n(g), 1 }, func(n, by int) string { return Mean(n, by, decimals) }}
}

// Share is how many of a hundred it holds for.
func Share[G any](head string, holds func(g G) bool) Column[G] {
	return Column[G]{head, func(g G) (int, int) { return Of(holds(g)), 1 }, Percent}
}

// Of counts what is so.
func Of(so bool) int {
	if so {
		return 1
	}
	return 0
}

// Percent writes how many of a hundred.
func Percent(n, by int) string { return fmt.Sprintf("%d%%", n*100/max(1, by)) }

// Tally sums by name, for a table.
type Tally[G any] struct {
	Columns []Column[G]
	Name    string // what By counts
	By      func(g G) map[string]int
	Whole   bool // a row of all comes last, if there are several; without it they stand in the order of their names

	names []string // by first appearance
	rows  map[string]*row
}

// row holds the sums of a name, a pair for each column.
type row struct {
	games int
	sums  [][2]int
	by    map[string]int
}

// whole is the name of the row of all.
const whole = "all"

// Add counts a game, or a part of one, in the row of a name and in that of all.
func (t *Tally[G]) Add(name string, g G) {
	if t.rows == nil {
		t.rows = map[string]*row{whole: t.empty()}
	}
	if t.rows[name] == nil {
		t.rows[name], t.names = t.empty(), append(t.names, name)
	}
	for _, r := range []*row{t.rows[name], t.rows[whole]} {
		r.games++
		for i, c := range t.Columns {
			n, by := c.Of(g)
			r.sums[i][0] += n
			r.sums[i][1] += by
		}
		if t.By != nil {
			for source, n := range t.By(g) {
				r.by[source] += n
			}
		}
	}
}

func (t *Tally[G]) empty() *row {
	return &row{sums: make([][2]int, len(t.Columns)), by: map[string]int{}}
}

// Write writes the table. Its first two columns are the names and how often there was something to count.
func (t *Tally[G]) Write(out io.Writer, names, counts string) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(w, "%s\t%s\t", names, counts)
	for _, c := range t.Columns {
		fmt.Fprintf(w, "%s\t", c.Head)
	}
	var sources []string
	if t.By != nil && len(t.names) > 0 {
		sources = slices.Sorted(maps.Keys(t.rows[whole].by))
		fmt.Fprintf(w, "%s by %s\t", t.Name, strings.Join(sources, "\t"))
	}
	fmt.Fprintln(w)
	if rows := slices.Clone(t.names); !t.Whole {
		slices.Sort(rows)
		t.write(w, rows, sources)
	} else if t.write(w, rows, sources); len(rows) > 1 {
		t.write(w, []string{whole}, sources)
	}
	return w.Flush()
}

// write writes rows.
func (t *Tally[G]) write(w io.Writer, names, sources []string) {
	for _, name := range names {
		r := t.rows[name]
		fmt.Fprintf(w, "%s\t%d\t", name, r.games)
		for i, c := range t.Columns {
			fmt.Fprintf(w, "%s\t", c.Write(r.sums[i][0], r.sums[i][1]))
		}
		for _, source := range sources {
			fmt.Fprintf(w, "%s\t", Mean(r.by[source], r.games, 1))
		}
		fmt.Fprintln(w)
	}
}

// NoEnd is the result of a game that was stopped after too many decisions.
const NoEnd = "no end"

// Results counts how games ended.
type Results struct {
	counts  map[string]int
	stopped []string
}

// Add counts the result of a game.
func (r *Results) Add(g Outcome) {
	if r.counts == nil {
		r.counts = map[string]int{}
	}
	result, decisions := g.Ended()
	if r.counts[result]++; result == NoEnd {
		name, seed := g.Which()
		r.stopped = append(r.stopped, fmt.Sprintf("stopped after %d decisions: %s, seed %d", decisions, name, seed))
	}
}

// Write writes a line for each result, and one for each game that was stopped.
func (r *Results) Write(out io.Writer) {
	for _, result := range slices.Sorted(maps.Keys(r.counts)) {
		fmt.Fprintf(out, "%s: %d\n", result, r.counts[result])
	}
	for _, line := range r.stopped {
		fmt.Fprintln(out, line)
	}
}
