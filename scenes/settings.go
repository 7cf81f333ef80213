package scenes

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// Settings is the screen of settings over the title or a game: how things look and move, and what the ruleset
// adds.
type Settings struct {
	more   func(*game.Shell) []Section
	spoken func(*game.Shell) // told when the language has changed; may be nil
	canvas *render.Canvas
	list   ScrollList
	said   map[string]string // the values shown, by name
}

// Section is a heading of the settings and the settings below it.
type Section struct {
	Key  string // of the heading's text
	Rows []Dial
}

// Dial is a setting. Turn moves to another value, forwards or backwards.
type Dial struct {
	Name, Value string
	Turn        func(by int)
}

// NewSettings returns the settings of the display and those that a ruleset adds.
func NewSettings(more func(*game.Shell) []Section) *Settings { return &Settings{more: more} }

// Spoken sets what is told when the player has chosen another language.
func (s *Settings) Spoken(told func(*game.Shell)) *Settings {
	s.spoken = told
	return s
}

// Name implements game.Scene.
func (s *Settings) Name() string { return "settings" }

// Moving implements game.Scene.
func (s *Settings) Moving() bool { return false }

// Covers implements game.Coverer.
func (s *Settings) Covers() {}

// Says implements game.Scene.
func (s *Settings) Says() map[string]string { return s.said }

// Update implements game.Scene.
func (s *Settings) Update(sh *game.Shell) {
	s.list.Update(sh)
	if !HelpKeys(sh, "") && sh.Input.Did(game.Back) {
		sh.Pop()
	}
}

// sections returns the settings by heading.
func (s *Settings) sections(sh *game.Shell) []Section {
	return append([]Section{{"screen", s.screen(sh)}}, s.more(sh)...)
}

// screen returns the settings of the display.
func (s *Settings) screen(sh *game.Shell) (rows []Dial) {
	w, set := sh.Words, &sh.Settings
	row := func(name, value string, turn func(by int)) { rows = append(rows, Dial{name, value, turn}) }
	row("speed", w.Say(set.Speed.Key()), func(by int) { set.Speed = set.Speed.Turned(by) })
	row("hostile-speed", w.Say(set.HostileSpeed.Key()), func(by int) { set.HostileSpeed = set.HostileSpeed.Turned(by) })
	row("text", strconv.Itoa(set.TextPercent)+" %", func(by int) { set.TextPercent = textSizeAfter(set.TextPercent, by) })
	if len(sh.Languages) > 1 {
		row("language", w.Say("language.name"), func(by int) { s.speak(sh, by) })
	}
	if canFillScreen() {
		row("full-screen", w.Say(OnOff(ebiten.IsFullscreen())), func(int) { sh.ToggleFullScreen() })
	}
	return rows
}

// speak changes to the language by steps after this one, and tells the screen below.
func (s *Settings) speak(sh *game.Shell, by int) {
	at := slices.Index(sh.Languages, sh.Words.Language())
	sh.Speak(sh.Languages[Turned(at, by, len(sh.Languages))])
	if s.spoken != nil {
		s.spoken(sh)
	}
}

// Turned returns the value by steps after one of n, wrapping around.
func Turned(value, by, n int) int { return (value + by + n) % n }

// OnOff is the key of the text for a setting that is on or off.
func OnOff(on bool) string {
	if on {
		return "set.on"
	}
	return "set.off"
}

var textSizes = []int{80, 100, 125, 150, 200}

// textSizeAfter returns the text size by steps after one.
func textSizeAfter(percent, by int) int {
	at := 0
	for i, p := range textSizes {
		if p <= percent {
			at = i
		}
	}
	return textSizes[Turned(at, by, len(textSizes))]
}
