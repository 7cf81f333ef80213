package render

import (
	"strings"
	"unicode"

	"golang.org/x/image/font/sfnt"
)

// standIn is drawn in place of a rune that the typeface lacks, which would show as an empty box.
const standIn = '\ufffd'

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

// legible returns s as it can be drawn: with a stand-in for each rune without a glyph. Runes that only
// format text, such as a zero-width space, are left out.
func legible(s string) string {
	if strings.IndexFunc(s, lacks) < 0 {
		return s
	}
	return strings.Map(func(r rune) rune {
		switch {
		case !lacks(r):
			return r
		case unicode.In(r, unicode.Cf, unicode.Mn, unicode.Me):
			return -1
		}
		return standIn
	}, s)
}
