package scenes

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/game/sound"
	"precipice/render"
)

// Settings is the screen of settings over the title or a game: how things look and move, and what the ruleset
// adds.
type Settings struct {
	more   func(*game.Shell) []Section
	spoken func(*game.Shell) // told when the language has changed; may be nil
	canvas *render.Canvas
	list   ScrollList
	open   string            // the key of the section shown
	said   map[string]string // the values shown, by name
}

// Section is a part of the settings that is shown by itself, behind a tab.
type Section struct {
	Key  string // of the tab's text
	Rows []Dial
}

// Dial is a setting. Turn moves to another value, forwards or backwards.
type Dial struct {
	Name, Value string
	Turn        func(by int)
	About       string // what is said of it; "" for the text of its name
}

// NewSettings returns the settings of the display and those that a ruleset adds.
func NewSettings(more func(*game.Shell) []Section) *Settings {
	return &Settings{more: more, open: "screen"}
}

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
	if all := s.sections(sh); sh.Input.Digit > 0 && sh.Input.Digit <= len(all) {
		s.show(sh, all[sh.Input.Digit-1].Key)
	}
	if !HelpKeys(sh, "") && sh.Input.Did(game.Back) {
		sh.Pop()
	}
}

// sections returns the settings by section.
func (s *Settings) sections(sh *game.Shell) []Section {
	return append([]Section{{"screen", s.screen(sh)}, {"motion", s.motion(sh)}, {"sound", s.sound(sh)}}, s.more(sh)...)
}

// show opens a section.
func (s *Settings) show(sh *game.Shell, key string) {
	if s.open != key {
		s.open = key
		s.list.Top()
	}
	if sh.UI.ByKeys() {
		sh.UI.FocusOn("tab/" + key)
	}
	sh.Dirty()
}

// turn opens the section by steps after the open one, wrapping around.
func (s *Settings) turn(sh *game.Shell, by int) {
	all := s.sections(sh)
	at := slices.IndexFunc(all, func(one Section) bool { return one.Key == s.open })
	s.show(sh, all[Turned(at, by, len(all))].Key)
}

// screen returns the settings of the display.
func (s *Settings) screen(sh *game.Shell) (rows []Dial) {
	w, set := sh.Words, &sh.Settings
	row := func(name, value string, turn func(by int)) {
		rows = append(rows, Dial{Name: name, Value: value, Turn: turn})
	}
	row("text", strconv.Itoa(set.TextPercent)+"%", func(by int) { set.TextPercent = stepAfter(textSizes, set.TextPercent, by) })
	rows[0].About = aboutText(sh)
	if len(sh.Languages) > 1 {
		row("language", w.Say("language.name"), func(by int) { s.speak(sh, by) })
	}
	if sh.Theme == nil || !sh.Theme.Held { // in the hands the panels are drawers
		row("fold", w.Say(OnOff(!set.KeepPanels)), func(int) { set.KeepPanels = !set.KeepPanels })
	}
	row("rules", w.Say(OnOff(!set.NoRules)), func(int) { set.NoRules = !set.NoRules })
	row("banter", w.Say(OnOff(!set.Wordless)), func(int) { set.Wordless = !set.Wordless })
	if canFillScreen() {
		row("full-screen", w.Say(OnOff(ebiten.IsFullscreen())), func(int) { sh.ToggleFullScreen() })
	}
	return rows
}

// aboutText says how large text is where the screen has less room than the player asks for, "" elsewhere.
func aboutText(sh *game.Shell) string {
	if sh.Theme == nil { // nothing is drawn yet
		return ""
	}
	fits := int(math.Round(float64(sh.Theme.Size * 100)))
	if fits == sh.Settings.TextPercent {
		return ""
	}
	return sh.Words.Say("about.text.fits", strconv.Itoa(fits))
}

// motion returns the settings of what moves.
func (s *Settings) motion(sh *game.Shell) (rows []Dial) {
	w, set := sh.Words, &sh.Settings
	row := func(name, value string, turn func(by int)) {
		rows = append(rows, Dial{Name: name, Value: value, Turn: turn})
	}
	row("speed", w.Say(set.Speed.Key()), func(by int) { set.Speed = set.Speed.Turned(by) })
	row("hostile-speed", w.Say(set.HostileSpeed.Key()), func(by int) { set.HostileSpeed = set.HostileSpeed.Turned(by) })
	row("camera", w.Say(cameraKeys[set.Camera]), func(by int) { set.Camera = set.Camera.Turned(by) })
	row("motion", w.Say(motionKeys[set.Motion], w.Say(OnOff(set.Still()))), func(by int) { set.Motion = set.Motion.Turned(by) })
	return rows
}

var (
	cameraKeys = [...]string{"camera.eases", "camera.cuts", "camera.stays"}
	motionKeys = [...]string{game.MotionAsSystem: "motion.system", game.MotionReduced: "motion.reduced", game.MotionFull: "motion.full"}
)

// sound returns the settings of sound.
func (s *Settings) sound(sh *game.Shell) (rows []Dial) {
	w, set := sh.Words, &sh.Settings
	row := func(name, value string, turn func(by int)) {
		rows = append(rows, Dial{Name: name, Value: value, Turn: turn})
	}
	full := func(bus sound.Bus) int { return 100 - int(set.Damp[bus]) }
	volume := func(bus sound.Bus) (value string, turn func(by int)) {
		return strconv.Itoa(full(bus)) + "%", func(by int) { set.Damp[bus] = uint8(100 - stepAfter(volumes, full(bus), by)) }
	}
	value, turn := volume(sound.Effects)
	row("effects", value, turn)
	value, turn = volume(sound.Music)
	row("music", value, turn)
	value, turn = volume(sound.Ambience)
	row("ambience", value, turn)
	row("mute", w.Say(OnOff(set.Mute)), func(int) { set.Mute = !set.Mute })
	row("captions", w.Say(OnOff(set.Captions)), func(int) { set.Captions = !set.Captions })
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

var (
	textSizes = []int{80, 100, 125, 150, 200}
	volumes   = []int{0, 20, 40, 60, 80, 100}
)

// stepAfter returns the value by steps after one, wrapping around.
func stepAfter(steps []int, value, by int) int {
	at := 0
	for i, p := range steps {
		if p <= value {
			at = i
		}
	}
	return steps[Turned(at, by, len(steps))]
}
