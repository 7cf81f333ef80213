package terminal

import (
	"slices"
	"strconv"

	"precipice/message"
	"precipice/saves"
)

// Verbosity is how much the terminal writes unasked.
type Verbosity uint8

// The verbosities.
const (
	Normal Verbosity = iota // misses in one line
	Short                   // only results, no keys, and options only once in a span
	Full                    // every line of the log
)

// verbosities holds the words of the setting, by value.
var verbosities = []string{Normal: "normal", Short: "short", Full: "full"}

// verbosityOf parses a value of the setting.
func verbosityOf(word string) (Verbosity, error) {
	i := slices.Index(verbosities, word)
	if i < 0 {
		return Normal, message.New("error.setting.value", "verbosity", strconv.Quote(word), verbosities)
	}
	return Verbosity(i), nil
}

// habits holds what the terminal remembers from game to game, next to the saves.
type habits struct {
	Verbosity Verbosity
	Cites     bool     // the ids of rules are written
	Hexes     bool     // hexes are called by their coordinates, and options have their keys
	Lesson    string   `kept:"lesson"` // slot of the last game that taught
	Read      []string `kept:"lesson"` // steps of the course that were read in that game
}

const (
	habitsSlot = "terminal"
	habitsKind = "terminal"
)

// newKept returns the habits that are kept next to the saves.
func newKept() *saves.Kept[habits] { return saves.NewKept[habits](habitsSlot, habitsKind) }

// loadHabits reads the habits of a store. If they are missing it returns the zero value. If they cannot be
// read it also returns an error, which is a sentence for the player.
func loadHabits(store saves.Store, kept *saves.Kept[habits]) (h habits, err error) {
	if h, _, err = kept.Read(store, habits{}); err != nil {
		return h, message.New("error.settings.terminal", err)
	}
	h.Verbosity = min(h.Verbosity, Full)
	return h, nil
}

// Verbosity returns how much the player wants to read.
func (t *Table) Verbosity() Verbosity { return t.habits.Verbosity }

// Coordinates reports whether the player wants hexes called by their coordinates, and the keys of options.
func (t *Table) Coordinates() bool { return t.habits.Hexes }

// Lesson returns the slot of the last game that taught, "" if none has, and the steps that were read in it.
func (t *Table) Lesson() (slot string, read []string) { return t.habits.Lesson, t.habits.Read }

// KeepLesson keeps which steps were read in this game, which teaches.
func (t *Table) KeepLesson(read []string) {
	t.habits.Lesson, t.habits.Read = t.play.Slot(), read
	t.keepHabits()
}

// keepHabits writes what has changed of the habits, in the background.
func (t *Table) keepHabits() {
	h := t.habits
	h.Read = slices.Clone(h.Read)
	t.kept.Save(t.Saver, &h, Clock())
}
