package expedition

import (
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// ApproachTold says how many cards are left of the approach, and what waits behind them.
func (x *Expedition) ApproachTold(sh *game.Shell, h *library.Stronghold) string {
	s, w := &x.Play.Shown, sh.Words
	return w.Count("stronghold.ahead", s.Expedition.CardsLeft(), w.Name(h.ID)) + " " + w.Say("stronghold.aim", table.Aims(sh, s, h))
}

// AssaultResult returns how an attack has ended: the title, the ink, and the story with the owner of the artefact.
func (x *Expedition) AssaultResult(sh *game.Shell, h *library.Stronghold) (title string, accent render.Ink, story string) {
	s, w := &x.Play.Shown, sh.Words
	switch {
	case s.Expedition.Ending != fortress.Taken:
		return w.Say("result.stronghold-lost"), render.Blood, w.Say("lost." + h.ID)
	case h.Vault:
		return w.Say("result.vault-won"), render.Brass, w.Say("result.end.taken")
	}
	story = w.Say("won." + h.ID)
	for i := len(x.Play.Log) - 1; i >= 0; i-- {
		if e, ok := x.Play.Log[i].Change.(fortress.ArtefactTaken); ok {
			story += "\n" + scenes.Told(w, &x.Play.Log[i]) + " " + w.Say("text."+s.Pack().Resources[e.Card].ID)
			break
		}
	}
	return w.Say("result.stronghold-won"), render.Brass, story
}
