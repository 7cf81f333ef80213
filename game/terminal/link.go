package terminal

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"precipice/game/session"
	"precipice/message"
	"precipice/saves"
)

// link writes the link of the saved game that the operand names, or of the latest.
func (p *program) link(s Streams) error {
	list, err := p.open()
	if err != nil {
		return err
	}
	store := p.o.Store(s)
	rules := list.rulesets()
	slot, err := latest(rules, store, "")
	if p.o.Operand != "" && err == nil {
		slot, err = gameNamed(rules, store, p.o.Operand)
	}
	if err != nil {
		return err
	}
	if slot == "" {
		return message.New("error.link.none")
	}
	text, err := list[rules.OfSlot(store, slot)].link(store, slot)
	if err != nil {
		return err
	}
	fmt.Fprintln(s.Out, text)
	return nil
}

// gameNamed returns the slot of the latest game of a name: that of a quest, or of a slot.
func gameNamed(rules session.Rulesets, store saves.Store, name string) (slot string, err error) {
	games, err := rules.Glance(store)
	if err != nil {
		return "", err
	}
	if slot, known := Find(games, name); slot != "" || len(known) > 0 {
		if slot == "" {
			err = message.New("error.link.name", strconv.Quote(name), known)
		}
		return slot, err
	}
	return "", message.New("error.link.none")
}

// Find returns the slot of the latest of some games that has a title, or is in a slot, of this name. If there is none it returns
// what they are called.
func Find(games []session.Game, name string) (slot string, known []string) {
	for i := range games {
		if g := &games[i]; strings.EqualFold(g.Title, name) || g.Slot == name {
			return g.Slot, nil
		}
		if called := called(&games[i]); !slices.Contains(known, called) {
			known = append(known, called)
		}
	}
	return "", known
}

// called returns the title of a saved game, or its slot if it has none.
func called(g *session.Game) string { return cmp.Or(g.Title, g.Slot) }
