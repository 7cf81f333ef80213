package board_test

import (
	"slices"
	"testing"

	"precipice/engine/board"
)

// FuzzParse checks that everything that parses makes a field and survives a round trip through its drawing.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"", ".", ".   A | .\n \\ # \\ /\n  .   O   ~", "\t", "# .\n   #\n  . |", "~\r\n\r\n  .", ".   .\n\n\n\n  é"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, err := board.Parse(text)
		if err != nil || len(d.Cells) == 0 {
			return
		}
		board.NewField(d.Cells)
		if slices.ContainsFunc(d.Marks, func(m board.Mark) bool { return m.Rune == board.Beyond }) {
			return // the first of them may be hex 0,0
		}
		again, err := board.Parse(board.Draw(d.Cells, nil))
		if err != nil || !slices.Equal(again.Cells, d.Cells) {
			t.Errorf("%q\ndrawn as\n%s: %v", text, board.Draw(d.Cells, nil), err)
		}
	})
}
