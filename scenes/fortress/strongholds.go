package fortress

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// conquests says how many strongholds are conquered and which, or that the vault is open.
func (x *stage) conquests(sh *game.Shell) string {
	s, w := &x.Play.Shown, sh.Words
	var names []string
	for i := range s.Pack().Strongholds {
		if s.Quest.HasConquered(i) {
			names = append(names, w.Name(s.Pack().Strongholds[i].ID))
		}
	}
	left := w.Count("stronghold.left", s.ToConquer())
	if s.ToConquer() == 0 {
		left = w.Say("stronghold.vault-open")
	}
	if len(names) == 0 {
		return left
	}
	return w.Say("stronghold.conquered", strings.Join(names, ", ")) + " " + left
}

// clueHolders says who of the party holds clues, and how many.
func (x *stage) clueHolders(sh *game.Shell) string {
	s, w := &x.Play.Shown, sh.Words
	var list []string
	for e := range s.Party {
		if clues, _ := s.Holdings(e); s.Party[e].Playing && clues > 0 {
			list = append(list, w.Say("stronghold.holder", w.Name(s.Name(e)), strconv.Itoa(clues)))
		}
	}
	if len(list) == 0 {
		return w.Say("stronghold.no-clues")
	}
	return w.Say("stronghold.clues", strings.Join(list, ", "))
}

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
	rows := x.numbered()
	doors := x.answering(rows.Head())
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

// roundTold says which round it is, of how many, and who leads. In an attack the cards of the approach are counted by themselves
// and the battlefields behind them as well, though each takes a round (BF-STR-004, BF-STR-005): otherwise the last card of the
// approach would seem to be the last round.
func (x *stage) roundTold(sh *game.Shell) (told, rule string) {
	s := &x.Play.Shown
	key, at, of, rule := "expedition.round", x.current(), int(s.Expedition.Round)+s.Expedition.CardsLeft(), "BF-EXP-001"
	if h := s.Goal(); h != nil {
		key, of, rule = "expedition.approach", h.Approach, "BF-STR-004"
		if stage := int(s.Expedition.Assault.Stage); stage > 0 {
			key, at, of, rule = "expedition.battlefield", stage, len(h.Stages), "BF-STR-005"
		}
	}
	return sh.Words.Say(key, strconv.Itoa(at), strconv.Itoa(of), x.player(sh, s.Leader)), rule
}

// attackResult returns how an attack has ended: the title, the ink, and the story with the owner of the artefact.
func (x *Expedition) attackResult(sh *game.Shell, h *library.Stronghold) (title string, accent render.Ink, story string) {
	s, w := &x.Play.Shown, sh.Words
	switch {
	case s.Expedition.Ending != fortress.Taken:
		return w.Say("result.stronghold-lost"), render.Blood, w.Say("lost." + h.ID)
	case h.Vault:
		return w.Say("result.vault-won"), render.Brass, w.Say("result.end.taken")
	}
	story = w.Say("won." + h.ID)
	for i := len(x.Play.Log) - 1; i >= 0; i-- {
		if l := &x.Play.Log[i]; l.Key == "artefact" {
			story += "\n" + w.Event(l.Key, l.Args) + " " + w.Say("text."+l.Args[1])
			break
		}
	}
	return w.Say("result.stronghold-won"), render.Brass, story
}
