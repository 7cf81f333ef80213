package game

import (
	"precipice/game/session"
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

// Next is the speed after this one.
func (s Speed) Next() Speed { return (s + 1) % speeds }

// Factor multiplies durations; Instant gives 0.
func (s Speed) Factor() float64 { return [...]float64{1, 0.5, 0}[s] }

// Key is the text of a speed.
func (s Speed) Key() string { return [...]string{"speed.normal", "speed.double", "speed.instant"}[s] }

// Settings are the player's, kept beside the saves.
type Settings struct {
	Speed        Speed // of explorers
	HostileSpeed Speed
	TextPercent  int // 80 to 200
	Table        session.Table
}

// Table holds the manners here; setup and seed of a new game are the scene's.

func defaults() Settings { return Settings{TextPercent: 100} }

const (
	settingsSlot = "settings"
	settingsKind = "settings"
)

// loadSettings never fails: what cannot be read is as it was at first.
func loadSettings(store saves.Store) Settings {
	s := defaults()
	data, err := store.Get(settingsSlot)
	if err != nil {
		return s
	}
	_, payload, err := saves.Open(data, saves.Digest{})
	if err != nil {
		return s
	}
	if got, err := saves.Decode[Settings](payload); err == nil {
		s = got
	}
	s.TextPercent = max(80, min(200, s.TextPercent))
	s.Speed, s.HostileSpeed = s.Speed%speeds, s.HostileSpeed%speeds
	return s
}

// KeepSettings writes the settings behind the game's back.
func (sh *Shell) KeepSettings() {
	s := sh.Settings
	sh.Saver.Save(settingsSlot, func() ([]byte, error) {
		payload, err := saves.Encode(&s)
		if err != nil {
			return nil, err
		}
		return saves.Seal(saves.Header{Kind: settingsKind, Saved: Clock()}, payload), nil
	})
}
