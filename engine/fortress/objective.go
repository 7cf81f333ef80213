package fortress

import (
	"fmt"
	"slices"
)

// Difficulty is the difficulty of a one-off expedition (BF-ONE-001).
type Difficulty uint8

// The difficulties; NoObjective is a single combat.
const (
	NoObjective Difficulty = iota
	Normal
	Hard
	Extreme
)

var difficultyNames = [...]string{"none", "normal", "hard", "extreme"}

func (d Difficulty) String() string {
	if int(d) < len(difficultyNames) {
		return difficultyNames[d]
	}
	return fmt.Sprintf("difficulty %d", uint8(d))
}

// DifficultyNames lists the names of the difficulties of an expedition.
func DifficultyNames() []string { return difficultyNames[Normal:] }

// DifficultyOf returns the difficulty of a name among DifficultyNames.
func DifficultyOf(name string) (Difficulty, bool) {
	i := slices.Index(difficultyNames[Normal:], name)
	return Difficulty(i + 1), i >= 0
}

// Objective is the number of clues and of archeotech points that a one-off expedition must bring out
// (BF-ONE-002 to 004).
type Objective struct{ Clues, Points int }

// Objective returns the objective of a difficulty.
func (d Difficulty) Objective() Objective {
	switch d {
	case Normal:
		return Objective{4, 8}
	case Hard:
		return Objective{5, 9}
	case Extreme:
		return Objective{6, 10}
	}
	return Objective{}
}

// Carried counts the clues and the archeotech points the living explorers hold (BF-DSC-002, BF-DSC-003,
// BF-G-076).
func (s *State) Carried() (clues, points int) {
	for e := range s.Party {
		x := &s.Party[e]
		if x.Dead {
			continue
		}
		c, p := s.Holdings(e)
		clues, points = clues+c, points+p
	}
	return clues, points
}

// Holdings counts the clues and the archeotech points one explorer holds.
func (s *State) Holdings(e int) (clues, points int) {
	x := &s.Party[e]
	for _, f := range x.Finds[:x.NumFinds] {
		card, _ := f.Card()
		if d := &s.pack.Discoveries[card]; d.Clue {
			clues++
		} else {
			points += d.Value
		}
	}
	return clues, points
}

// ObjectiveMet reports whether the expedition would be won if it ended now (BF-ONE-007).
func (s *State) ObjectiveMet() bool {
	clues, points := s.Carried()
	want := s.Expedition.Difficulty.Objective()
	return clues >= want.Clues && points >= want.Points
}
