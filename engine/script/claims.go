package script

import (
	"errors"
	"fmt"
	"slices"
)

// Untold lists the rules that the script proves by its own word alone: no event, question or refusal that
// Run has written follows them, and no line "left" ties them to what they have left.
func (sc *Script[S]) Untold() (ids []string) {
	for _, id := range sc.Proves {
		if !sc.told[id] {
			ids = append(ids, id)
		}
	}
	return ids
}

// left ties rules to what they have left on the table, and returns that: what a line of its own such as
// "show" would write.
func (sc *Script[S]) left(words []string) ([]string, error) {
	at := slices.IndexFunc(words, func(w string) bool { return slices.Contains([]string{"show", "options", "why", "asked"}, w) })
	if at < 1 {
		return nil, errors.New("write the ids of the rules, and then show NAME, options, why KEY or asked")
	}
	for _, id := range words[:at] {
		if len(sc.Proves) > 0 && !slices.Contains(sc.Proves, id) {
			return nil, fmt.Errorf("no line \"proves\" names %s: add it there, or remove it here", id)
		}
		sc.told[id] = true
	}
	if words[at] == "asked" {
		return []string{sc.asked()}, nil
	}
	return sc.play(words[at], words[at+1:])
}
