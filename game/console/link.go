package console

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"precipice/game/pack"
	"precipice/game/session"
	"precipice/message"
	"precipice/saves"
)

// linkOf writes the link of the saved game that the operand names, or of the latest.
func linkOf(s Streams, o options) error {
	list, err := open(o)
	if err != nil {
		return err
	}
	store, warning := saves.In(o.data)
	if warning != nil {
		fmt.Fprintln(s.Err, pack.Told(o.language, warning))
	}
	rules := list.rulesets()
	slot, err := latest(rules, store, "")
	if o.operand != "" && err == nil {
		slot, err = gameNamed(rules, store, o.operand)
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
	games, err := rules.Games(store)
	if err != nil {
		return "", err
	}
	var known []string
	for i := range games {
		if g := &games[i]; strings.EqualFold(g.Title, name) || g.Slot == name {
			return g.Slot, nil
		}
		if called := cmp.Or(games[i].Title, games[i].Slot); !slices.Contains(known, called) {
			known = append(known, called)
		}
	}
	if len(known) == 0 {
		return "", message.New("error.link.none")
	}
	return "", message.New("error.link.name", strconv.Quote(name), known)
}

// link implements game.
func (g fortressGame) link(store saves.Store, slot string) (string, error) {
	play, err := session.Resume(g.rules, store, slot, nil, clock)
	if err != nil {
		return "", err
	}
	return play.Link()
}
