package city

import (
	"slices"

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
	engine.Step[Tide, State]{Name: "order", Ask: (*Tide).askOrder, Do: (*Tide).order},
	engine.Step[Tide, State]{Name: "flee", Ask: (*Tide).ask, Do: (*Tide).flee},
	engine.Step[Tide, State]{Name: "swim", Do: (*Tide).swim},
	engine.Step[Tide, State]{Name: "ashore", Do: func(*Tide, *Match, in) flow { return goTo("order") }},
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

// caught returns the heroes on the tile, buried or not, of the first player in leader order who has one there (CC-G-037).
func (f *Tide) caught(s *State) (list []int) {
	for h := range s.leaders {
		if at := s.Units[h].At; at != board.None && s.tiles.Tile(at) == 0 && (len(list) == 0 || s.Heroes[h].Seat == s.Heroes[list[0]].Seat) {
			list = append(list, h)
		}
	}
	return list
}

// refuges returns where a hero may flee to: the nearest empty spaces of the next tile.
func refuges(s *State, h int) board.Set {
	fits := s.standable(UnitID(h)).And(s.tiles.Floor(1))
	return least(fits, func(sp board.Space) int { return s.steps(s.Units[h].At, sp) })
}

// askOrder asks a player who flees first, where two of the heroes want the same space and there are few. Players go in leader order (CC-TIM-002).
func (f *Tide) askOrder(m *Match, d *engine.Decision) {
	s := &m.State
	list := f.caught(s)
	for i, h := range list {
		scarce := func(o int) bool {
			a, b := refuges(s, h), refuges(s, o)
			return !a.And(b).Empty() && min(a.Len(), b.Len()) < len(list)
		}
		if !slices.ContainsFunc(list[:i], scarce) {
			continue
		}
		d.Seat, d.Kind, d.Rule, d.About = s.Heroes[h].Seat, AskFirst, "CC-TIM-002", [2]string{"tide"}
		for _, o := range list {
			d.Offer(option(DoSend, s.HeroName(o), o))
		}
		return
	}
}

func (f *Tide) order(m *Match, in in) flow {
	list := f.caught(&m.State)
	switch {
	case len(list) == 0:
		s := &m.State
		m.Emit("CC-G-078", TileSunk{s.pack.Tiles[s.Ground.Tiles[0].Tile].ID})
		return finished()
	case in.Asked:
		f.Hero = uint8(in.Option.Args[0])
	default:
		f.Hero = uint8(list[0])
	}
	return then()
}

// ask asks where the hero goes.
func (f *Tide) ask(m *Match, d *engine.Decision) {
	s, h := &m.State, int(f.Hero)
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Heroes[h].Seat, AskFlee, "CC-G-078", s.HeroName(h)
	for sp := range refuges(s, h).All() {
		d.Offer(option(DoMove, s.SpaceName(sp), int(sp)))
	}
}

func (f *Tide) flee(m *Match, in in) flow {
	s, h := &m.State, int(f.Hero)
	if !in.Asked {
		m.Emit("CC-G-078", OutOfAction{Hero: f.Hero})
		return goTo("order")
	}
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
	return call(&Damage{Hero: f.Hero, Left: 2, Rule: "CC-G-078"})
}
