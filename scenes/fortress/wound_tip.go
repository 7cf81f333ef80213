package fortress

import (
	"strconv"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// addWounds lets the counters on a card say what they do and whose attacks they come from. A click on one does what one on the
// card does.
func (y *tidings) addWounds(sh *game.Shell, slots []render.Rect, e int, card func()) {
	x := &y.on.Play.Shown.Party[e]
	for i, slot := range x.Slots[:x.NumSlots] {
		if i >= len(slots) || slot.Counter == fortress.NoCounter {
			continue
		}
		sh.UI.Add(game.Panels, game.Area{Name: "wound/" + y.on.Play.Shown.Name(e) + "/" + strconv.Itoa(i+1), Rect: slots[i], Skip: true, Rule: "BF-WND-001",
			Do: card, Tip: func() render.TooltipView { return y.woundTip(sh, e, i) }})
	}
}

// woundTip says what a counter on a card does, and whose attack it comes from.
func (y *tidings) woundTip(sh *game.Shell, e, slot int) render.TooltipView {
	w := sh.Words
	v := render.TooltipView{Title: w.Say("tip.wound"), Text: w.Say("tip.wound.text"), Rules: "BF-WND-001"}
	if y.on.Play.Shown.Party[e].Slots[slot].Counter == fortress.GrievousCounter {
		v.Title, v.Text, v.Rules = w.Say("tip.wound.grievous"), w.Say("tip.wound.grievous.text"), "BF-WND-005"
	}
	if by, turn := y.dealtBy(e, slot); by != "" {
		v.Sub = w.Say("tip.wound.by", w.Name(by), turn)
	}
	return v
}

// dealtBy finds in the log whose attack a counter comes from, and in which turn; "" if it comes from no attack, or if the log no
// longer tells.
func (y *tidings) dealtBy(e, slot int) (by, turn string) {
	s, log := &y.on.Play.Shown, y.on.Play.Log
	i, number := len(log)-1, int(s.Turn)
	for ; i >= 0; i-- {
		placed, ok := log[i].Change.(fortress.CounterPlaced)
		if ok && int(placed.Explorer) == e && int(placed.Slot) == slot {
			break
		}
		switch log[i].Change.(type) {
		case fortress.Laid: // it is from an earlier combat
			return "", ""
		case fortress.TurnBegan:
			number--
		}
	}
	for ; i >= 0 && by == ""; i-- {
		hit, ok := log[i].Change.(fortress.Resolved)
		switch {
		case ok && (hit.Level == dice.Fail || s.On(hit.On).Team != fortress.Explorers || int(s.On(hit.On).Card) != e), endsBlow(log[i].Change):
			return "", ""
		case ok:
			by = log[i].Args[0] // when the combat is over, the hostile is gone, and only the log knows its name
		}
	}
	if by == "" {
		return "", ""
	}
	return by, strconv.Itoa(number)
}
