package city

import (
	"precipice/game"
	"precipice/game/city"
	"precipice/game/session"
	"precipice/scenes"
)

// manners are the settings of what the players want to be asked, for a journey in play and for later ones.
type manners struct {
	host    *Host
	journey *Journey // in play, nil over the title
}

func (s manners) sections(sh *game.Shell) []scenes.Section {
	w, t := sh.Words.Of(city.Name), s.table()
	asked := func(m city.Manner) string { return w.Say(mannerKeys[m]) }
	var rows []scenes.Dial
	row := func(name, value string, turn func(by int)) {
		rows = append(rows, scenes.Dial{Name: name, Value: value, Turn: turn})
	}
	row("city-reactions", asked(t.Reactions), func(by int) {
		m := city.Manner(scenes.Turned(int(t.Reactions), by, len(mannerKeys)))
		s.change(sh, func(to *city.Table) { to.Reactions = m })
	})
	row("city-re-rolls", asked(t.ReRolls), func(int) { s.change(sh, func(to *city.Table) { to.ReRolls = city.Never - t.ReRolls }) })
	row("city-dice", w.Say(scenes.OnOff(t.AskDice)), func(int) { s.change(sh, func(to *city.Table) { to.AskDice = !t.AskDice }) })
	row("city-pointless", w.Say(scenes.OnOff(!t.AskAll)), func(int) { s.change(sh, func(to *city.Table) { to.AskAll = !t.AskAll }) })
	row("city-hostiles", w.Say(scenes.OnOff(t.HostilesAsked)), func(int) { s.change(sh, func(to *city.Table) { to.HostilesAsked = !t.HostilesAsked }) })
	row("city-undo", w.Say(t.Undo.TextKey()), func(by int) {
		policy := session.UndoPolicy(scenes.Turned(int(t.Undo), by, len(session.UndoWords())))
		s.change(sh, func(to *city.Table) { to.Undo = policy })
	})
	return []scenes.Section{{Key: "city", Rows: rows}}
}

// table returns the table whose settings are shown: that of the journey, else that of the next one.
func (s manners) table() city.Table {
	if s.journey != nil {
		return s.journey.Play.Table
	}
	return s.host.Table
}

// change changes the settings of this table and of later ones.
func (s manners) change(sh *game.Shell, change func(*city.Table)) {
	change(&s.host.Table)
	s.host.keep(sh)
	if s.journey == nil {
		return
	}
	t := s.journey.Play.Table
	change(&t)
	if err := s.journey.Play.SetTable(t); err != nil {
		sh.Note(sh.Sentence(err))
	}
	s.journey.Refresh(sh)
}

var mannerKeys = [...]string{city.Ask: "manner.ask", city.Never: "manner.never", city.Always: "manner.always"}
