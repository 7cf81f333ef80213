package session

import (
	"bytes"
	"slices"
	"strings"
	"time"

	"precipice/saves"
)

// Hosted is a ruleset without the types of its state and its table: what the host does with its saves.
type Hosted interface {
	About() About
	// Import puts a save or a report from elsewhere into a slot of its own if it can be continued.
	Import(saver *saves.Autosaver, data []byte, now func() int64) (slot string, err error)
	// Read begins to read a link.
	Read(link string, now func() int64) *Reading
	// FileName returns a file name for a save, without extension.
	FileName(save []byte, when time.Time) (string, error)

	// prove begins to find out what is wrong with the game of a save that has been read, if anything: step goes on and reports whether
	// there is more to do, and end says what it is. Step is nil if there is nothing to do.
	prove(data []byte) (step func() bool, end func() error, err error)
}

// Host returns a ruleset without its types.
func Host[S any, T Table[T]](r Ruleset[S, T]) Hosted { return hosted[S, T]{r} }

type hosted[S any, T Table[T]] struct{ rules Ruleset[S, T] }

func (h hosted[S, T]) About() About { return h.rules.About() }

func (h hosted[S, T]) Import(saver *saves.Autosaver, data []byte, now func() int64) (slot string, err error) {
	return Import(h.rules, saver, data, now)
}

func (h hosted[S, T]) Read(link string, now func() int64) *Reading { return Read(h.rules, link, now) }

func (h hosted[S, T]) FileName(save []byte, when time.Time) (string, error) {
	return FileName(h.rules, save, when)
}

func (h hosted[S, T]) prove(data []byte) (step func() bool, end func() error, err error) {
	c, err := beginOpen(h.rules, data)
	if err != nil {
		return nil, nil, err
	}
	return c.step, func() error {
		_, _, err := c.match()
		return err
	}, nil
}

// Rulesets are the rulesets of a program, in the order in which it offers them. There is at least one.
type Rulesets []Hosted

// Games lists the saved games of all rulesets, latest first and unreadable ones last. A game of none of them
// is listed with the reason why it cannot be continued.
func (l Rulesets) Games(store saves.Store) ([]Game, error) {
	slots, err := store.List()
	abouts := l.abouts()
	var games []Game
	for _, slot := range slots {
		if _, ok := abouts.gameOf(slot); ok {
			games = append(games, l.prove(store, slot).whole())
		}
	}
	return games, err
}

// Glance lists the games as Games does, but by the beginning of each save alone, so that many are listed at once. Whether one that
// is Unknown can be continued, Prove finds out.
func (l Rulesets) Glance(store saves.Store) ([]Game, error) {
	slots, err := store.Glance()
	abouts := l.abouts()
	var games []Game
	for _, slot := range slots {
		if g, ok := abouts.gameOf(slot); ok {
			games = append(games, g)
		}
	}
	return games, err
}

// abouts describe the rulesets of a program, in its order.
type abouts []About

func (l Rulesets) abouts() (list abouts) {
	for _, r := range l {
		list = append(list, r.About())
	}
	return list
}

// of returns the index of the ruleset that a header is of. For a header of none of them it is that of the first.
func (l abouts) of(h saves.Header) int {
	return max(0, slices.IndexFunc(l, func(about About) bool {
		own := h
		return about.Owns(&own) == nil
	}))
}

func (l abouts) gameOf(slot saves.Slot) (Game, bool) { return gameOf(&l[l.of(slot.Header)], slot) }

// Latest returns the latest unfinished game of a list that can be continued, or nil. It proves those that are Unknown, as
// far as it must.
func (l Rulesets) Latest(store saves.Store, games []Game) *Game {
	for {
		g := Latest(games)
		if g == nil || !g.Unknown {
			return g
		}
		*g = l.Proved(store, *g)
	}
}

// Of returns the index of the ruleset that a save, a report or a link is of, by its header. For data of none of
// them it is that of the first, which says what is wrong with it.
func (l Rulesets) Of(data []byte) int {
	data = saves.Text(data)
	if IsLink(data) {
		return l.ofLink(string(data))
	}
	if h, err := saves.Inspect(data); err == nil {
		return l.ofHeader(h)
	}
	if bytes.HasPrefix(data, []byte(firstLine)) {
		return l.ofReport(string(data))
	}
	return 0
}

// ofLink returns the index of the ruleset that reads a link. If none does, it is that of the first which knows the link as its own,
// with other content or damaged.
func (l Rulesets) ofLink(text string) int {
	var wrong []error
	for _, r := range l {
		_, _, err := openLink(r.About(), text)
		wrong = append(wrong, err)
	}
	if i := slices.Index(wrong, nil); i >= 0 {
		return i
	}
	return max(0, slices.IndexFunc(wrong, ofItsOwn))
}

// OfSlot returns the index of the ruleset that the game of a slot is of.
func (l Rulesets) OfSlot(store saves.Store, slot string) int {
	return l.ofHeader(saves.Look(store, slot).Header) // whoever opens the game says what is wrong with the slot
}

func (l Rulesets) ofHeader(h saves.Header) int { return l.abouts().of(h) }

// ofReport reads the line of a report that names its ruleset.
func (l Rulesets) ofReport(text string) int {
	for line := range strings.Lines(text) {
		switch word, name, _ := strings.Cut(strings.TrimSpace(line), " "); word {
		case "ruleset":
			return max(0, slices.IndexFunc(l, func(r Hosted) bool { return r.About().Name == strings.TrimSpace(name) }))
		case "journal":
			return 0
		}
	}
	return 0
}
