package scenes

import (
	"slices"

	"precipice/render"
)

// Cells parts a row among buttons: what their labels leave is shared equally, and what they lack too.
func Cells(t *render.Theme, r render.Rect, labels []string, gap float32) (cells []render.Rect) {
	need := make([]float32, len(labels))
	room := r.W - gap*float32(len(labels)-1)
	for i, label := range labels {
		need[i] = t.Measure(label, ButtonText) + t.Px(20)
		room -= need[i]
	}
	if equal := r.Columns(len(labels), gap); room > 0 && !slices.ContainsFunc(need, func(n float32) bool { return n > equal[0].W }) {
		return equal
	}
	all := r.W - gap*float32(len(labels)-1) - room
	for _, n := range need {
		at, rest := r.CutLeft(n + room*n/all)
		cells = append(cells, at)
		_, r = rest.CutLeft(gap)
	}
	return cells
}
