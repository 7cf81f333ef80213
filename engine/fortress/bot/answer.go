package bot

import (
	"precipice/engine"
	"precipice/engine/fortress"
)

// answers holds a function for each kind of decision. Other kinds get the first option.
var answers map[string]func(*view) int

func init() {
	answers = map[string]func(*view) int{
		"place": place, "board": boarding, "free-move": freeMove,
		"covering-fire": coveringFire, "agree": agree, "gambit": gambit, "gambit-swap": gambitSwap,
		"activation": activation, "stand-up": leastDie, "pay": pay, "cover": leastSpace, "heal": mostHealed,
		"target": target, "riposte": riposte, "re-roll": reRoll,
		"overwatch": overwatch, "overwatch-order": overwatchOrder, "overwatch-weapon": overwatchWeapon, "overwatch-twin": overwatchTwin,
		"event": event, "deploy": deploy,
		"explore": explore, "end-expedition": endExpedition, "volunteer": volunteer, "challenge": challenge, "forfeit": forfeit, "exchange": exchange,
	}
}

// Answer returns the index of the option that a sensible player would take. Decisions of the hostiles
// follow the documented order of preference (BF-G-074).
func Answer(m *fortress.Match, d *engine.Decision) int {
	s := &m.State
	if d.Seat == fortress.HostileSeat || s.HasFifth && d.Seat == s.Fifth {
		return fortress.Automatic(m, d)
	}
	judge, ok := answers[d.Kind]
	if !ok || len(d.Options) == 1 {
		return 0
	}
	if i := inspire(s, d); i >= 0 {
		return i
	}
	v := look(m, d)
	if i := v.idle(); v.stranded && i >= 0 {
		return i
	}
	return judge(&v)
}

// idle is the option that does nothing for or against anybody, -1 where there is none.
func (v *view) idle() int {
	for _, key := range [...]string{"end", "pass", "keep"} {
		if i := v.d.Find(key); i >= 0 {
			return i
		}
	}
	return -1
}

// highest returns the option of the highest value, the first among equals.
func (v *view) highest(value func(o *engine.Option) int) int {
	best, at := never, 0
	for i := range v.d.Options {
		if n := value(&v.d.Options[i]); n > best {
			best, at = n, i
		}
	}
	return at
}

// never is lower than any value.
const never = -1 << 40

// inspire turns the card to the inspired side if that is offered and the points are not better saved for a
// search; it returns -1 otherwise.
func inspire(s *fortress.State, d *engine.Decision) int {
	for i := range d.Options {
		if d.Options[i].Verb == "inspire" {
			return i
		}
	}
	return -1
}
