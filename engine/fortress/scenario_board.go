package fortress

import (
	"fmt"

	"precipice/engine/board"
)

// drawBoard reads the drawing of the battlefield.
func drawBoard(s *State, text string) error {
	d, err := board.Parse(text)
	if err != nil {
		return err
	}
	s.NumCells = uint8(copy(s.Cells[:], d.Cells))
	s.rebuildField()
	portal := 0
	for _, mark := range d.Marks {
		sp, _ := s.field.At(mark.Hex)
		switch r := mark.Rune; {
		case r == '~' && portal < MaxPortals:
			s.Portals[portal] = Portal{true, mark.Hex}
			portal++
		case r >= '1' && r <= '4':
			s.Markers[r-'1'] = sp
		case r == 'M':
			s.Maglev.Add(sp)
		case r == 'X':
			s.Maglev.Add(sp)
			s.Escape = true
		default:
			return fmt.Errorf("mark %q: only ~ (portal), 1 to 4 (marker), M (arrival chamber), X (escape chamber) are known", r)
		}
	}
	return nil
}

// spaceIn returns the space of a hex that a scenario names.
func (s *State) spaceIn(text string) (board.Space, error) {
	h, err := board.ParseHex(text)
	if err != nil {
		return board.None, err
	}
	if s.field == nil {
		return board.None, fmt.Errorf("draw the board first")
	}
	sp, ok := s.field.At(h)
	if !ok {
		return board.None, fmt.Errorf("the board has no hex %s", text)
	}
	return sp, nil
}

// layTile: ID HEX
func layTile(s *State, words []string) error {
	if len(words) != 2 {
		return fmt.Errorf("tile takes an id and a hex")
	}
	sp, err := s.spaceIn(words[1])
	if err != nil {
		return err
	}
	i, err := s.pack.find("tile", words[0])
	if err != nil {
		return err
	}
	for n := range s.Tiles {
		if s.Tiles[n].Tile == 0 {
			s.Tiles[n] = LaidTile{Mark(i + 1), sp}
			return nil
		}
		if s.Tiles[n].At == sp {
			return fmt.Errorf("%s already has a tile: choose another hex", words[1])
		}
	}
	return fmt.Errorf("a battlefield has at most %d tiles", len(s.Tiles))
}
