package fortress

import (
	"precipice/engine"
	"precipice/engine/fortress/library"
)

// Behaviour is the activation of one hostile: its behaviour roll and the action it takes
// (BF-BEH-001 to 004).
type Behaviour struct {
	engine.Cursor
	Unit   UnitID
	Action string
	Step   library.Count
	Did    bool // the step before found something to do
}

var behave = engine.Define("fortress/behave",
	engine.Step[Behaviour, State]{Name: "roll", Do: (*Behaviour).roll},
	engine.Step[Behaviour, State]{Name: "step", Do: (*Behaviour).step},
	engine.Step[Behaviour, State]{Name: "did", Do: (*Behaviour).did},
)

// Proc implements engine.Frame.
func (*Behaviour) Proc() engine.Table[State] { return behave }

// Expired implements engine.Expirable.
func (f *Behaviour) Expired(s *State) bool { return !s.Units[f.Unit].Here() }

// bandWeights holds the number of faces of each row of the behaviour table (BF-BEH-006).
var bandWeights = [7]uint8{3, 3, 3, 3, 3, 4, 1}

func (f *Behaviour) roll(m *Match, _ in) flow {
	s := &m.State
	m.Emit("BF-HAO-001", Acted{f.Unit})
	if s.Units[f.Unit].Stunned {
		m.Emit("BF-STN-003", Stunned{f.Unit, true})
		return finished()
	}
	band, face := f.band(m)
	column := s.column(f.Unit)
	h := s.Hostile(f.Unit)
	f.Action = h.Table[band][column]
	m.Emit("BF-BEH-003", Behaved{f.Unit, face, h.Columns[column].ID, f.Action})
	return then()
}

// band rolls the D20 and finds the row, after adding the modifiers of twists to the roll.
func (f *Behaviour) band(m *Match) (band int, face uint8) {
	by := m.State.BehaviourShift(f.Unit)
	if by == 0 {
		return blackstone(m, bandWeights[:]...)
	}
	_, face = blackstone(m)
	for band < len(library.Bands)-1 && int(face)+by > int(library.Bands[band]) {
		band++
	}
	return band, face
}

// Facing is how a hostile stands to the explorers, as a column of its behaviour table asks.
type Facing struct {
	Seen    bool // it sees an explorer
	Engaged bool // an explorer that it sees is adjacent
	Covered bool // it is in cover from every explorer that sees it
	Range   int  // to the nearest that it sees, 0 if it sees none
}

// column returns the first column of the behaviour table whose condition fits (BF-BEH-002, BF-BEH-005).
func (s *State) column(u UnitID) int {
	return s.ColumnFacing(u, Facing{s.nearestVisible(u) > 0, s.engaged(u), s.inCoverFromAll(u), s.nearestVisible(u)})
}

// ColumnFacing is column for a hostile that would face explorers in another way than it does.
func (s *State) ColumnFacing(u UnitID, f Facing) int {
	h := s.Hostile(u)
	for i := range h.Columns {
		if s.fits(u, &h.Columns[i], f) {
			return i
		}
	}
	return len(h.Columns) - 1
}

func (s *State) fits(u UnitID, c *library.Column, f Facing) bool {
	switch c.When {
	case "hidden":
		return !f.Seen
	case "engaged":
		return f.Engaged
	case "in-cover":
		return f.Covered && s.carries(u, c.Weapon)
	case "close":
		return c.From <= f.Range && f.Range <= c.To
	case "other":
		return true
	}
	panic("fortress: a behaviour table has an unknown column: " + c.When)
}

// carries reports whether the model has a weapon. The empty name stands for any.
func (s *State) carries(u UnitID, weapon string) bool {
	h := s.Hostile(u)
	for _, w := range h.Models[s.Units[u].Model].Weapons {
		if weapon == "" || h.Weapons[w].ID == weapon {
			return true
		}
	}
	return false
}

// inCoverFromAll reports whether the hostile sees at least one explorer and is in cover from all it
// sees.
func (s *State) inCoverFromAll(u UnitID) bool {
	seen := false
	for e := range s.each(Explorers) {
		if s.spots(u, e) {
			if seen = true; !s.inCover(e, u) {
				return false
			}
		}
	}
	return seen
}

// nearestVisible returns the range to the nearest visible explorer, or 0 if none is visible.
func (s *State) nearestVisible(u UnitID) (r int) {
	for e := range s.each(Explorers) {
		if d := s.field.Range(s.Units[u].Hex, s.Units[e].Hex); s.spots(u, e) && (r == 0 || d < r) {
			r = d
		}
	}
	return r
}

// basicActions are the actions any hostile may take (BF-HAC-001 to 008), as steps.
var basicActions = map[string][]library.HostileStep{
	"advance":   {{Do: "move", Factor: 1}, {Do: "attack", Target: "closest"}},                     // BF-HAC-001
	"aim":       {{Do: "attack", Target: "furthest", IgnoresCover: true}},                         // BF-HAC-002
	"charge":    {{Do: "move", Factor: 1}, {Do: "attack-or-move", Target: "adjacent", Factor: 1}}, // BF-HAC-003
	"fall-back": {{Do: "hide", Factor: 2}, {Do: "attack", Target: "closest", Otherwise: true}},    // BF-HAC-004
	"hold":      nil,                                                                              // BF-HAC-005
	"onslaught": {{Do: "attack", Target: "closest"}, {Do: "attack", Target: "closest"}},           // BF-HAC-006
	"sneak":     {{Do: "sneak", Factor: 1}},                                                       // BF-HAC-007
}

var actionRules = map[string]string{"advance": "BF-HAC-001", "aim": "BF-HAC-002", "charge": "BF-HAC-003",
	"fall-back": "BF-HAC-004", "hold": "BF-HAC-005", "onslaught": "BF-HAC-006", "sneak": "BF-HAC-007"}

// ActionSteps returns the steps of an action of a hostile.
func (s *State) ActionSteps(u UnitID, action string) []library.HostileStep {
	steps, _ := s.steps(u, action)
	return steps
}

// steps returns the steps of an action and the rule that defines it.
func (s *State) steps(u UnitID, action string) ([]library.HostileStep, string) {
	if steps, ok := basicActions[action]; ok {
		return steps, actionRules[action]
	}
	for i, a := range s.Hostile(u).Actions {
		if a.ID == action {
			return s.Hostile(u).Actions[i].Steps, "BF-BEH-004"
		}
	}
	panic("fortress: a behaviour table names an unknown action: " + action) // refused when loading
}

func (f *Behaviour) step(m *Match, _ in) flow {
	steps, rule := m.State.steps(f.Unit, f.Action)
	if int(f.Step) == len(steps) {
		return finished()
	}
	step := &steps[f.Step]
	f.Step++
	if step.Otherwise && f.Did {
		return goTo("step")
	}
	factor := uint8(max(1, step.Factor))
	switch step.Do {
	case "attack", "attack-or-move":
		a := &HostileAttack{Unit: f.Unit, Furthest: step.Target == "furthest", Adjacent: step.Target == "adjacent",
			IgnoreCover: step.IgnoresCover, Rule: rule}
		if step.Do == "attack-or-move" {
			a.OrMove = factor
		}
		return call(a)
	case "move":
		return call(&HostileMove{Unit: f.Unit, Mode: "towards", Factor: factor, Rule: rule})
	case "hide", "sneak":
		return call(&HostileMove{Unit: f.Unit, Mode: step.Do, Factor: factor, Rule: rule})
	case "strike":
		return call(&Strike{Unit: f.Unit, Step: f.Step - 1, Action: f.Action})
	}
	panic("fortress: a hostile's action has an unknown step: " + step.Do)
}

func (f *Behaviour) did(_ *Match, in in) flow {
	f.Did = in.Result.A == 1
	return goTo("step")
}

// Strike is a unique action that harms every explorer it reaches, without an attack roll. It is not an
// attack, so cover does not help and neither overwatch nor a riposte answers it (BF-G-087). Result A is
// 1 if it reached anyone.
type Strike struct {
	engine.Cursor
	Unit   UnitID
	Action string
	Step   library.Count
	Next   uint8 // in leader order (BF-SET-002)
	Any    bool
	Hit    [MaxParty]bool // explorers wounded; twins count as one
}

var strike = engine.Define("fortress/strike",
	engine.Step[Strike, State]{Name: "each", Do: (*Strike).each},
	engine.Step[Strike, State]{Name: "end", Do: (*Strike).end},
)

// Proc implements engine.Frame.
func (*Strike) Proc() engine.Table[State] { return strike }

func (f *Strike) each(m *Match, _ in) flow {
	s := &m.State
	steps, _ := s.steps(f.Unit, f.Action)
	step := &steps[f.Step]
	for int(f.Next) < MaxFigures {
		u := s.inOrder(f.Next)
		f.Next++
		if !s.Units[f.Unit].Here() || s.Units[u].Team != Explorers || !s.Units[u].Here() || !s.spots(f.Unit, u) ||
			s.field.Range(s.Units[f.Unit].Hex, s.Units[u].Hex) > max(1, step.Range) {
			continue
		}
		f.Any = true
		wounds := step.Op != "stun" || s.Units[u].Stunned // BF-STN-004
		if wounds && f.Hit[s.Units[u].Card] {
			continue // one wound for both twins (BF-G-105)
		}
		f.Hit[s.Units[u].Card] = f.Hit[s.Units[u].Card] || wounds
		if step.Op == "stun" {
			return stun(m, u, f.Unit, false, "each")
		}
		return call(&Wound{Card: s.Units[u].Card, Grievous: step.Op == "grievous", By: NoUnit}).At("each")
	}
	return then()
}

func (f *Strike) end(*Match, in) flow {
	if f.Any {
		return done(engine.Result{A: 1})
	}
	return finished()
}
