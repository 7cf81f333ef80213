package city

import (
	"maps"
	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/city"
	"precipice/game/city/places"
	"precipice/game/words"
	"precipice/render"
	ware "precipice/render/cityware"
	"slices"
	"strconv"
)

// placed returns a book that tells the spaces and the groups among some parts in words, as the log does.
func placed(w *words.Book, s *rules.State, parts ...string) *words.Book {
	return w.WithPlaces(words.Where(w, city.Rules{}.Where(s, parts)))
}

// seen returns a book that tells the spaces among the parts of an answer as they lie from who acts, as the terminal does, and groups as the
// log does.
func seen(w *words.Book, s *rules.State, d *engine.Decision, parts ...string) *words.Book {
	where := words.Where(w, city.Rules{}.Where(s, parts))
	maps.Copy(where, words.Where(w, places.In(s, places.Standing(s, d), parts...)))
	return w.WithPlaces(where)
}

// groupName returns the name of a group as the log, tips and questions call it: its number with its kinds.
func groupName(w *words.Book, s *rules.State, g int) string {
	name := rules.GroupName(g)
	return placed(w, s, name).Name(name)
}

// wipedOut reports whether a card of the track is that of a group of which nobody is left. Its card stays on the track until it comes up
// and is replaced (CC-INI-003, CC-HGA-004).
func wipedOut(s *rules.State, c rules.TrackCard) bool {
	return c.Hostile && s.Groups[c.Index].FaceUp && strength(s, int(c.Index)) == 0
}

// hidden reports whether a card of the track lies face down (CC-HGA-006).
func hidden(s *rules.State, c rules.TrackCard) bool {
	return c.Hostile && s.Groups[c.Index].Present && !s.Groups[c.Index].FaceUp
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

// nightFigure is the ending of the id of a hostile's figure by night.
const nightFigure = "/night"

// brief returns the short name of a hero or a kind of hostiles.
func brief(w *words.Book, id string) string {
	if w.Has("short." + id) {
		return w.Say("short." + id)
	}
	return w.Name(id)
}

// kindsHere returns the kinds of a group that are on the battlefield.
func kindsHere(s *rules.State, g int) []int {
	return slices.DeleteFunc(city.Kinds(s, g), func(k int) bool { return firstOf(s, g, k) == rules.NoUnit })
}

// firstOf returns the first hostile of a kind in a group that is on the battlefield.
func firstOf(s *rules.State, g, kind int) rules.UnitID {
	for u := range s.Units {
		if v := &s.Units[u]; v.Team == rules.HostileTeam && v.Here() && int(v.Card) == g && int(v.Kind) == kind {
			return rules.UnitID(u)
		}
	}
	return rules.NoUnit
}

// decimal writes a number with one digit behind the point.
func decimal(n float64) string { return strconv.FormatFloat(n, 'f', 1, 64) }

// nightSide returns the side of the reference cards that counts: 1 at night (CC-G-051).
func nightSide(s *rules.State) int {
	if s.Night() {
		return 1
	}
	return 0
}

// numberOf writes a number.
func numberOf(n int) string { return strconv.Itoa(n) }

// journeyWords are the words of the types of journeys.
var journeyWords = library.JourneyWords

// typeWord returns the word of the type of journey that is played.
func typeWord(s *rules.State) string { return journeyWords[s.Type()] }

// ailmentsOf lists the ailments of a miniature as they are drawn.
func ailmentsOf(v *rules.Unit) (list []ware.Ailment) {
	for a := range library.Ailments {
		if v.Has(a) {
			list = append(list, ware.Ailment(a))
		}
	}
	return list
}

// bystanders returns heroes as pictures show them, the first in the colour of a place in the party.
func bystanders(ids []string, first int) (list []render.Bystander) {
	for i, id := range ids {
		list = append(list, render.Bystander{Figure: id, Rim: render.Explorers[(first+i)%len(render.Explorers)]})
	}
	return list
}
