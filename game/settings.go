package game

import (
	"errors"
	"slices"

	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/message"
	"precipice/saves"
)

// Speed is how fast things move on the screen.
type Speed uint8

// The speeds.
const (
	Normal Speed = iota
	Double
	Instant
	speeds
)

// Turned returns the speed by steps after this one, wrapping around.
func (s Speed) Turned(by int) Speed { return Speed((int(s) + by + int(speeds)) % int(speeds)) }

// Factor returns the factor for durations; it is 0 for Instant.
func (s Speed) Factor() float64 { return [...]float64{1, 0.5, 0}[s] }

// Key returns the key of the speed's text.
func (s Speed) Key() string { return [...]string{"speed.normal", "speed.double", "speed.instant"}[s] }

// Settings are the player's settings, kept next to the saves.
type Settings struct {
	Speed        Speed // of explorers
	HostileSpeed Speed
	TextPercent  int // 80 to 200
	FullScreen   bool
	Language     string // its code; empty for that of the system
	Hush         int    // percent by which sound is muted; 0 until the player changes it
	Table        blackstone.Table
	Lesson       Lesson
}

// Lesson records which steps of the guide were read in the last game it appeared in.
type Lesson struct {
	Slot string // of the game
	Read []string
}

// ReadIn returns the steps that were read in the game of a slot.
func (l *Lesson) ReadIn(slot string) []string {
	if l.Slot != slot {
		return nil
	}
	return l.Read
}

func defaults() Settings { return Settings{TextPercent: 100} }

const (
	settingsSlot = "settings"
	settingsKind = "settings"
)

// loadSettings returns the settings of a store. Settings that cannot be read get their defaults, with an
// error that is a sentence for the player. A store without settings is not an error.
func loadSettings(store saves.Store) (Settings, error) {
	var s Settings
	data, err := store.Get(settingsSlot)
	if errors.Is(err, saves.ErrAbsent) {
		return defaults(), nil
	}
	var payload []byte
	if err == nil {
		_, payload, err = saves.Open(data, saves.Digest{})
	}
	if err == nil {
		s, err = saves.Decode[Settings](payload)
	}
	if err != nil {
		return defaults(), message.New("error.settings.unread", err)
	}
	s.TextPercent = max(80, min(200, s.TextPercent))
	s.Hush = max(0, min(100, s.Hush))
	s.Speed, s.HostileSpeed = s.Speed%speeds, s.HostileSpeed%speeds
	s.Table.Overwatch, s.Table.ReRolls = min(s.Table.Overwatch, blackstone.Never), min(s.Table.ReRolls, blackstone.Never)
	s.Table.Exchange = min(s.Table.Exchange, blackstone.Never)
	s.Table.Undo = min(s.Table.Undo, session.NoUndo)
	return s, nil
}

// RememberedLanguage returns the language of the settings in a store, or "".
func RememberedLanguage(store saves.Store) string {
	s, _ := loadSettings(store) // NewShell reports an error
	return s.Language
}

// clone returns a deep copy.
func (s *Settings) clone() Settings {
	c := *s
	c.Table = s.Table.Clone()
	c.Lesson.Read = slices.Clone(s.Lesson.Read)
	return c
}

// KeepSettings writes the current settings in the background.
func (sh *Shell) KeepSettings() {
	s := sh.Settings.clone()
	sh.Saver.Save(settingsSlot, func() ([]byte, error) {
		payload, err := saves.Encode(&s)
		if err != nil {
			return nil, err
		}
		return saves.Seal(saves.Header{Kind: settingsKind, Saved: Clock()}, payload), nil
	})
}
