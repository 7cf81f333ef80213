package fortress

import "slices"

// Mode is a part of the rules that is played by itself.
type Mode uint8

// The modes.
const (
	SingleCombat Mode = iota
	OneOff            // a one-off expedition (BF-ONE-001)
	Campaign          // a quest (BF-OBJ-001)
)

// Modes lists the modes.
var Modes = []Mode{SingleCombat, OneOff, Campaign}

// modeNames holds the names of the modes in saves, and as players and programs write them.
var modeNames = [...]struct{ saved, written string }{
	SingleCombat: {"combat", "combat"},
	OneOff:       {"expedition", "oneoff"},
	Campaign:     {"quest", "quest"},
}

// String returns the name of the mode in saves.
func (m Mode) String() string { return modeNames[m].saved }

// Word returns the name of the mode in flags and in the protocol.
func (m Mode) Word() string { return modeNames[m].written }

// ModeOf returns the mode of a Word.
func ModeOf(word string) (Mode, bool) { return modeNamed(word, Mode.Word) }

// SavedMode returns the mode of its name in saves.
func SavedMode(name string) (Mode, bool) { return modeNamed(name, Mode.String) }

func modeNamed(name string, of func(Mode) string) (Mode, bool) {
	i := slices.IndexFunc(Modes, func(m Mode) bool { return of(m) == name })
	return Mode(max(0, i)), i >= 0
}

// ModeWords lists the words of the modes.
func ModeWords() (words []string) {
	for _, m := range Modes {
		words = append(words, m.Word())
	}
	return words
}

// Mode returns the mode that the setup asks for.
func (s *Setup) Mode() Mode { return modeWith(s.Quest, s.Difficulty) }

// Mode returns the mode that is played.
func (s *State) Mode() Mode { return modeWith(s.Quest.Step != NoQuest, s.Expedition.Difficulty) }

// modeWith returns the mode of a game. Of the others only one-off expeditions have a difficulty.
func modeWith(quest bool, d Difficulty) Mode {
	switch {
	case quest:
		return Campaign
	case d == NoObjective:
		return SingleCombat
	}
	return OneOff
}
