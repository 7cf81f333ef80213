package terminal

import (
	"slices"
	"strings"
)

// Spelled writes a name in the form of a key: lower case, with dashes for spaces.
func Spelled(text string) string {
	return strings.ToLower(strings.Join(strings.Fields(text), "-"))
}

// Named reports whether the typed text means this id: it begins the key, the name, or a word of the name.
func (t *Table) Named(id, typed string) bool {
	begin, name := Spelled(typed), Spelled(t.Book.Name(id))
	return begin != "" && (strings.HasPrefix(id, begin) || strings.HasPrefix(name, begin) || strings.Contains("-"+name, "-"+begin))
}

// keyed replaces what may be called by name in a typed line by its key: "Guard 1" by "guard-1".
func (t *Table) keyed(typed string) string {
	ids := t.voice.Names()
	slices.SortStableFunc(ids, func(a, b string) int { return len(t.Book.Name(b)) - len(t.Book.Name(a)) })
	for _, id := range ids {
		name := strings.ToLower(t.Book.Name(id))
		for from := 0; from < len(typed); {
			at := strings.Index(alike(typed[from:]), alike(name))
			if at < 0 {
				break
			}
			at += from
			end := at + len(name)
			if from = end; apart(typed, at-1) && apart(typed, end) {
				typed = typed[:at] + id + typed[end:]
				from = at + len(id)
			}
		}
	}
	return typed
}

// alike folds characters that count as the same in a name, without changing the length.
func alike(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '-':
			return ' '
		case 'A' <= r && r <= 'Z':
			return r + 'a' - 'A'
		}
		return r
	}, text)
}

// apart reports whether a position in a text is not inside a word.
func apart(text string, at int) bool {
	return at < 0 || at >= len(text) || strings.ContainsRune(" ;,", rune(text[at]))
}
