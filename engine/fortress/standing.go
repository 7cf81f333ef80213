package fortress

import "precipice/engine"

// standingKinds are the questions at which an explorer's seat may turn a card to its inspired side:
// every one outside a roll (BF-G-036), but for the die that pays, which belongs to an action already
// chosen.
var standingKinds = map[string]bool{"place": true, "covering-fire": true, "gambit": true, "gambit-swap": true,
	"activation": true, "overwatch": true, "overwatch-order": true, "overwatch-twin": true, "overwatch-weapon": true,
	"target": true, "free-move": true, "stand-up": true, "riposte": true, "cover": true, "agree": true, "event": true, "deploy": true,
	"board": true, "explore": true, "end-expedition": true, "volunteer": true, "challenge": true, "forfeit": true, "exchange": true}

// Standing implements engine.Ruleset: 3 inspiration points turn a card (BF-INS-002).
func (Rules) Standing(m *Match, d *engine.Decision) {
	if !standingKinds[d.Kind] {
		return
	}
	s := &m.State
	for e := range s.Party {
		x := &s.Party[e]
		if !x.Able() || x.Seat != d.Seat || x.Inspired {
			continue
		}
		o := engine.Option{Verb: "inspire", Parts: [4]string{s.Name(e)}, Args: [4]int16{int16(e)}}
		if x.Inspiration >= 3 {
			d.Offer(o)
		} else {
			d.Refuse(o, "BF-INS-002", "points-short", "3")
		}
	}
}

// TakeStanding implements engine.Ruleset.
func (Rules) TakeStanding(m *Match, o engine.Option) bool {
	if o.Verb != "inspire" {
		return false
	}
	e := uint8(o.Args[0])
	m.Emit("BF-INS-002", InspirationChanged{e, -3, "inspired-side"})
	m.Emit("BF-INS-002", CardTurned{e})
	return true
}
