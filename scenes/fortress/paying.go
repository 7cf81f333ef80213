package fortress

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// paying holds what pays for the choice that the player points at, as the keys of the payments that the table will choose.
type paying struct {
	asked paymentStamp // what it was found for
	keys  []string
}

// paymentStamp holds all that a payment depends on.
type paymentStamp struct {
	version        int
	key, preferred string
}

// payments returns what pays for the choice that the player points at: the dice that the game will spend, because the table
// does not ask for them (BF-ACT-006).
func (y *payer) payments(sh *game.Shell) []string {
	key := ""
	if y.d.Activating() && !y.d.Presenting() {
		key = y.pointedChoice(sh)
	}
	if now := (paymentStamp{y.d.Version, key, y.d.Play.Preferred()}); now != y.paying.asked {
		y.paying = paying{asked: now}
		if key != "" {
			y.paying.keys = paidWith(y.d.Play.Following(key, fortress.AskPay), y.d.activeCard())
		}
	}
	return y.paying.keys
}

// paidWith returns what an explorer pays for a choice from its events, of which the payments are the first.
func paidWith(events []fortress.Event, explorer int) (keys []string) {
	for _, e := range events {
		die, ok := e.Change.(fortress.DieSpent)
		if !ok || int(die.Explorer) != explorer {
			break
		}
		key := ownPayment
		if die.Destiny {
			key = destinyPayment
		}
		keys = append(keys, key+strconv.Itoa(int(die.Face)))
	}
	return keys
}

// pointedChoice returns the key of the choice that the player points at, "" for none. All choices of a row cost the same, so
// that its first stands for a row whose target is still to be chosen.
func (y *payer) pointedChoice(sh *game.Shell) string {
	a := sh.UI.Pointed()
	if a == nil {
		return ""
	}
	if key, ok := strings.CutPrefix(a.Name, "option/"); ok {
		return key
	}
	id, ok := strings.CutPrefix(a.Name, "row/")
	if r := y.d.Choices.Row(id); ok && r != nil && r.Cost > 0 && len(r.Legal) > 0 {
		for i := range r.Legal {
			if r.Legal[i].Aimed == y.d.aim || r.Legal[i].Place != asking.OnUnits {
				return r.Legal[i].Key
			}
		}
		return r.Legal[0].Key
	}
	return ""
}

// payMarks says which dice are marked because they pay. Once it is certain for the choice pointed at, a die that was chosen
// and cannot pay for it is not.
type payMarks struct {
	own, destiny [7]int // how many dice of each face are still to be marked
	marked       int    // how many dice have been
	preferred    string // the key of the die that the player has chosen
}

// markPayments finds the marks for the dice.
func (y *payer) markPayments(sh *game.Shell) (m payMarks) {
	payments := y.payments(sh)
	if len(payments) == 0 {
		m.preferred = y.d.Play.Preferred()
	}
	for _, key := range payments {
		of := &m.own
		face, destiny := strings.CutPrefix(key, destinyPayment)
		if destiny {
			of = &m.destiny
		} else {
			face = strings.TrimPrefix(key, ownPayment)
		}
		if n, err := strconv.Atoi(face); err == nil && n < len(of) {
			of[n]++
		}
	}
	return m
}

// mark reports whether a die of a face is to be marked: the first that are asked about.
func (m *payMarks) mark(destiny bool, face int) bool {
	left := &m.own
	if destiny {
		left = &m.destiny
	}
	if left[face] == 0 {
		return false
	}
	left[face]--
	m.marked++
	return true
}

// pays reports whether an area is that of a die that will pay.
func (y *payer) pays(a *game.Area) bool {
	return slices.ContainsFunc(y.paying.keys, func(key string) bool { return a.Name == "die/"+key })
}

// withPayment adds to a tip which dice will pay.
func (y *payer) withPayment(sh *game.Shell, v render.TooltipView) render.TooltipView {
	w := sh.Words
	var dice []string
	for _, key := range y.payments(sh) {
		if face, destiny := strings.CutPrefix(key, destinyPayment); destiny {
			dice = append(dice, w.Say("tip.paid.destiny", face))
		} else {
			dice = append(dice, w.Say("tip.paid.own", strings.TrimPrefix(key, ownPayment)))
		}
	}
	if len(dice) > 0 {
		v.Text = strings.TrimSpace(v.Text + "\n" + w.Say("tip.paid", dice...))
	}
	return v
}

// The beginnings of the keys by which a die pays: one of the explorer's own, and a destiny die.
const (
	ownPayment     = "pay "
	destinyPayment = "pay destiny "
)
