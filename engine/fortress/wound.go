package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/dice"
)

// Wound is a wound or grievous wound suffered by an explorer: the defence roll, then a counter on an
// activation space, or out of action (BF-DEF, BF-WND, BF-OOA).
type Wound struct {
	engine.Cursor
	Card     uint8
	Grievous bool
	Sure     bool   // no roll and no card can prevent it
	By       UnitID // the attacker; NoUnit if there is none
}

var wound = engine.Define("fortress/wound",
	engine.Step[Wound, State]{Name: "hit", Do: (*Wound).hit},
	engine.Step[Wound, State]{Name: "changed", Do: (*Wound).changed},
	engine.Step[Wound, State]{Name: "defend", Do: (*Wound).defend},
	engine.Step[Wound, State]{Name: "soak", Do: (*Wound).soak},
	engine.Step[Wound, State]{Name: "cover", Ask: (*Wound).ask, Do: (*Wound).cover},
	engine.Step[Wound, State]{Name: "riposte", Ask: (*Wound).askRiposte, Do: (*Wound).riposte},
	engine.Step[Wound, State]{Name: "end", Do: func(*Wound, *Match, in) flow { return finished() }},
)

// Proc implements engine.Frame.
func (*Wound) Proc() engine.Table[State] { return wound }

// Expired implements engine.Expirable.
func (f *Wound) Expired(s *State) bool { return !s.Party[f.Card].Able() }

// hit lets the explorer use a card before the defence roll (BF-RSC-002).
func (f *Wound) hit(m *Match, _ in) flow {
	if f.Sure {
		return goTo("cover")
	}
	s := &m.State
	now := moment{When: "hit", Of: "wound"}
	if f.Grievous {
		now.Of = "grievous"
	}
	if s.canUse(int(f.Card), s.standing(int(f.Card)), now) {
		return call(&Moment{When: now.When, Of: now.Of, Only: Mark(f.Card + 1)})
	}
	return then()
}

// changed changes the wound as the cards say.
func (f *Wound) changed(m *Match, in in) flow {
	switch in.Result.A {
	case averts:
		m.Emit("BF-RSC-002", NoEffect{"card-averts"})
		return finished()
	case lessens:
		m.Emit("BF-RSC-002", NoEffect{"card-lessens"})
		f.Grievous = false
	}
	return then()
}

// defend makes the mandatory defence roll (BF-DEF-001, BF-DEF-002).
func (f *Wound) defend(m *Match, _ in) flow {
	s := &m.State
	return call(&Roll{Unit: s.Party[f.Card].Figure(), Stat: s.Stat(int(f.Card), "defence"), For: "defence"})
}

// struck returns the miniature that suffers the wound: of twins the one that was attacked.
func (f *Wound) struck(m *Match) UnitID {
	if i := slices.Index(m.Frames(), frame(f)); i > 0 {
		if a, ok := m.Frames()[i-1].(*Attack); ok && m.State.Units[a.On].Team == Explorers && m.State.Units[a.On].Card == f.Card {
			return a.On
		}
	}
	return m.State.Party[f.Card].Figure()
}

// soak applies the result of the defence roll (BF-DEF-003 to 005).
func (f *Wound) soak(m *Match, in in) flow {
	switch level := levelOf(in.Result); {
	case level == dice.Critical:
		m.Emit("BF-DEF-005", NoEffect{"wound-cancelled"})
		return goTo("riposte")
	case level == dice.Success && !f.Grievous:
		m.Emit("BF-DEF-004", NoEffect{"wound-cancelled"})
		return finished()
	case level == dice.Success:
		m.Emit("BF-DEF-004", NoEffect{"grievous-lessened"})
		f.Grievous = false
	}
	return then()
}

// ask offers the spaces the counter may cover. The explorer's player chooses (BF-G-010). Spaces with
// the same content are one choice. If all are covered, there is none (BF-OOA-001).
func (f *Wound) ask(m *Match, d *engine.Decision) {
	s := &m.State
	x := &s.Party[f.Card]
	d.Seat, d.Kind, d.Rule, d.About[0] = x.Seat, AskCover, "BF-WND-001", s.Name(int(f.Card))
	var seen uint8
	for i, slot := range x.Slots[:x.NumSlots] {
		if slot.Counter != NoCounter || seen&(1<<slot.Die) != 0 {
			continue
		}
		seen |= 1 << slot.Die
		d.Offer(engine.Option{Verb: DoCover, Parts: [4]string{s.pack.Number(i + 1)}, Args: [4]int16{int16(i)}})
	}
}

// GrievousAsked reports whether the pending question is which space a grievous wound covers.
func GrievousAsked(m *Match) bool {
	f, ok := m.Top().(*Wound)
	d, asked := m.Pending()
	return ok && asked && d.Kind == AskCover && f.Grievous
}

// WoundedBy returns whose attack the wound comes from that the pending question is about, NoUnit if there is none.
func WoundedBy(m *Match) UnitID {
	if f, ok := m.Top().(*Wound); ok {
		return f.By
	}
	return NoUnit
}

func (f *Wound) cover(m *Match, in in) flow {
	if !in.Asked { // no counter is placed (BF-G-011)
		m.State.drops(m, int(f.Card))
		m.Emit("BF-OOA-001", OutOfAction{f.Card})
		return finished()
	}
	e := CounterPlaced{f.Card, uint8(in.Option.Args[0]), WoundCounter}
	if f.Grievous {
		e.Counter = GrievousCounter
	}
	m.Emit("BF-WND-001", e)
	return finished()
}

// riposteWeapon is the index of the weapon action for the riposte: the first on the card (BF-CRD-006).
const riposteWeapon = 0

// askRiposte offers a free weapon action after a critical defence roll against an attacker in an
// adjacent hex (BF-CRD-006).
func (f *Wound) askRiposte(m *Match, d *engine.Decision) {
	s := &m.State
	e := int(f.Card)
	if f.By == NoUnit || !s.hook(e, "riposte") || !s.Units[f.By].Here() {
		return
	}
	u := s.Party[e].Figure()
	if !s.field.Adjacent(s.Units[u].Hex).Has(s.Units[f.By].Hex) {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Party[e].Seat, AskRiposte, "BF-CRD-006", s.Name(e)
	w := &s.Card(e).Weapons[riposteWeapon]
	for t := range s.each(Hostiles) {
		if rule, _ := s.forbids(u, t, w); rule == "" {
			d.Offer(engine.Option{Verb: DoRiposte, Parts: [4]string{s.UnitName(t)}, Args: [4]int16{int16(t)}})
		}
	}
	d.Offer(opt(DoPass))
}

func (f *Wound) riposte(m *Match, in in) flow {
	if !in.Asked || in.Option.Verb == DoPass {
		return finished()
	}
	return call(&WeaponAction{By: m.State.Party[f.Card].Figure(), Weapon: riposteWeapon, Left: 1, Target: UnitID(in.Option.Args[0])})
}

// Vitality is a vitality roll. It removes wounds, but never grievous ones (BF-ROL-008, BF-RCP-001).
type Vitality struct {
	engine.Cursor
	Card uint8
	Most uint8 // the most wounds a critical may remove; the player may remove fewer (BF-G-086)
}

var vitality = engine.Define("fortress/vitality",
	engine.Step[Vitality, State]{Name: "roll", Do: (*Vitality).roll},
	engine.Step[Vitality, State]{Name: "heal", Do: (*Vitality).heal},
	engine.Step[Vitality, State]{Name: "up-to", Ask: (*Vitality).askUpTo, Do: (*Vitality).healUpTo},
)

// Proc implements engine.Frame.
func (*Vitality) Proc() engine.Table[State] { return vitality }

func (f *Vitality) roll(m *Match, _ in) flow {
	s := &m.State
	return call(&Roll{Unit: s.Party[f.Card].Figure(), Stat: s.Stat(int(f.Card), "vitality"), For: "vitality"})
}

func (f *Vitality) heal(m *Match, in in) flow {
	level := levelOf(in.Result)
	if of, ok := m.Frames()[max(0, m.Depth()-2)].(*Effect); ok && of.Branch == 0 {
		of.cameOut(m, m.State.Party[f.Card].Figure(), level)
	}
	f.Most = uint8(min(int(level), m.State.Party[f.Card].Count(WoundCounter)))
	if level == dice.Critical {
		return then()
	}
	return f.remove(m, f.Most)
}

func (f *Vitality) remove(m *Match, wounds uint8) flow {
	if wounds > 0 {
		m.Emit("BF-ROL-008", Healed{f.Card, wounds})
	}
	return finished()
}

// askUpTo asks how many wounds to remove after a critical, the most first (BF-G-086).
func (f *Vitality) askUpTo(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Party[f.Card].Seat, AskHeal, "BF-G-086", s.Name(int(f.Card))
	for n := f.Most; n > 0; n-- {
		d.Offer(engine.Option{Verb: DoHeal, Parts: [4]string{s.pack.Number(int(n))}, Args: [4]int16{int16(n)}})
	}
	if f.Most > 0 {
		d.Offer(engine.Option{Verb: DoHeal, Parts: [4]string{"none"}})
	}
}

func (f *Vitality) healUpTo(m *Match, in in) flow { return f.remove(m, uint8(in.Option.Args[0])) }
