package console

import (
	"errors"
	"slices"
	"strconv"

	"precipice/message"
	"precipice/saves"
)

// verbosity is how much the terminal writes unasked.
type verbosity uint8

// The verbosities.
const (
	normal  verbosity = iota // misses in one line
	short                    // only results, no keys, and options only once in an activation
	fullest                  // every line of the log
)

// verbosities holds the words of the setting, by value.
var verbosities = []string{normal: "normal", short: "short", fullest: "full"}

// verbosityOf parses a value of the setting.
func verbosityOf(word string) (verbosity, error) {
	i := slices.Index(verbosities, word)
	if i < 0 {
		return normal, message.New("error.setting.value", "verbosity", strconv.Quote(word), verbosities)
	}
	return verbosity(i), nil
}

// habits holds what the terminal remembers from game to game, next to the saves.
type habits struct {
	Verbosity verbosity
	Bare      bool     // the log has no rule ids
	Lesson    string   // slot of the last game that taught
	Read      []string // steps of the course that were read in that game
}

const (
	habitsSlot = "terminal"
	habitsKind = "terminal"
)

// loadHabits reads the habits of a store. If they are missing it returns the zero value. If they cannot be
// read it also returns an error, which is a sentence for the player.
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
		return habits{}, message.New("error.settings.terminal", err)
	}
	h.Verbosity = min(h.Verbosity, fullest)
	return h, nil
}

// keepHabits writes the habits in the background.
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
