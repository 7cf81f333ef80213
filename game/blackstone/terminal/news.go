package terminal

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"

	"precipice/game/terminal"
)

// news writes those of the lines that tell writes which were not told with the last question of a kind: how an expedition or a quest
// stands, and what ships have on sale, is told once and then only what has changed. A player who looks around reads all of it.
func (t *table) news(kind string, tell func()) {
	lines := t.written(tell)
	for _, line := range lines {
		if t.Everything() || t.Verbosity() == terminal.Full || !slices.Contains(t.known[kind], line) {
			fmt.Fprintln(t.Out, line)
		}
	}
	if len(lines) > 0 {
		if t.known == nil {
			t.known = map[string][]string{}
		}
		t.known[kind] = lines
	}
}

// written returns the lines that tell writes.
func (t *table) written(tell func()) []string {
	var lines bytes.Buffer
	out := t.Out
	t.Out = io.Writer(&lines)
	tell()
	t.Out = out
	if lines.Len() == 0 {
		return nil
	}
	return strings.Split(strings.TrimSuffix(lines.String(), "\n"), "\n")
}
