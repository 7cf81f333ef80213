package asking

import (
	"slices"

	"precipice/engine"
	"precipice/render"
)

// Place is the kind of target that an option has on the board.
type Place uint8

// The kinds of targets.
const (
	Nowhere  Place = iota // the option is chosen from a list
	OnSpaces              // it is chosen by a space of the board
	OnUnits               // it is chosen by a miniature
)

// Target is what an option points at on the board.
type Target struct {
	Place Place
	Space string // the name of the space, OnSpaces
	Unit  int    // the number of the miniature, OnUnits
	Pay   string // what pays for it where that is a part of it: the face of a die or words, Nowhere
	Aimed bool   // the option is the second way to do the same to the same target, such as an aimed shot
}

// Choice is a legal or refused option with its target.
type Choice struct {
	Option engine.Option
	Key    string
	Target
	Why *engine.Refusal // nil if it is legal
}

// Row is one kind of action: the choices that differ only in their target.
type Row struct {
	ID      string
	Of      *engine.Decision // which it answers
	Kind    string           // of the decision
	Verb    string
	Place   Place
	Legal   []Choice
	Refused []Choice
	Reading
}

// Reading is what a ruleset says about a row.
type Reading struct {
	Label   string
	Cost    int                       // lowest face of a die that can pay, 0 for no cost
	Slot    string                    // what its number stands for while other rows come and go
	Sole    bool                      // a click on the row takes its choice if there is only one, though that lies on the board
	Aimed   bool                      // all its choices are aimed, so that the reasons why none is legal are about that
	Confirm bool                      // its number has to be pressed twice, because it spends something scarce
	Ends    bool                      // it ends the question rather than answers it
	Unsaid  bool                      // it is not shown while it is refused
	Paid    bool                      // its choices differ only in what pays for them, which is shown even if there is only one
	Tip     func() render.TooltipView // what more there is to say about it while it can be taken, nil for nothing
}

// Reader reads the options of a decision for a screen. A ruleset implements it.
type Reader interface {
	// Target says what an option points at.
	Target(o *engine.Option) Target
	// Way returns the id of the row that a choice belongs to: its key without the target.
	Way(d *engine.Decision, ch *Choice) string
	// Read says what a row is, once it has all its choices.
	Read(d *engine.Decision, r *Row) Reading
	// Compare orders the rows of a decision, as cmp.Compare does. Rows that it holds for equal stay in the order of the options.
	Compare(a, b *Row) int
}

// Question is a decision arranged for mouse and keys.
type Question struct {
	Decision *engine.Decision
	Rows     []*Row
	added    Choice // the latest
	selected
}

// Arrange groups the options and refusals of a decision by what they do.
func Arrange(d *engine.Decision, reader Reader) *Question {
	q := &Question{Decision: d}
	for i := range d.Options {
		q.add(d, &d.Options[i], nil, reader)
	}
	for i := range d.Refusals {
		q.add(d, &d.Refusals[i].Option, &d.Refusals[i], reader)
	}
	q.read(reader)
	return q
}

func (q *Question) add(d *engine.Decision, o *engine.Option, why *engine.Refusal, reader Reader) {
	q.added = Choice{Option: *o, Key: o.Key(), Target: reader.Target(o), Why: why}
	id := reader.Way(d, &q.added)
	r := q.Row(id)
	if r == nil {
		r = &Row{ID: id, Of: d, Kind: d.Kind, Verb: o.Verb, Place: q.added.Place}
		q.Rows = append(q.Rows, r)
	}
	if r.Place == Nowhere { // a refusal without a target may have come first
		r.Place = q.added.Place
	}
	if why == nil {
		r.Legal = append(r.Legal, q.added)
	} else {
		r.Refused = append(r.Refused, q.added)
	}
}

// Asks reports whether a question is of a kind. No question is of none.
func (q *Question) Asks(kind string) bool { return q != nil && q.Decision.Kind == kind }

// Row returns the row with an id, nil if there is none.
func (q *Question) Row(id string) *Row {
	for _, r := range q.All() {
		if r.ID == id {
			return r
		}
	}
	return nil
}

// Find returns the legal choice with a key and its row, nil if there is none.
func (q *Question) Find(key string) (*Row, *Choice) {
	for _, r := range q.All() {
		for i := range r.Legal {
			if r.Legal[i].Key == key {
				return r, &r.Legal[i]
			}
		}
	}
	return nil, nil
}

// Of returns the rows with a verb.
func (q *Question) Of(verb string) (rows []*Row) {
	for _, r := range q.All() {
		if r.Verb == verb {
			rows = append(rows, r)
		}
	}
	return rows
}

// All returns all rows in their order. No question has none.
func (q *Question) All() []*Row {
	if q == nil {
		return nil
	}
	return slices.Clip(q.Rows)
}
