package console

import (
	"slices"
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// spelled writes a name in the form of a key: lower case, with dashes for spaces.
func spelled(text string) string {
	return strings.ToLower(strings.Join(strings.Fields(text), "-"))
}

// named reports whether the typed text means this id: it begins the key, the name, or a word of the name.
func (t *table) named(id, typed string) bool {
	begin, name := spelled(typed), spelled(t.book.Name(id))
	return begin != "" && (strings.HasPrefix(id, begin) || strings.HasPrefix(name, begin) || strings.Contains("-"+name, "-"+begin))
}

// keyed replaces the names of miniatures, weapons and actions in a typed line by their keys: "Ur-Ghul 1"
// and "flurry-of-attacks" by "ur-ghul-1" and "flurry".
func (t *table) keyed(typed string) string {
	for _, id := range t.ids() {
		name := strings.ToLower(t.book.Name(id))
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

// ids returns everything a player may call by name, longest names first.
func (t *table) ids() (all []string) {
	s := &t.play.Shown
	for u := range s.Units {
		if s.Units[u].Team != fortress.Nobody {
			all = append(all, s.UnitName(fortress.UnitID(u)))
		}
	}
	for e := range s.Party {
		if s.Party[e].Playing {
			all = append(append(all, s.Name(e)), deeds(s.Card(e))...)
		}
	}
	slices.SortStableFunc(all, func(a, b string) int { return len(t.book.Name(b)) - len(t.book.Name(a)) })
	return all
}

// deeds returns the weapons and actions on a side of a character card.
func deeds(c *library.Side) (all []string) {
	for i := range c.Weapons {
		all = append(all, c.Weapons[i].ID)
	}
	for i := range c.Actions {
		all = append(all, c.Actions[i].ID)
	}
	return all
}
