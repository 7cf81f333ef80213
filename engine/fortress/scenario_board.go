package fortress

import (
	"fmt"
	"slices"
	"strings"

	"precipice/engine/board"
)

// board reads the drawing up to the line "end", whose number it returns.
func (sc *Scenario) board(at int) (n int, err error) {
	rest := sc.lines[at+1:]
	end := slices.Index(rest, "end")
	if end < 0 {
		return 0, fmt.Errorf("line %d: the drawing has no end: close it with a line \"end\"", at+1)
	}
	// Blank lines stand for the lines above the drawing, so that errors count the lines of the script.
	err = sc.draw(strings.Repeat("\n", at+1) + strings.Join(rest[:end], "\n"))
	if err != nil && !strings.HasPrefix(err.Error(), "line ") {
		err = fmt.Errorf("line %d: %w", at+1, err)
	}
	return end + 1, err
}

func (sc *Scenario) draw(text string) error {
	d, err := board.Parse(text)
	if err != nil {
		return err
	}
	s := &sc.state
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
