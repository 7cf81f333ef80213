// Package view is what programs see of Blackstone Fortress, and how they ask for it: the part of
// engine/PROTOCOL.md that is the game's own.
package view

import (
	"maps"
	"slices"
	"strings"

	"precipice/engine"
	"precipice/engine/content"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/protocol"
	"precipice/game/protocol/say"
)

// View implements protocol.View.
type View struct{ blackstone.Rules }

// Server plays Blackstone Fortress for a program.
type Server = protocol.Server[fortress.State, blackstone.Table, Fields]

// New returns a server without a game.
func New(r fortress.Rules) *Server {
	return protocol.New[fortress.State, blackstone.Table, Fields](View{blackstone.With(r)})
}

// Asked implements protocol.View.
func (v View) Asked() map[string]func(*fortress.Match, *Fields, *protocol.Answers) error {
	return map[string]func(*fortress.Match, *Fields, *protocol.Answers) error{"state": state, "odds": odds, "forecast": forecast, "chambers": v.chambers}
}

// Amends implements protocol.View: an explorer may come from another quest.
func (View) Amends() map[string]func(*fortress.Match, *Fields, *protocol.Answers) error {
	return map[string]func(*fortress.Match, *Fields, *protocol.Answers) error{"bring": bring}
}

// Seat implements protocol.View: for the hostile seat it names the player who plays the hostiles, if there
// is one (BF-RNF-002).
func (View) Seat(s *fortress.State, seat engine.Seat) string {
	if seat == fortress.HostileSeat && s.HasFifth {
		seat = s.Fifth
	}
	return seatName(seat)
}

func seatName(s engine.Seat) string {
	if s == fortress.HostileSeat {
		return "hostiles"
	}
	return say.Player(s)
}

// Costs implements protocol.View.
func (View) Costs(m *fortress.Match, d *engine.Decision, o *engine.Option) (cost, price int) {
	return fortress.Costs(m, d, o)
}

// Automatic implements protocol.View: nobody is asked for hostiles without a player (BF-G-074), nor for cards that
// are always or never used.
func (View) Automatic(t *blackstone.Table, auto bool, m *fortress.Match, d *engine.Decision) (option int, why string) {
	switch {
	case d.Seat != fortress.HostileSeat:
		return t.Offer(m, d)
	case !auto || m.State.HasFifth:
		return -1, ""
	case len(d.Options) == 1:
		return 0, "automatic"
	}
	return fortress.Automatic(m, d), "automatic"
}

// Set implements protocol.View: a request may set the manners of cards and supports.
func (v View) Set(t blackstone.Table, q *Fields) (blackstone.Table, error) {
	for _, card := range slices.Sorted(maps.Keys(q.Manners)) {
		if offered := blackstone.Offered(v.Pack); !slices.Contains(offered, card) {
			return t, protocol.Fail("wrong", "nobody is asked about a card %q: %s", card, content.Remedy(card, offered))
		}
		manner, ok := blackstone.MannerNamed(q.Manners[card])
		if !ok {
			return t, protocol.Fail("wrong", "the manner of %s cannot be %q; known: %s", card, q.Manners[card], strings.Join(blackstone.MannerWords, ", "))
		}
		t = t.WithManner(card, manner)
	}
	return t, nil
}

// AnswersItself implements protocol.View.
func (View) AnswersItself(q *Fields, s *fortress.State) (bool, error) {
	switch q.Hostiles {
	case "", "asked":
		return false, nil
	case "auto":
		if s.HasFifth {
			return false, protocol.Fail("wrong", "hostiles cannot be auto when a player plays them: leave out one of the two")
		}
		return true, nil
	}
	return false, protocol.Fail("wrong", "hostiles cannot be %q; known: asked, auto", q.Hostiles)
}
