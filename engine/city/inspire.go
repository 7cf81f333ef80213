package city

import (
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// inspires is how many points turn a card (CC-INS-004).
const inspires = 3

// gain gives a hero inspiration points, or takes them. At 3 the card of one on the Path to Glory side turns at once (CC-INS-005,
// CC-X-003).
func (s *State) gain(m *Match, h, by int, rule, what string) {
	if by < 0 {
		by = -min(-by, int(s.Heroes[h].Inspiration))
	}
	if by == 0 {
		return
	}
	m.Emit(rule, InspirationChanged{uint8(h), int8(by), what})
	if x := &s.Heroes[h]; !x.Inspired && x.Inspiration >= inspires {
		m.Emit("CC-INS-005", Inspired{uint8(h)})
	}
}

// met gives a hero the points of its Path to Glory if that is what has happened. It gives nothing to an inspired hero, and at most
// once in a turn (CC-INS-003, CC-G-059).
func (s *State) met(m *Match, h int, deed string) {
	x := &s.Heroes[h]
	if !x.longsFor(s.pack, deed) {
		return
	}
	path := &s.pack.Heroes[x.Kind].Path
	if deed == "slays" && int(x.Prey) < max(1, path.Count) {
		return
	}
	m.Emit("CC-INS-003", PathMet{uint8(h)})
	s.gain(m, h, max(1, path.Points), "CC-INS-003", "path")
}

// longsFor reports whether the Path to Glory of a hero would be met by a deed now.
func (x *Hero) longsFor(p *Pack, deed string) bool {
	return !x.Inspired && !x.Met && x.Able() && p.Heroes[x.Kind].Path.When == deed
}

// prey reports whether the Path to Glory of a hero counts a hostile.
func (s *State) prey(h int, u UnitID) bool {
	path := &s.pack.Heroes[s.Heroes[h].Kind].Path
	if path.When != "slays" {
		return false
	}
	switch path.What {
	case "small":
		return s.small(u)
	case "large":
		return !s.small(u)
	case "champion":
		return s.champion(u)
	}
	return true
}

// inspirationRoll is made at the end of an activation in which a hero has slain hostiles (CC-ACT-005, CC-INS-001, 002).
func (s *State) inspirationRoll(m *Match, h int) {
	wounds := min(12, int(s.Heroes[h].SlainWounds))
	if wounds == 0 {
		return
	}
	met := true
	face := uint8(12)
	if wounds < 12 {
		class, f := m.Roll(dice.D12, []uint8{uint8(wounds), uint8(12 - wounds)})
		met, face = class == 0, f
	} else {
		_, face = m.Roll(dice.D12, []uint8{12})
	}
	m.Emit("CC-INS-001", QuestRolled{"inspiration", s.HeroName(h), face, met})
	if met {
		s.gain(m, h, 1, "CC-INS-001", "inspiration-roll")
	}
}

// has reports whether the miniature of a hero has an ailment.
func (s *State) has(h int, a library.Ailment) bool { return s.Units[h].Has(a) }
