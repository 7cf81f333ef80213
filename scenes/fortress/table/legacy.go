package table

import (
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/game/words"
	"precipice/render"
)

// QuestName returns the name of the quest.
func (x *Stage) QuestName(sh *game.Shell) string {
	if name := words.Named(x.Play.Table.Quest); name != "" {
		return name
	}
	return sh.Words.Say("saved.quest.unnamed")
}

// LegacyInRow counts the legacy cards in the row.
func (x *Stage) LegacyInRow() (n int) {
	for _, k := range x.Play.Shown.Quest.Row {
		if k > 0 {
			n++
		}
	}
	return n
}

// LegacyView returns a card of the legacy row.
func (x *Stage) LegacyView(sh *game.Shell, place int) render.LegacyView {
	card, _ := x.Play.Shown.Quest.Row[place].Card()
	v := x.LegacyCard(sh, card)
	v.Newest = place == x.LegacyInRow()-1
	return v
}

// LegacyCard returns a legacy card as it lies in the row or is turned over.
func (x *Stage) LegacyCard(sh *game.Shell, card int) render.LegacyView {
	p := x.Play.Shown.Pack()
	id := p.Legacy[card].ID
	return render.LegacyView{ID: id, Name: sh.Words.Name(id), Text: foretold.Legacy(sh.Words, p, card), Picture: PictureOf(p, id, Bystanders(&x.Play.Shown, NobodyAhead))}
}
