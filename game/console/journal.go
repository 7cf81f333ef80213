package console

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/journal"
	"precipice/game/pack"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
)

// journal tells the journal of the quest in play.
func (t *table) journal(*engine.Decision, string) {
	if t.play.Shown.Mode() != fortress.Campaign {
		fmt.Fprintln(t.Out, t.book.Say("console.journal.none"))
		return
	}
	for _, line := range journalIn(t.book, t.play).Text() {
		fmt.Fprintln(t.Out, line)
	}
}

func journalIn(book *words.Book, play *blackstone.Session) *journal.Journal {
	return journal.New(book.WithPlayers(play.Table.Names), play.Table.Quest, play.Pages(), &play.Shown)
}

// journalOf tells the journal of the saved quest that the operand names, or writes it to a file.
func journalOf(s Streams, o options) error {
	list, err := open(o)
	if err != nil {
		return err
	}
	store, warning := saves.In(o.data)
	if warning != nil {
		fmt.Fprintln(s.Err, pack.Told(o.language, warning))
	}
	rules := list.rulesets()
	games, err := rules.Games(store)
	if err != nil {
		return err
	}
	slot, err := questNamed(games, o.operand)
	if err != nil {
		return err
	}
	return list[rules.OfSlot(store, slot)].journal(s, o, store, slot)
}

// questNamed returns the slot of the latest quest of a name. The name of a slot will do as well.
func questNamed(games []session.Game, name string) (slot string, err error) {
	var known []string
	for i := range games {
		g := &games[i]
		if mode, ok := blackstone.ModeOf(g); !ok || mode != fortress.Campaign || g.Problem != nil {
			continue
		}
		if strings.EqualFold(g.Title, name) || g.Slot == name {
			return g.Slot, nil
		}
		called := g.Title
		if called == "" {
			called = g.Slot
		}
		if !slices.Contains(known, called) {
			known = append(known, called)
		}
	}
	if len(known) == 0 {
		return "", message.New("error.journal.none")
	}
	return "", message.New("error.journal.name", strconv.Quote(name), known)
}

// journal implements game.
func (g fortressGame) journal(s Streams, o options, store saves.Store, slot string) error {
	play, err := session.Resume(g.rules, store, slot, nil, clock)
	if err != nil {
		return err
	}
	play.ShowAll()
	j := journalIn(g.book, play)
	if o.out == "" {
		for _, line := range j.Text() {
			fmt.Fprintln(s.Out, line)
		}
		return nil
	}
	if err := saves.Create(o.out, j.HTML(nil)); err != nil {
		return err
	}
	fmt.Fprintln(s.Out, g.book.Say("console.written", o.out))
	return nil
}
