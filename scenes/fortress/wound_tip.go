package fortress

import (
	"slices"
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// addWounds lets the counters on a card say what they do and whose attacks they come from. A click on one does what one on the
// card does.
func (c *Combat) addWounds(sh *game.Shell, slots []render.Rect, e int, card func()) {
	x := &c.Play.Shown.Party[e]
	for i, slot := range x.Slots[:x.NumSlots] {
		if i >= len(slots) || slot.Counter == fortress.NoCounter {
			continue
		}
		sh.UI.Add(game.Panels, game.Area{Name: "wound/" + c.Play.Shown.Name(e) + "/" + strconv.Itoa(i+1), Rect: slots[i], Skip: true, Rule: "BF-WND-001",
			Do: card, Tip: func() render.TooltipView { return c.woundTip(sh, e, i) }})
	}
}

// woundTip says what a counter on a card does, and whose attack it comes from.
func (c *Combat) woundTip(sh *game.Shell, e, slot int) render.TooltipView {
	w := sh.Words
	v := render.TooltipView{Title: w.Say("tip.wound"), Text: w.Say("tip.wound.text"), Rules: "BF-WND-001"}
	if c.Play.Shown.Party[e].Slots[slot].Counter == fortress.GrievousCounter {
		v.Title, v.Text, v.Rules = w.Say("tip.wound.grievous"), w.Say("tip.wound.grievous.text"), "BF-WND-005"
	}
	if by, turn := c.dealtBy(e, slot); by != "" {
		v.Sub = w.Say("tip.wound.by", w.Name(by), turn)
	}
	return v
}

// dealtBy finds in the log whose attack a counter comes from, and in which turn; "" if it comes from no attack, or if the log no
// longer tells.
func (c *Combat) dealtBy(e, slot int) (by, turn string) {
	log, name, space := c.Play.Log, c.Play.Shown.Name(e), strconv.Itoa(slot+1)
	i := len(log) - 1
	for ; i >= 0; i-- {
		if log[i].Key == "laid" { // it is from an earlier combat
			return "", ""
		}
		if l := &log[i]; (l.Key == "wounded" || l.Key == "wounded-grievously") && l.Args[0] == name && l.Args[1] == space {
			break
		}
	}
	for ; i >= 0 && by == ""; i-- {
		switch l := &log[i]; {
		case l.Key == "hit" && (l.Args[2] == "miss" || c.ofCard(l.Args[1]) != name):
			return "", ""
		case l.Key == "hit":
			by = l.Args[0]
		case slices.Contains(blowEnds, l.Key):
			return "", ""
		}
	}
	for ; i >= 0; i-- {
		if log[i].Key == "turn" {
			return by, log[i].Args[0]
		}
	}
	return "", ""
}
