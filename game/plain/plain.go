// Package plain keeps untrusted text, such as names, reports, content and file names, from controlling a
// terminal: control characters, escape sequences, characters that change the writing direction, and invalid
// UTF-8.
package plain

import (
	"io"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// steers reports whether a character acts on the terminal or on the text around it. Characters that only
// join or separate letters do not.
func steers(r rune) bool {
	switch r {
	case '\n', '\t', '\u200c', '\u200d', '\u00ad':
		return false
	case '\u2028', '\u2029':
		return true
	}
	return unicode.IsControl(r) || unicode.Is(unicode.Cf, r)
}

// Text replaces each character that steers, and each byte of invalid UTF-8, by U+FFFD. Isolates stay as Isolated makes them: they
// keep what they hold from steering.
func Text(text string) string {
	var safe strings.Builder
	for outside, within := range pieces(strings.ToValidUTF8(text, string(utf8.RuneError))) {
		safe.WriteString(strings.Map(func(r rune) rune { return tamed(r, false) }, outside))
		safe.WriteString(strings.Map(func(r rune) rune { return tamed(r, true) }, within))
	}
	return safe.String()
}

// tamed returns what stands for a character, outside or within an isolate.
func tamed(r rune, isolated bool) rune {
	if steers(r) && !(isolated && (r == opening || r == closing)) {
		return utf8.RuneError
	}
	return r
}

// JSON escapes the characters that steer in valid JSON, where they can only occur in strings: the value
// stays the same.
func JSON(text []byte) []byte {
	if !strings.ContainsFunc(string(text), steers) {
		return text
	}
	const hex = "0123456789abcdef"
	escaped := make([]byte, 0, len(text)+16)
	for _, r := range string(text) {
		if !steers(r) {
			escaped = utf8.AppendRune(escaped, r)
			continue
		}
		for _, unit := range utf16.Encode([]rune{r}) {
			escaped = append(escaped, '\\', 'u', hex[unit>>12], hex[unit>>8&15], hex[unit>>4&15], hex[unit&15])
		}
	}
	return escaped
}

// Writer passes everything through Text to another writer. A character, or an isolate, may be split between two writes.
type Writer struct {
	to   io.Writer
	rest []byte // the first bytes of what is split
}

// NewWriter returns a Writer that writes to another writer.
func NewWriter(to io.Writer) *Writer { return &Writer{to: to} }

// Write implements io.Writer.
func (w *Writer) Write(data []byte) (int, error) {
	text := append(w.rest, data...)
	whole := len(text)
	for n := 1; n < utf8.UTFMax && n <= len(text); n++ {
		if start := text[len(text)-n:]; utf8.RuneStart(start[0]) {
			if !utf8.FullRune(start) {
				whole -= n
			}
			break
		}
	}
	whole = pending(string(text[:whole]))
	w.rest = append([]byte(nil), text[whole:]...)
	if _, err := io.WriteString(w.to, Text(string(text[:whole]))); err != nil {
		return 0, err
	}
	return len(data), nil
}
