package asking

import (
	"slices"

	"precipice/engine"
)

// Join arranges several decisions that are answered together as one question. An option that several of them have stands there
// once. Left are the keys of the options that leave a decision as it is: the row of the first ends the question, the others are
// not among its rows.
func Join(list []*engine.Decision, left []string, reader Reader) *Question {
	d := *list[0]
	d.Options, d.Refusals = nil, nil
	q := &Question{Decision: &d}
	for i, part := range list {
		for k := range part.Options {
			if o := &part.Options[k]; !d.Has(o.Key()) && (i == 0 || !o.IsKey(left[i])) {
				d.Options = append(d.Options, *o)
				q.add(part, o, nil, reader)
			}
		}
	}
	for _, part := range list {
		for k := range part.Refusals {
			r := &part.Refusals[k]
			if _, known := d.Refused(r.Option.Key()); !known && !d.Has(r.Option.Key()) {
				d.Refusals = append(d.Refusals, *r)
				q.add(part, &r.Option, r, reader)
			}
		}
	}
	q.read(reader)
	if end, _ := q.Find(left[0]); end != nil {
		end.Ends = true
	}
	return q
}

// read completes the rows once they have all their choices.
func (q *Question) read(reader Reader) {
	for _, r := range q.Rows {
		r.Reading = reader.Read(r.Of, r)
	}
	slices.SortStableFunc(q.Rows, reader.Compare)
	q.Reset()
}
