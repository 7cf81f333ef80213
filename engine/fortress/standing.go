package fortress

import "precipice/engine"

// Standing implements engine.Ruleset: 3 inspiration points turn a card (BF-INS-002). The function paying
// deals with the die that pays.
func (Rules) Standing(m *Match, d *engine.Decision) {
	standing, declared := standingKinds[d.Kind]
	if !declared {
		panic("fortress: Questions has no kind " + d.Kind)
	}
	if !standing {
		return
	}
	s := &m.State
	for e := range s.Party {
		x := &s.Party[e]
		if !x.Able() || x.Seat != d.Seat || x.Inspired {
			continue
		}
		o := engine.Option{Verb: DoInspire, Parts: [4]string{s.Name(e)}, Args: [4]int16{int16(e)}}
		switch {
		case paying(d):
			d.Refuse(o, "BF-G-089", "paying")
		case x.Inspiration < 3:
			d.Refuse(o, "BF-INS-002", "points-short", "3")
		default:
			d.Offer(o)
		}
	}
}

// paying reports whether a question belongs to an action already chosen. The two are one decision, so a
// card is turned before or after it (BF-G-089). A lost die pays for nothing.
func paying(d *engine.Decision) bool { return d.Kind == AskPay && d.About[1] != lost }

// TakeStanding implements engine.Ruleset.
func (Rules) TakeStanding(m *Match, o engine.Option) bool {
	if o.Verb != DoInspire {
		return false
	}
	e := uint8(o.Args[0])
	m.Emit("BF-INS-002", InspirationChanged{e, -3, "inspired-side"})
	m.Emit("BF-INS-002", CardTurned{e})
	return true
}
