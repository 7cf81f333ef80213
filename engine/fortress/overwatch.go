package fortress

import (
	"slices"

	"precipice/engine"
)

// Reaction offers overwatch after a trigger. First every explorer that may do so declares or passes; then
// those who declared attack in leader order (BF-OVW-004 to 009, BF-G-009).
type Reaction struct {
	engine.Cursor
	To       UnitID // the hostile that moved, attacked or was deployed
	Asked    uint8  // explorers asked so far, in leader order
	Declared [MaxParty]bool
	Card     uint8 // the explorer whose attack is being resolved
	By       UnitID
	Weapon   uint8
	Attacks  uint8
	Aimed    bool
}

var react = engine.Define("fortress/react",
	engine.Step[Reaction, State]{Name: "declare", Ask: (*Reaction).offer, Do: (*Reaction).declare},
	engine.Step[Reaction, State]{Name: "order", Ask: (*Reaction).order, Do: (*Reaction).first},
	engine.Step[Reaction, State]{Name: "twin", Ask: (*Reaction).twins, Do: (*Reaction).twin},
	engine.Step[Reaction, State]{Name: "weapon", Ask: (*Reaction).weapons, Do: (*Reaction).weapon},
	engine.Step[Reaction, State]{Name: "aim", Do: (*Reaction).aim},
	engine.Step[Reaction, State]{Name: "attack", Do: (*Reaction).attack},
	engine.Step[Reaction, State]{Name: "lose", Do: (*Reaction).lose},
)

// Proc implements engine.Frame.
func (*Reaction) Proc() engine.Table[State] { return react }

// next returns the next explorer, in leader order, that may answer the trigger, or -1, and how many
// explorers have then been considered.
func (f *Reaction) next(s *State) (e int, skipped uint8) {
	n := uint8(0)
	for e := range s.leaderOrder {
		if n++; n <= f.Asked {
			continue
		}
		if s.canOverwatch(e, f.To) {
			return e, n
		}
	}
	return -1, n
}

// NoOverwatch reports whether a card in play forbids overwatch.
func (s *State) NoOverwatch() bool { return s.flagged("no-overwatch", NoUnit) }

// canOverwatch reports whether an explorer has an overwatch die and a weapon action that may attack the
// hostile (BF-OVW-002, 003, 005, BF-G-007, BF-G-008).
func (s *State) canOverwatch(e int, on UnitID) bool {
	x := &s.Party[e]
	if !x.Overwatch || s.NoOverwatch() {
		return false
	}
	for _, u := range x.Figures {
		if s.mayFire(e, u, on) {
			return true
		}
	}
	return false
}

// mayFire reports whether a miniature of an explorer may attack a hostile with the dice it has.
func (s *State) mayFire(e int, u, on UnitID) bool {
	if u == NoUnit || !s.Units[u].Here() {
		return false
	}
	for w := range s.Card(e).Weapons {
		weapon := &s.Card(e).Weapons[w]
		if rule, _ := s.forbids(u, on, weapon); rule == "" && s.Affords(e, weapon.Costs[0].Die, 0) {
			return true
		}
	}
	return false
}

func (f *Reaction) offer(m *Match, d *engine.Decision) {
	s := &m.State
	e, _ := f.next(s)
	if e < 0 {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About = s.Party[e].Seat, AskOverwatch, "BF-OVW-004", [2]string{s.Name(e), s.UnitName(f.To)}
	d.Offer(engine.Option{Verb: DoOverwatch, Parts: [4]string{s.Name(e)}, Args: [4]int16{int16(e)}})
	d.Offer(engine.Option{Verb: DoPass, Parts: [4]string{s.Name(e)}, Args: [4]int16{int16(e)}})
	f.refuse(s, d)
}

// refuse says why each explorer on the battlefield that cannot answer the trigger is not asked.
func (f *Reaction) refuse(s *State, d *engine.Decision) {
	if !d.Explains() {
		return
	}
	for e := range s.leaderOrder {
		if s.canOverwatch(e, f.To) {
			continue
		}
		if rule, reason := s.whyNoOverwatch(e, f.To); rule != "" {
			d.Refuse(engine.Option{Verb: DoOverwatch, Parts: [4]string{s.Name(e)}, Args: [4]int16{int16(e)}}, rule, reason)
		}
	}
}

// whyNoOverwatch returns the rule and the reason why an explorer cannot attack a hostile in overwatch: of its miniatures and
// weapons, what keeps the one from it that comes nearest to an attack. Both are empty for one that is not on the battlefield.
func (s *State) whyNoOverwatch(e int, on UnitID) (rule, reason string) {
	x := &s.Party[e]
	here := func(u UnitID) bool { return u != NoUnit && s.Units[u].Here() }
	switch {
	case !slices.ContainsFunc(x.Figures[:], here):
		return "", ""
	case !x.Overwatch && s.waits(e):
		return "BF-OVW-003", "not-activated"
	case !x.Overwatch || x.NumDice() == 0:
		return "BF-OVW-001", "no-overwatch-dice"
	}
	near := -1
	for _, u := range x.Figures {
		for w := range s.Card(e).Weapons {
			if !here(u) {
				continue
			}
			if _, why := s.forbids(u, on, &s.Card(e).Weapons[w]); slices.Index(nearer[:], why) > near {
				near = slices.Index(nearer[:], why)
			}
		}
	}
	switch near {
	case 1:
		return "BF-OVW-004", "no-sight"
	case 2:
		return "BF-ATK-003", "enemy-adjacent"
	case 3:
		return "BF-WPN-002", "no-weapon-in-range"
	case 4:
		return "BF-ACT-006", "dice-too-low"
	}
	return "", ""
}

// nearer are the reasons why a weapon cannot be used, the last the nearest to an attack: it costs a higher die.
var nearer = [...]string{"not-this-twin", "no-sight", "enemy-adjacent", "out-of-range", ""}

// waits reports whether an explorer's card is still to be played this turn.
func (s *State) waits(e int) bool {
	return slices.ContainsFunc(s.Track[:s.NumTrack], func(card TrackCard) bool { return !card.Hostile && int(card.Index) == e && !card.Done })
}

func (f *Reaction) declare(m *Match, in in) flow {
	e, n := f.next(&m.State)
	if e < 0 {
		if f.Asked == 0 {
			f.tellHeld(m)
		}
		return then()
	}
	f.Asked = n
	if in.Option.Verb == DoOverwatch {
		f.Declared[e] = true
		m.Emit("BF-OVW-008", Declared{uint8(e), f.To})
	}
	return goTo("declare")
}

// tellHeld says who has dice for overwatch and sees the hostile, and cannot answer because of an enemy beside it, where nobody is
// asked.
func (f *Reaction) tellHeld(m *Match) {
	s := &m.State
	for e := range s.leaderOrder {
		if x := &s.Party[e]; !x.Overwatch || x.NumDice() == 0 || s.NoOverwatch() {
			continue
		}
		if rule, reason := s.whyNoOverwatch(e, f.To); reason == "enemy-adjacent" {
			m.Emit(rule, CannotAnswer{uint8(e), f.To})
		}
	}
}

// order asks the leader which of several explorers attacks first (BF-OVW-008, BF-G-073). Once the
// hostile is slain, there is nothing to decide.
func (f *Reaction) order(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskOverwatchOrder, "BF-OVW-008", s.UnitName(f.To)
	for e := range s.leaderOrder {
		if !f.Declared[e] {
			continue
		}
		d.Offer(engine.Option{Verb: DoFirst, Parts: [4]string{s.Name(e)}, Args: [4]int16{int16(e)}})
		if !s.Units[f.To].Here() {
			return
		}
	}
}

func (f *Reaction) first(_ *Match, in in) flow {
	if !in.Asked {
		return finished()
	}
	f.Card = uint8(in.Option.Args[0])
	f.Declared[f.Card] = false
	return then()
}

// twins asks which twin fires if both may (BF-TWN-003, BF-G-014).
func (f *Reaction) twins(m *Match, d *engine.Decision) {
	s := &m.State
	e := int(f.Card)
	d.Seat, d.Kind, d.Rule, d.About = s.Party[e].Seat, AskOverwatchTwin, "BF-TWN-003", [2]string{s.Name(e), s.UnitName(f.To)}
	if !s.Units[f.To].Here() {
		return
	}
	for _, u := range s.Party[e].Figures {
		if s.mayFire(e, u, f.To) {
			d.Offer(engine.Option{Verb: DoBy, Parts: [4]string{s.UnitName(u)}, Args: [4]int16{int16(u)}})
		}
	}
}

func (f *Reaction) twin(_ *Match, in in) flow {
	if !in.Asked {
		return goTo("lose")
	}
	f.By = UnitID(in.Option.Args[0])
	return then()
}

func (f *Reaction) weapons(m *Match, d *engine.Decision) {
	s := &m.State
	e := int(f.Card)
	x := &s.Party[e]
	d.Seat, d.Kind, d.Rule, d.About = x.Seat, AskOverwatchWeapon, "BF-OVW-005", [2]string{s.UnitName(f.By), s.UnitName(f.To)}
	for w := range s.Card(e).Weapons {
		weapon := &s.Card(e).Weapons[w]
		if rule, _ := s.forbids(f.By, f.To, weapon); rule != "" {
			continue
		}
		for c, cost := range weapon.Costs {
			o := engine.Option{Verb: DoFire, Parts: s.shotParts(weapon, c, f.To), Args: [4]int16{packWeapon(w, c)}}
			if !s.Affords(e, cost.Die, 0) {
				continue
			}
			d.Offer(o)
			o.Parts[3], o.Args[1] = "aimed", 1
			s.offerAimed(d, o, f.By, weapon, cost.Die, s.CoverCounts(f.By, f.To))
		}
	}
}

func (f *Reaction) weapon(m *Match, in in) flow {
	if !in.Asked {
		return goTo("lose")
	}
	w, c := unpackWeapon(in.Option.Args[0])
	cost := m.State.Card(int(f.Card)).Weapons[w].Costs[c]
	f.Weapon, f.Attacks, f.Aimed = uint8(w), uint8(cost.Attacks), in.Option.Args[1] == 1
	return call(&Payment{Card: f.Card, Min: uint8(cost.Die), For: "overwatch"})
}

func (f *Reaction) aim(*Match, in) flow {
	if f.Aimed {
		return call(&Payment{Card: f.Card, Min: 1, For: "aim"})
	}
	return then()
}

func (f *Reaction) attack(_ *Match, _ in) flow {
	return call(&WeaponAction{By: f.By, Weapon: f.Weapon, Left: f.Attacks, Target: f.To, Aimed: f.Aimed, Trigger: true}).At("order")
}

// lose discards a die of an explorer whose target was slain before its attack (BF-OVW-009).
func (f *Reaction) lose(*Match, in) flow {
	return call(&Payment{Card: f.Card, Min: 1, For: lost}).At("order")
}
