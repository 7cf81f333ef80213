package terminal

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/terminal"
	"precipice/message"
	"precipice/saves"
)

// chambers carries out the command chamber: it lists the chambers of the quest and those that are kept, keeps one,
// brings an explorer in from one, or deletes one. It returns whether the question is written again.
func (t *table) chambers(_ *engine.Decision, typed string) bool {
	word, rest, _ := strings.Cut(typed, " ")
	rest = strings.TrimSpace(rest)
	var err error
	switch strings.ToLower(word) {
	case "":
		err = t.listChambers()
	case "keep":
		err = t.keepChamber(rest)
	case "bring":
		if err = t.bringChamber(rest); err == nil {
			return true
		}
	case "delete":
		err = t.deleteChamber(rest)
	default:
		err = message.New("error.console.chamber", strconv.Quote(word))
	}
	if err != nil {
		fmt.Fprintln(t.Err, t.Book.Error(err))
	}
	return false
}

// listChambers lists the explorers of the quest who keep cards, and the kept chambers with their numbers.
func (t *table) listChambers() error {
	s := &t.play.Match.State
	for kind := range s.Pack().Explorers {
		if c := s.Chamber(kind); c.Cards() > 0 && !s.Quest.Dead(kind) {
			t.chamber(s, kind)
		}
	}
	list, err := blackstone.Chambers(t.Saver.Store())
	if len(list) == 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.chambers.none"))
	}
	for i := range list {
		c := &list[i]
		var cards []string
		for _, id := range append(append([]string(nil), c.Finds...), c.Resources...) {
			cards = append(cards, t.Book.Name(id))
		}
		fmt.Fprintln(t.Out, t.Book.Count("console.chambers.kept", c.Expedition, strconv.Itoa(i+1), t.Book.Name(c.Explorer), c.Quest, strings.Join(cards, ", ")))
	}
	return err
}

// keepChamber: EXPLORER [FILE]
func (t *table) keepChamber(typed string) error {
	kind, file := t.explorerAt(typed)
	if kind < 0 || t.play.Match.State.Mode() != fortress.Campaign {
		return message.New("error.console.chamber.who", strconv.Quote(typed))
	}
	c := blackstone.ChamberOf(t.play, kind, time.Now().Unix())
	rules := blackstone.With(fortress.Rules{Pack: t.play.Match.State.Pack()})
	if file != "" {
		data, err := c.Seal(rules)
		if err == nil {
			err = saves.Create(file, data)
		}
		t.Written(file, err)
		return nil
	}
	if err := c.Keep(rules, t.Saver); err != nil {
		return err
	}
	fmt.Fprintln(t.Out, t.Book.Say("chambers.kept", t.Book.Name(c.Explorer)))
	return nil
}

// explorerAt returns the explorer that a text begins with, by id or name, and what follows it. The explorer is -1 if
// there is none.
func (t *table) explorerAt(typed string) (kind int, rest string) {
	p, low := t.play.Match.State.Pack(), strings.ToLower(typed)
	for kind := range p.Explorers {
		id := p.Explorers[kind].ID
		for _, name := range []string{id, strings.ToLower(t.Book.Name(id))} {
			if after, ok := strings.CutPrefix(low, name); ok && (after == "" || after[0] == ' ') && len(low) == len(typed) {
				return kind, strings.TrimSpace(typed[len(name):])
			}
		}
	}
	return -1, ""
}

// keptChamber returns a chamber by its number in the list, or from a file.
func (t *table) keptChamber(typed string) (*blackstone.Chamber, error) {
	list, _ := blackstone.Chambers(t.Saver.Store()) // what cannot be read has no number
	if n, wrong := strconv.Atoi(typed); wrong == nil {
		if n < 1 || n > len(list) {
			return nil, message.New("error.console.chamber.number", typed, len(list))
		}
		return &list[n-1], nil
	}
	if typed == "" {
		return nil, message.New("error.console.chamber.none", "bring")
	}
	data, err := terminal.Read(typed)
	if err != nil {
		return nil, err
	}
	c, err := blackstone.OpenChamber(data)
	if err != nil {
		err = message.New("error.at", typed, err)
	}
	return &c, err
}

// bringChamber: NUMBER or FILE
func (t *table) bringChamber(typed string) error {
	c, err := t.keptChamber(typed)
	if err != nil {
		return err
	}
	stays, err := blackstone.Admit(t.play, c)
	if err != nil {
		return err
	}
	t.play.ShowAll()
	t.Tell()
	for _, s := range stays {
		if s.Unknown {
			fmt.Fprintln(t.Out, t.Book.Say("chambers.stays.unknown", s.Card))
		} else {
			fmt.Fprintln(t.Out, t.Book.Say("chambers.stays.deck", t.Book.Name(s.Card)))
		}
	}
	return nil
}

// deleteChamber: NUMBER
func (t *table) deleteChamber(typed string) error {
	n, _ := strconv.Atoi(typed)
	list, _ := blackstone.Chambers(t.Saver.Store())
	if typed == "" {
		return message.New("error.console.chamber.none", "delete")
	}
	if n < 1 || n > len(list) {
		return message.New("error.console.chamber.number", typed, len(list))
	}
	if err := t.Saver.Store().Remove(list[n-1].Slot); err != nil {
		return err
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.chambers.deleted", t.Book.Name(list[n-1].Explorer)))
	return nil
}
