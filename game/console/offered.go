package console

import (
	"fmt"

	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
)

// game is a ruleset in the terminal.
type game interface {
	session.Hosted
	// play plays the game of a slot, or a new one if the slot is empty.
	play(s Streams, o options, book *words.Book, saver *saves.Autosaver, slot string) error
	// replay replays a save or a report and says where it first differs.
	replay(s Streams, o options, book *words.Book, data []byte) error
}

// offered holds the rulesets of the terminal. The first one is played if there is no game to continue.
var offered = []func(options) (game, *words.Book, error){
	func(o options) (game, *words.Book, error) {
		rules, book, err := load(o)
		r := blackstone.With(rules)
		return fortressGame{session.Host(r), r}, book, err
	},
}

// fortressGame is Blackstone Fortress in the terminal.
type fortressGame struct {
	session.Hosted
	rules blackstone.Rules
}

// games are opened rulesets, in the order of offered.
type games []game

// open opens the rulesets with the flags.
func open(o options) (list games, book *words.Book, err error) {
	for _, one := range offered {
		g, texts, err := one(o)
		if err != nil {
			return nil, nil, err
		}
		if list = append(list, g); book == nil {
			book = texts
		}
	}
	return list, book, nil
}

func (l games) rulesets() (list session.Rulesets) {
	for _, g := range l {
		list = append(list, g)
	}
	return list
}

// play plays a game in the terminal: the one of a file, the latest, or a new one.
func play(s Streams, o options) error {
	list, book, err := open(o)
	if err != nil {
		return err
	}
	store, warning := saves.In(o.data)
	if warning != nil {
		fmt.Fprintln(s.Err, book.Error(warning))
	}
	saver := saves.NewAutosaver(store)
	slot, err := list.slot(o, saver)
	if err != nil {
		return err
	}
	return list[list.rulesets().OfSlot(store, slot)].play(s, o, book, saver, slot)
}

// slot returns the slot of the game to continue, "" to begin one.
func (l games) slot(o options, saver *saves.Autosaver) (slot string, err error) {
	switch rules := l.rulesets(); {
	case o.load != "":
		data, err := read(o.load)
		if err != nil {
			return "", message.New("error.flag.load", err)
		}
		if slot, err = rules[rules.Of(data)].Import(saver, data, clock); err != nil {
			return "", message.New("error.flag.load", message.New("error.at", o.load, err))
		}
		return slot, nil
	case o.fresh || o.learn:
		return "", nil
	default:
		return latest(rules, saver.Store())
	}
}

// replay replays a save or a report with the ruleset that it is of.
func replay(s Streams, o options) error {
	list, book, err := open(o)
	if err != nil {
		return err
	}
	data, err := read(o.operand)
	if err != nil {
		return err
	}
	return list[list.rulesets().Of(data)].replay(s, o, book, data)
}
