package words

import (
	"strings"
	"unicode"

	safe "precipice/game/plain"
)

// Named returns a name that players have given, without blanks around it, and with U+FFFD for what would turn the text around it:
// "" if there is nothing in it to be seen.
func Named(name string) string {
	if strings.IndexFunc(name, seen) < 0 {
		return ""
	}
	return safe.Unisolated(strings.TrimSpace(name))
}

// seen reports whether a rune shows something by itself.
func seen(r rune) bool {
	return r != brailleBlank && !unicode.IsSpace(r) && !unicode.In(r, unicode.Z, unicode.C, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point)
}

// brailleBlank is a letter of braille without a dot.
const brailleBlank = '\u2800'
