package terminal

import (
	"slices"
	"strings"
	"unicode"

	"precipice/engine"
)

// Said is the options of a question as they read, so that what is printed can be typed back.
type Said struct {
	t     *Table
	d     *engine.Decision
	whole [][]string // the words of each option
	bare  [][]string // the same without what stands in brackets, such as a cost
}

// Said reads the options of a question.
func (t *Table) Said(d *engine.Decision) *Said {
	s := &Said{t: t, d: d}
	for i := range d.Options {
		text := t.voice.Reads(d, &d.Options[i])
		s.whole, s.bare = append(s.whole, Heard(text)), append(s.bare, Heard(unbracketed(text)))
	}
	return s
}

// Word reports whether a line is one of the words besides the options, and not an option.
func (s *Said) Word(line string) bool {
	word, rest, _ := strings.Cut(strings.ToLower(line), " ")
	return s.t.word(word).Do != nil && !s.d.Has(s.keyed(line)) && (strings.TrimSpace(rest) == "" || len(s.Exactly(line)) != 1)
}

// keyed returns a line with names in it turned into keys, unless it is a key.
func (s *Said) keyed(line string) string {
	if line = strings.ToLower(line); s.d.Has(line) {
		return line
	}
	return s.t.keyed(line)
}

// Meant returns the keys of the options that a line may stand for: its own key, those that read so, else those that shortened words
// stand for, of their keys or of what they read, else those that are called so.
func (s *Said) Meant(line string) []string {
	typed := s.keyed(line)
	if s.d.Has(typed) {
		return []string{typed}
	}
	if keys := s.Exactly(line); len(keys) > 0 {
		return keys
	}
	if key := s.numbered(line); key != "" {
		return []string{key}
	}
	meant := s.t.Matching(s.d.Options, typed)
	if len(meant) == 1 {
		return meant
	}
	if keys := s.Shortly(line); len(keys) == 1 || len(meant) == 0 {
		meant = keys
	}
	if len(meant) == 0 {
		return s.t.Naming(s.d.Options, typed)
	}
	return meant
}

// Exactly returns the keys of the options that read as what was typed, with or without what stands in brackets.
func (s *Said) Exactly(typed string) []string {
	for _, one := range []struct {
		texts [][]string
		typed string
	}{{s.whole, typed}, {s.bare, unbracketed(typed)}} {
		said := Heard(one.typed)
		if keys := s.those(func(i int) bool { return len(said) > 0 && slices.Equal(one.texts[i], said) }); len(keys) > 0 {
			return keys
		}
	}
	return nil
}

// Shortly returns the keys of the options of which the typed words begin words, in the order of the text. If one text only adds
// something to another, the shorter one wins.
func (s *Said) Shortly(typed string) []string {
	said := Heard(unbracketed(typed))
	fits := func(i int) bool { return len(typed) > fewLetters && len(said) > 0 && begun(s.bare[i], said) }
	longer := func(i int) bool {
		for k := range s.bare {
			if n := len(s.bare[k]); k != i && fits(k) && n < len(s.bare[i]) && slices.Equal(s.bare[k], s.bare[i][:n]) && !joined(s.bare[i][n]) {
				return true
			}
		}
		return false
	}
	return s.those(func(i int) bool { return fits(i) && !longer(i) })
}

func (s *Said) those(fit func(i int) bool) (keys []string) {
	for i := range s.d.Options {
		if fit(i) {
			keys = append(keys, s.d.Options[i].Key())
		}
	}
	return keys
}

// numbered returns the key of the option whose number and text were both typed, as in "3) Pass"; "" for none.
func (s *Said) numbered(typed string) string {
	digits := len(typed) - len(strings.TrimLeft(typed, "0123456789"))
	text := strings.TrimLeft(typed[digits:], ") ")
	for i := range s.d.Options {
		o := &s.d.Options[i]
		if digits > 0 && text != "" && s.t.Number(o) == number(typed[:digits]) && (begun(s.whole[i], Heard(text)) || begun(s.bare[i], Heard(unbracketed(text)))) {
			return o.Key()
		}
	}
	return ""
}

// number reads digits.
func number(digits string) (n int) {
	for _, r := range digits[:min(len(digits), 6)] { // no option has more
		n = 10*n + int(r-'0')
	}
	return n
}

// begun reports whether words begin words of a text, in its order. Numbers must be complete.
func begun(text, words []string) bool {
	at := 0
	for _, word := range words {
		for at < len(text) && !wordBegun(text[at], word) {
			at++
		}
		if at == len(text) {
			return false
		}
		at++
	}
	return true
}

// wordBegun reports whether a word begins a word of a text, or is it.
func wordBegun(text, word string) bool {
	if joined(text) {
		text = text[1:]
	}
	if joined(word) {
		word = word[1:]
	}
	return text == word || !endsInDigit(word) && strings.HasPrefix(text, word)
}

// joined reports whether a word is joined to the one before by a hyphen, such as the second of north-east, which is more than north.
func joined(word string) bool { return len(word) > 1 && word[0] == '-' && !digit(word[1]) }

func endsInDigit(word string) bool { return digit(word[len(word)-1]) }

// Heard divides a text into words as they are compared: in lower case and without marks, but for those of numbers.
func Heard(text string) (words []string) {
	var word strings.Builder
	end := func() {
		if word.Len() > 0 {
			words = append(words, word.String())
			word.Reset()
		}
	}
	runes := []rune(text)
	for i, r := range runes {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			word.WriteRune(unicode.ToLower(r))
		case r == '\'' || r == '’' || unicode.IsMark(r):
		case (r == '-' || r == ',') && numeral(runes, i):
			word.WriteRune(r)
		case r == '-' && word.Len() > 0 && i+1 < len(runes) && unicode.IsLetter(runes[i+1]):
			end()
			word.WriteRune(r)
		default:
			end()
		}
	}
	end()
	return words
}

// numeral reports whether a mark belongs to a number: its sign, or the comma between the two of a place.
func numeral(runes []rune, i int) bool {
	is := func(i int) bool { return 0 <= i && i < len(runes) && unicode.IsDigit(runes[i]) }
	if runes[i] == ',' {
		return is(i-1) && (is(i+1) || i+1 < len(runes) && runes[i+1] == '-' && is(i+2))
	}
	return is(i+1) && (i == 0 || !unicode.IsLetter(runes[i-1]) && !is(i-1))
}

// unbracketed leaves out what stands in brackets.
func unbracketed(text string) string {
	var b strings.Builder
	depth := 0
	for _, r := range text {
		switch {
		case r == '(':
			depth++
		case r == ')' && depth > 0:
			depth--
		case depth == 0:
			b.WriteRune(r)
		}
	}
	return b.String()
}
