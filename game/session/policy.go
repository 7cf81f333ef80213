package session

import "slices"

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
