package terminal

import (
	"strings"

	"precipice/game/session"
	"precipice/game/terminal"
)

// Digest implements terminal.Voice by verbosity: full has all lines, normal has one for an attack that misses, short has only
// results.
func (t *table) Digest(lines []session.Line) (text string, n int) {
	if text, n = t.miss(lines); n > 0 && t.Verbosity() != terminal.Full {
		return text, n
	}
	if t.Verbosity() == terminal.Short && passing(lines) {
		return "", 1
	}
	return "", 0
}

// passing reports whether the first line is only a step on the way to those after it.
func passing(lines []session.Line) bool {
	switch l := &lines[0]; l.Key {
	case "phase", "activation", "die-spent", "destiny-spent", "automatic", "encounter-drawn":
		return true
	case "attacked", "attacked-cover":
		return len(lines) > 2 && lines[1].Key == "rolled" && lines[2].Key == "hit"
	case "rolled":
		return len(lines) > 1 && len(l.Args) > 1 && (l.Args[1] == "attack" && lines[1].Key == "hit" || l.Args[1] == "defence")
	}
	return false
}

// misses and coveredMisses hold the texts of an attack that does no harm, by the key of the line that pays
// for it, if there is one.
var (
	misses        = map[string]string{"": "console.miss", "die-spent": "console.miss.die", "destiny-spent": "console.miss.destiny"}
	coveredMisses = map[string]string{"": "console.miss.cover", "die-spent": "console.miss.die.cover", "destiny-spent": "console.miss.destiny.cover"}
)

// miss formats an attack without harm at the head of some lines (BF-ATK-005, BF-CVR-002), with the die that
// paid for it. It returns the number of lines used, or 0 if they are something else.
func (t *table) miss(lines []session.Line) (text string, n int) {
	payment, die := "", ""
	if first := &lines[0]; misses[first.Key] != "" {
		payment, die, n = first.Key, first.Args[1], 1
	}
	if len(lines) < n+3 {
		return "", 0
	}
	attack, roll, hit := &lines[n], &lines[n+1], &lines[n+2]
	if !strings.HasPrefix(attack.Key, "attacked") || len(attack.Args) < 5 || roll.Key != "rolled" || len(roll.Args) < 4 || hit.Key != "hit" || len(hit.Args) < 3 || hit.Args[2] != "miss" {
		return "", 0
	}
	key := misses[payment]
	if attack.Key == "attacked-cover" {
		key = coveredMisses[payment]
	}
	shows := strings.Join(strings.Split(roll.Args[3], ""), " ")
	text = t.Book.Say(key, t.Book.Name(attack.Args[0]), t.Book.Name(attack.Args[1]), t.Book.Name(attack.Args[2]), attack.Args[3], t.Book.Name(attack.Args[4]), shows, die)
	return t.Ruled(text, hit.Rule), n + 3
}
