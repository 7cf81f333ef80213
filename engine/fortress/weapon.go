package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// packWeapon encodes the weapon and the cost of a weapon action in one argument of its option.
func packWeapon(w, c int) int16            { return int16(w*8 + c) }
func unpackWeapon(a int16) (weapon, c int) { return int(a) / 8, int(a) % 8 }

// weapon returns a miniature's weapon by its index.
func (s *State) weapon(u UnitID, i int) *library.Weapon {
	if s.Units[u].Team == Explorers {
		return &s.Card(int(s.Units[u].Card)).Weapons[i]
	}
	return &s.Hostile(u).Weapons[i]
}

// forbids returns the rule and the reason why a miniature may not attack a target with a weapon. Both
// are empty if it may (BF-ATK-002, BF-ATK-003, BF-WPN-002, BF-TWN-004).
func (s *State) forbids(by, on UnitID, w *library.Weapon) (rule, reason string) {
	return s.Forbids(by, s.Units[by].Hex, on, w)
}

// Forbids is forbids for a miniature that would stand in a given space.
func (s *State) Forbids(by UnitID, from board.Space, on UnitID, w *library.Weapon) (rule, reason string) {
	a, b := from, s.Units[on].Hex
	if w.Model != "" && w.Model != s.UnitName(by) {
		return "BF-TWN-004", "not-this-twin"
	}
	if !s.field.Visible(a, b) {
		return "BF-ATK-002", "no-sight"
	}
	if s.Units[by].Team == Hostiles && !s.Spots(a, b) {
		return "BF-SHP-004", "unseen"
	}
	if !s.field.Adjacent(a).Has(b) && s.Engaged(s.Units[by].Team, a) {
		return "BF-ATK-003", "enemy-adjacent"
	}
	if _, ok := w.At(s.field.Range(a, b)); !ok {
		return "BF-WPN-002", "out-of-range"
	}
	return "", ""
}

// offerWeapons offers each weapon action against each target, both plain and aimed (BF-WPN-001, 003).
func (f *Activation) offerWeapons(s *State, d *engine.Decision) {
	u := f.figure(s)
	weapons := s.Card(int(f.Card)).Weapons
	for w := range weapons {
		for c := range weapons[w].Costs {
			if !d.Explains() && !s.Affords(int(f.Card), weapons[w].Costs[c].Die, 0) {
				continue
			}
			for t := range s.each(Hostiles) {
				f.offerShot(s, d, u, t, w, c)
			}
		}
	}
}

func (f *Activation) offerShot(s *State, d *engine.Decision, u, t UnitID, w, c int) {
	weapon := &s.Card(int(f.Card)).Weapons[w]
	o := f.option(fireVerb, "", packWeapon(w, c), int16(t), 0)
	o.Parts = s.shotParts(weapon, c, t)
	if rule, reason := s.forbids(u, t, weapon); rule != "" {
		d.Refuse(o, rule, reason)
		return
	}
	f.price(s, d, o, weapon.Costs[c].Die)
	o.Parts[3], o.Args[3] = "aimed", 1
	cover := s.CoverCounts(u, t) || weapon.Costs[c].Attacks > 1 && s.coverCountsForAny(u, weapon)
	s.offerAimed(d, o, u, weapon, weapon.Costs[c].Die, cover)
}

// offerAimed offers a weapon action with a second die to aim (BF-WPN-003), or refuses it. It also
// refuses if no cover would count, because aiming would change nothing (BF-G-085).
func (s *State) offerAimed(d *engine.Decision, o engine.Option, u UnitID, w *library.Weapon, die int, cover bool) {
	switch {
	case s.flagged("no-aiming", u):
		d.Refuse(o, "BF-DEP-009", "twist-forbids")
	case !s.Affords(int(s.Units[u].Card), die, 1):
		d.Refuse(o, "BF-WPN-003", "no-second-die")
	case w.IgnoresCover:
		d.Refuse(o, "BF-G-085", "weapon-ignores-cover")
	case !cover:
		d.Refuse(o, "BF-G-085", "no-cover")
	default:
		d.Offer(o)
	}
}

// shotParts returns the words that name a weapon action at one of its costs.
func (s *State) shotParts(w *library.Weapon, cost int, t UnitID) (parts [4]string) {
	parts[0], parts[1] = w.ID, s.UnitName(t)
	if len(w.Costs) > 1 {
		parts[2] = times[w.Costs[cost].Attacks]
	}
	return parts
}

// FireKey returns the key of an explorer's weapon action, given the indices of the weapon and of its
// cost.
func (s *State) FireKey(u UnitID, weapon, cost int, target UnitID) string {
	return engine.Option{Verb: verbNames[fireVerb], Parts: s.shotParts(s.weapon(u, weapon), cost, target)}.Key()
}

// coverCountsForAny reports whether a later attack of a weapon action may find its target in cover.
func (s *State) coverCountsForAny(u UnitID, w *library.Weapon) bool {
	for t := range s.each(Hostiles) {
		if rule, _ := s.forbids(u, t, w); rule == "" && s.CoverCounts(u, t) {
			return true
		}
	}
	return false
}

var times = [library.MaxAttacks + 1]string{"", "x1", "x2", "x3", "x4"}

// WeaponAction makes the attacks of a weapon action one by one (BF-WPN-006).
type WeaponAction struct {
	engine.Cursor
	By      UnitID
	Weapon  uint8
	Left    uint8
	Target  UnitID
	At      board.Space // where the target stood
	Aimed   bool
	Trigger bool // in overwatch, every attack is on the hostile that triggered it (BF-OVW-005)
	Sure    bool // every attack is a critical without a roll (BF-SHP-005)
	Counts  bool // slain hostiles count for the explorer's own activation (BF-INR-004)
}

var weaponAction = engine.Define("fortress/weapon-action",
	engine.Step[WeaponAction, State]{Name: "attack", Do: (*WeaponAction).attack},
	engine.Step[WeaponAction, State]{Name: "next", Ask: (*WeaponAction).ask, Do: (*WeaponAction).next},
)

// Proc implements engine.Frame.
func (*WeaponAction) Proc() engine.Table[State] { return weaponAction }

// Expired implements engine.Expirable.
func (f *WeaponAction) Expired(s *State) bool { return !s.Units[f.By].Here() }

func (f *WeaponAction) attack(m *Match, _ in) flow {
	f.Left--
	f.At = m.State.Units[f.Target].Hex
	return call(&Attack{By: f.By, On: f.Target, Weapon: f.Weapon, IgnoreCover: f.Aimed, Sure: f.Sure, Counts: f.Counts})
}

// ask offers the targets of the next attack. A flurry must stay with the previous target, its hex or an
// adjacent hex (BF-CRD-004).
func (f *WeaponAction) ask(m *Match, d *engine.Decision) {
	s := &m.State
	if f.Left == 0 {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.ExplorerOf(f.By).Seat, AskTarget, "BF-WPN-006", s.UnitName(f.By)
	for t := range s.each(Hostiles) {
		o := engine.Option{Verb: DoTarget, Parts: [4]string{s.UnitName(t)}, Args: [4]int16{int16(t)}}
		if f.Trigger && t != f.Target {
			continue
		}
		if rule, reason := f.forbidsNext(s, t); rule != "" {
			d.Refuse(o, rule, reason)
		} else {
			d.Offer(o)
		}
	}
}

// forbidsNext returns the rule and the reason why the next attack may not be on a target. Both are empty if it may.
func (f *WeaponAction) forbidsNext(s *State, t UnitID) (rule, reason string) {
	w, at := s.weapon(f.By, int(f.Weapon)), s.Units[t].Hex
	if w.Follow && at != f.At && !s.field.Adjacent(f.At).Has(at) {
		return "BF-CRD-004", "not-beside-previous"
	}
	return s.forbids(f.By, t, w)
}

// HasNext reports whether another target would be left for the later attacks of a weapon action once the first has fallen, for an
// attacker that stays where it is.
func (s *State) HasNext(aim Aim) bool {
	f := WeaponAction{By: aim.By, Weapon: uint8(aim.Weapon), At: s.Units[aim.On].Hex}
	after := *s
	Slain{Unit: aim.On}.Apply(&after)
	for t := range after.each(Hostiles) {
		if rule, _ := f.forbidsNext(&after, t); rule == "" {
			return true
		}
	}
	return false
}

func (f *WeaponAction) next(m *Match, in in) flow {
	if !in.Asked {
		f.tellLost(m)
		return finished()
	}
	f.Target = UnitID(in.Option.Args[0])
	return goTo("attack")
}

// tellLost says how many attacks are lost because no target is left for them.
func (f *WeaponAction) tellLost(m *Match) {
	if f.Left == 0 {
		return
	}
	rule := "BF-WPN-006"
	for t := range m.State.each(Hostiles) {
		if f.Trigger {
			rule = "BF-OVW-005"
		} else if barred, _ := f.forbidsNext(&m.State, t); barred == "BF-CRD-004" {
			rule = barred
		}
	}
	m.Emit(rule, AttacksLost{f.By, f.Left})
}
