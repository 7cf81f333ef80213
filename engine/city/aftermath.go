package city

import (
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// What follows a journey, as steps of JourneyFrame: the extraction event, survival, the return of the heroes, the consequences for the
// city (CC-JEN-001). A quest will go on from there.

// extraction rolls for the extraction event, with 1 more for a success and 1 more by day, and does what it says at once. Its token is kept
// for the next journey (CC-JEN-003, 004, CC-G-006).
func (f *JourneyFrame) extraction(m *Match, _ in) flow {
	s := &m.State
	_, face := m.Roll(dice.D12, nil)
	result := face
	if s.Result == Won {
		result++
	}
	if !s.Night() {
		result++
	}
	i := s.pack.Extracted[result-1]
	m.Emit("CC-JEN-003", ExtractionRolled{face, result, i})
	for _, op := range s.pack.Extractions[i].Effect {
		if op.Do == "fear" {
			s.bring(m, "CC-JEN-003", op.Amount, 0)
		} else {
			s.bring(m, "CC-JEN-003", 0, op.Amount)
		}
	}
	if !s.pack.Extractions[i].Token.Empty() {
		m.Emit("CC-JEN-004", TokenKept{i})
	}
	return then()
}

// survivesFrom returns the least face of the D12 with which a hero out of action lives: an ailment makes it one more (CC-JEN-005).
func survivesFrom(s *State, h int) int {
	if s.Units[h].Ails != 0 {
		return 3
	}
	return 2
}

// survival rolls for each hero out of action (CC-JEN-005).
func (f *JourneyFrame) survival(m *Match, _ in) flow {
	s := &m.State
	if int(f.Hero) == MaxHeroes {
		return then()
	}
	h := f.Hero
	f.Hero++
	if x := &s.Heroes[h]; x.Out && !x.Dead {
		least := survivesFrom(s, int(h)) - 1
		dead, face := m.Roll(dice.D12, []uint8{uint8(least), uint8(12 - least)})
		m.Emit("CC-JEN-005", Survived{h, face, dead == 0})
	}
	return goTo("survival")
}

// home turns the cards of the heroes back and removes what lies on them; what the dead held goes back (CC-JEN-006, 008, 009).
func (f *JourneyFrame) home(m *Match, _ in) flow {
	s := &m.State
	for h := range s.leaders {
		switch {
		case !seated(s, h):
		case s.Heroes[h].Dead:
			m.Emit("CC-JEN-006", Mourned{uint8(h)})
		default:
			m.Emit("CC-JEN-008", homecoming(s, h))
		}
	}
	return then()
}

// seated reports whether there is a hero in a place of the party. Only a scenario leaves one empty.
func seated(s *State, h int) bool {
	return !s.Heroes[h].Dead || s.Heroes[h] != Hero{Out: true, Dead: true}
}

// consequences are what the journey does to the city: what belongs to its success or its failure, then what comes either way (CC-G-005).
func (f *JourneyFrame) consequences(m *Match, _ in) flow {
	s := &m.State
	c := s.pack.Figures.Consequences.Of(s.Type())
	came := c.Failure
	if s.Result == Won {
		came = c.Success
	}
	for _, by := range [2]library.Toll{came, c.Either} {
		if by != (library.Toll{}) {
			s.bring(m, "CC-G-005", by.Fear, by.Influence)
		}
	}
	return finished()
}
