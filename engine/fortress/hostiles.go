package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
)

// GroupActivation is the activation of a hostile group. It rolls for reinforcements, then activates
// each model that did not arrive this turn, starting with the nearest to an explorer (BF-RNF-001,
// BF-HAO-001).
type GroupActivation struct {
	engine.Cursor
	Group uint8
}

var groupActivation = engine.Define("fortress/group-activation",
	engine.Step[GroupActivation, State]{Name: "reinforce", Do: (*GroupActivation).reinforce},
	engine.Step[GroupActivation, State]{Name: "next", Ask: (*GroupActivation).ask, Do: (*GroupActivation).next},
)

// Proc implements engine.Frame.
func (*GroupActivation) Proc() engine.Table[State] { return groupActivation }

func (f *GroupActivation) reinforce(m *Match, _ in) flow {
	for u := range m.State.group(int(f.Group)) {
		if m.State.Units[u].Slain {
			return call(&Reinforcement{Group: f.Group, Unit: NoUnit})
		}
	}
	return then()
}

// ask offers the models that are equally near (BF-HAO-003). Distances are measured again after each
// model's action (BF-G-020).
func (f *GroupActivation) ask(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = HostileSeat, AskActivate, "BF-HAO-003", groupNames[f.Group]
	nearest := 4 * far
	for u := range s.group(int(f.Group)) {
		v := &s.Units[u]
		if !v.Here() || v.Acted || v.Arrived {
			continue
		}
		away := s.away(v.Hex)
		if away > nearest {
			continue
		}
		if away < nearest {
			nearest, d.Options = away, d.Options[:0]
		}
		d.Offer(f.option(s, u))
	}
	if len(d.Options) > 0 && d.Explains() {
		f.refuse(s, d)
	}
}

// option is the activation of a model.
func (*GroupActivation) option(s *State, u UnitID) engine.Option {
	return engine.Option{Verb: DoActivate, Parts: [4]string{s.UnitName(u)}, Args: [4]int16{int16(u)}}
}

// refuse says why the others of the group are not offered.
func (f *GroupActivation) refuse(s *State, d *engine.Decision) {
	for u := range s.group(int(f.Group)) {
		o := f.option(s, u)
		switch v := &s.Units[u]; {
		case !v.Here() || d.Find(o.Key()) >= 0:
		case v.Arrived:
			d.Refuse(o, "BF-HAO-001", "arrived-now")
		case v.Acted:
			d.Refuse(o, "BF-HAO-001", "acted-now")
		default:
			d.Refuse(o, "BF-HAO-001", "others-nearer", d.Options[0].Parts[0])
		}
	}
}

func (f *GroupActivation) next(_ *Match, in in) flow {
	if !in.Asked {
		return finished()
	}
	return call(&Behaviour{Unit: UnitID(in.Option.Args[0])}).At("next")
}

// far is greater than any distance between connected spaces. If there is no route, the straight-line
// distance is added to it to break ties (BF-G-021).
const far = 1000

// distance returns the length of the shortest route between two spaces. Models do not make it longer
// (BF-HAO-002, BF-G-067).
func (s *State) distance(a, b board.Space) int {
	if r := s.field.Route(a, b); r >= 0 {
		return r
	}
	return far + s.field.Range(a, b)
}

// away returns the distance from a space to the nearest explorer.
func (s *State) away(from board.Space) int {
	return s.awayFrom(from, func(UnitID) bool { return true })
}

// awayFrom returns the distance from a space to the nearest of the explorers that among accepts.
func (s *State) awayFrom(from board.Space, among func(UnitID) bool) int {
	nearest := 2 * far
	for e := range s.each(Explorers) {
		if among(e) {
			nearest = min(nearest, s.distance(from, s.Units[e].Hex))
		}
	}
	return nearest
}

// nearestBy calls offer for each of the explorers that among accepts and that is nearest to a space, or
// furthest from it (BF-G-022, BF-G-023).
func (s *State) nearestBy(from board.Space, furthest bool, among func(UnitID) bool, offer func(UnitID)) {
	best, sign := 4*far, 1
	if furthest {
		sign = -1
	}
	for e := range s.each(Explorers) {
		if among(e) {
			best = min(best, sign*s.distance(from, s.Units[e].Hex))
		}
	}
	for e := range s.each(Explorers) {
		if among(e) && sign*s.distance(from, s.Units[e].Hex) == best {
			offer(e)
		}
	}
}
