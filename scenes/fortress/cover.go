package fortress

import (
	"strconv"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

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

// coverSpace makes a click on a space of a card put the wound there.
func (y *cardPane) coverSpace(sh *game.Shell, r render.Rect, key string) {
	sh.UI.Add(game.Panels, game.Area{Name: "space/" + key, Rect: r, Skip: true, Rule: "BF-WND-001", Takes: key, Do: func() { y.d.by.Choose(sh, key) },
		Tip: func() render.TooltipView {
			return render.TooltipView{Title: y.d.Choices.Row(key).Label, Text: sh.Words.Rule("BF-WND-001"), Rules: "BF-WND-001"}
		}})
}

// woundedBy returns whose attack the wound comes from that a question is about, NoUnit if there is no such wound, or if it comes
// from no attack.
func (y *tidings) woundedBy(d *engine.Decision) fortress.UnitID {
	if d.Kind != fortress.AskCover {
		return fortress.NoUnit
	}
	return fortress.WoundedBy(y.on.Play.Match)
}
