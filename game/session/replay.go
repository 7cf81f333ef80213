package session

import (
	"fmt"

	"precipice/engine"
	"precipice/engine/fortress"
)

// Replayed is what came of playing a record again.
type Replayed struct {
	SameContent bool
	Entries     int         // of the journal that were repeated
	Verified    int         // places where the match stood as it did
	First       *Difference // nil if there is none
	Broke       string      // what the rules broke with where the record says that they broke, "" if they did not
	Match       *fortress.Match
}

// Difference is the first place where a record and its replay part.
type Difference struct {
	Number    int    // of the decision in the journal from 1, 0 for the start
	Key, Kind string // chosen there, and what was asked; of the record and of the replay
	Want, Got uint32 // where the match stood after it
	Err       error  // why it cannot be chosen, nil if it only leads elsewhere
}

// Replay plays a record again and stops where it first differs. The error says why it cannot begin.
func Replay(r fortress.Rules, rec *Record) (*Replayed, error) {
	m, err := rec.begin(r)
	if err != nil {
		return nil, fmt.Errorf("the game cannot begin with this content: %w", err)
	}
	p := &Replayed{SameContent: rec.Content == r.Pack.Digest, Match: m}
	if !p.verify(rec, Difference{}) {
		return p, nil
	}
	for i, entry := range rec.Journal {
		d := Difference{Number: i + 1, Key: entry, Kind: asked(m)}
		if d.Err = repeat(m, entry); d.Err != nil {
			p.First = &d
			return p, nil
		}
		p.Entries++
		if !p.verify(rec, d) {
			return p, nil
		}
	}
	if rec.Broke != "" {
		if err := repeat(m.Clone(), rec.Broke); err != nil {
			p.Broke = err.Error()
		}
	}
	return p, nil
}

func (rec *Record) begin(r fortress.Rules) (*fortress.Match, error) {
	m, _, err := rec.opening(r)
	return m, err
}

// Number plays the record and notes where the match stands after each entry, for games played without
// notes.
func (rec *Record) Number(r fortress.Rules) error {
	m, err := rec.begin(r)
	if err != nil {
		return err
	}
	rec.Marks = []uint32{m.Hash()}
	for _, entry := range rec.Journal {
		if err := repeat(m, entry); err != nil {
			return err
		}
		rec.Marks = append(rec.Marks, m.Hash())
	}
	return nil
}

// verify compares where the match stands with the record's mark, if it has one there.
func (p *Replayed) verify(rec *Record, d Difference) bool {
	if d.Number >= len(rec.Marks) || rec.Marks[d.Number] == 0 {
		return true
	}
	d.Want, d.Got = rec.Marks[d.Number], p.Match.Hash()
	if d.Want != d.Got {
		p.First = &d
		return false
	}
	p.Verified++
	return true
}

func asked(m *fortress.Match) string {
	d, ok := m.Pending()
	if !ok {
		return "over"
	}
	return d.Kind
}

// repeat takes an entry of a journal; rules that break are an error too.
func repeat(m *fortress.Match, entry string) error {
	_, err := repeated(m, entry)
	return err
}

// repeated is repeat with the events.
func repeated(m *fortress.Match, entry string) (events []fortress.Event, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the rules broke: %v", p)
		}
	}()
	if events, err = m.Repeat(entry); err != nil && engine.IsChoice(entry) {
		if d, ok := m.Explained(); ok {
			if why, refused := d.Refused(entry); refused {
				return nil, fmt.Errorf("%w: refused by %s (%s)", err, why.Rule, why.Reason)
			}
		}
	}
	return events, err
}
