package blackstone

import (
	"precipice/engine/fortress"
	"precipice/game/words"
)

// Sure returns what somebody is asked before a choice that loses something and that nobody else has to agree to, "" for any
// other choice. It is asked of one who plays alone, before an expedition ends with cards left: if it would be lost, and in a
// quest, where the legacy card that follows cannot be taken back.
func Sure(w *words.Book, s *fortress.State, key string) string {
	left := s.Expedition.CardsLeft()
	switch {
	case key != fortress.DoProposeEnd || left == 0 || !s.OnePlayer():
	case s.Mode() == fortress.Campaign:
		return w.Count("expedition.end-quest", left)
	case !s.ObjectiveMet():
		return w.Say("expedition.end-lost")
	}
	return ""
}
