package session

import (
	"math/big"

	"precipice/engine"
	"precipice/message"
)

// A link is read by playing its choices again. For a long game that takes seconds in a page, so it can be done in slices.

// linkReader is a link that is being read.
type linkReader[S any, T Table[T]] struct {
	rules   Ruleset[S, T]
	head    linkHead
	number  *big.Int       // the choices to come, see countedOut
	others  map[int]string // the entries that are no choices
	taken   int            // of those
	next    expectation
	rec     *Record[T]
	match   *engine.Match[S]
	entries int // of the journal, when it has been read
}

// ReadLink plays the choices of the link in a text again and returns the game as a record, with all marks.
func ReadLink[S any, T Table[T]](r Ruleset[S, T], text string) (*Record[T], error) {
	l, err := beginLink(r, text)
	for err == nil && !l.over() {
		err = l.step()
	}
	if err == nil {
		err = l.check()
	}
	if err != nil {
		return nil, err
	}
	return l.rec, nil
}

// beginLink opens a link at its first choice.
func beginLink[S any, T Table[T]](r Ruleset[S, T], text string) (*linkReader[S, T], error) {
	about := r.About()
	head, number, err := openLink(about, text)
	if err != nil {
		return nil, err
	}
	rec, others, err := readLinkForm[S](r, head.form)
	if err != nil {
		return nil, message.New("error.link.setup", err)
	}
	terms := rec.Table.Terms()
	terms.Seed = head.seed
	rec.Table = rec.Table.WithTerms(terms)
	entries := int(min(head.entries, MaxEntries))
	if err := AtMost("error.link.choices", entries, mostChoices(head.length)); err != nil {
		return nil, err
	}
	m, _, err := Begin(r, &rec.Table)
	if err != nil {
		return nil, message.New("error.session.begin", err)
	}
	rec.Marks = []uint32{m.Hash()}
	return &linkReader[S, T]{rules: r, head: head, number: number, others: others, next: expects(head.format, &about), rec: rec, match: m, entries: entries}, nil
}

// over reports whether all of it has been read.
func (l *linkReader[S, T]) over() bool { return len(l.rec.Journal) == l.entries }

// step reads the next entry of the journal and plays it.
func (l *linkReader[S, T]) step() error {
	rec, m := l.rec, l.match
	at := len(rec.Journal)
	entry, ok := l.others[at]
	if ok {
		l.taken++
		rec.Undone = undoneBy(rec.Undone, at, entry)
	} else {
		d, asked := m.Pending()
		if !asked || len(d.Options) == 0 {
			return message.New("error.link.differs")
		}
		chosen := pop(l.next.shares(d, expectedAnswer(l.rules, &rec.Table, m, d)), l.number)
		l.next.took(chosen)
		entry = d.Options[chosen].Key()
	}
	if err := repeat(m, entry); err != nil {
		return err
	}
	rec.Journal, rec.Marks = append(rec.Journal, entry), append(rec.Marks, m.Hash())
	return nil
}

// check says what is wrong with a link that has been read.
func (l *linkReader[S, T]) check() error {
	if l.number.Sign() != 0 || len(l.others) > l.taken || l.match.Hash() != l.head.last {
		return message.New("error.link.differs")
	}
	return nil
}

// Reading reads a link in slices, so that a page stays alive meanwhile.
type Reading struct {
	step   func() error // reads an entry
	finish func() ([]byte, error)

	read, of int
	save     []byte
	err      error
}

// Read begins to read a link.
func Read[S any, T Table[T]](r Ruleset[S, T], text string, now func() int64) *Reading {
	l, err := beginLink(r, text)
	if err != nil {
		return &Reading{err: err}
	}
	return &Reading{of: l.entries, step: l.step, finish: func() ([]byte, error) {
		if err := l.check(); err != nil {
			return nil, err
		}
		s := &Session[S, T]{Table: l.rec.Table, history: history[S]{Match: l.match}, rules: r, began: l.rec.Rules, marks: l.rec.Marks, undone: l.rec.Undone, now: now}
		return s.File()
	}}
}

// Step reads on for at most so many choices, and reports whether there are more. There are none after an error.
func (g *Reading) Step(choices int) (more bool) {
	for ; g.err == nil && g.read < g.of && choices > 0; choices-- {
		g.err = g.step()
		g.read++
	}
	if g.err == nil && g.read == g.of {
		if g.save == nil {
			g.save, g.err = g.finish()
		}
		return false
	}
	return g.err == nil
}

// Progress returns how much of the link has been read, from 0 to 1.
func (g *Reading) Progress() float32 { return float32(g.read) / float32(max(1, g.of)) }

// Result returns the game of a link that has been read to its end as a save, or what is wrong with the link.
func (g *Reading) Result() (save []byte, err error) { return g.save, g.err }
