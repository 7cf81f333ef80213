package terminal

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/terminal"
	"precipice/message"
)

// setCard sets whether the table asks for a card or a support at its moment: "frag-grenade always".
func (t *table) setCard(value string) (terminal.Setting, error) {
	card, manner, err := t.cardManner(value)
	if err != nil {
		return terminal.Setting{}, err
	}
	return cardSetting(card, manner), t.play.SetTable(t.play.Table.WithManner(card, manner))
}

// cardManner reads the name of a card, or its beginning, and the word of a manner.
func (t *table) cardManner(value string) (card string, m blackstone.Manner, err error) {
	words := strings.Fields(value)
	if len(words) == 0 {
		return "", m, message.New("error.setting.card-how")
	}
	last := len(words) - 1
	m, ok := blackstone.MannerNamed(words[last])
	if !ok {
		return "", m, message.New("error.setting.value", fortress.HabitCard, strconv.Quote(words[last]), blackstone.MannerWords)
	}
	name := strings.Join(words[:last], " ")
	offered := blackstone.Offered(t.play.Shown.Pack())
	for _, same := range []func(id string) bool{func(id string) bool { return id == terminal.Spelled(name) }, func(id string) bool { return t.Named(id, name) }} {
		if i := slices.IndexFunc(offered, same); i >= 0 {
			return offered[i], m, nil
		}
	}
	return "", m, message.New("error.setting.card", strconv.Quote(name), offered)
}
