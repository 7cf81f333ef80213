package words

import (
	"strings"
	"unicode"
)

// Named returns a name that players have given, without blanks around it: "" if there is nothing in it to be seen.
func Named(name string) string {
	if strings.IndexFunc(name, seen) < 0 {
		return ""
	}
	return strings.TrimSpace(name)
}

// seen reports whether a rune shows something by itself.
func seen(r rune) bool {
	return r != brailleBlank && !unicode.IsSpace(r) && !unicode.In(r, unicode.Z, unicode.C, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point)
}

// brailleBlank is a letter of braille without a dot.
const brailleBlank = '\u2800'
