package fortress

import (
	"strconv"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
)

// coverLabel describes the die in the space that a wound would cover (BF-WND-001).
func coverLabel(d *engine.Decision, o *engine.Option, s *fortress.State, w *words.Book) string {
	for e := range s.Party {
		if !s.Party[e].Playing || s.Name(e) != d.About[0] {
			continue
		}
		if die := s.Party[e].Slots[o.Args[0]].Die; die > 0 {
			return w.Say("row.cover.die", o.Parts[0], strconv.Itoa(int(die)))
		}
	}
	return w.Say("row.cover.empty", o.Parts[0])
}

// coverChoice returns the key of the choice that puts a wound on a space of a card, "" for none.
func (c *Combat) coverChoice(e, slot int) string {
	if c.choices == nil || c.choices.Decision.Kind != fortress.AskCover || c.Play.Shown.Name(e) != c.choices.Decision.About[0] {
		return ""
	}
	if key := "cover " + strconv.Itoa(slot+1); c.choices.Decision.Has(key) {
		return key
	}
	return ""
}

// coverSpace makes a click on a space of a card put the wound there.
func (c *Combat) coverSpace(sh *game.Shell, r render.Rect, key string) {
	sh.UI.Add(game.Panels, game.Area{Name: "space/" + key, Rect: r, Skip: true, Rule: "BF-WND-001", Takes: key, Do: func() { c.choose(sh, key) },
		Tip: func() render.TooltipView {
			return render.TooltipView{Title: c.choices.Row(key).Label, Text: sh.Words.Rule("BF-WND-001"), Rules: "BF-WND-001"}
		}})
}

// woundedBy returns whose attack the wound comes from that a question is about, NoUnit if there is no such wound, or if it comes
// from no attack.
func (c *Combat) woundedBy(d *engine.Decision) fortress.UnitID {
	if d.Kind != fortress.AskCover {
		return fortress.NoUnit
	}
	return fortress.WoundedBy(c.Play.Match)
}
