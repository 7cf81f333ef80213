package protocol

import (
	"cmp"
	"slices"
	"strings"

	"precipice/engine/content"
	"precipice/engine/fortress"
	"precipice/game/session"
)

// begin starts a game from its setup and seed.
func (s *server) begin(q *request, r *response) error {
	setup, err := s.setup(q)
	if err != nil {
		return err
	}
	policy, err := q.policy()
	if err != nil {
		return err
	}
	seed := chance()
	if q.Seed != nil {
		seed = *q.Seed
	}
	m, err := fortress.NewGame(s.rules, setup, seed)
	if err != nil {
		return err
	}
	first, err := fortress.Opening(s.rules, setup)
	if err != nil {
		return err
	}
	auto, err := q.hostiles(setup.Fifth >= 0)
	if err != nil {
		return err
	}
	s.start(&game{History: session.History[fortress.State]{Match: m}, policy: policy, auto: auto, origin: origin{Setup: setup, Seed: seed}}, *first, r)
	return nil
}

// start replaces the current game, and drops its copies.
func (s *server) start(g *game, first fortress.State, r *response) {
	t := telling{r, first}
	t.add(g.Match.Opening())
	g.automatic(g.Match, &t)
	s.game, s.copies = g, [mostCopies]*game{}
	g.show(r)
}

// setup returns the setup a request asks for. Players count from 0 here, as in the rules.
func (s *server) setup(q *request) (setup fortress.Setup, err error) {
	setup = fortress.Setup{Players: 1, Explorers: q.Explorers, Fifth: -1, StrikeForce: q.Strike}
	if len(setup.Explorers) == 0 {
		all := s.rules.Pack.IDs("explorer")
		setup.Explorers = all[:min(fortress.MaxParty, len(all))]
	}
	if q.Players != nil {
		setup.Players = *q.Players
	}
	if setup.Players < 1 || setup.Players > 5 {
		return setup, fail("wrong", "players cannot be %d: write 1 to 5", setup.Players)
	}
	for _, one := range []struct {
		field      string
		sent, seat *int
	}{{"leader", q.Leader, &setup.Leader}, {"hostile_player", q.Hostile, &setup.Fifth}} {
		if one.sent == nil {
			continue
		}
		if *one.seat, err = seatOf(one.field, *one.sent, setup.Players); err != nil {
			return setup, err
		}
	}
	for _, player := range q.Seats {
		seat, err := seatOf("seats", player, setup.Players)
		if err != nil {
			return setup, err
		}
		setup.Seats = append(setup.Seats, seat)
	}
	return setup, s.mode(q, &setup)
}

// seatOf returns the seat of a player, counted from 1.
func seatOf(field string, player, players int) (int, error) {
	if player < 1 || player > players {
		return 0, fail("wrong", "%s: there is no player %d: players are 1 to %d", field, player, players)
	}
	return player - 1, nil
}

// mode reads what to play: an expedition of some difficulty, or a combat card.
func (s *server) mode(q *request, setup *fortress.Setup) error {
	mode, ok := fortress.ModeOf(cmp.Or(q.Mode, fortress.OneOff.Word()))
	switch {
	case !ok:
		return fail("wrong", "there is no mode %q; known: %s", q.Mode, strings.Join(fortress.ModeWords(), ", "))
	case mode == fortress.OneOff:
		if q.Combat != "" {
			return fail("wrong", `an expedition draws its combat cards: leave out "combat", or send the mode "combat"`)
		}
		q.Difficulty = cmp.Or(q.Difficulty, fortress.Normal.String())
		if setup.Difficulty, ok = fortress.DifficultyOf(q.Difficulty); !ok {
			return fail("wrong", "there is no difficulty %q; known: %s", q.Difficulty, strings.Join(fortress.DifficultyNames(), ", "))
		}
	default:
		if q.Difficulty != "" {
			return fail("wrong", `a single combat has no difficulty: leave out "difficulty", or the mode "combat"`)
		}
		known := s.rules.Pack.IDs("combat")
		if setup.Combat = cmp.Or(q.Combat, known[0]); !slices.Contains(known, setup.Combat) {
			return fail("wrong", "there is no combat %q: %s", q.Combat, content.Remedy(q.Combat, known))
		}
	}
	return nil
}

// policy returns the undo policy that a request asks for.
func (q *request) policy() (session.UndoPolicy, error) {
	policy, ok := session.UndoPolicyOf(cmp.Or(q.Undo, session.UntilRevealed.Word()))
	if !ok {
		return policy, fail("wrong", "there is no undo policy %q; known: %s", q.Undo, strings.Join(session.UndoWords(), ", "))
	}
	return policy, nil
}
