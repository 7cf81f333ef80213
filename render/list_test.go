package render

import (
	"strings"
	"testing"
)

// Only the first line of an entry leaves room for its reference: the others reach as far as the list, and nothing of the text is
// lost or written beyond it.
func TestAnEntryWrapsAroundItsReference(t *testing.T) {
	theme := NewTheme(1280, 720, 1)
	r := Rect{W: 220, H: 200}
	line := ListLine{Text: "Amallyn is grievously wounded: space 2 is covered, and so is the one beside it.", Ref: "WND-001"}
	lines, narrow := theme.listLines(r, line), theme.Wrap(line.Text, Quiet, theme.listTextWidth(r, line))
	if strings.Join(lines, " ") != line.Text || lines[0] != narrow[0] || len(lines) >= len(narrow) {
		t.Errorf("the lines are %q, narrow %q", lines, narrow)
	}
	for i, text := range lines {
		room := r.W - theme.Px(8)
		if i == 0 {
			room = theme.listTextWidth(r, line)
		}
		if wide := theme.Measure(text, Quiet); wide > room {
			t.Errorf("line %d is %.0f wide, with room for %.0f", i+1, wide, room)
		}
	}
	if high := theme.LayoutList(r, ListView{Lines: []ListLine{line}}).Height; high != float32(len(lines))*theme.LineHeight(Quiet)+theme.Px(7) {
		t.Errorf("%d lines are %.0f high", len(lines), high)
	}
}
