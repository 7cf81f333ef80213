package game

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"precipice/render"
)

// Field is a text field that takes what is written.
type Field struct {
	Name  string      // of its area, "" for none
	Label string      // what a screen reader says of it
	Text  string      // what it holds
	Rect  render.Rect // where its text stands, device pixels
	Size  float32     // of its letters, device pixels
}

// Write says that a text field takes what is written in the next tick. Keys that write ask for nothing then. Without a name
// it takes only what the keys of the game type.
func (in *Input) Write(f Field) { in.writing, in.field = true, f }

// Edit returns what the text of a field, of at most some runes, becomes by what was written in this tick.
func (in *Input) Edit(text string, most int) string {
	if in.Rewritten {
		text = in.Whole
	}
	if in.All && (in.Erase || len(in.Typed) > 0 || in.Rewritten) {
		if in.All = false; in.Rewritten {
			text = in.Whole
		} else {
			text = ""
		}
	} else if ends := slices.Collect(render.Graphemes(text)); in.Erase && len(ends) > 0 {
		text = text[:len(text)-lastOf(text, ends)]
	}
	return clip(text+string(in.Typed), most)
}

// lastOf returns the length of the last letter of a text that has some.
func lastOf(text string, ends []int) int {
	if len(ends) == 1 {
		return len(text)
	}
	return len(text) - ends[len(ends)-2]
}

// clip returns a text as a field of one line can hold it, cut to some runes at the end of a letter.
func clip(text string, most int) string {
	text = strings.Map(writable, text)
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	n, runes := 0, 0
	for end := range render.Graphemes(text) {
		if runes += utf8.RuneCountInString(text[n:end]); runes > most {
			break
		}
		n = end
	}
	return text[:n]
}

// writable returns a rune as a field holds it, -1 if it holds none: a new line is a blank, and of the runes that only format a
// text it holds those that are part of a letter.
func writable(r rune) rune {
	switch {
	case r == '\n' || r == '\t':
		return ' '
	case unicode.IsGraphic(r), r == zeroWidthJoiner, r == zeroWidthNonJoiner, firstTag <= r && r <= lastTag:
		return r
	}
	return -1
}

// Runes that join letters or keep them apart, as in Persian and in emoji, and those that make the flags of regions.
const (
	zeroWidthNonJoiner = '\u200c'
	zeroWidthJoiner    = '\u200d'
	firstTag           = '\U000e0020'
	lastTag            = '\U000e007f'
)
