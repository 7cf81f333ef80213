package main

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// results holds the measurements of each benchmark by unit, with one value per run.
type results map[string]map[string][]float64

func (r results) add(bench, unit string, value float64) {
	if r[bench] == nil {
		r[bench] = map[string][]float64{}
	}
	r[bench][unit] = append(r[bench][unit], value)
}

// best returns the best of all runs. Other load on the machine can only make results worse.
func (r results) best(bench, unit string) (float64, bool) {
	v := r[bench][unit]
	switch {
	case len(v) == 0:
		return 0, false
	case strings.HasSuffix(unit, "/s"):
		return slices.Max(v), true
	}
	return slices.Min(v), true
}

// of returns a summary of the runs of a benchmark.
func (r results) of(bench, unit string, how summary) (float64, bool) {
	if how == best {
		return r.best(bench, unit)
	}
	return middle(r[bench][unit])
}

// quicker returns how many times quicker a benchmark is than another, of which each run followed one of the first.
func (r results) quicker(bench, naive string, how summary) float64 {
	a, b := r[bench]["ns/op"], r[naive]["ns/op"]
	if how == median && len(a) == len(b) {
		ratios := make([]float64, len(a))
		for i := range a {
			ratios[i] = b[i] / max(a[i], 1)
		}
		ratio, _ := middle(ratios)
		return ratio
	}
	took, _ := r.of(bench, "ns/op", how)
	other, _ := r.of(naive, "ns/op", how)
	return other / max(took, 1)
}

// middle returns the median of values, false for none.
func middle(v []float64) (float64, bool) {
	if len(v) == 0 {
		return 0, false
	}
	v = slices.Sorted(slices.Values(v))
	return (v[(len(v)-1)/2] + v[len(v)/2]) / 2, true
}

// read parses the lines printed by go test -bench: a name, the number of iterations, then values and
// their units.
func (r results) read(output string) error {
	for line := range strings.Lines(output) {
		f := strings.Fields(line)
		if len(f) < 4 || !strings.HasPrefix(f[0], "Benchmark") {
			continue
		}
		name := strings.TrimPrefix(f[0], "Benchmark")
		if at := strings.LastIndexByte(name, '-'); at > 0 {
			name = name[:at] // the number of processors
		}
		for i := 2; i+1 < len(f); i += 2 {
			v, err := strconv.ParseFloat(f[i], 64)
			if err != nil {
				return fmt.Errorf("%q is not a number in %q", f[i], line)
			}
			r.add(name, f[i+1], v)
		}
	}
	return nil
}

// line formats a row of the table: name, time, allocations, naive time, speed-up, decisions a second,
// aim.
const line = "  %-44s %9s %7s %9s %9s %12s  %s\n"

// print writes the rows of a group. A row that was not measured is an error.
func (g *group) print(w io.Writer, found results) error {
	fmt.Fprintf(w, "%s\n"+line, g.name, "", "time", "allocs", "naive", "quicker", "decisions/s", "aim")
	for _, r := range g.rows {
		took, ok := found.of(r.bench, "ns/op", r.how)
		if !ok {
			return fmt.Errorf("%s was not measured", r.bench)
		}
		var naive, quicker string
		if r.naive != "" {
			n, ok := found.of(r.naive, "ns/op", r.how)
			if !ok {
				return fmt.Errorf("%s was not measured", r.naive)
			}
			naive, quicker = span(n), fmt.Sprintf("%.2fx", found.quicker(r.bench, r.naive, r.how))
		}
		fmt.Fprintf(w, line, r.title, span(took), found.show(r.bench, "allocs/op"), naive, quicker, found.show(r.bench, "decisions/s"), r.aim)
	}
	_, err := fmt.Fprintln(w)
	return err
}

func (r results) show(bench, unit string) string {
	v, ok := r.best(bench, unit)
	if !ok {
		return ""
	}
	return strconv.FormatFloat(v, 'f', 0, 64)
}

// span formats nanoseconds in a suitable unit.
func span(ns float64) string {
	switch {
	case ns >= 1e9:
		return fmt.Sprintf("%.3g s", ns/1e9)
	case ns >= 1e6:
		return fmt.Sprintf("%.3g ms", ns/1e6)
	case ns >= 1e3:
		return fmt.Sprintf("%.3g us", ns/1e3)
	}
	return fmt.Sprintf("%.3g ns", ns)
}
