package terminal

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/game/terminal"
)

// Digest implements terminal.Voice by verbosity: full has all lines; normal has one for an attack with its roll, and leaves out
// what the next question says too; short has only results.
func (t *table) Digest(lines []session.Line) (text string, n int) {
	if t.Verbosity() == terminal.Full {
		return "", 0
	}
	if text, n = t.attacked(lines); n > 0 {
		return text, n
	}
	if needless(lines) || t.Verbosity() == terminal.Short && passing(lines) {
		return "", 1
	}
	return "", 0
}

// needless reports whether the first line only says what follows from the lines around it: from who acts next and what it does
// then, or that what was damaged is slain.
func needless(lines []session.Line) bool {
	switch e := lines[0].Change.(type) {
	case fortress.PhaseBegan, fortress.ActivationBegan:
		return true
	case fortress.DieSpent:
		return !e.Lost()
	case fortress.Damaged:
		if len(lines) > 1 {
			_, slain := lines[1].Change.(fortress.Slain)
			return slain
		}
	}
	return false
}

// passing reports whether the first line is only a step on the way to those after it.
func passing(lines []session.Line) bool {
	switch l := &lines[0]; l.Key {
	case "automatic", "encounter-drawn":
		return true
	case "attacked", "attacked-cover":
		return len(lines) > 2 && lines[1].Key == "rolled" && lines[2].Key == "hit"
	case "rolled":
		return len(lines) > 1 && len(l.Args) > 1 && (l.Args[1] == "attack" && lines[1].Key == "hit" || l.Args[1] == "defence")
	}
	return false
}

// misses and hits hold the texts of an attack in the open and of one on a target in cover: of a miss by the key of the line that pays
// for it, if there is one, and of a hit by what it does.
var (
	misses        = map[string]string{"": "console.miss", "die-spent": "console.miss.die", "destiny-spent": "console.miss.destiny"}
	coveredMisses = map[string]string{"": "console.miss.cover", "die-spent": "console.miss.die.cover", "destiny-spent": "console.miss.destiny.cover"}
	hits          = map[string]string{"wound": "console.hit.wound", "grievous": "console.hit.grievous"}
	coveredHits   = map[string]string{"wound": "console.hit.wound.cover", "grievous": "console.hit.grievous.cover"}
)

// attacked tells an attack and its roll at the head of some lines in one (BF-ATK-005, BF-CVR-002): what came of it, and for a miss
// also the die that was lost with it. It returns the number of lines used, or 0 if they are something else.
func (t *table) attacked(lines []session.Line) (text string, n int) {
	payment, die := "", ""
	if first := &lines[0]; misses[first.Key] != "" {
		payment, die, n = first.Key, first.Args[1], 1
	}
	if len(lines) < n+3 {
		return "", 0
	}
	attack, roll, hit := &lines[n], &lines[n+1], &lines[n+2]
	if !strings.HasPrefix(attack.Key, "attacked") || len(attack.Args) < 5 || roll.Key != "rolled" || len(roll.Args) < 4 || hit.Key != "hit" || len(hit.Args) < 3 {
		return "", 0
	}
	covered, level := attack.Key == "attacked-cover", hit.Args[2]
	if level != "miss" && t.Verbosity() == terminal.Short {
		return "", 0
	}
	key := hits[level]
	switch {
	case level == "miss" && covered:
		key = coveredMisses[payment]
	case level == "miss":
		key = misses[payment]
	case covered:
		key = coveredHits[level]
	}
	shows := strings.Join(strings.Split(roll.Args[3], ""), " ")
	text = t.Book.Say(key, t.Book.Name(attack.Args[0]), t.Book.Name(attack.Args[1]), t.Book.Name(attack.Args[2]), attack.Args[3], t.Book.Name(attack.Args[4]), shows, die)
	return t.Ruled(text, hit.Rule), n + 3
}
