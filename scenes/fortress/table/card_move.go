package table

import (
	"fmt"
	"strconv"

	"precipice/engine/fortress"
	"precipice/game/words"
)

// moveTold is the move value of an explorer, with a sign if it is not that of its card.
func moveTold(s *fortress.State, e int) string {
	now, own := s.Move(s.Party[e].Figure()), s.Card(e).Move
	switch {
	case now > own:
		return strconv.Itoa(now) + "↑"
	case now < own:
		return strconv.Itoa(now) + "↓"
	}
	return strconv.Itoa(now)
}

// moveReasons names what changes the move of an explorer's miniature, with by how much.
func moveReasons(w *words.Book, s *fortress.State, u fortress.UnitID) (list []string) {
	for _, what := range []string{"own-move", "explorer-move"} {
		for in, by := range s.Modifies(what, u) {
			list = append(list, w.Say("tip.price.by", w.Name(in.ID), fmt.Sprintf("%+d", by)))
		}
	}
	return list
}
