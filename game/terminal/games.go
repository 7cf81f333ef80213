package terminal

import (
	"errors"
	"io/fs"
	"slices"

	"precipice/game/session"
	"precipice/message"
	"precipice/saves"
)

// games are opened rulesets, in the order in which they are offered.
type games []Game

// open opens all rulesets. The one that is asked for has read the command line.
func (p *program) open() (list games, err error) {
	for _, one := range p.offered {
		line := p.line
		if one.Name != p.ruleset {
			line = one.Read(p.without())
		}
		g, err := line.Open()
		if err != nil {
			return nil, err
		}
		list = append(list, g)
	}
	return list, nil
}

// without returns the options for a ruleset other than the one that has read the command line, which a content pack is not of.
func (p *program) without() *Options {
	o := p.o
	o.Content = ""
	return &o
}

func (l games) rulesets() (list session.Rulesets) {
	for _, g := range l {
		list = append(list, g)
	}
	return list
}

// play plays a game in the terminal: the one of a file, the latest, or a new one.
func (p *program) play(s Streams) error {
	list, err := p.open()
	if err != nil {
		return err
	}
	saver := saves.NewAutosaver(p.o.Store(s))
	g, slot, err := list.pick(&p.o, saver)
	if err != nil {
		return err
	}
	return Play(g, s, &p.o, saver, slot)
}

// Play plays the game of a slot as long as there is something to read, or a new one if the slot is empty.
func Play(g Game, s Streams, o *Options, saver *saves.Autosaver, slot string) error {
	return g.play(s, o, saver, slot)
}

// pick returns the ruleset to play, and the slot of the game to continue, "" to begin one.
func (l games) pick(o *Options, saver *saves.Autosaver) (g Game, slot string, err error) {
	rules := l.rulesets()
	asked := slices.IndexFunc(l, func(g Game) bool { return g.About().Name == o.Game })
	switch {
	case o.Game != "" && o.Load != "":
		return nil, "", Usage("error.flag.game-load")
	case o.Linked && o.Load != "":
		return nil, "", Usage("error.flag.link-load")
	case o.Linked:
		slot, err = l.follow(o.Link, saver)
	case o.Load != "":
		slot, err = l.load(o.Load, saver)
	case !o.New && !o.Learn:
		slot, err = latest(rules, saver.Store(), o.Game)
	}
	if err != nil || slot == "" {
		return l[max(0, asked)], "", err
	}
	return l[rules.OfSlot(saver.Store(), slot)], slot, nil
}

// latest returns the slot of the game to continue: the latest unfinished one, else the newest finished one,
// "" for none. It looks only at games of the named ruleset if there is a name. If the newest cannot be read and
// no other is unfinished, it returns an error.
func latest(rules session.Rulesets, store saves.Store, ruleset string) (slot string, err error) {
	games, err := rules.Glance(store)
	if err != nil {
		return "", err
	}
	games = slices.DeleteFunc(games, func(g session.Game) bool { return ruleset != "" && g.Ruleset != ruleset })
	if g := rules.Latest(store, games); g != nil {
		return g.Slot, nil
	}
	if len(games) == 0 {
		return "", nil
	}
	if first := rules.Proved(store, games[0]); first.Problem != nil {
		return "", message.New("error.flag.new", first.Problem)
	}
	return games[0].Slot, nil
}

// load puts the game of a file into a slot.
func (l games) load(file string, saver *saves.Autosaver) (slot string, err error) {
	data, err := Read(file)
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
	return rules[rules.Of(data)].Import(saver, data, Clock)
}

// replay replays a save or a report with the ruleset that it is of.
func (p *program) replay(s Streams) error {
	list, err := p.open()
	if err != nil {
		return err
	}
	o := &p.o
	var data []byte
	switch {
	case o.Linked && o.Operand != "":
		return Usage("error.flag.link-file")
	case o.Linked:
		data, err = session.GivenLink(o.Link)
	default:
		if data, err = Read(o.Operand); errors.Is(err, fs.ErrNotExist) && isLink(o.Operand) {
			data, err = session.GivenLink(o.Operand)
			o.Operand = ""
		}
	}
	if err != nil {
		return err
	}
	if err = list[list.rulesets().Of(data)].replay(s, data); err != nil && o.Operand != "" && !errors.Is(err, errDiffers) {
		err = message.New("error.at", o.Operand, err)
	}
	return err
}
