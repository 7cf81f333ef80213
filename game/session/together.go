package session

import "precipice/engine"

// Leave returns the option of a decision that leaves everything as it is, if the decision belongs to a run that players answer
// together, and -1 if it does not.
type Leave[S any] func(m *engine.Match[S], d *engine.Decision) int

// Part is a decision that is answered together with others, and the key of the option that leaves everything as it is.
type Part struct {
	*engine.Decision
	Left string
}

// Run is the decisions that players answer together, in the order in which they are asked.
type Run []Part

// Together returns the decisions that can be answered together now, with the refused options and the reasons: the pending one,
// and each that is asked after it while those before are left. A decision that comes after dice or cards are revealed is not among
// them. The run is empty if the pending decision belongs to none, and ends where the rules break, which whoever chooses is told.
func (s *Session[S, T]) Together(leave Leave[S]) (run Run) {
	if s.Waiting() || s.watched {
		return nil
	}
	if d, asked := s.Match.Pending(); !asked || leave(s.Match, d) < 0 { // spares the copy
		return nil
	}
	m := s.Match.Clone()
	defer func() { _ = recover() }()
	for rolled := m.Rolled(); m.Rolled() == rolled; {
		d, asked := m.Pending()
		if !asked {
			break
		}
		i, _ := s.answer(m, d, s.prefer)
		if i < 0 || len(run) == 0 { // undo may have returned to what the table answers
			if i = leave(m, d); i < 0 {
				break
			}
			explained, _ := m.Explained()
			run = append(run, Part{explained, d.Options[i].Key()})
		}
		m.Take(i)
	}
	return run
}

// To returns the keys that choose one of the first decision that offers it, and leave those before. An empty key leaves all of
// them. There are none for a key that no decision offers.
func (r Run) To(key string) (keys []string) {
	for _, part := range r {
		if key != "" && part.Has(key) {
			return append(keys, key)
		}
		keys = append(keys, part.Left)
	}
	if key != "" {
		return nil
	}
	return keys
}

// ChooseRun answers the pending decision with the first key and those that are asked after it with the others, one after the
// other, until a key is no longer legal. Each is a choice of its own in the journal, but undo takes back all of them at once.
func (s *Session[S, T]) ChooseRun(keys ...string) error {
	if s.watched {
		return errWatched
	}
	if len(keys) == 0 {
		keys = []string{""} // which is refused
	}
	s.ShowAll()
	point, now := undoPoint[S]{log: len(s.Log), chosen: len(s.chosen), undone: len(s.undone)}, ""
	err := s.step(&point, s.undoPolicy(), func() error {
		for _, now = range keys {
			if d, asked := s.Match.Pending(); len(point.keys) > 0 && (!asked || !d.Has(now)) {
				return nil
			}
			if err := s.chooseOne(now); err != nil {
				return err
			}
			point.keys = append(point.keys, now)
		}
		return nil
	}, s.broke(&now))
	if err != nil {
		return err
	}
	s.prefer, s.broken, s.chosen = "", nil, append(s.chosen, point.log)
	s.turnPage()
	s.save()
	return nil
}

// chooseOne answers the pending decision, then every decision that the table answers unasked.
func (s *Session[S, T]) chooseOne(key string) error {
	s.take(s.remarkOn(s.Match, key))
	events, err := s.Match.Choose(key)
	if err != nil {
		return err
	}
	s.mark()
	s.take(events)
	s.answerUnasked()
	return nil
}
