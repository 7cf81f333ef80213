package terminal

import (
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// leastWide is the least number of letters in a line for which lines are broken at words.
const leastWide = 20

// wrapped breaks lines at words before the terminal breaks them anywhere. Each Write is of whole lines, or of the prompt.
type wrapped struct {
	to   io.Writer
	wide func() int // how many letters a line has now, 0 for any number
}

// Write implements io.Writer.
func (w *wrapped) Write(p []byte) (int, error) {
	wide := 0
	if w.wide != nil {
		wide = w.wide()
	}
	if wide < leastWide {
		return w.to.Write(p)
	}
	if _, err := io.WriteString(w.to, Wrapped(string(p), wide)); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Wrapped breaks the lines of a text at words so that none is wider than so many letters. What follows a break stands under the text of
// its line, to the right of its number.
func Wrapped(text string, wide int) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = broken(line, wide)
	}
	return strings.Join(lines, "\n")
}

// broken breaks one line.
func broken(line string, wide int) string {
	indent := strings.Repeat(" ", min(hanging(line), wide/2))
	var b strings.Builder
	for letters(line) > wide {
		at := breakAt(line, wide, len(indent))
		if at < 0 {
			break
		}
		b.WriteString(strings.TrimRight(line[:at], " ") + "\n")
		line = indent + strings.TrimLeft(line[at:], " ")
	}
	return b.String() + line
}

// breakAt returns the place of the last space of a line within so many letters, behind its indent. If there is none it is the first one
// after them, and -1 if there is none at all.
func breakAt(line string, wide, indent int) (at int) {
	at = -1
	for i, r := range line {
		if r != ' ' || i <= indent || strings.TrimLeft(line[:i], " ") == "" {
			continue
		}
		if letters(line[:i]) > wide {
			if at < 0 && strings.TrimSpace(line[i:]) != "" {
				at = i
			}
			return at
		}
		at = i
	}
	return at
}

// hanging returns how many letters stand before the text of a line: spaces, and a number with two spaces after it.
func hanging(line string) int {
	text := strings.TrimLeft(line, " ")
	number := strings.TrimLeft(text, "0123456789")
	if rest := strings.TrimLeft(number, " "); number != text && len(number)-len(rest) == 2 {
		text = rest
	}
	return len(line) - len(text)
}

// letters counts the columns that a text takes: marks and isolates take none.
func letters(text string) int {
	n := utf8.RuneCountInString(text)
	for _, r := range text {
		if unicode.IsMark(r) || unicode.Is(unicode.Cf, r) {
			n--
		}
	}
	return n
}
