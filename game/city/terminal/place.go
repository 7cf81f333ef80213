package terminal

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/city/places"
	"precipice/game/session"
)

// layings holds where the tiles lie that the options of a question lay, in words and by key.
type layings struct {
	asked  []engine.Option
	ground rules.Ground
	words  map[string]string
}

// laid returns where an option lays its tile as the window says it, "" for an option that lays none.
func (v *voice) laid(d *engine.Decision, o *engine.Option) string {
	if v.Coordinates() || o.Verb != rules.DoLay && (o.Verb != rules.DoExtract || o.Parts[0] == "") {
		return ""
	}
	s := v.state()
	if g := &v.layings; !slices.Equal(g.asked, d.Options) || g.ground != s.Ground {
		*g = layings{slices.Clone(d.Options), s.Ground, places.Layings(v.Book, s, rules.Spots(v.play.Match))}
	}
	return v.layings.words[o.Key()]
}

// Reads implements terminal.Voice: an option tells its spaces by where they lie from who acts, and its tile by the side and the exits.
func (v *voice) Reads(d *engine.Decision, o *engine.Option) string {
	if at := v.laid(d, o); at != "" {
		return v.Book.Say("row."+o.Verb+".at", at)
	}
	return v.Placed(v.whereIn(d, o)).Do(d.Kind, o)
}

// whereIn returns where the spaces of an option lie, seen from who acts.
func (v *voice) whereIn(d *engine.Decision, o *engine.Option) map[string]session.Place {
	return places.In(v.state(), places.Standing(v.state(), d), o.Parts[:]...)
}

// at says where a space is, seen from another: by its coordinates if the player wants those.
func (v *voice) at(sp, from board.Space) string {
	if v.Coordinates() || sp == board.None {
		return v.state().SpaceName(sp)
	}
	return places.Words(v.Book, places.Of(v.state(), sp, from))
}

// standing returns the space from which everything is looked at: that of who acts, else that of the first hero on the battlefield, which
// it says.
func (v *voice) standing(d *engine.Decision) board.Space {
	s := v.state()
	if at := places.Standing(s, d); at != board.None || v.Coordinates() {
		return at
	}
	for h := range s.Heroes {
		if w := &s.Units[h]; w.Here() {
			v.Say("console.seen-from", v.Book.Name(s.HeroName(h)))
			return w.At
		}
	}
	return board.None
}
