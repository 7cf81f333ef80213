package session

import (
	"precipice/engine"
	"precipice/message"
)

// Replayed is the result of replaying a record.
type Replayed[S any, T Table[T]] struct {
	SameContent bool
	OlderRules  bool        // it began before a change of the rules
	Entries     int         // number of journal entries repeated
	Verified    int         // number of marks that agreed
	First       *Difference // nil if there was none
	Broke       error       // what the rules panicked with where the record says they did, nil if they did not
	Match       *engine.Match[S]
}

// Difference is the first place where a record and its replay differ.
type Difference struct {
	Number    int    // of the decision in the journal, from 1; 0 for the start
	Key, Kind string // the recorded choice, and the kind of decision in the replay
	Want, Got uint32 // the recorded and the actual hash after it
	Err       error  // why it cannot be chosen, nil if it only gives another hash
}

// Replay replays a record and stops at the first difference. It returns an error if the record cannot
// begin.
func Replay[S any, T Table[T]](r Ruleset[S, T], rec *Record[T]) (*Replayed[S, T], error) {
	g, err := beginReplay(r, rec)
	if err != nil {
		return nil, err
	}
	for g.step() {
	}
	if p := g.result; p.First == nil && rec.Broke != "" {
		p.Broke = repeat(p.Match.Clone(), rec.Broke)
	}
	return g.result, nil
}

// replaying is a record that is being replayed, choice by choice.
type replaying[S any, T Table[T]] struct {
	rec    *Record[T]
	result *Replayed[S, T]
}

// beginReplay opens a record at its first choice.
func beginReplay[S any, T Table[T]](r Ruleset[S, T], rec *Record[T]) (*replaying[S, T], error) {
	m, _, err := opening(r, rec)
	if err != nil {
		return nil, message.New("error.session.begin", err)
	}
	g := &replaying[S, T]{rec, &Replayed[S, T]{SameContent: rec.Content == r.About().Content, OlderRules: rec.Rules < r.About().Rules, Match: m}}
	g.result.verify(rec, Difference{})
	return g, nil
}

// step repeats the next entry of the journal, and reports whether there was one before the first difference.
func (g *replaying[S, T]) step() bool {
	p, at := g.result, g.result.Entries
	if p.First != nil || at == len(g.rec.Journal) {
		return false
	}
	d := Difference{Number: at + 1, Key: g.rec.Journal[at], Kind: asked(p.Match)}
	if d.Err = repeat(p.Match, d.Key); d.Err != nil {
		p.First = &d
		return false
	}
	p.Entries++
	return p.verify(g.rec, d)
}

// Number replays a record and fills in its marks, for games saved without them.
func Number[S any, T Table[T]](r Ruleset[S, T], rec *Record[T]) error {
	m, _, err := opening(r, rec)
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

// verify compares the hash of the match with the record's mark, if there is one. It returns false for a difference.
func (p *Replayed[S, T]) verify(rec *Record[T], d Difference) bool {
	if d.Number >= len(rec.Marks) || rec.Marks[d.Number] == 0 {
		return true
	}
	d.Want, d.Got = rec.Marks[d.Number], p.Match.Hash()
	if d.Want != d.Got && !p.asBefore(d.Want) {
		p.First = &d
		return false
	}
	p.Verified++
	return true
}

// asBefore goes on past questions that were not asked when the record was written, if that leads to a mark of it.
func (p *Replayed[S, T]) asBefore(mark uint32) bool {
	for m := p.Match.Clone(); ; {
		if _, ok := m.AsBefore(); !ok {
			return false
		}
		if m.Hash() == mark {
			p.Match = m
			return true
		}
	}
}

func asked[S any](m *engine.Match[S]) string {
	d, ok := m.Pending()
	if !ok {
		return "over"
	}
	return d.Kind
}

// repeat takes an entry of a journal. If the rules panic, it returns an error.
func repeat[S any](m *engine.Match[S], entry string) error {
	_, err := repeated(m, entry)
	return err
}

// repeated does the same and also returns the events.
func repeated[S any](m *engine.Match[S], entry string) (events []engine.Event[S], err error) {
	defer func() {
		if p := recover(); p != nil {
			err = message.New("error.session.rules", p)
		}
	}()
	if events, err = m.Repeat(entry); err != nil && engine.IsChoice(entry) {
		if d, ok := m.Explained(); ok {
			if why, refused := d.Refused(entry); refused {
				return nil, message.New("error.session.forbidden", err, why.Rule, why.Reason)
			}
		}
	}
	return events, err
}
