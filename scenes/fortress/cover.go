package fortress

import (
	"precipice/game"
	"precipice/render"
)

// coverSpace makes a click on a space of a card put the wound there.
func (y *cardPane) coverSpace(sh *game.Shell, r render.Rect, key string) {
	sh.UI.Add(game.Panels, game.Area{Name: "space/" + key, Rect: r, Skip: true, Rule: "BF-WND-001", Takes: key, Do: func() { y.d.by.Choose(sh, key) },
		Tip: func() render.TooltipView {
			return render.TooltipView{Title: y.d.Choices.Row(key).Label, Text: sh.Words.Rule("BF-WND-001"), Rules: "BF-WND-001"}
		}})
}
