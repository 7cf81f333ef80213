package guide

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/guide"
	"precipice/game/words"
)

// dearDie is the lowest die that pays for a search or a summons (BF-SRC-004, BF-SUM-002).
const dearDie = 4

// Parts returns the values for the slots of a step's title and text: the acting miniature, the first
// hostile group, and one of these: the text of the twist, the latest event that the step is about, how many hexes are left after
// the suggested move, or the die left for a search or summons.
func (said Said) Parts(play *blackstone.Session, book *words.Book) (who, group, third string) {
	d, asked := play.Pending()
	v := view{play: play, s: &play.Shown, d: d, asked: asked}
	if asked {
		who = book.Name(d.About[0])
	}
	if g := &v.s.Groups[0]; g.Present {
		group = book.Name(v.s.Pack().Hostiles[g.Kind].ID)
	}
	third = book.Say("guide.die.own")
	if said.Where == "twist" {
		for in := range v.s.Influences(fortress.NoUnit) {
			return who, group, book.Say("text." + in.ID)
		}
	}
	if i := guide.LineOf(play.Log, said.Line); i >= 0 && len(play.Log[i].Args) > 1 {
		third = book.Name(play.Log[i].Args[1])
		if rule := book.Rule(play.Log[i].Rule); strings.HasPrefix(rule, third+": ") { // an event is told with what it does
			third = strings.TrimSuffix(rule, ".")
		}
		if i+1 < len(play.Log) && play.Log[i+1].Key == "no-effect" { // and that it changes nothing
			third += ". " + strings.TrimSuffix(book.Line("no-effect", play.Log[i+1].Args, nil), ".")
		}
	} else if said.Far {
		third = book.Count("guide.left", said.Left)
	} else if own, _ := v.dice().high(v.cost(said.Key)); own < dearDie {
		third = book.Say("guide.die.shared")
	}
	return who, group, third
}
