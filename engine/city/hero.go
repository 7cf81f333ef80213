package city

import (
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/dice"
	"precipice/engine/kit"
)

// Able reports whether a hero is neither out of action nor dead.
func (x *Hero) Able() bool { return !x.Out && !x.Dead }

// Dice returns a bit mask of the faces on the card: bit n for face n.
func (x *Hero) Dice() (mask uint8) { return kit.Dice(x.Slots[:]) }

// NumDice returns the number of dice on the card.
func (x *Hero) NumDice() int { return kit.NumDice(x.Slots[:]) }

// Count returns the number of counters of a kind.
func (x *Hero) Count(c Counter) int { return kit.Count(x.Slots[:], c) }

// Wounded reports whether any counter lies on the card.
func (x *Hero) Wounded() bool { return x.Count(NoCounter) < MaxSlots }

// Points returns the realmstone points of a hero (CC-RLM-001).
func (x *Hero) Points() int { return int(x.Stones[0]) + 2*int(x.Stones[1]) + 3*int(x.Stones[2]) }

// Card returns the side of the character card that is up.
func (s *State) Card(h int) *library.Side {
	x := &s.Heroes[h]
	side := 0
	if x.Inspired {
		side = 1
	}
	return &s.pack.Heroes[x.Kind].Sides[side]
}

// traitOf returns the trait that a hero has gained with a level (CC-XPL-004, 005, CC-G-085).
func traitOf(s *State, h, level int) *library.Trait {
	return &s.pack.Traits[s.pack.Heroes[s.Heroes[h].Kind].Class][level-1]
}

// field reports whether a hero is on the battlefield.
func (s *State) field(h int) bool { return s.Units[h].Here() }

// onField counts the heroes on the battlefield.
func (s *State) onField() int { return count(s.each(HeroTeam)) }

// mostModified is how much the cards of a hero change a quantity at most, far more than any need; damage is counted in a byte.
const mostModified = 99

// modified adds up what the cards of a hero add to a quantity.
func (s *State) modified(h int, what string) (by int) {
	add := func(m *library.Modifier) {
		if m.What == what && s.holds(h, m.When) {
			by += m.By
		}
	}
	x, card := &s.Heroes[h], s.Card(h)
	for i := range card.Rules {
		add(&card.Rules[i].Modifier)
	}
	for i := range x.Level {
		t := traitOf(s, h, int(i)+1)
		for k := range t.Rules {
			add(&t.Rules[k])
		}
	}
	if t, ok := x.Treasure.Card(); ok {
		for i := range s.pack.Discoveries[t].Rules {
			add(&s.pack.Discoveries[t].Rules[i])
		}
	}
	if t, ok := x.Item.Card(); ok {
		for i := range s.pack.Items[t].Rules {
			add(&s.pack.Items[t].Rules[i])
		}
	}
	return max(-mostModified, min(mostModified, by))
}

// holds reports whether the condition of a modifier is met.
func (s *State) holds(h int, when string) bool {
	here := s.field(h)
	switch when {
	case "wounded":
		return s.Heroes[h].Wounded()
	case "engaged":
		return here && s.Engaged(HeroTeam, s.Units[h].At)
	case "alone":
		if !here {
			return false
		}
		others := s.spaces(HeroTeam)
		return s.tiles.Adjacent(s.Units[h].At).And(others).Empty()
	case "night":
		return s.Night()
	case "inspired":
		return s.Heroes[h].Inspired
	}
	return true
}

// sizes of the action dice.
var sizes = [...]dice.Die{dice.D6, dice.D8, dice.D12}

// grown returns a roll whose dice are so many sizes larger.
func grown(stat library.Stat, by int) library.Stat {
	for i, d := range sizes {
		if d == stat.Die {
			stat.Die = sizes[max(0, min(len(sizes)-1, i+by))]
			break
		}
	}
	return stat
}

// Warded returns by how much the wards of a hero reduce damage.
func (x *Hero) Warded() int {
	by := int(x.Ward)
	for _, ward := range x.Wards {
		by += int(ward)
	}
	return by
}

// Stat returns the roll of a hero's value as its cards change it.
func (s *State) Stat(h int, what string) library.Stat {
	card := s.Card(h)
	stat := map[string]library.Stat{"agility": card.Agility, "vitality": card.Vitality, "defence": card.Defence}[what]
	return grown(stat, s.modified(h, what+"-die"))
}

// Move and Run return how far a hero goes (CC-MOV-001, 002).
func (s *State) Move(h int) int { return max(1, s.Card(h).Move+s.modified(h, "move")) }

// Run returns how far a hero runs.
func (s *State) Run(h int) int { return max(1, s.Card(h).Run+s.modified(h, "run")) }

// SearchCost returns the die that a search costs (CC-ACT-007).
func (s *State) SearchCost(h int) int { return max(1, min(6, 4+s.modified(h, "search-cost"))) }

// aside returns the spaces nearest to any hero but one, among those in which it may stand (CC-CRI-006, CC-EVT-008).
func (s *State) aside(h int) (set board.Set) {
	least := far
	for sp := range s.standable(UnitID(h)).All() {
		near := far
		for o := range s.each(HeroTeam) {
			if int(o) != h {
				if n := s.tiles.Route(sp, s.Units[o].At); n >= 0 {
					near = min(near, n)
				}
			}
		}
		if near < least {
			least, set = near, board.Set{}
		}
		if near == least {
			set.Add(sp)
		}
	}
	return set
}
