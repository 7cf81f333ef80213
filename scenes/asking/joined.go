package asking

import (
	"slices"

	"precipice/engine"
)

// Join makes one question of several that are answered together. It has the rows of all of them, each once, and ends with the row
// of the option that leaves the first as it is; those that leave the others are not among them. Left are the keys of these options.
func Join(list []*Question, left []string) *Question {
	d := *list[0].Decision
	d.Options, d.Refusals = nil, nil
	q := &Question{Decision: &d}
	for i, part := range list {
		q.joinDecision(part.Decision, i == 0, left[i])
		for k := range part.Rows {
			leaves := slices.ContainsFunc(part.Rows[k].Legal, func(ch Choice) bool { return ch.Key == left[i] })
			if !leaves || i == 0 {
				q.joinRow(&part.Rows[k], leaves)
			}
		}
	}
	q.Reset()
	return q
}

// joinDecision adds what a decision offers and refuses.
func (q *Question) joinDecision(d *engine.Decision, first bool, left string) {
	for _, o := range d.Options {
		if key := o.Key(); !q.Decision.Has(key) && (first || key != left) {
			q.Decision.Options = append(q.Decision.Options, o)
		}
	}
	q.Decision.Refusals = append(q.Decision.Refusals, d.Refusals...)
}

// joinRow adds a row, or takes the place of one with the same id that cannot be taken.
func (q *Question) joinRow(r *Row, ends bool) {
	row := *r
	row.Ends = row.Ends || ends
	switch old := q.Row(r.ID); {
	case old == nil:
		q.Rows = append(q.Rows, row)
	case len(old.Legal) == 0:
		*old = row
	}
}
