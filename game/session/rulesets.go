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

	gameIn(store saves.Store, slot saves.Slot) (Game, bool)
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

func (h hosted[S, T]) gameIn(store saves.Store, slot saves.Slot) (Game, bool) {
	return gameOf(h.rules, store, slot)
}

// Rulesets are the rulesets of a program, in the order in which it offers them. There is at least one.
type Rulesets []Hosted

// Games lists the saved games of all rulesets, latest first and unreadable ones last. A game of none of them
// is listed with the reason why it cannot be continued.
func (l Rulesets) Games(store saves.Store) ([]Game, error) {
	slots, err := store.List()
	var games []Game
	for _, slot := range slots {
		if g, ok := l[l.ofHeader(slot.Header)].gameIn(store, slot); ok {
			games = append(games, g)
		}
	}
	return games, err
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
	slots, _ := store.List() // whoever opens the game says what is wrong with the store
	if i := slices.IndexFunc(slots, func(s saves.Slot) bool { return s.Name == slot }); i >= 0 {
		return l.ofHeader(slots[i].Header)
	}
	return 0
}

func (l Rulesets) ofHeader(h saves.Header) int {
	return max(0, slices.IndexFunc(l, func(r Hosted) bool {
		about, own := r.About(), h
		return about.Owns(&own) == nil
	}))
}

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
