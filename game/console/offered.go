package console

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"

	"precipice/game/blackstone"
	"precipice/game/pack"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
)

// game is a ruleset in the terminal, with its content and its texts.
type game interface {
	session.Hosted
	// play plays the game of a slot, or a new one if the slot is empty.
	play(s Streams, o options, saver *saves.Autosaver, slot string) error
	// replay replays a save or a report and says where it first differs.
	replay(s Streams, o options, data []byte) error
	// link returns the game of a slot as a link.
	link(store saves.Store, slot string) (string, error)
	// journal tells the journal of the game of a slot, to a file if the options name one.
	journal(s Streams, o options, store saves.Store, slot string) error
}

// offer is a ruleset that the terminal offers: its name, as saves have it, and how to open it with the flags.
type offer struct {
	name string
	open func(options) (game, error)
}

// offered holds the rulesets of the terminal. The first one is played if no other is asked for and there is no
// game to continue. With several of them, -game asks for one.
var offered = []offer{
	{blackstone.Name, func(o options) (game, error) {
		rules, book, err := load(o)
		r := blackstone.With(rules)
		return fortressGame{session.Host(r), r, book}, err
	}},
}

// fortressGame is Blackstone Fortress in the terminal.
type fortressGame struct {
	session.Hosted
	rules blackstone.Rules
	book  *words.Book
}

// offeredNames returns the names of the rulesets.
func offeredNames() (list []string) {
	for _, one := range offered {
		list = append(list, one.name)
	}
	return list
}

// games are opened rulesets, in the order of offered.
type games []game

// open opens the rulesets with the flags.
func open(o options) (list games, err error) {
	for _, one := range offered {
		g, err := one.open(o)
		if err != nil {
			return nil, err
		}
		list = append(list, g)
	}
	return list, nil
}

func (l games) rulesets() (list session.Rulesets) {
	for _, g := range l {
		list = append(list, g)
	}
	return list
}

// play plays a game in the terminal: the one of a file, the latest, or a new one.
func play(s Streams, o options) error {
	list, err := open(o)
	if err != nil {
		return err
	}
	store, warning := saves.In(o.data)
	if warning != nil {
		fmt.Fprintln(s.Err, pack.Told(o.language, warning))
	}
	saver := saves.NewAutosaver(store)
	g, slot, err := list.pick(o, saver)
	if err != nil {
		return err
	}
	return g.play(s, o, saver, slot)
}

// pick returns the ruleset to play, and the slot of the game to continue, "" to begin one.
func (l games) pick(o options, saver *saves.Autosaver) (g game, slot string, err error) {
	rules, asked := l.rulesets(), slices.Index(offeredNames(), o.game)
	switch {
	case o.game != "" && asked < 0:
		return nil, "", usage("error.flag.choice", "game", strconv.Quote(o.game), offeredNames())
	case o.game != "" && o.load != "":
		return nil, "", usage("error.flag.game-load")
	case o.linked && o.load != "":
		return nil, "", usage("error.flag.link-load")
	case o.linked:
		slot, err = l.follow(o.link, saver)
	case o.load != "":
		slot, err = l.load(o.load, saver)
	case !o.fresh && !o.learn:
		slot, err = latest(rules, saver.Store(), o.game)
	}
	if err != nil || slot == "" {
		return l[max(0, asked)], "", err
	}
	return l[rules.OfSlot(saver.Store(), slot)], slot, nil
}

// load puts the game of a file into a slot.
func (l games) load(file string, saver *saves.Autosaver) (slot string, err error) {
	data, err := read(file)
	if errors.Is(err, fs.ErrNotExist) && isLink(file) {
		return l.follow(file, saver)
	}
	if err == nil {
		if slot, err = l.take(data, saver); err != nil {
			err = message.New("error.at", file, err)
		}
	}
	if err != nil {
		return "", message.New("error.flag.load", err)
	}
	return slot, nil
}

// follow puts the game of a link into a slot.
func (l games) follow(link string, saver *saves.Autosaver) (slot string, err error) {
	data, err := session.GivenLink(link)
	if err != nil {
		return "", err
	}
	return l.take(data, saver)
}

// isLink reports whether a word is a link.
func isLink(word string) bool {
	_, err := session.GivenLink(word)
	return err == nil
}

// take puts the game of a save, a report or a link into a slot.
func (l games) take(data []byte, saver *saves.Autosaver) (slot string, err error) {
	rules := l.rulesets()
	return rules[rules.Of(data)].Import(saver, data, clock)
}

// replay replays a save or a report with the ruleset that it is of.
func replay(s Streams, o options) error {
	list, err := open(o)
	if err != nil {
		return err
	}
	var data []byte
	switch {
	case o.linked && o.operand != "":
		return usage("error.flag.link-file")
	case o.linked:
		data, err = session.GivenLink(o.link)
	default:
		if data, err = read(o.operand); errors.Is(err, fs.ErrNotExist) && isLink(o.operand) {
			data, err = session.GivenLink(o.operand)
			o.operand = ""
		}
	}
	if err != nil {
		return err
	}
	if err = list[list.rulesets().Of(data)].replay(s, o, data); err != nil && o.operand != "" && !errors.Is(err, errDiffers) {
		err = message.New("error.at", o.operand, err)
	}
	return err
}
