package city

import "precipice/engine"

// Payment asks which die a hero spends on an action that costs Min or more (CC-ACT-002).
type Payment struct {
	engine.Cursor
	Hero, Min uint8
	For       string
}

var pay = engine.Define("city/pay", engine.Step[Payment, State]{Name: "which", Ask: (*Payment).ask, Do: (*Payment).spend})

// Proc implements engine.Frame.
func (*Payment) Proc() engine.Table[State] { return pay }

// destinyLimit returns how many destiny dice a hero may still spend in this turn: 2, and any number while no other hero's card on the
// track is face up (CC-DES-004, 005, CC-G-053).
func (s *State) destinyLimit(h int) int {
	for _, c := range s.Track[:s.NumTrack] {
		if !c.Hostile && !c.Done && int(c.Index) != h {
			return max(0, 2-int(s.Heroes[h].DestinyUsed))
		}
	}
	return MaxDestiny
}

// destiny returns the faces of the available destiny dice that a hero may spend, a bit each.
func (s *State) destiny(h int) (mask uint8) {
	if s.Heroes[h].Reacting || s.destinyLimit(h) == 0 {
		return 0 // CC-G-061
	}
	for _, d := range s.Destiny {
		if d.Face > 0 && !d.Used {
			mask |= 1 << d.Face
		}
	}
	return mask
}

// Affords reports whether a hero can pay a die of at least cost.
func (s *State) Affords(h, cost int) bool { return (s.Heroes[h].Dice()|s.destiny(h))>>cost != 0 }

// sixes counts the dice showing 6 that a hero can pay (CC-BUR-006, CC-G-022).
func (s *State) sixes(h int) (n int) { return payments(s, h, 6) }

// payments counts the dice of at least cost that a hero can pay.
func payments(s *State, h, cost int) (n int) {
	for _, slot := range s.Heroes[h].Slots {
		if int(slot.Die) >= cost {
			n++
		}
	}
	shared := 0
	for _, d := range s.Destiny {
		if int(d.Face) >= cost && !d.Used && s.destiny(h) != 0 {
			shared++
		}
	}
	return n + min(shared, s.destinyLimit(h))
}

// refusePay refuses an option because a hero cannot pay a die of at least cost, and says why.
func (s *State) refusePay(d *engine.Decision, o engine.Option, h, cost int) {
	if !d.Explains() {
		return
	}
	available := uint8(0)
	for _, die := range s.Destiny {
		if die.Face > 0 && !die.Used {
			available |= 1 << die.Face
		}
	}
	if available>>cost != 0 && s.destinyLimit(h) == 0 {
		d.Refuse(o, "CC-DES-004", "destiny-limit", "2")
	} else {
		d.Refuse(o, "CC-ACT-002", "no-die", number(cost))
	}
}

func (f *Payment) ask(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About = s.Heroes[f.Hero].Seat, AskPay, "CC-ACT-002", [2]string{s.HeroName(int(f.Hero)), f.For}
	own, destiny := s.Heroes[f.Hero].Dice(), s.destiny(int(f.Hero))
	for face := int(f.Min); face <= 6; face++ {
		if own>>face&1 != 0 {
			d.Offer(option(DoPay, number(face), face))
		}
	}
	for face := int(f.Min); face <= 6; face++ {
		if destiny>>face&1 != 0 {
			o := option(DoPay, "destiny", face, 1)
			o.Parts[1] = number(face)
			d.Offer(o)
		}
	}
}

func (f *Payment) spend(m *Match, in in) flow {
	if !in.Asked {
		return finished()
	}
	rule, destiny := "CC-ACT-002", in.Option.Args[1] == 1
	if destiny {
		rule = "CC-DES-003"
	}
	m.Emit(rule, DieSpent{f.Hero, uint8(in.Option.Args[0]), destiny, f.For})
	return finished()
}
