package fortress

import (
	"precipice/engine"
)

// Payment asks which die an explorer spends on an action that costs Min or more, or which it loses
// (BF-ACT-006, 007, BF-DES-006). Overwatch is paid for with overwatch dice only (BF-G-008).
type Payment struct {
	engine.Cursor
	Card uint8
	Min  uint8
	For  string // the action, or lost
}

// lost is the purpose of a die that pays for nothing, because the hostile was slain first (BF-OVW-009).
const lost = "lost"

var pay = engine.Define("fortress/pay", engine.Step[Payment, State]{Name: "which", Ask: (*Payment).ask, Do: (*Payment).spend})

// Proc implements engine.Frame.
func (*Payment) Proc() engine.Table[State] { return pay }

// DestinyLimit returns how many destiny dice an explorer may spend in a combat turn (BF-DES-007); a
// strike force of two may spend more (BF-SFV-005, BF-X-021).
func (s *State) DestinyLimit() int {
	if s.StrikeForce && s.missing() > 1 {
		return 4
	}
	return 2
}

// missing returns how many explorers a strike force lacks (BF-SFV-001).
func (s *State) missing() int {
	n := MaxParty
	for e := range s.Party {
		if s.Party[e].Playing {
			n--
		}
	}
	return n
}

// purse returns bit masks of the faces an explorer may pay with: its own dice and the destiny dice.
func (s *State) purse(e int) (own, destiny uint8) {
	x := &s.Party[e]
	if !x.Overwatch && int(x.DestinyUsed) < s.DestinyLimit() {
		destiny = s.destiny()
	}
	return x.Dice(), destiny
}

// Purse returns how many dice an explorer may still pay with: its own dice and the destiny dice.
func (s *State) Purse(e int) (dice int) {
	x := &s.Party[e]
	if _, destiny := s.purse(e); destiny != 0 {
		for d := range s.DestinyDice {
			if d.Face > 0 && !d.Used {
				dice++
			}
		}
		dice = min(dice, s.DestinyLimit()-int(x.DestinyUsed))
	}
	return x.NumDice() + dice
}

// Affords reports whether an explorer can pay one die of at least cost and that many more dice of any
// face.
func (s *State) Affords(e int, cost, more int) bool {
	own, destiny := s.purse(e)
	return (own|destiny)>>cost != 0 && (more == 0 || s.Purse(e) > more)
}

// refusePay refuses an option because an explorer cannot pay a die of at least cost, and says why.
func (s *State) refusePay(d *engine.Decision, o engine.Option, e, cost int) {
	if int(s.Party[e].DestinyUsed) >= s.DestinyLimit() && s.destiny()>>cost != 0 {
		d.Refuse(o, "BF-DES-007", "destiny-limit", s.pack.Number(s.DestinyLimit()))
	} else {
		d.Refuse(o, "BF-ACT-006", "no-die", s.pack.Number(cost))
	}
}

func (f *Payment) ask(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About = s.Party[f.Card].Seat, AskPay, "BF-ACT-006", [2]string{s.Name(int(f.Card)), f.For}
	if f.For == lost {
		d.Rule = "BF-OVW-009"
	}
	own, destiny := s.purse(int(f.Card))
	for face := int(f.Min); face <= 6; face++ {
		if own&(1<<face) != 0 {
			d.Offer(engine.Option{Verb: DoPay, Parts: [4]string{s.pack.Number(face)}, Args: [4]int16{int16(face)}})
		}
	}
	for face := int(f.Min); face <= 6; face++ {
		if destiny&(1<<face) != 0 {
			d.Offer(engine.Option{Verb: DoPay, Parts: [4]string{"destiny", s.pack.Number(face)}, Args: [4]int16{int16(face), 1}})
		}
	}
}

func (f *Payment) spend(m *Match, in in) flow {
	if !in.Asked {
		return finished()
	}
	face, destiny := uint8(in.Option.Args[0]), in.Option.Args[1] == 1
	rule := "BF-ACT-007"
	switch {
	case f.For == lost:
		rule = "BF-OVW-009" // BF-G-092
	case destiny:
		rule = "BF-DES-005"
	}
	m.Emit(rule, DieSpent{f.Card, face, destiny, f.For})
	return finished()
}
