package terminal

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"precipice/game/session"
	"precipice/game/words"
)

// The states of saved games that list can be asked for.
const (
	stateUnfinished = "unfinished"
	stateEnded      = "ended"
)

var states = []string{stateUnfinished, stateEnded}

// list lists the saved games, latest first, each as soon as it is known whether it can be continued. The flags can ask for those of
// one ruleset, or in one state.
func (p *program) list(s Streams) error {
	o := &p.o
	if o.State != "" && !slices.Contains(states, o.State) {
		return Usage("error.flag.choice", "state", strconv.Quote(o.State), states)
	}
	list, err := p.open()
	if err != nil {
		return err
	}
	store, rules := o.Store(s), list.rulesets()
	all, err := rules.Glance(store)
	book := list[0].texts()
	none := book.Say("console.list.none")
	if len(all) > 0 {
		none = book.Say("console.list.none-such")
	}
	all = slices.DeleteFunc(all, func(g session.Game) bool { return !o.lists(&g) })
	if err == nil && len(all) == 0 {
		fmt.Fprintln(s.Out, none)
	}
	for i := range all {
		list.tell(s, rules.Proved(store, all[i]))
	}
	return err
}

// lists reports whether a list shows a game.
func (o *Options) lists(g *session.Game) bool {
	ofGame := o.Game == "" || g.Ruleset == o.Game && !g.Unread
	inState := o.State == "" || !g.Unread && (o.State == stateEnded) == (g.Outcome != "")
	return ofGame && inState
}

// tell writes a saved game: its slot, the ruleset, its title and state, how far it has come, and what is wrong with it.
func (l games) tell(s Streams, g session.Game) {
	title, more, book := l.listed(&g)
	switch {
	case g.Unread:
		title, more = book.Say("console.list.unread", g.Slot), ""
	case title == "":
		title = book.Say("console.list.game", g.Slot, book.Say("saved.other"), stateOf(book, &g))
	default:
		title = book.Say("console.list.of", g.Slot, book.Say("ruleset."+g.Ruleset), title, stateOf(book, &g))
	}
	fmt.Fprintln(s.Out, title)
	for _, line := range []string{more, problemOf(&g, book.Error)} {
		if line != "" {
			fmt.Fprintln(s.Out, "     "+line)
		}
	}
}

func stateOf(book *words.Book, g *session.Game) string {
	return book.Say("load.state." + cmp.Or(g.Outcome, "going-on"))
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
