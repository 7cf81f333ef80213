package session

import (
	"slices"

	"precipice/engine"
)

// answer returns the option with which the table answers a decision without asking, -1 if it asks. Why is the text key of a
// remark in the log, "" for none.
func (s *Session[S, T]) answer(m *engine.Match[S], d *engine.Decision, preferred string) (option int, why string) {
	option, why = s.rules.Answer(&s.Table, m, d, preferred)
	if option < 0 {
		option = s.rules.Vain(&s.Table, m, d)
	}
	if option < 0 {
		return option, ""
	}
	return s.rules.Rather(m, d, option), why
}

// answerUnasked answers decisions for as long as the table need not be asked.
func (s *Session[S, T]) answerUnasked() {
	for {
		d, ok := s.Match.Pending()
		if !ok {
			return
		}
		i, why := s.answer(s.Match, d, s.prefer)
		if i < 0 {
			return
		}
		if why != "" {
			s.unasked = append(s.unasked, Unasked{len(s.Match.Journal), why})
			s.take([]engine.Event[S]{s.unaskedNote(d, i, why)})
		}
		if d.Options[i].IsKey(s.prefer) {
			s.prefer = ""
		}
		s.take(s.Match.Take(i))
		s.mark()
	}
}

// Following returns the events of a choice, up to the first question that the table would be asked, or that is not of a kind.
// It makes the choice on a copy of the game, whose dice are to come: whoever asks must not tell of them. If the rules break at it
// there are none; whoever makes the choice is told.
func (s *Session[S, T]) Following(key, kind string) (events []engine.Event[S]) {
	defer func() {
		if recover() != nil {
			events = nil
		}
	}()
	m, preferred := s.Match.Clone(), s.prefer
	events, err := m.Choose(key)
	if err != nil {
		return nil
	}
	for {
		d, ok := m.Pending()
		if !ok || d.Kind != kind {
			return events
		}
		i, _ := s.answer(m, d, preferred)
		if i < 0 {
			return events
		}
		if d.Options[i].IsKey(preferred) {
			preferred = ""
		}
		events = append(slices.Clip(events), m.Take(i)...)
	}
}

// Final reports whether no undo will lead back over a choice, or a run of them as ChooseRun makes it: the table allows none, or with all
// that follows unasked it reveals dice or cards, or begins a new chapter. It is made on a copy of the game, and nothing is told of what
// is revealed.
func (s *Session[S, T]) Final(keys ...string) (final bool) {
	policy := s.undoPolicy()
	if policy == NoUndo {
		return true
	}
	defer func() {
		if recover() != nil {
			final = true
		}
	}()
	m, preferred := s.Match.Clone(), s.prefer
	for i, key := range keys {
		if d, asked := m.Pending(); i > 0 && (!asked || !d.Has(key)) {
			break
		}
		if _, err := m.Choose(key); err != nil {
			return false
		}
	}
	for policy != UntilRevealed || m.Rolled() == s.Match.Rolled() {
		d, ok := m.Pending()
		i := -1
		if ok {
			i, _ = s.answer(m, d, preferred)
		}
		if i < 0 {
			return s.rules.Chapter(&m.State) != s.chapter
		}
		if d.Options[i].IsKey(preferred) {
			preferred = ""
		}
		m.Take(i)
	}
	return true
}
