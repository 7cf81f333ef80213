package protocol

import (
	"math/rand/v2"
	"slices"

	"precipice/game/session"
)

// mostCopies is the number of copies that a game can have at a time.
const mostCopies = 64

// onCopies holds the operations allowed on a copy, beside those that a view answers. A save or report of a copy would reveal the dice of the
// game itself.
var onCopies = map[string]bool{"pending": true, "choose": true, "why": true, "undo": true, "dice": true, "reseed": true, "clone": true, "drop": true, "journal": true, "set": true}

// chance returns an unpredictable number, used to reseed dice.
func chance() uint64 { return rand.Uint64() }

// reseed moves the dice elsewhere after something was revealed from which they could be predicted. If the
// policy allows undo with the same dice, the dice are known anyway and stay.
func (g *game[S, T, F]) reseed() {
	if g.policy == session.SameDice {
		return
	}
	g.undone = chance()
	g.Match.Anew(chance())
	if g.policy == session.UntilRevealed { // under NewDice, undone already reseeds the dice of every undo
		g.Reseed(chance)
	}
}

// clone makes a copy for a search, with dice of its own.
func (s *Server[S, T, F]) clone(_ *request[F], r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	n := slices.Index(s.copies[:], nil)
	if n < 0 {
		return Fail("wrong", "there are already %d copies, which is the limit: drop one first", mostCopies)
	}
	copied := *g
	copied.History = g.Fork(chance())
	s.copies[n] = &copied
	r.Clone = n + 1
	copied.show(r)
	return nil
}

// drop deletes a copy.
func (s *Server[S, T, F]) drop(q *request[F], _ *response) error {
	if q.Game.copy == 0 {
		return Fail("wrong", `name the copy to drop, as in {"op":"drop","game":1}`)
	}
	s.game = nil
	return nil
}

// reseed reseeds the dice, by the seed given or unpredictably.
func (s *Server[S, T, F]) reseed(q *request[F], r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	n := chance()
	if q.Seed != nil {
		n = *q.Seed
	}
	g.Match.Anew(n)
	g.show(r)
	return nil
}

// within carries out a request on the game that it names.
func (s *Server[S, T, F]) within(q *request[F], do func() error) error {
	n := q.Game.copy
	switch own := s.view.About().Name; {
	case q.Game.ruleset != "" && q.Game.ruleset != own:
		return Fail("wrong", "this is a game of %s and not of %.40q: leave out \"game\"", own, q.Game.ruleset)
	case n == 0:
		return do()
	case n < 0 || n > mostCopies || s.copies[n-1] == nil:
		return Fail("wrong", "there is no copy %d: clone makes one and returns its number", n)
	case !onCopies[q.Op] && s.view.Asked()[q.Op] == nil:
		return Fail("wrong", "%s works only on the game itself: leave out \"game\"", q.Op)
	}
	at := &s.copies[n-1]
	itself := s.game
	s.game = *at
	defer func() { *at, s.game = s.game, itself }()
	return do()
}
