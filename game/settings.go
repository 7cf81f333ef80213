package game

import (
	"precipice/game/sound"
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

// CameraWay is how the view of a board follows what happens.
type CameraWay uint8

// The ways of the camera.
const (
	CameraEases CameraWay = iota // it moves to what matters
	CameraCuts                   // it is there at once
	CameraStays                  // it shows the whole board
	cameraWays
)

// Turned returns the way by steps after this one, wrapping around.
func (c CameraWay) Turned(by int) CameraWay {
	return CameraWay((int(c) + by + int(cameraWays)) % int(cameraWays))
}

// Settings are the player's settings of the shell, kept next to the saves. A ruleset keeps its own; see Keep.
type Settings struct {
	Speed        Speed // of explorers
	HostileSpeed Speed
	TextPercent  int // 80 to 200
	FullScreen   bool
	Damp         Damp
	Mute         bool   // no sound at all
	Captions     bool   // sounds in words
	Language     string // its code; empty for that of the system
	Camera       CameraWay
	Motion       Motion
	Hands        []Hand // keys and gamepad buttons that are not the usual ones
	Folded       bool   // the panels beside a board are folded
	KeepPanels   bool   // they do not fold by themselves while the board is used
	ToldFold     bool   // it has been told why they fold by themselves
	Wordless     bool   // explorers say nothing to each other
	NoRules      bool   // the numbers of rules are not shown
	Game         string // the ruleset that the title shows, "" for that of the game played last
}

// Damp holds the percentages by which the volumes of effects, music and ambience are less than full.
type Damp [3]uint8

// volumes returns the volumes of the settings. What a player hears is about the square of a factor.
func (s *Settings) volumes() (v sound.Volumes) {
	for bus := range v {
		if part := 1 - float32(s.Damp[bus])/100; !s.Mute {
			v[bus] = part * part
		}
	}
	return v
}

func defaults() Settings { return Settings{TextPercent: 100, NoRules: true} }

// SettingsSlot is the slot of the shell's settings. Up to format 3 it also held those of the ruleset.
const SettingsSlot = "settings"

// loadSettings returns the settings that a store keeps. Settings that cannot be read get their defaults, with an
// error that is a sentence for the player; so do keys that cannot be read. A store without settings is not an
// error.
func loadSettings(store saves.Store, kept *saves.Kept[Settings]) (Settings, error) {
	s, ok, err := ReadKept(store, kept, defaults())
	if !ok {
		return s, err
	}
	s.TextPercent = max(80, min(200, s.TextPercent))
	for bus := range s.Damp {
		s.Damp[bus] = min(100, s.Damp[bus])
	}
	s.Speed, s.HostileSpeed, s.Camera = s.Speed%speeds, s.HostileSpeed%speeds, s.Camera%cameraWays
	s.Motion %= motions
	if _, err = handsOf(s.Hands); err != nil {
		s.Hands = nil
	}
	return s, err
}

// RememberedLanguage returns the language of the settings in a store, or "".
func RememberedLanguage(store saves.Store) string {
	s, _ := loadSettings(store, NewKept[Settings](SettingsSlot)) // NewShell reports an error
	return s.Language
}

// KeepSettings writes what has changed of the settings, in the background.
func (sh *Shell) KeepSettings() {
	s := sh.Settings
	Keep(sh, sh.kept, &s)
}
