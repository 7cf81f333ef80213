package city

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// Tide is the tide of a deliverance journey at the end of an event phase: first it comes to the drop zone, then it moves from tile to
// tile, and the one that it leaves is gone with all that is on it (CC-G-078, CC-G-105).
type Tide struct {
	engine.Cursor
	Hero uint8 // the hero who flees
}

var tide = engine.Define("city/tide",
	engine.Step[Tide, State]{Name: "rise", Do: (*Tide).rise},
	engine.Step[Tide, State]{Name: "flee", Ask: (*Tide).ask, Do: (*Tide).flee},
	engine.Step[Tide, State]{Name: "swim", Do: (*Tide).swim},
	engine.Step[Tide, State]{Name: "ashore", Do: func(*Tide, *Match, in) flow { return goTo("flee") }},
)

// Proc implements engine.Frame.
func (*Tide) Proc() engine.Table[State] { return tide }

func (f *Tide) rise(m *Match, _ in) flow {
	s := &m.State
	switch {
	case !s.Ground.Tide:
		m.Emit("CC-G-078", TideCame{})
		return finished()
	case s.Ground.NumTiles < 2:
		m.Emit("CC-G-105", NoEffect{"tide-waits"})
		return finished()
	}
	for u := range s.each(HostileTeam) {
		if s.tiles.Tile(s.Units[u].At) == 0 {
			m.Emit("CC-G-078", Slain{Unit: u})
		}
	}
	return then()
}

// next returns the next hero on the tile, buried or not, or -1.
func (f *Tide) next(s *State) int {
	for h := range s.leaders {
		if at := s.Units[h].At; at != board.None && s.tiles.Tile(at) == 0 {
			return h
		}
	}
	return -1
}

// ask asks where a hero goes: to one of the nearest empty spaces of the next tile.
func (f *Tide) ask(m *Match, d *engine.Decision) {
	s := &m.State
	h := f.next(s)
	if h < 0 {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Heroes[h].Seat, AskFlee, "CC-G-078", s.HeroName(h)
	fits := s.standable(UnitID(h)).And(s.tiles.Floor(1))
	for sp := range least(fits, func(sp board.Space) int { return s.steps(s.Units[h].At, sp) }).All() {
		d.Offer(option(DoMove, s.SpaceName(sp), int(sp)))
	}
}

func (f *Tide) flee(m *Match, in in) flow {
	s := &m.State
	h := f.next(s)
	switch {
	case h < 0:
		m.Emit("CC-G-078", TileSunk{s.pack.Tiles[s.Ground.Tiles[0].Tile].ID})
		return finished()
	case !in.Asked:
		m.Emit("CC-G-078", OutOfAction{Hero: uint8(h)})
		return goTo("flee")
	}
	f.Hero = uint8(h)
	if s.has(h, library.Buried) {
		m.Emit("CC-G-105", AilChanged{Unit: UnitID(h), Ail: library.Buried})
	}
	m.Emit("CC-G-078", Moved{Unit: UnitID(h), To: board.Space(in.Option.Args[0])})
	return call(&Roll{Unit: UnitID(h), Stat: s.Stat(h, "agility"), For: "agility", Rule: "CC-G-078"})
}

func (f *Tide) swim(m *Match, in in) flow {
	if levelOf(in.Result) > dice.Fail {
		return then()
	}
	return call(&Damage{Hero: f.Hero, Left: 2, By: NoUnit, Rule: "CC-G-078"})
}
