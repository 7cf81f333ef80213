package city

import (
	rules "precipice/engine/city"
	"precipice/game"
)

// voices is what one hero says to another at the first question of a turn. It depends on nothing but the journey, so whoever goes on
// later hears the same, and it is no part of the game.
type voices struct {
	d     *tabletop
	coach *coach
}

// said returns it, "" if they are silent: before the second turn, while the guide teaches, if there are no words for those on the
// battlefield, with large text, which needs the room, or if the player wants none.
func (x *voices) said(sh *game.Shell) string {
	s, w := &x.d.Play.Shown, sh.Words
	if sh.Settings.Wordless || sh.Settings.TextPercent > 125 || x.coach.tutor != nil || s.Turn < 2 || !x.d.Question.Asks(rules.AskGambit) || x.d.HandedOver() {
		return ""
	}
	var said []string
	for a := range s.Heroes {
		for b := range s.Heroes {
			if a == b || !s.Heroes[a].Able() || !s.Heroes[b].Able() || s.Heroes[a].Away || s.Heroes[b].Away {
				continue
			}
			one, other := s.HeroName(a), s.HeroName(b)
			if !w.Has("nature."+one) || !w.Has("nature."+other) {
				continue
			}
			if key := "banter." + w.Say("nature."+one) + "." + w.Say("nature."+other); w.Has(key) {
				said = append(said, w.Say(key, brief(w, one), brief(w, other)))
			}
		}
	}
	if len(said) == 0 {
		return ""
	}
	return said[(x.d.Play.Table.Seed%1009+7*uint64(s.Turn))%uint64(len(said))]
}
