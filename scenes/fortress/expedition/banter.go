package expedition

import "precipice/game"

// banter returns what one explorer says to another between two cards, "" if they are silent: the pack has no words for
// them, or the player wants none. It depends on nothing but the game, so a replay says the same, and it is no part of
// the game.
func (x *Expedition) banter(sh *game.Shell) string {
	s, w := &x.Play.Shown, sh.Words
	if sh.Settings.Wordless || s.Expedition.Round == 0 {
		return ""
	}
	var said []string
	for a := range s.Party {
		for b := range s.Party {
			if a == b || !s.Party[a].Able() || !s.Party[b].Able() {
				continue
			}
			one, other := s.Name(a), s.Name(b)
			if !w.Has("nature."+one) || !w.Has("nature."+other) {
				continue
			}
			if key := "banter." + w.Say("nature."+one) + "." + w.Say("nature."+other); w.Has(key) {
				said = append(said, w.Say(key, w.Name(one), w.Name(other)))
			}
		}
	}
	if len(said) == 0 {
		return ""
	}
	at := x.Play.Table.Seed%1009 + 7*uint64(s.Expedition.Round) + 5*uint64(s.Quest.Expedition)
	return said[at%uint64(len(said))]
}
