package terminal

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/terminal"
)

// Settings implements terminal.Voice.
func (t *table) Settings() (list []terminal.Setting) {
	wants := t.play.Table
	for _, name := range mannerNames {
		list = append(list, terminal.Setting{Name: name, Values: manners[name].values, Is: manners[name].is(&wants)})
	}
	for _, c := range wants.Cards {
		list = append(list, cardSetting(c.Card, c.Manner))
	}
	return list
}

// cardSetting is the setting for what the table does when a card may be used.
func cardSetting(card string, manner blackstone.Manner) terminal.Setting {
	return terminal.Setting{Name: fortress.HabitCard + " " + card, Values: blackstone.MannerWords, Is: int(manner)}
}

// Set implements terminal.Voice.
func (t *table) Set(name, value string) (terminal.Setting, error) {
	if name == fortress.HabitCard {
		return t.setCard(value)
	}
	m, err := mannerOf(name, strings.TrimSpace(value))
	if err != nil {
		return terminal.Setting{}, err
	}
	wants := t.play.Table
	manners[name].set(&wants, m.value)
	return terminal.Setting{Name: name, Values: manners[name].values, Is: m.value}, t.play.SetTable(wants)
}
