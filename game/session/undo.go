package session

import (
	"slices"

	"precipice/engine/fortress"
)

// UndoPolicy is how far a table takes steps back.
type UndoPolicy uint8

// The policies.
const (
	UntilRevealed UndoPolicy = iota // until dice or cards have shown something
	SameDice                        // always, and the dice fall as they did
	NewDice                         // always, and what was rolled is rolled anew
	NoUndo
	policies
)

var policyWords = [...]string{UntilRevealed: "until-revealed", SameDice: "same-dice", NewDice: "new-dice", NoUndo: "off"}

// Word is the name of the policy in flags and files.
func (p UndoPolicy) Word() string { return policyWords[p%policies] }

// Next is the policy after this one, the first after the last.
func (p UndoPolicy) Next() UndoPolicy { return (p + 1) % policies }

// TextKey is the key of the text that names the policy.
func (p UndoPolicy) TextKey() string { return "undo." + policyWords[p%policies] }

// UndoPolicyOf finds a policy by its word: until-revealed, same-dice, new-dice, off.
func UndoPolicyOf(word string) (UndoPolicy, bool) {
	i := slices.Index(policyWords[:], word)
	return UndoPolicy(max(0, i)), i >= 0
}

// UndoWords are the words of the policies in their order.
func UndoWords() []string { return policyWords[:] }

// Undone is a step taken back: At is how much of the journal is before it.
type Undone struct {
	At     int
	Policy UndoPolicy
}

// undoPoint is a question that can be gone back to, with the log and the undos told until then.
type undoPoint struct {
	match    *fortress.Match
	log      int
	undone   int
	revealed bool // dice or cards have shown something before the next point
}

func (s *Session) here() undoPoint {
	return undoPoint{match: s.Match.Clone(), log: len(s.Log), undone: len(s.undone)}
}

// CanUndo tells whether a step can be taken back under the policy of the table.
func (s *Session) CanUndo() bool { return len(s.before) > 0 }

// WhyNoUndo is why no step can be taken back: off, where the policy takes none back; revealed, where dice
// or cards have shown something; nothing-chosen since the game was begun or gone on with.
func (s *Session) WhyNoUndo() string {
	switch {
	case s.Table.Undo == NoUndo:
		return "off"
	case s.revealed:
		return "revealed"
	}
	return "nothing-chosen"
}

// Undo takes the last step back. It returns to the question as it was asked, whatever the table has
// come to want since. The log keeps every undo.
func (s *Session) Undo() bool {
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
	s.unasked = slices.DeleteFunc(s.unasked, func(u Unasked) bool { return u.At >= at })
	s.undone = append(s.undone, Undone{Policy: s.Table.Undo})
	s.Log = s.Log[:min(last.log, len(s.Log))]
	for i := last.undone; i < len(s.undone); i++ { // those between would go with the steps they followed
		s.undone[i].At = at
		s.Log = append(s.Log, s.undone[i].line())
	}
	if s.Table.Undo == NewDice {
		s.Match.Anew(uint64(len(s.undone)))
		s.mark()
	}
	s.save()
	return true
}

// CanRedo tells whether a choice taken back can be made again.
func (s *Session) CanRedo() bool { return len(s.ahead) > 0 }

// TakenBack is the key of the choice that was taken back last and can be made again, "" for none.
func (s *Session) TakenBack() string {
	if !s.CanRedo() {
		return ""
	}
	return s.ahead[len(s.ahead)-1]
}

// Redo makes the choice again that was taken back last, with the dice that the policy gives it. What is
// not legal any more is forgotten.
func (s *Session) Redo() bool {
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

// undoneLines are the keys of the lines that tell of an undo, by policy.
var undoneLines = [...]string{UntilRevealed: "undone", SameDice: "undone-same-dice", NewDice: "undone-new-dice", NoUndo: "undone"}

func (u Undone) line() Line { return Line{Key: undoneLines[u.Policy%policies]} }

// trim forgets the steps that the policy does not take back.
func (s *Session) trim() {
	switch s.Table.Undo {
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

// mark notes where the match stands after the last entry of its journal.
func (s *Session) mark() {
	for len(s.marks) < len(s.Match.Journal) {
		s.marks = append(s.marks, 0) // not known
	}
	s.marks = append(s.marks, s.Match.Hash())
}
