package city

import (
	"precipice/engine"
	"precipice/engine/city/library"
)

// What a hero uses that is no ability of its card: the numbers of its traits, its treasure and its item.
const (
	traitUse    = library.MaxAbilities // and more for those of higher levels
	treasureUse = 100
	itemUse     = 101
)

// limit is how often something may be used.
type limit uint8

const (
	asOften limit = iota
	onceTurn
	onceJourney
	discarded
)

var limits = map[string]limit{"": asOften, "turn": onceTurn, "journey": onceJourney, "discard": discarded}

// usable describes an ability, or the use of a trait, a treasure or an item.
func (s *State) usable(h, what int) (id string, cost int, once limit, does library.Program) {
	x := &s.Heroes[h]
	var u *library.Use
	switch what {
	case treasureUse:
		t, _ := x.Treasure.Card()
		id, u = s.pack.Discoveries[t].ID, &s.pack.Discoveries[t].Use
	case itemUse:
		t, _ := x.Item.Card()
		id, u = s.pack.Items[t].ID, &s.pack.Items[t].Use
	default:
		if what >= traitUse {
			t := traitOf(s, h, what-traitUse+1)
			return t.ID, t.Use.Cost, limits[t.Use.Once], t.Use.Does
		}
		a := &s.Card(h).Abilities[what]
		return a.ID, a.Cost, limits[a.Once], a.Does
	}
	return id, u.Cost, limits[u.Once], u.Does
}

// UseOf returns the operations of what a hero may use: an ability, a trait, a treasure or an item, by the number of its option.
func UseOf(s *State, h, what int) []library.Op {
	_, _, _, does := s.usable(h, what)
	return s.pack.Code[does.From:does.To]
}

func (s *State) useCost(h, what int) int {
	_, cost, _, _ := s.usable(h, what)
	return cost
}

// offerAbilities offers the abilities of a hero, and what its traits, its treasure and its item let it do (CC-ACT-008).
func (f *Activation) offerAbilities(s *State, d *engine.Decision) {
	x := &s.Heroes[f.Hero]
	for i := range s.Card(int(f.Hero)).Abilities {
		f.offerUse(s, d, i, x.Used>>i&1 != 0, x.Spent>>i&1 != 0)
	}
	for level := range int(x.Level) {
		if i := traitUse + level; traitOf(s, int(f.Hero), level+1).Use.Exists() {
			f.offerUse(s, d, i, x.Used>>i&1 != 0, x.Spent>>i&1 != 0)
		}
	}
	if t, ok := x.Treasure.Card(); ok && s.pack.Discoveries[t].Use.Exists() {
		f.offerUse(s, d, treasureUse, x.UsedCard&1 != 0, false)
	}
	if t, ok := x.Item.Card(); ok && s.pack.Items[t].Use.Exists() {
		f.offerUse(s, d, itemUse, x.UsedCard&2 != 0, false)
	}
}

func (f *Activation) offerUse(s *State, d *engine.Decision, what int, used, spent bool) {
	h := int(f.Hero)
	id, cost, once, does := s.usable(h, what)
	o := option(DoUse, id, what)
	switch {
	case once == onceTurn && used:
		d.Refuse(o, "CC-ACT-008", "once-a-turn")
	case once == onceJourney && spent:
		d.Refuse(o, "CC-ACT-008", "once-a-journey")
	case !s.achieves(does, UnitID(h)):
		d.Refuse(o, "CC-ACT-008", "nobody-to-choose")
	default:
		f.offer(s, d, o, cost)
	}
}

// achieves reports whether there is somebody for each operation of an effect that is done to one that is picked, and for each attack.
func (s *State) achieves(does library.Program, actor UnitID) bool {
	for i := does.From; i < does.To; i++ {
		op := &s.pack.Code[i]
		if (op.To == "hostile" || op.To == "hero") && len(s.targets(op, actor)) == 0 {
			return false
		}
		if op.Do == "attack" && len(s.shots(actor, s.weaponOf(actor, op.Weapon))) == 0 {
			return false
		}
		if op.Do == "move" && s.Units[actor].Has(library.Trapped) {
			return false
		}
	}
	return true
}

// weaponOf returns the index of a weapon on the side that is up, or -1.
func (s *State) weaponOf(u UnitID, id string) int {
	for i, w := range s.Card(int(u)).Weapons {
		if w.ID == id {
			return i
		}
	}
	return -1
}

// use carries out what is used, and notes or discards it.
func (s *State) use(m *Match, h, what int) flow {
	id, _, once, does := s.usable(h, what)
	e := Used{Hero: uint8(h), What: id}
	if once == onceTurn && what >= treasureUse {
		e.Card = uint8(1 << (what - treasureUse))
	}
	m.Emit("CC-ACT-008", e)
	switch {
	case what < treasureUse && (once == onceTurn || once == onceJourney):
		m.Emit("CC-ACT-008", AbilityUsed{uint8(h), uint8(what), once == onceJourney})
	case once == discarded:
		s.discard(m, h, what == itemUse)
	}
	return call(&Effect{PC: does.From, End: does.To, Actor: UnitID(h), Rule: "CC-ACT-008"})
}

// discard takes the treasure of a hero into the discards, or its item out of play.
func (s *State) discard(m *Match, h int, item bool) {
	x := s.Heroes[h]
	if item {
		m.Emit("CC-ITM-002", Carried{uint8(h), x.Treasure, 0, x.Stones})
		return
	}
	t, _ := x.Treasure.Card()
	m.Emit("CC-SRC-003", Carried{uint8(h), 0, x.Item, x.Stones})
	m.Emit("CC-SRC-003", FindDiscarded{uint8(t)})
}
