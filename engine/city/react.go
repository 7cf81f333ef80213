package city

import (
	"precipice/engine"
	"precipice/engine/city/library"
)

// React offers reactions after a hostile has finished a move or a weapon action, or has been deployed. Every hero that can declares a
// weapon and a die, or passes; then they act in leader order (CC-REA-002 to 006, CC-G-060, CC-G-061).
type React struct {
	engine.Cursor
	To       UnitID
	Asked    uint8 // heroes asked so far, in leader order
	Acted    uint8 // heroes that declared and have acted or lost their die, a bit each
	Declared [MaxHeroes]Declared
}

// Declared is what a hero has declared: a weapon, the face of the die that pays, 0 for nothing, and whether it spends an oaken arrow
// (CC-G-117).
type Declared struct {
	Weapon, Face uint8
	Arrow        bool
}

var react = engine.Define("city/react",
	engine.Step[React, State]{Name: "declare", Ask: (*React).ask, Do: (*React).declare},
	engine.Step[React, State]{Name: "act", Do: (*React).act},
)

// Proc implements engine.Frame.
func (*React) Proc() engine.Table[State] { return react }

// next returns the next hero in leader order that may react, and how many have then been considered; -1 for none.
func (f *React) next(s *State) (h int, seen uint8) {
	n := uint8(0)
	for h := range s.leaders {
		if n++; n > f.Asked && s.reacts(h, f.To) {
			return h, n
		}
	}
	return -1, n
}

// reacts reports whether a hero has a reaction die that pays a weapon action on a hostile.
func (s *State) reacts(h int, on UnitID) bool {
	if !s.Heroes[h].Reacting || !s.field(h) || !s.Units[on].Here() {
		return false
	}
	for _, w := range s.Card(h).Weapons {
		if rule, _ := s.forbids(UnitID(h), on, w.Kind); rule == "" && s.Heroes[h].Dice()>>w.Cost != 0 {
			return true
		}
	}
	return false
}

// arrow is the part of an option's key that spends an oaken arrow.
const arrow = "arrow"

// aims reports whether a hero could spend an oaken arrow on an attack: with a ranged weapon on a target that is not adjacent (CC-G-065).
func (x *Hero) aims(with library.Reach, adjacent bool) bool {
	return with != library.Melee && x.Arrows > 0 && !adjacent
}

func (f *React) ask(m *Match, d *engine.Decision) {
	s := &m.State
	h, _ := f.next(s)
	if h < 0 {
		return
	}
	x := &s.Heroes[h]
	d.Seat, d.Kind, d.Rule, d.About = x.Seat, AskReact, "CC-REA-005", [2]string{s.HeroName(h), s.UnitName(f.To)}
	weapons := s.Card(h).Weapons
	for i := range weapons {
		rule, why := s.forbids(UnitID(h), f.To, weapons[i].Kind)
		for face := 1; face <= 6; face++ {
			if x.Dice()>>face&1 == 0 {
				continue
			}
			o := option(DoReact, weapons[i].ID, h, i, face)
			o.Parts[1] = number(face)
			switch {
			case rule != "":
				d.Refuse(o, rule, why)
			case face < weapons[i].Cost:
				d.Refuse(o, "CC-REA-002", "no-die", number(weapons[i].Cost))
			default:
				d.Offer(o)
				if x.aims(weapons[i].Kind, s.adjacent(UnitID(h), f.To)) {
					o.Parts[2], o.Args[3] = arrow, 1
					d.Offer(o)
				}
			}
		}
	}
	d.Offer(option(DoPass, "", h))
}

func (f *React) declare(m *Match, in in) flow {
	if !in.Asked {
		return then()
	}
	_, f.Asked = f.next(&m.State)
	if in.Option.Verb == DoReact {
		f.Declared[in.Option.Args[0]] = Declared{uint8(in.Option.Args[1]), uint8(in.Option.Args[2]), in.Option.Args[3] == 1}
	}
	return goTo("declare")
}

// act lets those who declared act in leader order. Once the hostile has fallen the others lose their dice (CC-REA-005, 006).
func (f *React) act(m *Match, _ in) flow {
	s := &m.State
	for h := range s.leaders {
		e := f.Declared[h]
		if e.Face == 0 || f.Acted>>h&1 != 0 {
			continue
		}
		f.Acted |= 1 << h
		rule := ""
		if s.Units[f.To].Here() && s.field(h) {
			rule, _ = s.forbids(UnitID(h), f.To, s.Card(h).Weapons[e.Weapon].Kind)
		}
		if !s.Heroes[h].Able() || s.Heroes[h].Dice()>>e.Face&1 == 0 {
			continue
		}
		if !s.Units[f.To].Here() || !s.field(h) || rule != "" {
			m.Emit("CC-REA-006", DieSpent{uint8(h), e.Face, false, "lost"})
			continue
		}
		m.Emit("CC-REA-002", DieSpent{uint8(h), e.Face, false, "react"})
		return call(&Attack{By: UnitID(h), On: f.To, Weapon: e.Weapon, Arrow: e.Arrow}).At("act")
	}
	return finished()
}
