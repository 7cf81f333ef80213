package city

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
)

// Draw draws an encounter card and forms its group (CC-SET-023, 029, 030, CC-RNF-001, 002).
type Draw struct {
	engine.Cursor
	Group, Card uint8
	Rule        string
}

var draw = engine.Define("city/draw",
	engine.Step[Draw, State]{Name: "card", Do: (*Draw).card},
	engine.Step[Draw, State]{Name: "make-up", Ask: (*Draw).ask, Do: (*Draw).form},
)

// Proc implements engine.Frame.
func (*Draw) Proc() engine.Table[State] { return draw }

// card draws a card, after the discards have been shuffled if the deck is empty (CC-G-026). With no card anywhere there is no group.
func (f *Draw) card(m *Match, _ in) flow {
	s := &m.State
	deck, shuffled := &s.Decks.Encounter, false
	if total(deck) == 0 {
		deck, shuffled = &s.Decks.EncounterOut, true
	}
	if total(deck) == 0 {
		m.Emit("CC-G-026", NoEffect{"no-encounter"})
		return finished()
	}
	kind := drawn(m, deck)
	m.Emit(f.Rule, EncounterDrawn{kind, shuffled})
	f.Card = kind
	return then()
}

func total(deck *[MaxKinds]uint8) (n int) {
	for _, c := range deck {
		n += int(c)
	}
	return n
}

// drawn draws a card of a deck.
func drawn(m *Match, deck *[MaxKinds]uint8) uint8 {
	kind, _ := m.Roll(dice.Die(total(deck)), deck[:])
	return uint8(kind)
}

// ask asks the leader which of several make-ups the group has (CC-SET-030). Those of which no model is available are left out.
func (f *Draw) ask(m *Match, d *engine.Decision) {
	s := &m.State
	e := &s.pack.Encounters[f.Card]
	d.Seat, d.Kind, d.Rule, d.About = s.Leader, AskMakeUp, "CC-SET-030", [2]string{e.ID, GroupName(int(f.Group))}
	for band, parts := range e.Levels[s.Level] {
		if len(s.makeUp(f.Card, uint8(band))) == 0 {
			continue
		}
		o := option(DoTake, "", band)
		for i, p := range parts {
			o.Parts[i] = s.pack.Hostiles[p.Hostile].ID + "-" + number(p.Count)
		}
		d.Offer(o)
	}
}

func (f *Draw) form(m *Match, in in) flow {
	if !in.Asked { // no model is available (CC-SET-029, CC-RNF-002)
		m.Emit("CC-SET-029", EncounterDiscarded{f.Card})
		if total(&m.State.Decks.Encounter) == 0 {
			m.Emit("CC-G-026", NoEffect{"no-encounter"})
			return finished()
		}
		return goTo("card")
	}
	m.Emit("CC-SET-025", GroupFormed{f.Group, f.Card, uint8(in.Option.Args[0])})
	return finished()
}

// Deploy places the models of a group round the mysterious object nearest to the heroes that has no hostile beside it
// (CC-SET-026, 027, CC-G-046).
type Deploy struct {
	engine.Cursor
	Group  uint8
	Object uint8
}

var deploy = engine.Define("city/deploy-group",
	engine.Step[Deploy, State]{Name: "object", Ask: (*Deploy).askObject, Do: (*Deploy).object},
	engine.Step[Deploy, State]{Name: "each", Ask: (*Deploy).ask, Do: (*Deploy).place},
)

// Proc implements engine.Frame.
func (*Deploy) Proc() engine.Table[State] { return deploy }

func (f *Deploy) askObject(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskObject, "CC-SET-026", GroupName(int(f.Group))
	fewest, least := far, far
	for _, pass := range [2]bool{false, true} {
		for i, at := range s.Ground.Objects {
			if !s.guarded(i) {
				continue
			}
			hostile := s.tiles.Adjacent(at).And(s.spaces(HostileTeam)).Len()
			near := s.nearness(at)
			switch {
			case !pass && (hostile < fewest || hostile == fewest && near < least):
				fewest, least = hostile, near
			case pass && hostile == fewest && near == least:
				d.Offer(option(DoObject, s.SpaceName(at), i))
			}
		}
	}
}

func (f *Deploy) object(_ *Match, in in) flow {
	if !in.Asked {
		return finished()
	}
	f.Object = uint8(in.Option.Args[0])
	return then()
}

// ask asks the leader for the space of the next model (CC-G-035).
func (f *Deploy) ask(m *Match, d *engine.Decision) {
	s := &m.State
	for u := range s.reserve(int(f.Group)) {
		s.askSpace(d, u, s.round(u, s.Ground.Objects[f.Object]), "CC-SET-026")
		return
	}
}

// askSpace asks the leader where a hostile is put.
func (s *State) askSpace(d *engine.Decision, u UnitID, spaces board.Set, rule string) {
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskDeploy, rule, s.UnitName(u)
	for sp := range spaces.All() {
		o := option(DoDeploy, s.UnitName(u), int(u), int(sp))
		o.Parts[1] = s.SpaceName(sp)
		d.Offer(o)
	}
}

// round returns the spaces nearest to another in which a hostile may be put; a small one goes to another small one (CC-SET-027).
func (s *State) round(u UnitID, at board.Space) board.Set {
	best, least := board.Set{}, far+1
	for sp := range s.standable(u).All() {
		n := s.steps(at, sp)
		if n < least {
			best, least = board.Set{}, n
		}
		if n == least {
			best.Add(sp)
		}
	}
	if pairs := best.And(s.shared(u)); s.small(u) && !pairs.Empty() {
		return pairs
	}
	return best
}

func (f *Deploy) place(m *Match, in in) flow {
	s := &m.State
	if !in.Asked {
		for u := range s.reserve(int(f.Group)) { // there is no space for it at all (CC-RNF-009)
			m.Emit("CC-RNF-009", Slain{Unit: u})
			return goTo("each")
		}
		return finished()
	}
	u, to := UnitID(in.Option.Args[0]), board.Space(in.Option.Args[1])
	if s.broad(u) {
		return call(&Settle{Unit: u, To: to, Rule: "CC-SET-026", New: true}).At("each")
	}
	m.Emit("CC-SET-026", Placed{Unit: u, At: to})
	return goTo("each")
}
