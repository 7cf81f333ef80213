package session

import "precipice/engine"

// A copy of a match takes kilobytes, so only the last undo points and every few of those before hold one.
// The others are repeated from the point before them that does.
const (
	pointsWhole = 32 // of the last points hold a copy, so that undo is at once
	pointStride = 32 // points from one copy to the next among those before
)

// add adds a point with the match at it.
func (h *history[S]) add(point undoPoint[S], match *engine.Match[S]) {
	point.match, point.at = match, len(match.Journal)
	h.before = append(h.before, point)
	if past := len(h.before) - MaxUndo; past > 0 {
		h.drop(past)
	}
	h.thin(len(h.before) - 1 - pointsWhole)
}

// thin drops the copy of a point if there is one near enough before it.
func (h *history[S]) thin(i int) {
	for j := i - 1; j >= 0 && j > i-pointStride; j-- {
		if h.before[j].match != nil {
			h.before[i].match = nil
			return
		}
	}
}

// drop drops the first points. The first that remains gets a copy, because those after it are repeated
// from it.
func (h *history[S]) drop(n int) {
	if n < len(h.before) && h.before[n].match == nil {
		h.before[n].match = h.repeated(n)
	}
	clear(h.before[:n])
	h.before = h.before[n:]
}

// matchAt returns the match at a point, with the dice where they have been moved to.
func (h *history[S]) matchAt(i int) *engine.Match[S] {
	m := h.repeated(i)
	for _, sequence := range h.before[i].anew {
		m.Anew(sequence)
	}
	return m
}

// repeated returns a copy of the match as it was at a point.
func (h *history[S]) repeated(i int) *engine.Match[S] {
	from := i
	for h.before[from].match == nil {
		from--
	}
	m := h.before[from].match.Clone()
	for _, entry := range h.Match.Journal[h.before[from].at:h.before[i].at] {
		if err := repeat(m, entry); err != nil {
			panic(err) // the journal holds what has been chosen from there
		}
	}
	return m
}
