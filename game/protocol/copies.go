package protocol

import (
	"math/rand/v2"
	"slices"

	"precipice/engine/fortress"
	"precipice/game/session"
)

// mostCopies is how many copies of a game there can be at a time.
const mostCopies = 64

// onCopies are the operations that can be about a copy. A save or a report of one would tell how the dice of
// the game itself fall.
var onCopies = map[string]bool{"pending": true, "choose": true, "state": true, "why": true, "odds": true, "forecast": true,
	"undo": true, "dice": true, "reseed": true, "clone": true, "drop": true}

// chance gives numbers that nobody can foresee, which lead dice elsewhere.
func chance() uint64 { return rand.Uint64() }

// anew is a match whose dice fall as the number leads them.
func anew(m *fortress.Match, n uint64) *fortress.Match {
	m = m.Clone()
	m.Anew(n)
	return m
}

// lead leads the dice elsewhere after something was told, or read, from which they could be foreseen. Where
// choices can be taken back with the same dice, the dice are open anyway and stay as they are.
func (g *game) lead() *game {
	if g.policy == session.SameDice {
		return g
	}
	next := *g
	next.match, next.undone = anew(g.match, chance()), chance()
	if g.policy == session.UntilRevealed { // with new dice, undone leads those of every undo
		next.before = nil
		for _, m := range g.before {
			next.before = append(next.before, anew(m, chance()))
		}
	}
	return &next
}

// clone makes a copy to search in, with dice of its own.
func (s *server) clone(_ *request, r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	n := slices.Index(s.copies[:], nil)
	if n < 0 {
		return fail("wrong", "there are %d copies, the most at a time: drop one first", mostCopies)
	}
	copied := *g
	copied.match, copied.before = anew(g.match, chance()), nil
	s.copies[n] = &copied
	r.Clone = n + 1
	copied.show(r)
	return nil
}

// drop forgets a copy.
func (s *server) drop(q *request, _ *response) error {
	if q.Game == 0 {
		return fail("wrong", `name the copy to drop, as in {"op":"drop","game":1}`)
	}
	s.game = nil
	return nil
}

// reseed leads the dice elsewhere: where nobody can foresee, or where a seed leads them.
func (s *server) reseed(q *request, r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	n := chance()
	if q.Seed != nil {
		n = *q.Seed
	}
	next := *g
	next.match = anew(g.match, n)
	s.game = &next
	next.show(r)
	return nil
}

// within carries out a request at the game that it is about.
func (s *server) within(q *request, do func() error) error {
	if q.Game == 0 {
		return do()
	}
	switch {
	case q.Game < 0 || q.Game > mostCopies || s.copies[q.Game-1] == nil:
		return fail("wrong", "there is no copy %d: clone makes one and tells its number", q.Game)
	case !onCopies[q.Op]:
		return fail("wrong", "%s is about the game itself: leave \"game\" out", q.Op)
	}
	at := &s.copies[q.Game-1]
	itself := s.game
	s.game = *at
	defer func() { *at, s.game = s.game, itself }()
	return do()
}
