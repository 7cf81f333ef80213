package terminal

import (
	"fmt"
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/session"
)

// whereIn says where the hexes among some words are, nil for no hex or if hexes are called by their coordinates.
func (t *table) whereIn(words ...string) map[string]session.Place {
	if t.Coordinates() {
		return nil
	}
	return blackstone.Rules{}.Where(&t.play.Shown, words)
}

// hexName returns how a space is called: by where it is, or by its coordinates if the player wants those. No miniature that the text is
// about tells where it is.
func (t *table) hexName(sp board.Space, about ...string) string {
	hex := t.play.Shown.HexName(sp)
	return t.Placed(t.whereIn(append([]string{hex}, about...)...)).Name(hex)
}

// apart says where the hexes of an option are, so that no two options of the question read alike: places that are called alike are
// told apart by which way they lie from each other.
func (t *table) apart(d *engine.Decision, o *engine.Option) map[string]session.Place {
	n := parts(o)
	mine := t.whereIn(o.Parts[:n]...)
	if mine == nil {
		return nil
	}
	if _, isHex := t.at(o.Parts[n-1]); !isHex {
		return mine
	}
	if place, ok := t.spots.of(t, d)[o.Key()]; ok {
		mine[o.Parts[n-1]] = place
	}
	return mine
}

// spots holds where the hexes are that the options of a question end in.
type spots struct {
	asked  []engine.Option // the options
	stand  [fortress.MaxUnits]board.Space
	places map[string]session.Place // by key
}

// of returns where those of a question are, by the keys of its options.
func (g *spots) of(t *table, d *engine.Decision) map[string]session.Place {
	var stand [fortress.MaxUnits]board.Space
	for u := range stand {
		stand[u] = t.play.Shown.Units[u].Hex
	}
	if g.places != nil && g.stand == stand && slices.Equal(g.asked, d.Options) {
		return g.places
	}
	*g = spots{slices.Clone(d.Options), stand, map[string]session.Place{}}
	alike := map[string]board.Set{} // the spaces of a place
	named := func(o *engine.Option, place session.Place) string { return fmt.Sprint(o.Verb, parts(o), place) }
	for i := range d.Options {
		o := &d.Options[i]
		n := parts(o)
		if n == 0 {
			continue
		}
		if sp, isHex := t.at(o.Parts[n-1]); isHex {
			place := t.whereIn(o.Parts[:n]...)[o.Parts[n-1]]
			g.places[o.Key()] = place
			set := alike[named(o, place)]
			set.Add(sp)
			alike[named(o, place)] = set
		}
	}
	for i := range d.Options {
		o := &d.Options[i]
		place, ok := g.places[o.Key()]
		if set := alike[named(o, place)]; ok && set.Len() > 1 {
			sp, _ := t.at(o.Parts[parts(o)-1])
			g.places[o.Key()] = append(slices.Clone(place), t.side(sp, set))
		}
	}
	return g.places
}

// side says which way a space lies from the middle of some, or by its coordinates if that does not tell it from another.
func (t *table) side(sp board.Space, among board.Set) []string {
	s := &t.play.Shown
	f := s.Field()
	var q, r float64
	for one := range among.All() {
		q, r = q+float64(f.Hex(one).Q), r+float64(f.Hex(one).R)
	}
	n := float64(among.Len())
	way := func(one board.Space) int {
		return bearing(float64(f.Hex(one).Q)-q/n, float64(f.Hex(one).R)-r/n)
	}
	mine := way(sp)
	for one := range among.All() {
		if one != sp && way(one) == mine {
			return []string{"at", s.HexName(sp)}
		}
	}
	return []string{"side", t.Book.Say(compass[mine])}
}

// lying says what lies in a space, or who stands there. Where it is seen from a space, words that follow say where it is.
func (t *table) lying(what string, from, at board.Space, about ...string) string {
	switch {
	case !t.play.Shown.Fighting():
		return what
	case t.Coordinates():
		return t.Book.Say("console.at", what, t.hexName(at))
	case from != board.None:
		return what
	}
	return t.Book.Say("console.in", what, t.hexName(at, about...))
}

// portal says where a portal is.
func (t *table) portal(s *fortress.State, i int, from board.Space) string {
	hex := s.Portals[i].Hex
	switch {
	case t.Coordinates():
		return t.Book.Say("console.portal", hex.String(), t.names(s.PortalSpaces(i)))
	case from != board.None:
		return t.Book.Say("console.portal.way", t.Book.Say(direction(s.Cells[from].Hex, hex)))
	}
	return t.Book.Say("console.in", t.Book.Say("console.portal.name"), t.Placed(t.whereIn(hex.String())).Name(hex.String()))
}

// exit says where the escape chamber is.
func (t *table) exit(s *fortress.State, from board.Space) string {
	if from == board.None || t.Coordinates() {
		return t.Book.Say("console.escape", t.names(s.Maglev))
	}
	for sp := range s.Maglev.All() {
		return t.Book.Say("console.escape", t.Book.Say(direction(s.Cells[from].Hex, s.Cells[sp].Hex)))
	}
	return ""
}

// portalName names a portal, with its hex if hexes are called by their coordinates.
func (t *table) portalName(h board.Hex) string {
	if t.Coordinates() {
		return t.Book.Say("console.where.portal", h.String())
	}
	return t.Book.Say("console.portal.name")
}
