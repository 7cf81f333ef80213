package plain

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/bidi"
)

// An isolate keeps what is read from right to left, such as a name in Hebrew, from turning the rest of its line. The rune
// opening begins it, and closing ends it.
const (
	opening = '\u2068'
	closing = '\u2069'
)

// mostIsolated is how many bytes an isolate may have. A Writer holds back what may still become one.
const mostIsolated = 4096

// Isolated returns a part as it stands in a text: each line of it in an isolate if it is read from right to left. Isolates of
// the parts that it is made of stay. All else that isolates is replaced by U+FFFD, so that no part ends the isolate of another.
func Isolated(part string) string {
	if !strings.ContainsFunc(part, turnsOrIsolates) {
		return part
	}
	lines := strings.Split(part, "\n")
	for i, line := range lines {
		turned, safe := false, ""
		for outside, within := range pieces(line) {
			turned = turned || strings.ContainsFunc(outside, turns)
			safe += Unisolated(outside) + within
		}
		if turned {
			safe = string(opening) + safe + string(closing)
		}
		lines[i] = safe
	}
	return strings.Join(lines, "\n")
}

// Unisolated replaces whatever isolates, or changes the direction of what follows, by U+FFFD.
func Unisolated(text string) string {
	return strings.Map(func(r rune) rune {
		if isolates(r) {
			return utf8.RuneError
		}
		return r
	}, text)
}

func isolates(r rune) bool { return '\u2066' <= r && r <= '\u2069' || '\u202a' <= r && r <= '\u202e' }

// turns reports whether a rune is read from right to left.
func turns(r rune) bool {
	if r < '\u0590' {
		return false
	}
	p, _ := bidi.LookupRune(r)
	return p.Class() == bidi.R || p.Class() == bidi.AL
}

func turnsOrIsolates(r rune) bool { return isolates(r) || turns(r) }

// pieces yields a text in pieces: what is outside of isolates, and the isolate after it. The last isolate may be empty.
func pieces(text string) func(yield func(outside, within string) bool) {
	return func(yield func(outside, within string) bool) {
		from := 0 // of what is outside
		for at := 0; at < len(text); {
			next := strings.IndexRune(text[at:], opening)
			if next < 0 {
				break
			}
			at += next
			n, _ := isolateAt(text[at:])
			if n == 0 {
				at += utf8.RuneLen(opening)
				continue
			}
			if !yield(text[from:at], text[at:at+n]) {
				return
			}
			at += n
			from = at
		}
		yield(text[from:], "")
	}
}

// isolateAt returns the length of the isolate with which a text begins: in one line, not too long, and with something in it that
// is read from right to left. Others would only hide what they hold. It returns 0 for none, and open if it may become one.
func isolateAt(text string) (n int, open bool) {
	depth, turned := 0, false
	for i, r := range text {
		switch {
		case i >= mostIsolated, r == '\n':
			return 0, false
		case r == opening:
			depth++
		case r == closing:
			depth--
		case turns(r):
			turned = true
		}
		if depth == 0 {
			if turned {
				n = i + utf8.RuneLen(r)
			}
			return n, false
		}
	}
	return 0, len(text) < mostIsolated
}

// pending returns where the isolate begins that a text may still complete, or the length of the text.
func pending(text string) int {
	for at := 0; at < len(text); {
		next := strings.IndexRune(text[at:], opening)
		if next < 0 {
			break
		}
		at += next
		n, open := isolateAt(text[at:])
		if open {
			return at
		}
		at += max(n, utf8.RuneLen(opening))
	}
	return len(text)
}
