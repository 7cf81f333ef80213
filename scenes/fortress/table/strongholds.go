package table

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
)

// Conquests says how many strongholds are conquered and which, or that the vault is open.
func (x *Stage) Conquests(sh *game.Shell) string {
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

// ClueHolders says who of the party holds clues, and how many.
func (x *Stage) ClueHolders(sh *game.Shell) string {
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

// RoundTold says which round it is, of how many, and who leads. In an attack the cards of the approach are counted by themselves
// and the battlefields behind them as well, though each takes a round (BF-STR-004, BF-STR-005): otherwise the last card of the
// approach would seem to be the last round.
func (x *Stage) RoundTold(sh *game.Shell) (told, rule string) {
	s := &x.Play.Shown
	key, at, of, rule := "expedition.round", x.Current(), int(s.Expedition.Round)+s.Expedition.CardsLeft(), "BF-EXP-001"
	if h := s.Goal(); h != nil {
		key, of, rule = "expedition.approach", h.Approach, "BF-STR-004"
		if stage := int(s.Expedition.Assault.Stage); stage > 0 {
			key, at, of, rule = "expedition.battlefield", stage, len(h.Stages), "BF-STR-005"
		}
	}
	return sh.Words.Say(key, strconv.Itoa(at), strconv.Itoa(of), x.Player(sh, s.Leader)), rule
}

// Aims names the objectives of the first battlefield of a stronghold. What comes after it is not told.
func Aims(sh *game.Shell, s *fortress.State, h *library.Stronghold) string {
	var names []string
	for _, o := range s.Pack().Battlefield(h.Stages[0]).Assault.Objectives {
		names = append(names, sh.Words.Say("text."+o.ID))
	}
	return strings.Join(names, " ")
}
