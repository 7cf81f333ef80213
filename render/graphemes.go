package render

import (
	"iter"
	"unicode"

	"github.com/go-text/typesetting/segmenter"
)

// Graphemes yields where each letter of a text ends, in bytes: what a reader takes for one letter may be several runes, such
// as a letter with its accents, or an emoji with its colour.
func Graphemes(s string) iter.Seq[int] {
	return func(yield func(int) bool) {
		if plain(s) {
			for i := range len(s) {
				if !yield(i + 1) {
					return
				}
			}
			return
		}
		var all segmenter.Segmenter
		runes := []rune(s)
		all.Init(runes)
		at := 0
		for each := all.GraphemeIterator(); each.Next(); {
			letter := each.Grapheme()
			at += len(string(letter.Text))
			if !joined(runes, letter.Offset+len(letter.Text)) && !yield(at) {
				return
			}
		}
	}
}

// joined reports whether an emoji goes on at a rune. The segmenter does not see that where one emoji follows another.
func joined(runes []rune, at int) bool {
	return 0 < at && at < len(runes) && runes[at-1] == '\u200d' && unicode.Is(unicode.So, runes[at])
}

// plain reports whether each byte of s is a letter of its own. A carriage return and a newline are one.
func plain(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 || s[i] == '\r' {
			return false
		}
	}
	return true
}

// firstLetter returns the length of the first letter of s in bytes.
func firstLetter(s string) int {
	for end := range Graphemes(s) {
		return end
	}
	return 0
}
