package terminal

import (
	"cmp"
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

// keeper keeps stasis chambers from one quest to another.
type keeper struct{ *table }

// chambers carries out the command chamber: it lists the chambers of the quest and those that are kept, keeps one,
// brings an explorer in from one, or deletes one. It returns whether the question is written again.
func (t keeper) chambers(_ *engine.Decision, typed string) bool {
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
		err = t.doubtChamber(rest)
	default:
		err = message.New("error.console.chamber", strconv.Quote(word))
	}
	if err != nil {
		fmt.Fprintln(t.Err, t.Book.Error(err))
	}
	return false
}

// listChambers lists the explorers of the quest who keep cards, and the kept chambers with their numbers.
func (t keeper) listChambers() error {
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
		fmt.Fprintf(t.Out, "%d  %s\n", i+1, t.kept(&list[i]))
	}
	return err
}

// kept describes a chamber that is kept: whose it is, when and from where it was kept, and the cards in it.
func (t keeper) kept(c *blackstone.Chamber) string {
	var cards []string
	for _, id := range append(append([]string(nil), c.Finds...), c.Resources...) {
		cards = append(cards, t.Book.Name(id))
	}
	return t.Book.Count("console.chambers.kept", c.Expedition, t.Book.Name(c.Explorer), c.Quest, cmp.Or(strings.Join(cards, ", "), t.Book.Name("-")), time.Unix(c.Saved, 0).Format(time.DateOnly))
}

// keepChamber: EXPLORER [FILE]
func (t keeper) keepChamber(typed string) error {
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
func (t keeper) explorerAt(typed string) (kind int, rest string) {
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
func (t keeper) keptChamber(typed string) (*blackstone.Chamber, error) {
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
func (t keeper) bringChamber(typed string) error {
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

// doubtChamber: NUMBER [yes]. It says which chamber is deleted and asks, unless yes is there already.
func (t keeper) doubtChamber(typed string) error {
	typed, sure, _ := strings.Cut(typed, " ")
	n, _ := strconv.Atoi(typed)
	list, _ := blackstone.Chambers(t.Saver.Store())
	if typed == "" {
		return message.New("error.console.chamber.none", "delete")
	}
	if n < 1 || n > len(list) {
		return message.New("error.console.chamber.number", typed, len(list))
	}
	if strings.EqualFold(strings.TrimSpace(sure), terminal.Yes) {
		t.deleteChamber(&list[n-1])
		return nil
	}
	t.Doubt(t.Book.Say("console.chambers.doubt", t.kept(&list[n-1])), func() bool {
		t.deleteChamber(&list[n-1])
		return false
	})
	return nil
}

// deleteChamber deletes a chamber for good.
func (t keeper) deleteChamber(c *blackstone.Chamber) {
	if err := t.Saver.Store().Remove(c.Slot); err != nil {
		fmt.Fprintln(t.Err, t.Book.Error(err))
		return
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.chambers.deleted", t.Book.Name(c.Explorer)))
}
