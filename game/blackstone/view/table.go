package view

import (
	"cmp"
	"slices"
	"strings"

	"precipice/engine/content"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/protocol"
)

// Fields holds the fields that only requests of this ruleset have.
type Fields struct {
	Mode       string   `json:"mode,omitempty"`
	Combat     string   `json:"combat,omitempty"`
	Difficulty string   `json:"difficulty,omitempty"`
	Hostiles   string   `json:"hostiles,omitempty"`
	Players    *int     `json:"players,omitempty"`
	Explorers  []string `json:"explorers,omitempty"`
	Seats      []int    `json:"seats,omitempty"`
	Leader     *int     `json:"leader,omitempty"`
	Hostile    *int     `json:"hostile_player,omitempty"`
	Strike     bool     `json:"strike_force,omitempty"`
	Clock      int      `json:"clock,omitempty"`
	Points     bool     `json:"leader_points,omitempty"`
	Quest      string   `json:"quest,omitempty"` // its name

	Manners map[string]string `json:"manners,omitempty"` // of cards and supports

	Attacker string `json:"attacker,omitempty"`
	Target   string `json:"target,omitempty"`
	Weapon   string `json:"weapon,omitempty"`
	Attacks  int    `json:"attacks,omitempty"`
	From     string `json:"from,omitempty"`
	Aimed    bool   `json:"aimed,omitempty"`
	Roll     string `json:"roll,omitempty"`
	Explorer string `json:"explorer,omitempty"`
	Chamber  string `json:"chamber,omitempty"` // a file of a stasis chamber, in base64

	Sequence []string          `json:"sequence,omitempty"`
	At       map[string]string `json:"at,omitempty"`
	Parts    []string          `json:"parts,omitempty"`
	Cards    bool              `json:"cards,omitempty"`
}

// Table implements protocol.View.
func (v View) Table(q *Fields) (blackstone.Table, error) {
	setup, err := v.setup(q)
	if q.Quest != "" && err == nil && !setup.Quest {
		err = protocol.Fail("wrong", `only a quest has a name: leave out "quest", or send the mode "quest"`)
	}
	if err != nil {
		return blackstone.Table{}, err
	}
	return v.Set(blackstone.Table{Setup: setup, Quest: q.Quest}, q)
}

// setup returns the setup a request asks for. Players count from 0 here, as in the rules.
func (v View) setup(q *Fields) (setup fortress.Setup, err error) {
	setup = fortress.Setup{Players: 1, Explorers: q.Explorers, Fifth: -1, StrikeForce: q.Strike, Clock: q.Clock}
	if len(setup.Explorers) == 0 && q.Mode != fortress.Campaign.Word() {
		all := v.Pack.IDs("explorer")
		setup.Explorers = all[:min(fortress.MaxParty, len(all))]
	}
	if q.Players != nil {
		setup.Players = *q.Players
	}
	if setup.Players < 1 || setup.Players > 5 {
		return setup, protocol.Fail("wrong", "players cannot be %d: write 1 to 5", setup.Players)
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
	return setup, v.mode(q, &setup)
}

// seatOf returns the seat of a player, counted from 1.
func seatOf(field string, player, players int) (int, error) {
	if player < 1 || player > players {
		return 0, protocol.Fail("wrong", "%s: there is no player %d: players are 1 to %d", field, player, players)
	}
	return player - 1, nil
}

// mode reads what to play: an expedition of some difficulty, or a combat card.
func (v View) mode(q *Fields, setup *fortress.Setup) error {
	mode, ok := fortress.ModeOf(cmp.Or(q.Mode, fortress.OneOff.Word()))
	switch {
	case !ok:
		return protocol.Fail("wrong", "there is no mode %q; known: %s", q.Mode, strings.Join(fortress.ModeWords(), ", "))
	case q.Points && mode != fortress.Campaign:
		return protocol.Fail("wrong", `only a quest has leader points: leave out "leader_points", or send the mode "quest"`)
	case mode == fortress.Campaign:
		if q.Combat != "" || q.Difficulty != "" || len(q.Explorers)+len(q.Seats) > 0 {
			return protocol.Fail("wrong", `a quest picks its explorers and draws its cards as it goes: leave out "combat", "difficulty", "explorers" and "seats"`)
		}
		setup.Quest, setup.LeaderPoints = true, q.Points
	case mode == fortress.OneOff:
		if q.Combat != "" {
			return protocol.Fail("wrong", `an expedition draws its combat cards: leave out "combat", or send the mode "combat"`)
		}
		q.Difficulty = cmp.Or(q.Difficulty, fortress.Normal.String())
		if setup.Difficulty, ok = fortress.DifficultyOf(q.Difficulty); !ok {
			return protocol.Fail("wrong", "there is no difficulty %q; known: %s", q.Difficulty, strings.Join(fortress.DifficultyNames(), ", "))
		}
	default:
		if q.Difficulty != "" {
			return protocol.Fail("wrong", `a single combat has no difficulty: leave out "difficulty", or the mode "combat"`)
		}
		known := v.Pack.IDs("combat")
		if setup.Combat = cmp.Or(q.Combat, known[0]); !slices.Contains(known, setup.Combat) {
			return protocol.Fail("wrong", "there is no combat %q: %s", q.Combat, content.Remedy(q.Combat, known))
		}
	}
	return nil
}
