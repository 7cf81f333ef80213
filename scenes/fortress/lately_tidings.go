package fortress

import (
	"slices"
	"strings"

	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/game/words"
)

// marches tells which hostiles have moved, besides one.
func (c *Combat) marches(w *words.Book, log []session.Line, besides string) []clause {
	var moved []string
	first := 0
	for i := range log {
		if l := &log[i]; l.Key == "moved" && c.explorerNamed(l.Args[0]) < 0 && l.Args[0] != besides && !slices.Contains(moved, l.Args[0]) {
			if moved = append(moved, l.Args[0]); len(moved) == 1 {
				first = i
			}
		}
	}
	switch len(moved) {
	case 0:
		return nil
	case 1:
		return []clause{{w.Say("lately.moves", w.Name(moved[0])), first}}
	}
	return []clause{{w.Count("lately.moved", len(moved)), first}}
}

// tidings tells of the event, of the escape chamber, and of hostiles that have arrived or failed to return.
// Some are named elsewhere.
func (c *Combat) tidings(w *words.Book, log []session.Line, named map[string]bool) (said []clause) {
	var held, arrived, back, none []string // explorers, hostiles, groups that have rolled, and those of which none return
	last, nones := 0, 0                    // the last line of each
	for i := range log {
		tell := func(text string) { said = append(said, clause{text, i}) }
		switch l := &log[i]; {
		case l.Key == "event-roll":
			tell(w.Say("event.was", w.Name(l.Args[1])))
		case l.Key == "cannot-answer" && !slices.Contains(held, l.Args[0]):
			held = append(held, l.Args[0])
			tell(w.Say("lately.no-answer", w.Name(l.Args[0])))
		case l.Key == "attacks-lost":
			tell(w.Count("lately.lost", figureIn(l.Args[1]), w.Name(l.Args[0])))
		case l.Key == "swapped":
			tell(w.Say("lately.swapped", w.Name(l.Args[0]), w.Name(l.Args[1])))
		case l.Key == "escape-opened":
			tell(w.Say("lately.escape"))
		case l.Key == "blackstone" && l.Args[1] == "reinforcement":
			back = append(back, l.Args[0])
			switch n, waits := c.returned(l, log[i+1:]); {
			case n > 0:
				tell(w.Count("lately.return", n, w.Name(l.Args[0])))
			case !waits:
				none, nones = append(none, w.Name(l.Args[0])), i
			}
		case l.Key == "destiny-gained":
			tell(w.Say("lately.destiny", l.Args[0]))
		case l.Key == "deployed" && c.explorerNamed(l.Args[0]) < 0 && !named[l.Args[0]] && !slices.Contains(back, c.groupNamed(l.Args[0])):
			arrived, last = append(arrived, l.Args[0]), i
		}
	}
	said = append(said, arrivals(w, arrived, last)...)
	if len(none) > 0 {
		said = append(said, clause{w.Say("lately.none-return", strings.Join(none, ", ")), nones})
	}
	return said
}

// arrivals tells which hostile has arrived, or how many.
func arrivals(w *words.Book, arrived []string, at int) []clause {
	switch len(arrived) {
	case 0:
		return nil
	case 1:
		return []clause{{w.Say("lately.arrives", w.Name(arrived[0])), at}}
	}
	return []clause{{w.Count("lately.arrived", len(arrived)), at}}
}

// returned counts how many of a group have returned after a reinforcement roll: there may be room for fewer than it gave. It
// reports whether they are about to, because it is asked which or where.
func (c *Combat) returned(roll *session.Line, after []session.Line) (n int, waits bool) {
	for i := range after {
		l := &after[i]
		if l.Key == "blackstone" && l.Args[1] == "reinforcement" {
			return n, false
		}
		if l.Key == "deployed" && c.groupNamed(l.Args[0]) == roll.Args[0] {
			n++
		}
	}
	kind := c.choices.Decision.Kind
	return n, roll.Args[3] != "0" && (kind == fortress.AskReturn || kind == fortress.AskDeploy)
}

// groupNamed returns the name of the group of a hostile.
func (c *Combat) groupNamed(hostile string) string {
	s := &c.Play.Shown
	if u := s.Find(hostile); u != fortress.NoUnit {
		return s.CardName(fortress.TrackCard{Hostile: true, Index: s.On(u).Card})
	}
	return ""
}
