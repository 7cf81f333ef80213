package fortress

import "precipice/engine"

// HostileAttack is an attack that a hostile's action calls for, on the closest, furthest or adjacent
// explorer that is visible and in range (BF-HAT-001 to 004). Result A is 1 if the hostile did
// something.
type HostileAttack struct {
	engine.Cursor
	Unit        UnitID
	Furthest    bool
	Adjacent    bool
	OrMove      uint8 // if there is nobody to attack, it moves by this multiple of its Move (BF-HAC-003, BF-G-016)
	IgnoreCover bool
	Rule        string
	Target      UnitID
}

var hostileAttack = engine.Define("fortress/hostile-attack",
	engine.Step[HostileAttack, State]{Name: "target", Ask: (*HostileAttack).askTarget, Do: (*HostileAttack).target},
	engine.Step[HostileAttack, State]{Name: "weapon", Ask: (*HostileAttack).askWeapon, Do: (*HostileAttack).attack},
	engine.Step[HostileAttack, State]{Name: "react", Do: func(f *HostileAttack, _ *Match, _ in) flow { return call(&Reaction{To: f.Unit}) }},
	engine.Step[HostileAttack, State]{Name: "end", Do: func(*HostileAttack, *Match, in) flow { return done(engine.Result{A: 1}) }},
)

// Proc implements engine.Frame.
func (*HostileAttack) Proc() engine.Table[State] { return hostileAttack }

// eligible reports whether the hostile carries a weapon that may attack the explorer.
func (f *HostileAttack) eligible(s *State, e UnitID) bool {
	if f.Adjacent && !s.field.Adjacent(s.Units[f.Unit].Hex).Has(s.Units[e].Hex) {
		return false
	}
	h := s.Hostile(f.Unit)
	for _, w := range h.Models[s.Units[f.Unit].Model].Weapons {
		if rule, _ := s.forbids(f.Unit, e, &h.Weapons[w]); rule == "" {
			return true
		}
	}
	return false
}

// askTarget asks which of several explorers to attack if they are equally close or far (BF-G-022).
func (f *HostileAttack) askTarget(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = HostileSeat, AskHostileTarget, "BF-G-022", s.UnitName(f.Unit)
	among := func(e UnitID) bool { return f.eligible(s, e) }
	s.nearestBy(s.Units[f.Unit].Hex, f.Furthest, among, func(e UnitID) {
		d.Offer(engine.Option{Verb: DoTarget, Parts: [4]string{s.UnitName(e)}, Args: [4]int16{int16(e)}})
	})
}

func (f *HostileAttack) target(_ *Match, in in) flow {
	if in.Asked {
		f.Target = UnitID(in.Option.Args[0])
		return then()
	}
	if f.OrMove > 0 {
		return call(&HostileMove{Unit: f.Unit, Mode: "towards", Factor: f.OrMove, Rule: f.Rule}).At("end")
	}
	return finished() // BF-HAT-004
}

// askWeapon asks which weapon to use (BF-HAT-003).
func (f *HostileAttack) askWeapon(m *Match, d *engine.Decision) {
	s := &m.State
	h := s.Hostile(f.Unit)
	d.Seat, d.Kind, d.Rule, d.About = HostileSeat, AskHostileWeapon, "BF-HAT-001", [2]string{s.UnitName(f.Unit), s.UnitName(f.Target)}
	for _, w := range h.Models[s.Units[f.Unit].Model].Weapons {
		if rule, _ := s.forbids(f.Unit, f.Target, &h.Weapons[w]); rule == "" {
			d.Offer(engine.Option{Verb: DoUse, Parts: [4]string{h.Weapons[w].ID}, Args: [4]int16{int16(w)}})
		}
	}
}

func (f *HostileAttack) attack(_ *Match, in in) flow {
	return call(&Attack{By: f.Unit, On: f.Target, Weapon: uint8(in.Option.Args[0]), IgnoreCover: f.IgnoreCover})
}
