package terminal

import (
	"cmp"
	"fmt"
	"slices"

	"precipice/game/session"
)

// list lists the saved games, latest first, by their headers alone.
func (p *program) list(s Streams) error {
	list, err := p.open()
	if err != nil {
		return err
	}
	store, book := p.o.Store(s), list[0].texts()
	all, err := list.rulesets().Games(store)
	if err == nil && len(all) == 0 {
		fmt.Fprintln(s.Out, book.Say("console.list.none"))
	}
	for i := range all {
		g := &all[i]
		title, more := list.listed(g)
		fmt.Fprintln(s.Out, book.Say("console.list.game", g.Slot, cmp.Or(title, book.Say("saved.other")), book.Say("load.state."+cmp.Or(g.Outcome, "going-on"))))
		for _, line := range []string{more, problemOf(g, book.Error)} {
			if line != "" {
				fmt.Fprintln(s.Out, "     "+line)
			}
		}
	}
	return err
}

// listed describes a saved game by its own ruleset. The title is "" for a game of none of them.
func (l games) listed(g *session.Game) (title, more string) {
	if i := slices.IndexFunc(l, func(one Game) bool { return one.About().Name == g.Ruleset }); i >= 0 {
		return l[i].listed(g)
	}
	return "", ""
}

// problemOf says why a game cannot be continued, "" if it can.
func problemOf(g *session.Game, say func(error) string) string {
	if g.Problem == nil {
		return ""
	}
	return say(g.Problem)
}
