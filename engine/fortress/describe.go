package fortress

import "precipice/engine/board"

// Draw draws the battlefield as text, in the format of board.Draw: explorers by the letter of their
// card, hostiles by the number of their group, markers as m, portals beyond the edge. Spaces where
// nobody stands have the mark that they are given, if any.
func (s *State) Draw(marks map[board.Space]rune) string {
	return board.Draw(s.Cells[:s.NumCells], func(h board.Hex) rune {
		for _, p := range s.Portals {
			if p.Open && p.Hex == h {
				return board.Beyond
			}
		}
		sp, ok := s.field.At(h)
		if !ok {
			return 0
		}
		for u := range s.each(Explorers) {
			if s.Units[u].Hex == sp {
				return []rune(s.pack.Explorers[s.Units[u].Kind].Letter)[0]
			}
		}
		for u := range s.each(Hostiles) {
			if s.Units[u].Hex == sp {
				return rune('1' + s.Units[u].Card)
			}
		}
		if r, marked := marks[sp]; marked {
			return r
		}
		for _, at := range s.Markers {
			if at == sp {
				return 'm'
			}
		}
		return 0
	})
}

// Describe describes a miniature by its name, the track or the destiny dice, as a script's show line
// does.
func (s *State) Describe(what string) string {
	text, err := s.show(what)
	if err != nil {
		return err.Error()
	}
	return text
}
