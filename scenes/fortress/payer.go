package fortress

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// payer knows the dice that the one who acts pays with.
type payer struct {
	d      *tabletop
	paying paying
	marks  payMarks
}

// takeBetter selects, for a click on a miniature, a weapon that the die which pays for the first can do more with: against each of
// its targets no less, by the chance to slay it and then by the damage to expect, and against one of them more.
func (y *payer) takeBetter() {
	first := y.d.Choices.Units()
	if first == nil || first.Verb != fortress.DoFire || !y.d.Activating() {
		return
	}
	most := y.dieFor(first)
	for _, r := range y.d.Choices.Of(fortress.DoFire) {
		if r.Place == asking.OnUnits && len(r.Legal) > 0 && r.Cost <= most && r.Direct() == nil && y.d.foresight.outdoes(r, y.d.Choices.Units()) {
			y.d.Choices.Point(r)
		}
	}
}

// spareDestiny selects, for a click on a miniature, a weapon that the explorer's own dice pay for, if the one selected would take a
// destiny die and the other reaches all of its targets. A player who wants to spend the destiny die selects the weapon again.
func (y *payer) spareDestiny() {
	first := y.d.Choices.Units()
	if first == nil || first.Verb != fortress.DoFire || !y.d.Activating() || !y.takesDestiny(first) {
		return
	}
	reaches := func(r *asking.Row) bool {
		for i := range first.Legal {
			if ch := r.OnUnit(first.Legal[i].Unit, false); ch == nil || ch.Why != nil {
				return false
			}
		}
		return true
	}
	var best *asking.Row
	for _, r := range y.d.Choices.Of(fortress.DoFire) {
		if r.Place == asking.OnUnits && len(r.Legal) > 0 && r.Direct() == nil && reaches(r) && !y.takesDestiny(r) && (best == nil || y.d.foresight.outdoes(r, best)) {
			best = r
		}
	}
	if best != nil {
		y.d.Choices.Point(best)
	}
}

// dieFor returns the face of the die that would pay for a row. Where the player is asked for the die, it is the least that could.
func (y *payer) dieFor(r *asking.Row) int {
	face := r.Cost
	if keys := paidWith(y.d.Play.Following(r.Legal[0].Key, fortress.AskPay), y.d.activeCard()); len(keys) > 0 {
		key := keys[0][strings.LastIndexByte(keys[0], ' ')+1:]
		if n, err := strconv.Atoi(key); err == nil {
			face = max(face, n)
		}
	}
	return face
}

// takesDestiny reports whether a row would be paid with a destiny die without asking.
func (y *payer) takesDestiny(r *asking.Row) bool {
	for _, key := range paidWith(y.d.Play.Following(r.Legal[0].Key, fortress.AskPay), y.d.activeCard()) {
		if strings.HasPrefix(key, destinyPayment) {
			return true
		}
	}
	return false
}

// onlyDestiny reports whether none of the explorer's own dice can pay for an action, so that a destiny die
// will (BF-DES-006).
func (y *payer) onlyDestiny(r *asking.Row) bool {
	return y.d.Activating() && len(r.Legal) > 0 && r.Cost > 0 && y.d.Play.Shown.Party[y.d.activeCard()].Dice()>>r.Cost == 0
}

// coverChoice returns the key of the choice that puts a wound on a space of a card, "" for none.
func (y *payer) coverChoice(e, slot int) string {
	if y.d.Choices == nil || y.d.Choices.Decision.Kind != fortress.AskCover || y.d.Play.Shown.Name(e) != y.d.Choices.Decision.About[0] {
		return ""
	}
	if key := "cover " + strconv.Itoa(slot+1); y.d.Choices.Decision.Has(key) {
		return key
	}
	return ""
}

// payDie makes a click on a die choose it to pay for the next action.
func (y *payer) payDie(sh *game.Shell, r render.Rect, key string, v *render.DieFaceView) {
	if !y.d.Activating() {
		return
	}
	if strings.HasPrefix(key, destinyPayment) && y.destinyUsedUp() {
		v.Dim = true
		title, text := sh.Words.Say("tip.destiny.limit"), sh.Words.Say("tip.destiny.limit.text", strconv.Itoa(y.d.Play.Shown.DestinyLimit()))
		sh.UI.Add(game.Panels, game.Area{Name: "die/" + key, Rect: r, Skip: true, Rule: "BF-DES-007", Tip: func() render.TooltipView {
			return render.TooltipView{Title: title, Text: text, Rules: "BF-DES-007"}
		}})
		return
	}
	name := "die/" + key
	v.Hover, v.Focus, v.Chosen = sh.UI.Hover(name), sh.UI.Focus(name), v.Chosen || y.marks.preferred == key
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Skip: true, Says: sh.Words.Say("spoken.pay", key[len(key)-1:]), Do: func() { y.prefer(key) },
		Tip: func() render.TooltipView {
			return render.TooltipView{Title: sh.Words.Say("tip.pay"), Text: sh.Words.Say("tip.pay.text"), Rules: "BF-ACT-006"}
		}})
}

// destinyUsedUp reports whether the explorer who acts has spent as many destiny dice as it may in a turn (BF-DES-007).
func (y *payer) destinyUsedUp() bool {
	e := y.d.activeCard()
	return e >= 0 && int(y.d.Play.Shown.Party[e].DestinyUsed) >= y.d.Play.Shown.DestinyLimit()
}

func (y *payer) prefer(key string) {
	if y.d.Play.Preferred() == key {
		key = ""
	}
	y.d.Play.Prefer(key)
	y.d.Version++
}

// rollOf returns the odds of the roll that a row leads to, or false if it rolls nothing.
func (y *payer) rollOf(r *asking.Row) (odds fortress.RollOdds, ok bool) {
	m := y.d.Play.Match
	if len(r.Legal) == 0 {
		return odds, false
	}
	switch o := &r.Legal[0].Option; r.Verb {
	case fortress.DoReRoll, fortress.DoSupport:
		return y.d.Again(r)
	case fortress.DoPlay:
		if odds, ok = y.d.Again(r); ok {
			return odds, true
		}
		if rolls := fortress.ForeseeUse(m, y.d.CardNamed(r.Of.About[0]), o); len(rolls) > 0 {
			return rolls[0], true
		}
	case fortress.DoSpecial:
		if rolls := fortress.ForeseeUse(m, y.d.CardNamed(r.Of.About[0]), o); len(rolls) > 0 {
			return rolls[0], true
		}
	case fortress.DoRecuperate:
		return fortress.ForeseeRoll(m, y.d.CardNamed(y.d.Choices.Decision.About[0]), "vitality"), true
	case fortress.DoTend:
		return fortress.ForeseeRoll(m, y.d.CardNamed(o.Parts[0]), "vitality"), true
	case fortress.DoGambit:
		return fortress.ForeseeRoll(m, y.d.CardNamed(o.Parts[0]), "agility"), true
	}
	return odds, false
}
