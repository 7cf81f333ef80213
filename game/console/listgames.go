package console

import (
	"cmp"
	"fmt"

	"precipice/game/blackstone"
	"precipice/game/pack"
	"precipice/game/session"
	"precipice/saves"
)

// listGames lists the saved games, latest first, by their headers alone.
func listGames(s Streams, o options) error {
	list, err := open(o)
	if err != nil {
		return err
	}
	store, warning := saves.In(o.data)
	if warning != nil {
		fmt.Fprintln(s.Err, pack.Told(o.language, warning))
	}
	_, book, err := load(o)
	if err != nil {
		return err
	}
	all, err := list.rulesets().Games(store)
	if err == nil && len(all) == 0 {
		fmt.Fprintln(s.Out, book.Say("console.list.none"))
	}
	for i := range all {
		g := &all[i]
		title, progress := book.Say("saved.other"), ""
		if _, known := blackstone.ModeOf(g); known {
			title, progress = blackstone.Listed(book, g)
		}
		fmt.Fprintln(s.Out, book.Say("console.list.game", g.Slot, title, book.Say("load.state."+cmp.Or(g.Outcome, "going-on"))))
		for _, line := range []string{progress, problemOf(g, book.Error)} {
			if line != "" {
				fmt.Fprintln(s.Out, "     "+line)
			}
		}
	}
	return err
}

// problemOf says why a game cannot be continued, "" if it can.
func problemOf(g *session.Game, say func(error) string) string {
	if g.Problem == nil {
		return ""
	}
	return say(g.Problem)
}
