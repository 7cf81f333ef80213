package city

import (
	"slices"

	"precipice/engine"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// CrisisFrame is a crisis: the leader rolls for the entry and picks the hero who resolves it and who leaves the battlefield (CC-CRI).
type CrisisFrame struct {
	engine.Cursor
	Crisis uint8
	Hero   uint8
}

var crisis = engine.Define("city/crisis",
	engine.Step[CrisisFrame, State]{Name: "roll", Do: (*CrisisFrame).roll},
	engine.Step[CrisisFrame, State]{Name: "hero", Ask: (*CrisisFrame).askHero, Do: (*CrisisFrame).leave},
	engine.Step[CrisisFrame, State]{Name: "choice", Ask: (*CrisisFrame).ask, Do: (*CrisisFrame).choose},
	engine.Step[CrisisFrame, State]{Name: "over", Do: func(*CrisisFrame, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*CrisisFrame) Proc() engine.Table[State] { return crisis }

// roll rolls on the table of the journey, unless only one hero is on the battlefield (CC-CRI-001 to 003).
func (f *CrisisFrame) roll(m *Match, _ in) flow {
	s := &m.State
	if s.onField() < 2 {
		m.Emit("CC-CRI-001", NoEffect{"no-crisis"})
		return goTo("over")
	}
	table := &s.pack.Tables[s.Type()]
	column := &table.Day
	if s.Night() {
		column = &table.Night
	}
	_, face := m.Roll(dice.D12, nil)
	f.Crisis = column[face-1]
	m.Emit("CC-CRI-002", CrisisDrawn{face, f.Crisis})
	return then()
}

// askHero asks the leader for a hero on the battlefield; an entry that asks for an item takes its bearer (CC-CRI-004, CC-DMG-006,
// CC-X-007, CC-G-073).
func (f *CrisisFrame) askHero(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskCrisisHero, "CC-CRI-004", s.pack.Crises[f.Crisis].ID
	bearer := false
	for h := range s.each(HeroTeam) {
		bearer = bearer || f.asks(s, int(h))
	}
	for h := range s.each(HeroTeam) {
		if o := option(DoSend, s.UnitName(h), int(h)); bearer && !f.asks(s, int(h)) {
			d.Refuse(o, "CC-G-073", "another-bears-it")
		} else {
			d.Offer(o)
		}
	}
}

// asks reports whether the crisis asks for what a hero carries (CC-G-073).
func (f *CrisisFrame) asks(s *State, h int) bool {
	return slices.ContainsFunc(s.pack.Crises[f.Crisis].Choices, func(c library.Choice) bool {
		return c.Needs != "" && s.Heroes[h].bears(s.pack, c.Needs)
	})
}

// bears reports whether the hero carries an item.
func (x *Hero) bears(p *Pack, item string) bool {
	i, ok := x.Item.Card()
	return ok && p.Items[i].ID == item
}

// leave takes the hero from the battlefield. If it is being activated, its activation ends (CC-CRI-005, CC-G-072).
func (f *CrisisFrame) leave(m *Match, in in) flow {
	f.Hero = uint8(in.Option.Args[0])
	if m.State.Heroes[f.Hero].Active {
		endActivation(m, int(f.Hero))
	}
	m.Emit("CC-CRI-005", WentAway{f.Hero})
	return then()
}

func (f *CrisisFrame) ask(m *Match, d *engine.Decision) {
	s := &m.State
	c := &s.pack.Crises[f.Crisis]
	d.Seat, d.Kind, d.Rule, d.About = s.Heroes[f.Hero].Seat, AskCrisis, "CC-CRI-004", [2]string{s.HeroName(int(f.Hero)), c.ID}
	for i := range c.Choices {
		o := option(DoChoose, c.Choices[i].ID, i)
		if needs := c.Choices[i].Needs; needs != "" && !s.Heroes[f.Hero].bears(s.pack, needs) {
			d.Refuse(o, "CC-G-073", "not-carried", needs)
		} else {
			d.Offer(o)
		}
	}
}

func (f *CrisisFrame) choose(m *Match, in in) flow {
	c := &m.State.pack.Crises[f.Crisis].Choices[in.Option.Args[0]]
	m.Emit("CC-CRI-004", Chose{f.Hero, c.ID})
	if c.Rolled() == nil {
		m.Emit("CC-G-024", CameOfIt{c.ID, "done"})
	}
	if c.Does.Empty() {
		return then()
	}
	return call(&Effect{PC: c.Does.From, End: c.Does.To, Actor: UnitID(f.Hero), Rule: "CC-G-024"}).At("over")
}

// choiceOf returns the choice of a crisis to which a place in the code belongs, "" if it is that of something else.
func (p *Pack) choiceOf(pc library.Address) string {
	for i := range p.Crises {
		for k := range p.Crises[i].Choices {
			if c := &p.Crises[i].Choices[k]; c.Does.From <= pc && pc < c.Does.To {
				return c.ID
			}
		}
	}
	return ""
}

// mostCity is the highest fear and influence that a table counts.
const mostCity = 30

// bring changes fear and influence (CC-SET-012). Neither falls below 0.
func (s *State) bring(m *Match, rule string, fear, influence int) {
	within := func(n uint8, by int) uint8 { return uint8(max(0, min(mostCity, int(n)+by))) }
	m.Emit(rule, CityChanged{within(s.Fear, fear), within(s.Influence, influence)})
}

// ailments yields the ailments of a miniature.
func (v *Unit) ailments(yield func(library.Ailment) bool) {
	for a := range library.Ailments {
		if v.Has(a) && !yield(a) {
			return
		}
	}
}
