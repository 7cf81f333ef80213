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

// Objective is the number of clues and of archeotech points that a one-off expedition must bring out
// (BF-ONE-002 to 004).
type Objective struct{ Clues, Points int }

var difficulties = [...]struct {
	name      string
	objective Objective
}{
	NoObjective: {name: "none"},
	Normal:      {"normal", Objective{4, 8}},
	Hard:        {"hard", Objective{5, 9}},
	Extreme:     {"extreme", Objective{6, 10}},
}

// Difficulties lists the difficulties of an expedition.
func Difficulties() (list []Difficulty) {
	for d := range difficulties[Normal:] {
		list = append(list, Normal+Difficulty(d))
	}
	return list
}

// Known reports whether there is such a difficulty; NoObjective is one.
func (d Difficulty) Known() bool { return int(d) < len(difficulties) }

func (d Difficulty) String() string {
	if d.Known() {
		return difficulties[d].name
	}
	return fmt.Sprintf("difficulty %d", uint8(d))
}

// DifficultyNames lists the names of the difficulties of an expedition.
func DifficultyNames() (names []string) {
	for _, d := range Difficulties() {
		names = append(names, d.String())
	}
	return names
}

// DifficultyOf returns the difficulty of a name among DifficultyNames.
func DifficultyOf(name string) (Difficulty, bool) {
	i := slices.Index(DifficultyNames(), name)
	return Normal + Difficulty(max(0, i)), i >= 0
}

// Objective returns the objective of a difficulty.
func (d Difficulty) Objective() Objective {
	if !d.Known() {
		return Objective{}
	}
	return difficulties[d].objective
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
