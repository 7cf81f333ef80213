package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
)

// HostileMove is a move of a hostile: towards the closest explorer, out of sight, or sneaking (BF-HMV,
// BF-HAC-004, BF-HAC-007). Result A is 1 if it moved.
type HostileMove struct {
	engine.Cursor
	Unit   UnitID
	Mode   string // towards, hide, sneak
	Factor uint8
	Rule   string
	Target UnitID
}

var hostileMove = engine.Define("fortress/hostile-move",
	engine.Step[HostileMove, State]{Name: "target", Ask: (*HostileMove).askTarget, Do: (*HostileMove).target},
	engine.Step[HostileMove, State]{Name: "where", Ask: (*HostileMove).where, Do: (*HostileMove).move},
	engine.Step[HostileMove, State]{Name: "end", Do: (*HostileMove).end},
)

// Proc implements engine.Frame.
func (*HostileMove) Proc() engine.Table[State] { return hostileMove }

// askTarget asks which of several closest explorers to move towards (BF-G-022). There is no target if
// the hostile is already beside an explorer (BF-G-026) or no route leads to any (BF-G-021).
func (f *HostileMove) askTarget(m *Match, d *engine.Decision) {
	s := &m.State
	if away := s.away(s.Units[f.Unit].Hex); f.Mode != "towards" || away == 1 || away >= far {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = HostileSeat, AskTowards, "BF-G-022", s.UnitName(f.Unit)
	s.nearestBy(s.Units[f.Unit].Hex, false, func(UnitID) bool { return true }, func(e UnitID) {
		d.Offer(engine.Option{Verb: DoTowards, Parts: [4]string{s.UnitName(e)}, Args: [4]int16{int16(e)}})
	})
}

func (f *HostileMove) target(_ *Match, in in) flow {
	f.Target = NoUnit
	if f.Mode == "towards" {
		if !in.Asked {
			return finished()
		}
		f.Target = UnitID(in.Option.Args[0])
	}
	return then()
}

// ends holds the paths a hostile may take, one for each space where it may end.
type ends struct {
	n     int
	at    board.Set
	paths [board.MaxSpaces]Path
}

func (e *ends) add(p Path) {
	if e.at.Has(p.End()) {
		return
	}
	e.at.Add(p.End())
	e.paths[e.n] = p
	e.n++
}

// collect collects the paths, both for asking and for moving.
func (f *HostileMove) collect(s *State, e *ends) {
	steps := s.Move(f.Unit) * int(f.Factor)
	switch f.Mode {
	case "towards":
		s.approach(e, f.Unit, s.Units[f.Target].Hex, min(steps, len(Path{}.Spaces)))
	case "hide":
		s.hide(e, f.Unit, steps)
	case "sneak":
		s.sneak(e, f.Unit, steps)
	default:
		panic("fortress: a hostile has no way to move: " + f.Mode)
	}
}

func (f *HostileMove) where(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = HostileSeat, AskHostileMove, "BF-HMV-007", s.UnitName(f.Unit)
	var e ends
	f.collect(s, &e)
	for i := range e.n {
		at := e.paths[i].End()
		d.Offer(engine.Option{Verb: DoMove, Parts: [4]string{d.About[0], s.HexName(at)}, Args: [4]int16{int16(i)}})
	}
}

func (f *HostileMove) move(m *Match, in in) flow {
	if !in.Asked {
		return finished()
	}
	s := &m.State
	var e ends
	f.collect(s, &e)
	m.Emit(f.Rule, Moved{f.Unit, s.Units[f.Unit].Hex, e.paths[in.Option.Args[0]]})
	return call(&Reaction{To: f.Unit}) // BF-OVW-004
}

func (f *HostileMove) end(*Match, in) flow { return done(engine.Result{A: 1}) }

// approach finds the paths towards an explorer's space. Each hex entered is nearer to it (BF-HMV-002);
// if several are equally near, the hostile takes one in cover from the explorers who see it
// (BF-HMV-003). It halts beside an explorer (BF-HMV-005, BF-MOV-006), when it can get no nearer
// (BF-HMV-006), or when it would have to end in a full hex beyond (BF-MOV-005).
func (s *State) approach(e *ends, u UnitID, target board.Space, steps int) {
	from := s.Units[u].Hex
	w := walker{s: s, e: e, target: target, halt: s.beside(Explorers), full: s.full(u)}
	w.walk(from, steps, Path{})
}

type walker struct {
	s          *State
	e          *ends
	target     board.Space
	halt, full board.Set
}

// walk extends a path from a space and reports whether it found an end.
func (w *walker) walk(at board.Space, left int, p Path) bool {
	mayEnd := p.N > 0 && !w.full.Has(at)
	if left == 0 || p.N > 0 && w.halt.Has(at) {
		if mayEnd {
			w.e.add(p)
		}
		return mayEnd
	}
	nearer := w.s.field.Route(at, w.target) - 1
	var open, hidden board.Set
	for sp := range w.s.field.Adjacent(at).All() {
		if w.s.field.Route(sp, w.target) == nearer {
			if w.s.coveredSpace(sp) {
				hidden.Add(sp)
			} else {
				open.Add(sp)
			}
		}
	}
	for _, set := range [2]board.Set{hidden, open} {
		found := false
		for sp := range set.All() {
			q := p
			q.Spaces[q.N] = sp
			q.N++
			found = w.walk(sp, left-1, q) || found
		}
		if found {
			return true
		}
	}
	if mayEnd {
		w.e.add(p)
	}
	return mayEnd
}

// hide finds the moves that end in a hex no explorer sees (BF-HAC-004, BF-G-066).
func (s *State) hide(e *ends, u UnitID, steps int) {
	var r board.Reach
	s.reach(&r, u, min(steps, len(Path{}.Spaces)))
	watched, full := s.watched(), s.full(u)
	for sp := range board.Space(s.NumCells) {
		if r.Has(sp) && sp != s.Units[u].Hex && !watched.Has(sp) && !full.Has(sp) {
			e.add(pathTo(&r, sp))
		}
	}
}

func pathTo(r *board.Reach, to board.Space) (p Path) {
	p.N = uint8(len(r.Path(to, p.Spaces[:0])))
	return p
}

// sneak finds the moves through unseen hexes that end as near as possible to an explorer. The hostile
// stays where it is if that is just as near (BF-HAC-007, BF-G-025). Explorers see the hexes beside
// them, so a sneaking hostile never has to halt there.
func (s *State) sneak(e *ends, u UnitID, steps int) {
	var r board.Reach
	s.field.Reach(&r, s.Units[u].Hex, min(steps, len(Path{}.Spaces)), s.watched(), board.Set{})
	full := s.full(u)
	nearest := s.away(s.Units[u].Hex)
	for sp := range board.Space(s.NumCells) {
		if !r.Has(sp) || sp == s.Units[u].Hex || full.Has(sp) {
			continue
		}
		switch away := s.away(sp); {
		case away < nearest:
			nearest, e.n, e.at = away, 0, board.Set{}
			e.add(pathTo(&r, sp))
		case away == nearest && e.n > 0:
			e.add(pathTo(&r, sp))
		}
	}
}
