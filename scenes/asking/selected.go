package asking

// selected is which rows a click on the board takes.
type selected struct {
	spaces, units *Row // nil for none
	picked        *Row // that of them which the player has selected
}

// Spaces returns the row that a click on a space takes, nil for none.
func (q *Question) Spaces() *Row { return q.selection().spaces }

// Units returns the row that a click on a miniature takes, nil for none.
func (q *Question) Units() *Row { return q.selection().units }

// Picked returns the row that the player has selected for the next click on the board, nil for none.
func (q *Question) Picked() *Row { return q.selection().picked }

func (q *Question) selection() selected {
	if q == nil {
		return selected{}
	}
	return q.selected
}

// Points reports whether a click on the board answers the question.
func (q *Question) Points() bool { return q.Spaces() != nil || q.Units() != nil }

// Reset selects the rows that a click on the board takes until the player selects others: the first with spaces, and the first with
// miniatures. With several ways to do something to the same miniature a click on it would be ambiguous.
func (q *Question) Reset() {
	q.selected = selected{}
	for _, r := range q.All() {
		switch {
		case len(r.Legal) == 0:
		case r.Place == OnSpaces && !r.Sole && q.spaces == nil:
			q.spaces = r
		case r.Place == OnUnits && q.units == nil && (r.Direct() == nil || q.OnlyOfItsKind(r)):
			q.units = r
		}
	}
}

// OnlyOfItsKind reports whether a row with targets on the board needs no button of its own.
func (q *Question) OnlyOfItsKind(r *Row) bool {
	n := 0
	for _, other := range q.All() {
		if other.Place == r.Place && len(other.Legal) > 0 {
			n++
		}
	}
	return n == 1
}

// Point makes a row the one that a click on its targets takes.
func (q *Question) Point(r *Row) {
	switch r.Place {
	case OnSpaces:
		q.spaces = r
	case OnUnits:
		q.units = r
	}
}

// Pick selects a row as the player asks for it.
func (q *Question) Pick(r *Row) {
	q.Point(r)
	q.picked = r
}

// Has reports whether a row is one of this question. An older one may be asked for by a touch that comes before the next drawing.
func (q *Question) Has(r *Row) bool { return q != nil && r != nil && q.Row(r.ID) == r }
