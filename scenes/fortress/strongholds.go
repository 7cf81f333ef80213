package fortress

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// aims names the objectives of the first battlefield of a stronghold. What comes after it is not told.
func aims(sh *game.Shell, s *fortress.State, h *library.Stronghold) string {
	var names []string
	for _, o := range s.Pack().Battlefield(h.Stages[0]).Assault.Objectives {
		names = append(names, sh.Words.Say("text."+o.ID))
	}
	return strings.Join(names, " ")
}

// drawDestinations draws where the expedition can go as large buttons, one below the other: their names are long.
func (x *Precipice) drawDestinations(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	rows := x.Numbered()
	doors := x.Answering(rows.Head())
	for _, row := range rows {
		var at render.Rect
		at, r = r.CutTop(asking.DoorHeight(t))
		_, r = r.CutTop(t.Px(6))
		doors.Door(sh, p, at, row, 1)
	}
}

// reveal tells the stronghold that the party sets out to.
func (x *Precipice) reveal(sh *game.Shell, h *library.Stronghold) string {
	w := sh.Words
	return w.Say("text."+h.ID) + "\n" + w.Count("stronghold.approach", h.Approach) + "\n" + w.Say("stronghold.aim", aims(sh, &x.Play.Shown, h))
}

// revealed returns the stronghold whose card the player reads before setting out, nil for none.
func (x *Precipice) revealed() *library.Stronghold {
	if x.setsOut() {
		return x.Play.Shown.Goal()
	}
	return nil
}

// approachTold says how many cards are left of the approach, and what waits behind them.
func (x *Expedition) approachTold(sh *game.Shell, h *library.Stronghold) string {
	s, w := &x.Play.Shown, sh.Words
	return w.Count("stronghold.ahead", s.Expedition.CardsLeft(), w.Name(h.ID)) + " " + w.Say("stronghold.aim", aims(sh, s, h))
}

// assaultResult returns how an attack has ended: the title, the ink, and the story with the owner of the artefact.
func (x *Expedition) assaultResult(sh *game.Shell, h *library.Stronghold) (title string, accent render.Ink, story string) {
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
