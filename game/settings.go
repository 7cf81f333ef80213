package game

import "precipice/saves"

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

// Settings are the player's settings of the shell, kept next to the saves. A ruleset keeps its own; see Keep.
type Settings struct {
	Speed        Speed // of explorers
	HostileSpeed Speed
	TextPercent  int // 80 to 200
	FullScreen   bool
	Hush         int    // percent by which sound is muted; 0 until the player changes it
	Language     string // its code; empty for that of the system
}

func defaults() Settings { return Settings{TextPercent: 100} }

// SettingsSlot is the slot of the shell's settings. Up to format 3 it also held those of the ruleset.
const SettingsSlot = "settings"

// loadSettings returns the settings of a store. Settings that cannot be read get their defaults, with an
// error that is a sentence for the player. A store without settings is not an error.
func loadSettings(store saves.Store) (Settings, error) {
	s, ok, err := Kept[Settings](store, SettingsSlot)
	if !ok {
		return defaults(), err
	}
	s.TextPercent = max(80, min(200, s.TextPercent))
	s.Hush = max(0, min(100, s.Hush))
	s.Speed, s.HostileSpeed = s.Speed%speeds, s.HostileSpeed%speeds
	return s, nil
}

// RememberedLanguage returns the language of the settings in a store, or "".
func RememberedLanguage(store saves.Store) string {
	s, _ := loadSettings(store) // NewShell reports an error
	return s.Language
}

// KeepSettings writes the current settings in the background.
func (sh *Shell) KeepSettings() {
	s := sh.Settings
	Keep(sh, SettingsSlot, &s)
}
