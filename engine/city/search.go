package city

import (
	"precipice/engine"
	"precipice/engine/city/library"
)

// Search draws a discovery card and does what its kind says (CC-SRC-002 to 008). Object is the mysterious object that is searched, none
// for a search by inspiration (CC-INS-008) and for one that an effect grants.
type Search struct {
	engine.Cursor
	Hero   uint8
	Object Mark
	Free   bool // an effect grants it
	Card   uint8
}

var search = engine.Define("city/search",
	engine.Step[Search, State]{Name: "draw", Do: (*Search).draw},
	engine.Step[Search, State]{Name: "resolve", Do: (*Search).resolve},
	engine.Step[Search, State]{Name: "keep", Ask: (*Search).ask, Do: (*Search).keep},
	engine.Step[Search, State]{Name: "discard", Do: (*Search).discard},
)

// Proc implements engine.Frame.
func (*Search) Proc() engine.Table[State] { return search }

func (f *Search) draw(m *Match, _ in) flow {
	s := &m.State
	rule := "CC-SRC-002"
	if f.Object == 0 && !f.Free {
		rule = "CC-INS-008"
		s.gain(m, int(f.Hero), -inspires, rule, "search")
	}
	deck, shuffled := &s.Decks.Discovery, false
	if total(deck) == 0 {
		deck, shuffled = &s.Decks.DiscoveryOut, true // CC-G-056
	}
	if total(deck) == 0 {
		m.Emit("CC-G-056", NoEffect{"deck-empty"})
		return finished()
	}
	f.Card = drawn(m, deck)
	m.Emit(rule, Found{f.Hero, f.Card, shuffled})
	s.met(m, int(f.Hero), "searches")
	return then()
}

func (f *Search) resolve(m *Match, _ in) flow {
	s := &m.State
	x, card := s.Heroes[f.Hero], &s.pack.Discoveries[f.Card]
	switch card.Kind {
	case library.Treasure:
		f.take(m, "CC-SRC-003")
		return then()
	case library.Realmstone:
		f.take(m, "CC-SRC-008")
		x.Stones[card.Value-1]++
		m.Emit("CC-SRC-008", Carried{f.Hero, x.Treasure, x.Item, x.Stones})
		s.tally(m)
		return finished()
	case library.Trap:
		return call(&Effect{PC: card.Does.From, End: card.Does.To, Actor: UnitID(f.Hero), Rule: "CC-SRC-006"}).At("discard")
	}
	return call(&CrisisFrame{}).At("discard")
}

// take removes the mysterious object.
func (f *Search) take(m *Match, rule string) {
	if object, ok := f.Object.Card(); ok {
		m.Emit(rule, ObjectTaken{uint8(object)})
	}
}

// ask asks which of two treasure cards the hero keeps (CC-SRC-004, CC-G-025).
func (f *Search) ask(m *Match, d *engine.Decision) {
	s := &m.State
	x := &s.Heroes[f.Hero]
	d.Seat, d.Kind, d.Rule, d.About[0] = x.Seat, AskKeep, "CC-SRC-004", s.HeroName(int(f.Hero))
	d.Offer(option(DoKeep, s.pack.Discoveries[f.Card].ID, int(f.Card)))
	if old, ok := x.Treasure.Card(); ok && old != int(f.Card) {
		d.Offer(option(DoKeep, s.pack.Discoveries[old].ID, old))
	}
}

func (f *Search) keep(m *Match, in in) flow {
	x := m.State.Heroes[f.Hero]
	kept := Mark(in.Option.Args[0] + 1)
	other := x.Treasure
	if kept == x.Treasure && int(kept) != int(f.Card)+1 {
		other = markOf(int(f.Card))
	}
	m.Emit("CC-SRC-003", Carried{f.Hero, kept, x.Item, x.Stones})
	if t, ok := other.Card(); ok {
		m.Emit("CC-SRC-004", FindDiscarded{uint8(t)})
	}
	return finished()
}

// discard discards a trap or a crisis; the object stays (CC-SRC-006, 007).
func (f *Search) discard(m *Match, _ in) flow {
	rule := "CC-SRC-006"
	if m.State.pack.Discoveries[f.Card].Kind == library.CrisisFind {
		rule = "CC-SRC-007"
	}
	m.Emit(rule, FindDiscarded{f.Card})
	return finished()
}

// Take gives a carried item to a hero; with a second one it keeps one (CC-ITM-001).
type Take struct {
	engine.Cursor
	Hero, Item uint8
}

var takeItem = engine.Define("city/item", engine.Step[Take, State]{Name: "keep", Ask: (*Take).ask, Do: (*Take).keep})

// Proc implements engine.Frame.
func (*Take) Proc() engine.Table[State] { return takeItem }

func (f *Take) ask(m *Match, d *engine.Decision) {
	s := &m.State
	x := &s.Heroes[f.Hero]
	d.Seat, d.Kind, d.Rule, d.About[0] = x.Seat, AskKeep, "CC-ITM-001", s.HeroName(int(f.Hero))
	d.Offer(option(DoKeep, s.pack.Items[f.Item].ID, int(f.Item)))
	if old, ok := x.Item.Card(); ok && old != int(f.Item) {
		d.Offer(option(DoKeep, s.pack.Items[old].ID, old))
	}
}

func (f *Take) keep(m *Match, in in) flow {
	x := m.State.Heroes[f.Hero]
	m.Emit("CC-ITM-002", Carried{f.Hero, x.Treasure, Mark(in.Option.Args[0] + 1), x.Stones})
	return finished()
}
