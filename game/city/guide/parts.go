package guide

import (
	"strconv"

	rules "precipice/engine/city"
	"precipice/game/city"
	"precipice/game/guide"
	"precipice/game/words"
)

// Parts returns the values for the slots of a step's title and text: who is asked or acts, in how many turns night falls, how many
// champions are slain and how many must be, and one of these: what the suggested attack may come to, the latest event that the step is
// about, or whom the question is about besides.
func (said Said) Parts(play *city.Session, book *words.Book) []string {
	v := look(play)
	who, last := "", ""
	if v.asked {
		who, last = book.Name(v.d.About[0]), book.Name(v.d.About[1])
	}
	if i := guide.LineOf(play.Log, said.Line); i >= 0 {
		last = book.Line(play.Log[i].Key, play.Log[i].Args, nil)
	}
	if said.Key != "" && v.d.Options[v.d.Find(said.Key)].Verb == rules.DoAttack {
		last = v.promise(said.Key, book)
	}
	return []string{who, book.Count("guide.turns", rules.NightIn(v.s)), strconv.Itoa(int(v.s.QuestToken)), strconv.Itoa(v.s.Goal()), last}
}

// promise says what an attack may come to: against whom, how likely it does damage and how likely it slays (see rules.Foresee).
func (v *view) promise(key string, book *words.Book) string {
	on := rules.UnitID(v.d.Options[v.d.Find(key)].Args[1])
	f, _ := rules.Foresee(v.play.Match, key)
	hits := 0.0
	for i := range f.Endings {
		for _, fate := range f.Endings[i].Fates {
			if fate.Unit == on && (fate.Damage > 0 || fate.Fallen) {
				hits += f.Endings[i].Share.Float()
			}
		}
	}
	return book.Say("guide.odds", book.Name(v.s.UnitName(on)), percent(hits), percent(f.Falls(on).Float()))
}

func percent(share float64) string { return strconv.Itoa(int(share*100 + 0.5)) }
