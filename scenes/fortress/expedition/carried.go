package expedition

import (
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// carriedLayout says where the figures of what the party carries stand. All names have one size, and all values.
type carriedLayout struct {
	cells          []render.Rect
	heading, value render.Style // of a name above its value
	beside         float32      // part of its full size of a name beside its value, 0 where it stands above
	names          float32      // width of the column of names, 0 where each name is as wide as it is
}

// Gaps between columns, and between a name and its value beside it, in design units.
const (
	carriedGap = 18
	besideGap  = 8
)

// carriedLayoutFor arranges the figures. On a device held in the hands they stand as they are largest.
func carriedLayoutFor(t *render.Theme, in render.Rect, figures []carriedFigure) (l carriedLayout) {
	l.cells = in.Columns(len(figures), t.Px(carriedGap))
	share := l.above(t, figures)
	if in.H >= t.LineHeight(render.Quiet)+t.LineHeight(render.Title) && (!t.Held || share >= asking.LeastOfLine) {
		return l
	}
	for cols := len(figures); cols > 0; cols /= 2 {
		if next := besideIn(t, in, figures, cols); next.beside > l.beside {
			l = next
		}
		if !t.Held {
			break
		}
	}
	return l
}

// unevenCells divides a line so that each figure has the width that it needs beside the others.
func unevenCells(t *render.Theme, line render.Rect, figures []carriedFigure) (cells []render.Rect) {
	all, gap := float32(0), t.Px(carriedGap)
	needs := make([]float32, len(figures))
	for i, f := range figures {
		needs[i] = t.Measure(f.name, render.Quiet) + t.Measure(f.text, render.Strong) + t.Px(besideGap)
		all += needs[i]
	}
	room := line.W - gap*float32(len(figures)-1)
	for _, need := range needs {
		var at render.Rect
		at, line = line.CutLeft(room * need / all)
		_, line = line.CutLeft(gap)
		cells = append(cells, at)
	}
	return cells
}

// mostCarried is how many figures there are at most.
const mostCarried = 5

// carriedHeight returns the height of the panel in which all figures stand below each other.
func carriedHeight(t *render.Theme) float32 {
	return t.LineHeight(render.Heading) + mostCarried*t.LineHeight(render.Small) + t.Px(30)
}

// above finds the styles in which all names and values fit below each other, and returns the smaller part of their full
// size.
func (l *carriedLayout) above(t *render.Theme, figures []carriedFigure) float32 {
	names, values := float32(1), float32(1)
	for _, f := range figures {
		wide := l.cells[0].W
		names = min(names, wide/t.Measure(f.name, render.Quiet)*0.98)
		values = min(values, wide/t.Measure(f.text, render.Title)*0.98)
	}
	l.heading, l.value = scenes.Smaller(render.Quiet, names), scenes.Smaller(render.Title, values)
	l.value.Tracking *= values
	return min(names, values)
}

// besideIn arranges the figures in columns, each name beside its value.
func besideIn(t *render.Theme, in render.Rect, figures []carriedFigure, cols int) (l carriedLayout) {
	lines := table.RowsOf(in, (len(figures)+cols-1)/cols, 0)
	for _, line := range lines {
		l.cells = append(l.cells, line.Columns(cols, t.Px(carriedGap))...)
	}
	l.cells = l.cells[:len(figures)]
	if len(lines) == 1 {
		l.cells = unevenCells(t, lines[0], figures)
	}
	l.beside = min(1, lines[0].H/t.LineHeight(render.Strong))
	for _, f := range figures {
		l.names = max(l.names, t.Measure(f.name, render.Quiet))
	}
	for i, f := range figures {
		name := l.names
		if len(lines) == 1 {
			name = t.Measure(f.name, render.Quiet)
		}
		l.beside = min(l.beside, (l.cells[i].W-t.Px(besideGap))/(name+t.Measure(f.text, render.Strong))*0.98)
	}
	if l.names *= l.beside; len(lines) == 1 {
		l.names = 0
	}
	return l
}
