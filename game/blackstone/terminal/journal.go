package terminal

import (
	"fmt"
	"slices"
	"strconv"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/journal"
	"precipice/game/session"
	"precipice/game/terminal"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
)

// journal tells the journal of the quest in play.
func (t *table) journal(*engine.Decision, string) {
	if t.play.Shown.Mode() != fortress.Campaign {
		fmt.Fprintln(t.Out, t.Book.Say("console.journal.none"))
		return
	}
	for _, line := range journalIn(t.Book, t.play).Text() {
		fmt.Fprintln(t.Out, line)
	}
}

func journalIn(book *words.Book, play *blackstone.Session) *journal.Journal {
	return journal.New(book.WithPlayers(play.Table.Names), play.Table.Quest, play.Pages(), &play.Shown)
}

// journal tells the journal of the saved quest that the operand names, or writes it to a file.
func (o *options) journal(s terminal.Streams) error {
	content, book, err := o.load()
	if err != nil {
		return err
	}
	rules, store := blackstone.With(content), o.Store(s)
	games, err := session.Rulesets{session.Host(rules)}.Glance(store)
	if err != nil {
		return err
	}
	slot, err := questNamed(games, o.Operand)
	if err != nil {
		return err
	}
	play, err := session.Resume(rules, store, slot, nil, terminal.Clock)
	if err != nil {
		return err
	}
	play.ShowAll()
	j := journalIn(book, play)
	if o.out == "" {
		for _, line := range j.Text() {
			fmt.Fprintln(s.Out, line)
		}
		return nil
	}
	if err := saves.Create(o.out, j.HTML(nil)); err != nil {
		return err
	}
	fmt.Fprintln(s.Out, book.Say("console.written", o.out))
	return nil
}

// questNamed returns the slot of the latest quest of a name. The name of a slot will do as well.
func questNamed(games []session.Game, name string) (slot string, err error) {
	quests := slices.DeleteFunc(games, func(g session.Game) bool {
		mode, ok := blackstone.ModeOf(&g)
		return !ok || mode != fortress.Campaign || g.Problem != nil
	})
	slot, known := terminal.Find(quests, name)
	switch {
	case slot != "":
		return slot, nil
	case len(known) == 0:
		return "", message.New("error.journal.none")
	}
	return "", message.New("error.journal.name", strconv.Quote(name), known)
}
