package console

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/message"
)

// setCard sets whether the table asks for a card or a support at its moment: "frag-grenade always". It returns
// whether the question is written again.
func (t *table) setCard(value string) bool {
	card, manner, err := t.cardManner(value)
	if err == nil {
		err = t.play.SetTable(t.play.Table.WithManner(card, manner))
	}
	if err != nil {
		fmt.Fprintln(t.Out, t.book.Error(err))
		return false
	}
	t.setting(fortress.HabitCard+" "+card, blackstone.MannerWords, int(manner))
	return true
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
	for _, same := range []func(id string) bool{func(id string) bool { return id == spelled(name) }, func(id string) bool { return t.named(id, name) }} {
		if i := slices.IndexFunc(offered, same); i >= 0 {
			return offered[i], m, nil
		}
	}
	return "", m, message.New("error.setting.card", strconv.Quote(name), offered)
}

// askedFor says whether the table asks for a card at its moment, "" for one that has none.
func (t *table) askedFor(id string) string {
	if !blackstone.HasManner(t.play.Shown.Pack(), id) {
		return ""
	}
	return " " + t.book.Say("console.card.manner."+blackstone.MannerWords[t.play.Table.MannerOf(id)])
}
