package table

import (
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/scenes"
)

// Manners are the settings of what the players want to be asked, for a game in play and for later ones.
type Manners struct {
	Host  *Host
	Stage *Stage // of the game in play, nil over the title
}

// Settings implements scenes.Game.
func (h *Host) Settings(sh *game.Shell) []scenes.Section { return Manners{Host: h}.Sections(sh) }

func (s Manners) Sections(sh *game.Shell) []scenes.Section {
	return []scenes.Section{{Key: "table", Rows: append(s.asked(sh), s.undo(sh)...)}}
}

// table returns the table whose settings are shown: that of the game, else that of the next one.
func (s Manners) table() blackstone.Table {
	if s.Stage != nil {
		return s.Stage.Play.Table
	}
	return s.Host.Table
}

// change changes the settings of this table and of later ones.
func (s Manners) change(sh *game.Shell, change func(*blackstone.Table)) {
	change(&s.Host.Table)
	s.Host.Keep(sh)
	if s.Stage == nil {
		return
	}
	t := s.Stage.Play.Table
	change(&t)
	if err := s.Stage.Play.SetTable(t); err != nil {
		sh.Note(sh.Sentence(err))
	}
	s.Stage.Ask(sh)
}

// asked returns the settings of what the table wants to be asked.
func (s Manners) asked(sh *game.Shell) (rows []scenes.Dial) {
	w, t := sh.Words.Of(blackstone.Name), s.table()
	row := func(name, value string, turn func(by int)) {
		rows = append(rows, scenes.Dial{Name: name, Value: value, Turn: turn})
	}
	row("overwatch", w.Say(mannerKeys[t.Overwatch]), func(by int) {
		m := blackstone.Manner(scenes.Turned(int(t.Overwatch), by, len(mannerKeys)))
		s.change(sh, func(t *blackstone.Table) { t.Overwatch = m })
	})
	row("exchange", w.Say(mannerKeys[t.Exchange]), func(int) { s.change(sh, func(t *blackstone.Table) { t.Exchange = other(t.Exchange) }) })
	row("re-rolls", w.Say(reRollKeys[t.ReRolls]), func(by int) {
		m := blackstone.Manner(scenes.Turned(int(t.ReRolls), by, len(reRollKeys)))
		s.change(sh, func(t *blackstone.Table) { t.ReRolls = m })
	})
	row("dice", w.Say(scenes.OnOff(t.AskDice)), func(int) { s.change(sh, func(to *blackstone.Table) { to.AskDice = !t.AskDice }) })
	row("healing", w.Say(scenes.OnOff(t.AskHealing)), func(int) { s.change(sh, func(to *blackstone.Table) { to.AskHealing = !t.AskHealing }) })
	row("pointless", w.Say(scenes.OnOff(!t.AskAll)), func(int) { s.change(sh, func(to *blackstone.Table) { to.AskAll = !t.AskAll }) })
	if n := len(t.Cards); n > 0 { // they are set one by one on the cards; here all are asked for again
		row("cards", w.Count("manner.cards", n), func(int) { s.change(sh, func(t *blackstone.Table) { t.Cards = nil }) })
	}
	if n := len(t.Hushes); n > 0 { // each was said where it was asked; here all are asked again
		row("hushes", w.Count("manner.hushes", n), func(int) { s.change(sh, func(t *blackstone.Table) { t.Hushes = nil }) })
	}
	row("hints", w.Say(scenes.OnOff(!s.Host.Lesson.Quiet)), func(int) { s.hints(sh) })
	if s.Stage == nil || t.Setup.Fifth >= 0 {
		return rows // it is chosen in the setup, or a player plays the hostiles
	}
	row("hostiles", w.Say(scenes.OnOff(t.HostilesPlayed)), func(int) { s.change(sh, func(to *blackstone.Table) { to.HostilesPlayed = !t.HostilesPlayed }) })
	return rows
}

// hints puts the hints in quests away for good, or brings all of them back.
func (s Manners) hints(sh *game.Shell) {
	l := &s.Host.Lesson
	if l.Quiet = !l.Quiet; !l.Quiet {
		l.Hints = nil
	}
	s.Host.Keep(sh)
}

// undo returns the setting of the undo policy.
func (s Manners) undo(sh *game.Shell) (rows []scenes.Dial) {
	t := s.table()
	row := func(name, value string, turn func(by int)) {
		rows = append(rows, scenes.Dial{Name: name, Value: value, Turn: turn})
	}
	row("undo", sh.Words.Of(blackstone.Name).Say(t.Undo.TextKey()), func(by int) {
		policy := session.UndoPolicy(scenes.Turned(int(t.Undo), by, len(session.UndoWords())))
		s.change(sh, func(t *blackstone.Table) { t.Undo = policy })
	})
	return rows
}

var mannerKeys = [...]string{blackstone.Ask: "manner.ask", blackstone.Always: "manner.always", blackstone.Never: "manner.never"}

// reRollKeys name the manners of re-rolls. Always asks even where an attack in overwatch has hit already.
var reRollKeys = [...]string{blackstone.Ask: "manner.ask", blackstone.Always: "manner.re-rolls.all", blackstone.Never: "manner.never"}

// other returns the other value of an offer with only two.
func other(m blackstone.Manner) blackstone.Manner { return blackstone.Never - m }
