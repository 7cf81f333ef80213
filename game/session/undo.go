package session

import (
	"slices"

	"precipice/engine"
)

// UndoPolicy says how far a table may undo.
type UndoPolicy uint8

// The policies.
const (
	UntilRevealed UndoPolicy = iota // until dice or cards are revealed
	SameDice                        // always, and the dice fall as before
	NewDice                         // always, and the dice are rolled anew
	NoUndo
	policies
)

var policyWords = [...]string{UntilRevealed: "until-revealed", SameDice: "same-dice", NewDice: "new-dice", NoUndo: "off"}

// Word returns the name of the policy in flags and files.
func (p UndoPolicy) Word() string { return policyWords[p%policies] }

// Next returns the next policy, wrapping around.
func (p UndoPolicy) Next() UndoPolicy { return (p + 1) % policies }

// TextKey returns the key of the text that names the policy.
func (p UndoPolicy) TextKey() string { return "undo." + policyWords[p%policies] }

// UndoPolicyOf returns the policy of a word: until-revealed, same-dice, new-dice, off.
func UndoPolicyOf(word string) (UndoPolicy, bool) {
	i := slices.Index(policyWords[:], word)
	return UndoPolicy(max(0, i)), i >= 0
}

// UndoWords returns the words of the policies in order.
func UndoWords() []string { return policyWords[:] }

// Undone is an undone step: At is the length of the journal before it.
type Undone struct {
	At     int
	Policy UndoPolicy
}

// undoPoint is a question that undo can return to, with the lengths of log and undo list at that point.
type undoPoint[S any] struct {
	match    *engine.Match[S]
	log      int
	undone   int
	revealed bool // dice or cards were revealed before the next point
}

func (s *Session[S, T]) here() undoPoint[S] {
	return undoPoint[S]{match: s.Match.Clone(), log: len(s.Log), undone: len(s.undone)}
}

func (s *Session[S, T]) undoPolicy() UndoPolicy { return s.Table.Terms().Undo }

// CanUndo reports whether a step can be undone under the table's policy.
func (s *Session[S, T]) CanUndo() bool { return len(s.before) > 0 }

// WhyNoUndo says why nothing can be undone: "off" if the policy allows no undo, "revealed" if dice or cards
// were revealed, "nothing-chosen" if nothing was chosen since the game was begun or resumed.
func (s *Session[S, T]) WhyNoUndo() string {
	switch {
	case s.undoPolicy() == NoUndo:
		return "off"
	case s.revealed:
		return "revealed"
	}
	return "nothing-chosen"
}

// Undo undoes the last step. It returns to the question as it was asked, even if the table would now answer
// it unasked. The log keeps every undo.
func (s *Session[S, T]) Undo() bool {
	if !s.CanUndo() {
		return false
	}
	last := s.before[len(s.before)-1]
	s.before = s.before[:len(s.before)-1]
	s.ahead = append(s.ahead, s.Match.Journal[len(last.match.Journal)])
	s.Match, s.queue, s.Shown, s.prefer = last.match, nil, last.match.State, ""
	s.broken, s.recent = nil, nil
	at := len(s.Match.Journal)
	s.marks = s.marks[:min(at+1, len(s.marks))]
	if last := len(s.marks) - 1; last >= 0 && s.marks[last] == 0 { // a save does not keep them all
		s.marks[last] = s.Match.Hash()
	}
	s.unasked = slices.DeleteFunc(s.unasked, func(u Unasked) bool { return u.At >= at })
	s.undone = append(s.undone, Undone{Policy: s.undoPolicy()})
	s.Log = s.Log[:min(last.log, len(s.Log))]
	for i := last.undone; i < len(s.undone); i++ { // they would be lost with the steps they followed
		s.undone[i].At = at
		s.Log = append(s.Log, s.undone[i].line())
	}
	if s.undoPolicy() == NewDice {
		s.Match.Anew(uint64(len(s.undone)))
		s.mark()
	}
	s.save()
	return true
}

// CanRedo reports whether an undone choice can be made again.
func (s *Session[S, T]) CanRedo() bool { return len(s.ahead) > 0 }

// NextRedo returns the key of the choice that Redo would make, "" for none.
func (s *Session[S, T]) NextRedo() string {
	if !s.CanRedo() {
		return ""
	}
	return s.ahead[len(s.ahead)-1]
}

// Redo repeats the choice that was undone last, with the dice that the policy gives it. It drops a choice
// that is no longer legal.
func (s *Session[S, T]) Redo() bool {
	if !s.CanRedo() {
		return false
	}
	last := len(s.ahead) - 1
	key, rest := s.ahead[last], s.ahead[:last]
	if s.Choose(key) != nil {
		s.ahead = nil
		return false
	}
	s.ahead = rest
	return true
}

// undoneLines holds the text keys of the log line for an undo, by policy.
var undoneLines = [...]string{UntilRevealed: "undone", SameDice: "undone-same-dice", NewDice: "undone-new-dice", NoUndo: "undone"}

func (u Undone) line() Line { return Line{Key: undoneLines[u.Policy%policies]} }

// trim drops the undo points that the policy does not keep.
func (s *Session[S, T]) trim() {
	switch s.undoPolicy() {
	case NoUndo:
		s.before = nil
	case UntilRevealed:
		for i := len(s.before) - 1; i >= 0; i-- {
			if s.before[i].revealed {
				s.before, s.revealed = slices.Clone(s.before[i+1:]), true
				return
			}
		}
	}
}

// mark records the hash of the match after the last entry of its journal.
func (s *Session[S, T]) mark() {
	for len(s.marks) < len(s.Match.Journal) {
		s.marks = append(s.marks, 0) // unknown
	}
	s.marks = append(s.marks, s.Match.Hash())
}
