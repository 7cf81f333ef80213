package blackstone

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game/words"
)

// Goal says what a quest is after and how far it has come: clues for the next attack, strongholds, and the vault. It is "" for other
// games.
func Goal(w *words.Book, s *fortress.State) string {
	if s.Mode() != fortress.Campaign {
		return ""
	}
	return progressOf(s).Goal(w)
}

// Goal says the same of a quest in a list.
func (p Progress) Goal(w *words.Book) string {
	strongholds, all := strconv.Itoa(p.Conquered), strconv.Itoa(p.Conquered+p.ToConquer)
	if p.ToConquer == 0 {
		return w.Say("quest.goal.vault", strongholds, all)
	}
	return w.Say("quest.goal", strconv.Itoa(p.Clues), strconv.Itoa(fortress.CluePrice), strongholds, all)
}
