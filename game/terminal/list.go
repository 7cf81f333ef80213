package terminal

import (
	"cmp"
	"fmt"
	"slices"

	"precipice/game/session"
	"precipice/game/words"
)

// list lists the saved games, latest first, by their headers alone.
func (p *program) list(s Streams) error {
	list, err := p.open()
	if err != nil {
		return err
	}
	store := p.o.Store(s)
	all, err := list.rulesets().Games(store)
	if err == nil && len(all) == 0 {
		book := list[0].texts()
		fmt.Fprintln(s.Out, book.Say("console.list.none"))
	}
	for i := range all {
		g := &all[i]
		title, more, book := list.listed(g)
		state := book.Say("load.state." + cmp.Or(g.Outcome, "going-on"))
		fmt.Fprintln(s.Out, book.Say("console.list.game", g.Slot, cmp.Or(title, book.Say("saved.other")), state))
		for _, line := range []string{more, problemOf(g, book.Error)} {
			if line != "" {
				fmt.Fprintln(s.Out, "     "+line)
			}
		}
	}
	return err
}

// listed describes a saved game by its own ruleset, and returns the texts for more. The title is "" for a game of none of them.
func (l games) listed(g *session.Game) (title, more string, book *words.Book) {
	i := slices.IndexFunc(l, func(one Game) bool { return one.About().Name == g.Ruleset })
	if i < 0 {
		return "", "", l[0].texts()
	}
	title, more = l[i].listed(g)
	return title, more, l[i].texts()
}

// problemOf says why a game cannot be continued, "" if it can.
func problemOf(g *session.Game, say func(error) string) string {
	if g.Problem == nil {
		return ""
	}
	return say(g.Problem)
}
