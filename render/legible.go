package render

import (
	"fmt"
	"strings"
	"unicode"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/text/unicode/norm"
)

// glyphless caches which runes above ASCII the typeface lacks. All weights have the same
// glyphs; for Display another writes what it lacks.
var glyphless = map[rune]bool{}

// lacks reports whether the typeface has no glyph for a rune.
func lacks(r rune) bool {
	if r < 0x80 {
		return false
	}
	missing, known := glyphless[r]
	if !known {
		var b sfnt.Buffer
		i, err := outlineFor(Regular).GlyphIndex(&b, r)
		missing = i == 0 || err != nil
		if len(glyphless) >= mostSet {
			clear(glyphless)
		}
		glyphless[r] = missing
	}
	return missing
}

// foreign reports whether a text has runes that the typeface lacks.
func foreign(s string) bool { return strings.IndexFunc(s, lacks) >= 0 }

// legible returns s as it can be drawn, and whether that is still a foreign text. A rune that no face has is written as its
// number, so that two names which nobody can write here differ. Runes that only format text, such as a zero-width space, are
// left out where they have no effect.
func legible(s string) (text string, outside bool) {
	if !foreign(s) {
		return s, false
	}
	s = norm.NFC.String(s) // the typeface may have a letter together with its accent
	var b strings.Builder
	for _, r := range s {
		switch {
		case !lacks(r):
			b.WriteRune(r)
		case unicode.Is(unicode.Zs, r):
			b.WriteByte(' ')
		case ignorable(r):
			b.WriteRune(r)
		case known(r):
			outside = true
			b.WriteRune(r)
		default:
			fmt.Fprintf(&b, "[%04X]", r)
		}
	}
	if outside {
		return b.String(), true
	}
	return strings.Map(func(r rune) rune {
		if lacks(r) {
			return -1
		}
		return r
	}, b.String()), false
}
