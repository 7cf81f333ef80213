package render

import (
	"sync/atomic"
	"unicode"

	"golang.org/x/text/unicode/bidi"
)

// A foreign text has runes that the embedded faces lack, such as a name that players have given. Faces of the system write it
// in a window, and the browser does in a page.

// Woken is called when faces have been found, from any goroutine. It lets something be drawn, which asks FreshFaces first.
var Woken = func() {}

// found says that more texts can be written than before.
var found atomic.Bool

// foundFaces lets all texts be set anew.
func foundFaces() {
	found.Store(true)
	Woken()
}

// FreshFaces reports whether faces have been found since it was asked last, so that everything must be laid out anew.
func FreshFaces() bool {
	if !found.Swap(false) {
		return false
	}
	for _, f := range faces {
		clear(f.widths)
		clear(f.runs)
	}
	return true
}

// ignorable reports whether a rune only formats a text, such as a zero-width space or what joins an emoji.
func ignorable(r rune) bool {
	return unicode.In(r, unicode.Cf, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point)
}

// rightToLeft reports whether a text begins from the right: its first letter of a direction does that is in no isolate (rule P2 of
// the bidirectional algorithm of Unicode).
func rightToLeft(s string) bool {
	depth := 0
	for _, r := range s {
		p, _ := bidi.LookupRune(r)
		switch class := p.Class(); {
		case class == bidi.LRI, class == bidi.RLI, class == bidi.FSI:
			depth++
		case class == bidi.PDI:
			depth = max(0, depth-1)
		case depth > 0:
		case class == bidi.L:
			return false
		case class == bidi.R, class == bidi.AL:
			return true
		}
	}
	return false
}
