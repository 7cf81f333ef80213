package terminal

import (
	"strings"

	"precipice/engine"
)

// Matching returns the keys of the options that shortened words can stand for. The first word begins the verb.
// The others begin parts, or words of their names, in the order of the key. If one option only adds
// something to another that was not typed, such as aiming, the shorter one wins.
func (t *Table) Matching(options []engine.Option, typed string) (keys []string) {
	said := strings.Fields(typed)
	if len(said) == 0 {
		return nil
	}
	for i := range options {
		if o := &options[i]; t.fits(o, said) {
			keys = append(keys, o.Key())
		}
	}
	var plain []string
	for _, key := range keys {
		if !extends(key, keys) {
			plain = append(plain, key)
		}
	}
	return plain
}

// fewLetters is the length of a text that is too short for a name.
const fewLetters = 2

// Naming returns the keys of the options whose first part is called by a name, or by words that begin words of it.
func (t *Table) Naming(options []engine.Option, typed string) (keys []string) {
	for i := range options {
		if o := &options[i]; len(typed) > fewLetters && o.Parts[0] != "" && t.Named(o.Parts[0], typed) {
			keys = append(keys, o.Key())
		}
	}
	return keys
}

// extends reports whether a key is another key with parts added.
func extends(key string, all []string) bool {
	for _, other := range all {
		if strings.HasPrefix(key, other+" ") {
			return true
		}
	}
	return false
}

func (t *Table) fits(o *engine.Option, said []string) bool {
	if !strings.HasPrefix(o.Verb, said[0]) {
		return false
	}
	part := 0
	for _, word := range said[1:] {
		for part < len(o.Parts) && !t.begins(o.Parts[part], word) {
			part++
		}
		if part == len(o.Parts) {
			return false
		}
		part++
	}
	return true
}

// begins reports whether a word stands for a part of a key. Numbers must be complete: 1 does not
// stand for 12, nor guard-1 for guard-10.
func (t *Table) begins(part, word string) bool {
	if part == word {
		return true
	}
	if part == "" || t.voice.Whole(part) {
		return false
	}
	if rest, ok := strings.CutPrefix(part, word); ok && digit(word[len(word)-1]) && digit(rest[0]) {
		return false
	}
	return t.Named(part, word)
}

// Digits reports whether a part is a number.
func Digits(part string) bool { return strings.Trim(part, "0123456789") == "" }

func digit(b byte) bool { return '0' <= b && b <= '9' }
