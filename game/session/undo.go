package session

import "slices"

func (s *Session[S, T]) undoPolicy() UndoPolicy { return s.Table.Terms().Undo }

// WhyNoUndo says why nothing can be undone: "off" if the table allows no undo, "revealed" if dice or cards
// were revealed, "nothing-chosen" if nothing was chosen since the game was begun or resumed.
func (s *Session[S, T]) WhyNoUndo() string { return s.history.WhyNoUndo(s.undoPolicy()) }

// Undo undoes the last step. It returns to the question as it was asked, even if the table would now answer
// it unasked. The log keeps every undo.
func (s *Session[S, T]) Undo() bool {
	last, ok := s.back()
	if !ok {
		return false
	}
	s.queue, s.Shown, s.prefer = nil, s.Match.State, ""
	s.broken, s.recent = nil, nil
	at := len(s.Match.Journal)
	s.marks = s.marks[:min(at+1, len(s.marks))]
	if last := len(s.marks) - 1; last >= 0 && s.marks[last] == 0 { // a save does not keep them all
		s.marks[last] = s.Match.Hash()
	}
	s.unasked = slices.DeleteFunc(s.unasked, func(u Unasked) bool { return u.At >= at })
	s.undone = append(s.undone, Undone{Policy: s.undoPolicy()})
	s.Log = s.Log[:min(last.log, len(s.Log))]
	s.told, s.chosen = min(s.told, len(s.Log)), s.chosen[:min(last.chosen, len(s.chosen))]
	for i := last.undone; i < len(s.undone); i++ { // they would be lost with the steps they followed
		s.undone[i].At = at
		s.Log = append(s.Log, s.undone[i].line())
	}
	if s.undoPolicy() == NewDice {
		s.Match.Anew(uint64(len(s.undone)))
		s.mark()
	}
	s.turnPage()
	s.save()
	return true
}

// Redo repeats the step that was undone last, with the dice that the policy gives it. It drops a choice
// that is no longer legal.
func (s *Session[S, T]) Redo() bool {
	if !s.CanRedo() {
		return false
	}
	last := len(s.ahead) - 1
	keys, rest := s.ahead[last], s.ahead[:last]
	if s.ChooseRun(keys...) != nil {
		s.ahead = nil
		return false
	}
	s.ahead = rest
	return true
}

// undoneLines holds the text keys of the log line for an undo, by policy.
var undoneLines = [...]string{UntilRevealed: "undone", SameDice: "undone-same-dice", NewDice: "undone-new-dice", NoUndo: "undone"}

// TellsUndo reports whether a line of the log tells of an undo, which is no part of what happened in the game.
func (l *Line) TellsUndo() bool { return slices.Contains(undoneLines[:], l.Key) }

func (u Undone) line() Line { return Line{Key: undoneLines[u.Policy%policies]} }

// mark records the hash of the match after the last entry of its journal.
func (s *Session[S, T]) mark() {
	for len(s.marks) < len(s.Match.Journal) {
		s.marks = append(s.marks, 0) // unknown
	}
	s.marks = append(s.marks, s.Match.Hash())
}
