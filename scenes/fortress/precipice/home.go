package precipice

import (
	"strings"

	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// homeRule is the rule by which explorers keep their cards.
const homeRule = "BF-NEW-003"

// homeNote says which cards stay at home with explorers outside the party while it is picked and before it sets out,
// "" for none. Nobody can use them on the expedition.
func (x *Precipice) homeNote(sh *game.Shell) string {
	var list []string
	for _, m := range x.Members() {
		hand := table.StoredHand(&x.Play.Shown, m.Kind)
		if m.place >= 0 || len(hand) == 0 {
			continue
		}
		list = append(list, sh.Words.Say("precipice.home-cards", sh.Words.Name(x.Play.Shown.Pack().Explorers[m.Kind].ID), heldNames(sh, hand)))
	}
	if len(list) == 0 {
		return ""
	}
	return sh.Words.Say("precipice.home-note", strings.Join(list, "; "))
}

// heldNames lists the names of cards, each with how many there are.
func heldNames(sh *game.Shell, hand []table.HandCard) string {
	var ids []string
	for _, c := range hand {
		ids = append(ids, c.ID())
	}
	return table.Counted(sh, ids)
}

// homeHeight returns the height of what homeNote says.
func (x *Precipice) homeHeight(sh *game.Shell, wide float32) float32 {
	t := sh.Theme
	if note := x.homeNote(sh); note != "" {
		return t.ParagraphHeight(note, render.Body, wide-homeRef(sh)) + t.Px(6)
	}
	return 0
}

// homeRef returns the width of the reference of homeRule.
func homeRef(sh *game.Shell) float32 {
	t := sh.Theme
	return t.Measure(scenes.RuleShown(sh, homeRule), render.RuleRef) + t.Px(10)
}

// drawHomeNote draws what homeNote says, with its rule at the right.
func (x *Precipice) drawHomeNote(sh *game.Shell, p *render.Canvas, r render.Rect) {
	note := x.homeNote(sh)
	if note == "" {
		return
	}
	t := sh.Theme
	ref, text := r.CutRight(homeRef(sh))
	_, text = text.CutTop(t.Px(6))
	p.Paragraph(text, note, render.Body)
	ref.Y, ref.H = text.Y, t.LineHeight(render.Body)
	p.Label(ref, scenes.RuleShown(sh, homeRule), render.RuleRef, render.Right)
	scenes.RefArea(sh, game.Panels, ref, homeRule)
}
