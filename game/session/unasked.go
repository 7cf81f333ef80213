package session

import "precipice/engine"

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

// Following returns the keys of the options that the table would take unasked right after a choice, as long as the questions
// are of a kind. It tries them on a copy of the game.
func (s *Session[S, T]) Following(key, kind string) (keys []string) {
	m, preferred := s.Match.Clone(), s.prefer
	if _, err := m.Choose(key); err != nil {
		return nil
	}
	for {
		d, ok := m.Pending()
		if !ok || d.Kind != kind {
			return keys
		}
		i, _ := s.answer(m, d, preferred)
		if i < 0 {
			return keys
		}
		took := d.Options[i].Key()
		if keys = append(keys, took); took == preferred {
			preferred = ""
		}
		m.Take(i)
	}
}
