package scenes

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/render"
)

// Settings is the screen of settings over the title or a game: how things look and move, and what the table
// wants to be asked.
type Settings struct {
	game   *stage // its table changes with the settings; nil over the title
	canvas *render.Canvas
	list   scrollList
	said   map[string]string // the values shown, by name
}

// dial is a setting; turn moves to another value, forwards or backwards.
type dial struct {
	name, value string
	turn        func(by int)
}

// NewSettings returns the settings for a game, or with nil for the title.
func NewSettings(c *stage) *Settings { return &Settings{game: c} }

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
	s.list.update(sh)
	if !helpKeys(sh, "") && sh.Input.Did(game.Back) {
		sh.Pop()
	}
}

// table returns the table whose settings are shown: that of the game, else that of the next one.
func (s *Settings) table(sh *game.Shell) blackstone.Table {
	if s.game != nil {
		return s.game.play.Table
	}
	return sh.Settings.Table
}

// manner changes the settings of this table and of later ones.
func (s *Settings) manner(sh *game.Shell, change func(*blackstone.Table)) {
	change(&sh.Settings.Table)
	if s.game == nil {
		return
	}
	t := s.game.play.Table
	change(&t)
	if err := s.game.play.SetTable(t); err != nil {
		sh.Notice = sh.Sentence(err)
	}
	s.game.ask(sh)
}

// sections returns the settings by heading.
func (s *Settings) sections(sh *game.Shell) []section {
	return []section{{"screen", s.screen(sh)}, {"asked", s.asked(sh)}, {"back", s.undo(sh)}}
}

type section struct {
	key  string
	rows []dial
}

// screen returns the settings of the display.
func (s *Settings) screen(sh *game.Shell) (rows []dial) {
	w, set := sh.Words, &sh.Settings
	row := func(name, value string, turn func(by int)) { rows = append(rows, dial{name, value, turn}) }
	row("speed", w.Say(set.Speed.Key()), func(by int) { set.Speed = set.Speed.Turned(by) })
	row("hostile-speed", w.Say(set.HostileSpeed.Key()), func(by int) { set.HostileSpeed = set.HostileSpeed.Turned(by) })
	row("text", strconv.Itoa(set.TextPercent)+" %", func(by int) { set.TextPercent = textSizeAfter(set.TextPercent, by) })
	if len(sh.Languages) > 1 {
		row("language", w.Say("language.name"), func(by int) { s.speak(sh, by) })
	}
	if canFillScreen() {
		row("full-screen", w.Say(onOff(ebiten.IsFullscreen())), func(int) { sh.ToggleFullScreen() })
	}
	return rows
}

// speak changes to the language by steps after this one, and asks a waiting question again in its words.
func (s *Settings) speak(sh *game.Shell, by int) {
	at := slices.Index(sh.Languages, sh.Words.Language())
	sh.Speak(sh.Languages[turned(at, by, len(sh.Languages))])
	if s.game != nil {
		s.game.ask(sh)
	}
}

// asked returns the settings of what the table wants to be asked.
func (s *Settings) asked(sh *game.Shell) (rows []dial) {
	w, t := sh.Words, s.table(sh)
	row := func(name, value string, turn func(by int)) { rows = append(rows, dial{name, value, turn}) }
	row("overwatch", w.Say(mannerKeys[t.Overwatch]), func(by int) {
		m := blackstone.Manner(turned(int(t.Overwatch), by, len(mannerKeys)))
		s.manner(sh, func(t *blackstone.Table) { t.Overwatch = m })
	})
	row("exchange", w.Say(mannerKeys[t.Exchange]), func(int) { s.manner(sh, func(t *blackstone.Table) { t.Exchange = other(t.Exchange) }) })
	row("re-rolls", w.Say(mannerKeys[t.ReRolls]), func(int) { s.manner(sh, func(t *blackstone.Table) { t.ReRolls = other(t.ReRolls) }) })
	row("dice", w.Say(onOff(t.AskDice)), func(int) { s.manner(sh, func(to *blackstone.Table) { to.AskDice = !t.AskDice }) })
	row("healing", w.Say(onOff(t.AskHealing)), func(int) { s.manner(sh, func(to *blackstone.Table) { to.AskHealing = !t.AskHealing }) })
	if s.game == nil || t.Setup.Fifth >= 0 {
		return rows // it is chosen in the setup, or a player plays the hostiles
	}
	row("hostiles", w.Say(onOff(t.HostilesPlayed)), func(int) { s.manner(sh, func(to *blackstone.Table) { to.HostilesPlayed = !t.HostilesPlayed }) })
	return rows
}

// undo returns the setting of the undo policy.
func (s *Settings) undo(sh *game.Shell) (rows []dial) {
	t := s.table(sh)
	row := func(name, value string, turn func(by int)) { rows = append(rows, dial{name, value, turn}) }
	row("undo", sh.Words.Say(t.Undo.TextKey()), func(by int) {
		policy := session.UndoPolicy(turned(int(t.Undo), by, len(session.UndoWords())))
		s.manner(sh, func(t *blackstone.Table) { t.Undo = policy })
	})
	return rows
}

var mannerKeys = [...]string{blackstone.Ask: "manner.ask", blackstone.Always: "manner.always", blackstone.Never: "manner.never"}

// other returns the other value of an offer with only two.
func other(m blackstone.Manner) blackstone.Manner { return blackstone.Never - m }

// turned returns the value by steps after one of n, wrapping around.
func turned(value, by, n int) int { return (value + by + n) % n }

func onOff(on bool) string {
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
	return textSizes[turned(at, by, len(textSizes))]
}
