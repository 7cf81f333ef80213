package city

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
)

// Ailing gives a miniature an ailment (CC-BUR, CC-CUR, CC-DIS, CC-FAT, CC-STN, CC-TRP). The same one twice does nothing, except that one
// stunned again suffers damage (CC-G-069, CC-STN-004).
type Ailing struct {
	engine.Cursor
	Unit UnitID
	Ail  library.Ailment
	By   Mark // the hero who gives it
	Rule string
}

var ailing = engine.Define("city/ailing",
	engine.Step[Ailing, State]{Name: "where", Ask: (*Ailing).ask, Do: (*Ailing).ail},
	engine.Step[Ailing, State]{Name: "end", Do: func(*Ailing, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*Ailing) Proc() engine.Table[State] { return ailing }

// ask asks a diseased hero's player for the activation space of the token: one without a wound counter if possible (CC-DIS-001,
// CC-G-070, CC-G-108).
func (f *Ailing) ask(m *Match, d *engine.Decision) {
	s := &m.State
	v := &s.Units[f.Unit]
	if f.Ail != library.Diseased || v.Team != HeroTeam || v.Has(f.Ail) {
		return
	}
	x := &s.Heroes[f.Unit]
	d.Seat, d.Kind, d.Rule, d.About[0] = x.Seat, AskInfect, "CC-DIS-001", s.UnitName(f.Unit)
	if x.Count(NoCounter) > 0 {
		x.offerSpaces(d, false)
		return
	}
	for i := range x.Slots {
		d.Offer(option(DoCover, number(i+1), i))
	}
}

func (f *Ailing) ail(m *Match, in in) flow {
	s := &m.State
	v := &s.Units[f.Unit]
	switch {
	case v.Has(f.Ail) && f.Ail == library.Stunned && v.Team == HeroTeam:
		return call(&Damage{Hero: uint8(f.Unit), Left: 1, Rule: "CC-STN-004"})
	case v.Has(f.Ail) && f.Ail == library.Stunned:
		return call(&Harm{Unit: f.Unit, By: f.By, Amount: 1, Sure: true, Rule: "CC-STN-004"})
	case v.Has(f.Ail):
		m.Emit("CC-G-069", NoEffect{"ails-already"})
	case f.Ail == library.Buried && (v.Team != HeroTeam || v.At == board.None):
		m.Emit("CC-BUR-001", NoEffect{"no-space-to-bury"})
	default:
		e := AilChanged{Unit: f.Unit, Ail: f.Ail, On: true}
		if in.Asked {
			e.Slot = uint8(in.Option.Args[0])
		}
		m.Emit(f.Rule, e)
	}
	return then()
}
