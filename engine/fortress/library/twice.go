package library

import (
	"fmt"
	"regexp"
	"slices"

	"precipice/engine/content"
)

// twice reports what a list of a card names twice. Keys and events name it by its id, so nobody could tell one from the other.
func (l *loading) twice(at content.At, what string, ids []string) {
	for i, id := range ids {
		if id != "" && slices.Index(ids, id) < i {
			l.Report(at, fmt.Sprintf("the %s %q comes twice", what, id), "drop one, or give it an id of its own")
			return
		}
	}
}

// idsOf lists the ids of the records of a list.
func idsOf[R any](list []R, id func(*R) string) (ids []string) {
	for i := range list {
		ids = append(ids, id(&list[i]))
	}
	return ids
}

func weaponIDs(list []Weapon) []string { return idsOf(list, func(w *Weapon) string { return w.ID }) }

// persons checks that every miniature of an explorer has a name of its own.
func (l *loading) persons() {
	var names []string
	for i := range l.lib.Explorers {
		x := &l.lib.Explorers[i]
		own := []string{x.ID}
		if len(x.Models) > 1 {
			own = x.Models
		}
		at := l.Where("explorer", x.ID)
		for _, name := range own {
			switch {
			case name == "":
			case slices.Contains(names, name):
				l.Report(at, fmt.Sprintf("two miniatures of explorers are called %q", name), "give each a name of its own")
			case l.figure(name):
				l.Report(at, fmt.Sprintf("a miniature of the hostiles may be called %q too", name), "give the explorer another id")
			}
			names = append(names, name)
		}
	}
}

var numbered = regexp.MustCompile(`^(.+)-[0-9]+$`)

// figure reports whether a name may be that of a miniature of the hostiles, such as guardsman-2.
func (l *loading) figure(name string) bool {
	parts := numbered.FindStringSubmatch(name)
	return parts != nil && slices.ContainsFunc(l.lib.Hostiles, func(h Hostile) bool { return h.Model == parts[1] })
}
