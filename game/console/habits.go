package console

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"precipice/saves"
)

// verbosity is how much the terminal says unasked.
type verbosity uint8

// The verbosities.
const (
	normal  verbosity = iota // misses in one line
	short                    // results without the steps to them, no keys, and options only once in an activation
	fullest                  // every line of the log
)

// verbosities are the words of the setting, by value.
var verbosities = []string{normal: "normal", short: "short", fullest: "full"}

// verbosityOf reads a value of the setting.
func verbosityOf(word string) (verbosity, error) {
	i := slices.Index(verbosities, word)
	if i < 0 {
		return normal, fmt.Errorf("verbosity cannot be %q: it is one of %s", word, strings.Join(verbosities, ", "))
	}
	return verbosity(i), nil
}

// habits are what the terminal keeps from one game to the next, beside the saves.
type habits struct {
	Verbosity verbosity
	Bare      bool     // the log without the ids of rules
	Lesson    string   // slot of the last game that taught
	Read      []string // steps of the course that were read in it
}

const (
	habitsSlot = "terminal"
	habitsKind = "terminal"
)

// loadHabits reads what a store keeps. A store without it gives the zero value; what cannot be read does too,
// with an error that is a sentence for the player.
func loadHabits(store saves.Store) (h habits, err error) {
	data, err := store.Get(habitsSlot)
	if errors.Is(err, saves.ErrAbsent) {
		return h, nil
	}
	var payload []byte
	if err == nil {
		_, payload, err = saves.Open(data, saves.Digest{})
	}
	if err == nil {
		h, err = saves.Decode[habits](payload)
	}
	if err != nil {
		return habits{}, fmt.Errorf("the settings of the terminal cannot be read and are as they were at first; set them again (%w)", err)
	}
	h.Verbosity = min(h.Verbosity, fullest)
	return h, nil
}

// keepHabits writes them behind the game's back.
func (t *table) keepHabits() {
	h := t.habits
	h.Read = slices.Clone(h.Read)
	t.saver.Save(habitsSlot, func() ([]byte, error) {
		payload, err := saves.Encode(&h)
		if err != nil {
			return nil, err
		}
		return saves.Seal(saves.Header{Kind: habitsKind, Saved: clock()}, payload), nil
	})
}
