package city

import (
	rules "precipice/engine/city"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/words"
)

// placed returns a book that tells the spaces and the groups among some parts in words, as the log does.
func placed(w *words.Book, s *rules.State, parts ...string) *words.Book {
	return w.WithPlaces(words.Where(w, city.Rules{}.Where(s, parts)))
}

// groupName returns the name of a group as the log, tips and questions call it: its number with its kinds.
func groupName(w *words.Book, s *rules.State, g int) string {
	name := rules.GroupName(g)
	return placed(w, s, name).Name(name)
}

// kindOf returns the kind of hostiles that stands for a group, that of most of its members, the slain among them; -1 for a card that lies
// face down.
func (x *Journey) kindOf(g int) int {
	if kinds := city.Kinds(&x.Play.Shown, g); len(kinds) > 0 {
		return kinds[0]
	}
	return -1
}

// groupShort returns the short name of a group: that of its kind, and that there are others if some are on the battlefield.
func (x *Journey) groupShort(sh *game.Shell, g int) string {
	s, w := &x.Play.Shown, sh.Words
	k := x.kindOf(g)
	if k < 0 {
		return w.Say("track.face-down")
	}
	if here := kindsHere(s, g); len(here) > 1 {
		return w.Say("track.mixed", brief(w, s.Content().Hostiles[here[0]].ID))
	}
	return brief(w, s.Content().Hostiles[k].ID)
}

// wipedOut reports whether a card of the track is that of a group of which nobody is left. Its card stays on the track until it comes up
// and is replaced (CC-INI-003, CC-HGA-004).
func wipedOut(s *rules.State, c rules.TrackCard) bool {
	return c.Hostile && s.Groups[c.Index].FaceUp && strength(s, int(c.Index)) == 0
}

// strength returns how many of a group stand on the battlefield.
func strength(s *rules.State, g int) (n int) {
	for u := range s.Units {
		if w := &s.Units[u]; w.Team == rules.HostileTeam && int(w.Card) == g && w.Here() {
			n++
		}
	}
	return n
}
