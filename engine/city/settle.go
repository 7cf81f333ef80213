package city

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
)

// maxPushed is how many a giant can push aside: two small hostiles in each of three spaces.
const maxPushed = 6

// Settle brings a huge or a giant hostile to a space: the leader chooses where its other spaces lie, those who stand there are moved aside,
// and it moves or is placed (CC-HUG, CC-G-092, CC-G-104). Then heroes may react.
type Settle struct {
	engine.Cursor
	Unit   UnitID
	To     board.Space
	Rule   string
	New    bool // it is placed and does not move
	At     board.Space
	Tall   bool
	Pushed [maxPushed]push // where those in the way go, in order
	Count  uint8

	Towards Mark // the hero for whose sake it moves
}

// push is where somebody is moved aside, None if there is no space.
type push struct {
	Unit UnitID
	To   board.Space
}

var settle = engine.Define("city/settle",
	engine.Step[Settle, State]{Name: "lie", Ask: (*Settle).askLie, Do: (*Settle).lie},
	engine.Step[Settle, State]{Name: "push", Ask: (*Settle).askPush, Do: (*Settle).push},
	engine.Step[Settle, State]{Name: "over", Do: func(*Settle, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*Settle) Proc() engine.Table[State] { return settle }

// ways returns how it may lie. One that moves lies so that it can attack the hero for whose sake it moves; one that cannot, as near to the hero
// as may be (CC-HMV-002 to 004, CC-G-092).
func (f *Settle) ways(s *State) []spread {
	all := spreads(s, f.Unit, f.To)
	hero, aimed := f.Towards.Card()
	h := UnitID(hero)
	if !aimed || !s.Units[h].Here() {
		return all
	}
	idle := func(p spread) bool { return !p.strikes(s, f.Unit, h) }
	if strike := slices.DeleteFunc(slices.Clone(all), idle); len(strike) > 0 {
		return strike
	}
	nearest := far
	for _, p := range all {
		nearest = min(nearest, p.steps(s, f.Unit, h))
	}
	return slices.DeleteFunc(all, func(p spread) bool { return p.steps(s, f.Unit, h) > nearest })
}

// strikes reports whether a hostile that came to lie so could then attack a hero, wherever else those in its way may have been moved.
func (p spread) strikes(s *State, u, h UnitID) bool {
	if on := p.filled(s.tiles, s.size(u)); on.And(s.spaces(HeroTeam)).Empty() {
		return s.strikes(u, on, h)
	}
	return (&Settle{Unit: u, At: p.At, Tall: p.Tall}).strikes(s, h)
}

// strikes is the same once some have been moved aside: one at least of the ways to move the other heroes lets it attack.
func (f *Settle) strikes(s *State, h UnitID) bool {
	u := f.next(s)
	if u == NoUnit || s.Units[u].Team != HeroTeam {
		t := f.settled(s)
		return t.Units[h].Here() && t.strikes(f.Unit, t.Body(f.Unit), h)
	}
	spaces := f.aside(s, u)
	if spaces.Empty() {
		spaces.Add(board.None)
	}
	for to := range spaces.All() {
		if g := f.after(push{u, to}); g.strikes(s, h) {
			return true
		}
	}
	return false
}

// steps counts the steps from the nearest space of a hostile that lay so to a hero.
func (p spread) steps(s *State, u, h UnitID) int {
	n := far
	for sp := range p.filled(s.tiles, s.size(u)).All() {
		n = min(n, s.steps(sp, s.Units[h].At))
	}
	return n
}

// askLie asks the leader how it lies.
func (f *Settle) askLie(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskLie, "CC-G-092", s.UnitName(f.Unit)
	for _, p := range f.ways(s) {
		tall, side := 0, "e"
		if p.Tall {
			tall, side = 1, "s"
		}
		o := option(DoLie, s.SpaceName(p.At), int(p.At), tall)
		if s.size(f.Unit) == library.Huge {
			o.Parts[1] = side
		}
		d.Offer(o)
	}
}

func (f *Settle) lie(_ *Match, in in) flow {
	f.At, f.Tall = board.Space(in.Option.Args[0]), in.Option.Args[1] == 1
	return then()
}

// settled returns the table as it will be, with those moved aside who have been so far.
func (f *Settle) settled(s *State) *State {
	t := *s
	t.Units[f.Unit].At, t.Units[f.Unit].Tall = f.At, f.Tall
	for _, p := range f.Pushed[:f.Count] {
		t.Units[p.Unit].At = p.To
	}
	return &t
}

// after returns the settling once somebody more is moved aside.
func (f *Settle) after(p push) Settle {
	to := *f
	to.Pushed[to.Count] = p
	to.Count++
	return to
}

// next returns who has to be moved aside next: the heroes in leader order, then hostiles (CC-HUG-006).
func (f *Settle) next(s *State) UnitID {
	t := f.settled(s)
	body := t.Body(f.Unit)
	in := func(u UnitID) bool { return u != f.Unit && t.Units[u].Here() && body.Has(t.Units[u].At) }
	for h := range s.leaders {
		if in(UnitID(h)) {
			return UnitID(h)
		}
	}
	for u := range t.each(HostileTeam) {
		if in(u) {
			return u
		}
	}
	return NoUnit
}

// aside returns the nearest spaces to which somebody in the way can go, by plain steps: those beside it, or others where none of these is
// empty (CC-HUG-002, 006, CC-G-123).
func (f *Settle) aside(s *State, u UnitID) board.Set {
	t := f.settled(s)
	var from board.Set
	from.Add(t.Units[u].At)
	return least(t.standable(u).Minus(t.Body(f.Unit)), func(sp board.Space) int {
		var to board.Set
		to.Add(sp)
		return apart(t, t.Units[u].Team, from, to)
	})
}

// askPush asks where the next one goes who is in the way: its player, or the leader for a hostile.
func (f *Settle) askPush(m *Match, d *engine.Decision) {
	s := &m.State
	u := f.next(s)
	if u == NoUnit {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About = s.Leader, AskPush, f.rule(s), [2]string{s.UnitName(u), s.UnitName(f.Unit)}
	if s.Units[u].Team == HeroTeam {
		d.Seat, d.Kind = s.Heroes[u].Seat, AskAside
	}
	for sp := range f.aside(s, u).All() {
		d.Offer(option(DoMove, s.SpaceName(sp), int(sp)))
	}
}

// rule returns the rule by which others are moved aside.
func (f *Settle) rule(s *State) string {
	if s.size(f.Unit) == library.Giant {
		return "CC-HUG-006"
	}
	return "CC-HUG-002"
}

func (f *Settle) push(m *Match, in in) flow {
	if u := f.next(&m.State); u != NoUnit {
		p := push{u, board.None}
		if in.Asked {
			p.To = board.Space(in.Option.Args[0])
		}
		*f = f.after(p)
		return goTo("push")
	}
	f.tread(m)
	return call(&React{To: f.Unit}).At("over")
}

// tread moves everybody. Who has found no space on the whole battlefield is slain or out of action (CC-RNF-009, CC-G-123).
func (f *Settle) tread(m *Match) {
	s := &m.State
	for _, p := range f.Pushed[:f.Count] {
		switch {
		case p.To != board.None:
			m.Emit(f.rule(s), Pushed(p))
		case s.Units[p.Unit].Team == HeroTeam:
			m.Emit("CC-RNF-009", OutOfAction{Hero: uint8(p.Unit)})
			s.tally(m)
		default:
			m.Emit("CC-RNF-009", Slain{Unit: p.Unit})
		}
	}
	if f.New {
		m.Emit(f.Rule, Placed{f.Unit, f.At, f.Tall})
	} else {
		m.Emit(f.Rule, Moved{f.Unit, f.At, f.Tall})
	}
}
