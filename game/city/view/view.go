// Package view is what programs see of Cursed City, and how they ask for it: the part of engine/PROTOCOL.md that is the game's own.
package view

import (
	"slices"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/content"
	"precipice/game/city"
	"precipice/game/protocol"
	"precipice/game/protocol/say"
)

// View implements protocol.View.
type View struct{ city.Rules }

// Server plays Cursed City for a program.
type Server = protocol.Server[rules.State, city.Table, Fields]

// New returns a server without a game.
func New(r city.Rules) *Server { return protocol.New[rules.State, city.Table, Fields](View{r}) }

// Fields holds the fields that only requests of this ruleset have.
type Fields struct {
	Journey  string   `json:"journey,omitempty"`
	Level    int      `json:"level,omitempty"`
	Hostiles string   `json:"hostiles,omitempty"`
	Players  *int     `json:"players,omitempty"`
	Heroes   []string `json:"heroes,omitempty"`
	Seats    []int    `json:"seats,omitempty"`
	Leader   *int     `json:"leader,omitempty"`

	Option   string `json:"option,omitempty"`
	Attacker string `json:"attacker,omitempty"`
	Target   string `json:"target,omitempty"`
	Weapon   string `json:"weapon,omitempty"`
	From     string `json:"from,omitempty"`
	Arrow    bool   `json:"arrow,omitempty"`
	Group    int    `json:"group,omitempty"`

	Parts []string `json:"parts,omitempty"`
	Cards bool     `json:"cards,omitempty"`
}

// Asked implements protocol.View.
func (View) Asked() map[string]func(*rules.Match, *Fields, *protocol.Answers) error {
	return map[string]func(*rules.Match, *Fields, *protocol.Answers) error{"state": state, "odds": odds, "forecast": forecast, "places": places}
}

// Amends implements protocol.View: nothing comes from outside.
func (View) Amends() map[string]func(*rules.Match, *Fields, *protocol.Answers) error { return nil }

// Seat implements protocol.View.
func (View) Seat(_ *rules.State, seat engine.Seat) string { return say.Player(seat) }

// Costs implements protocol.View.
func (View) Costs(m *rules.Match, d *engine.Decision, o *engine.Option) (cost, price int) {
	return rules.Costs(m, d, o)
}

// Automatic implements protocol.View: the open choices of the hostiles are the leader's (CC-G-036), unless a program leaves them to the
// game.
func (View) Automatic(_ *city.Table, auto bool, m *rules.Match, d *engine.Decision) (option int, why string) {
	if !auto {
		return -1, ""
	}
	return rules.Automatic(m, d), "automatic"
}

// Set implements protocol.View: a table has no settings for programs.
func (View) Set(t city.Table, _ *Fields) (city.Table, error) { return t, nil }

// AnswersItself implements protocol.View.
func (View) AnswersItself(q *Fields, _ *rules.State) (bool, error) {
	switch q.Hostiles {
	case "", "asked":
		return false, nil
	case "auto":
		return true, nil
	}
	return false, protocol.Fail("wrong", "hostiles cannot be %q; known: asked, auto", q.Hostiles)
}

// Journal implements protocol.View: a journey has none.
func (View) Journal([][]byte) (any, error) { return []string{}, nil }

// Table implements protocol.View.
func (v View) Table(q *Fields) (t city.Table, err error) {
	t.Setup = rules.Table{Players: 1, Heroes: q.Heroes, Level: q.Level, Journey: q.Journey}
	if len(t.Setup.Heroes) == 0 {
		all := v.Pack.IDs("hero")
		t.Setup.Heroes = all[:min(rules.MaxHeroes, len(all))]
	}
	known := v.Pack.IDs("journey")
	if t.Setup.Journey == "" {
		t.Setup.Journey = known[0]
	}
	if !slices.Contains(known, t.Setup.Journey) {
		return t, protocol.Fail("wrong", "there is no journey %q: %s", q.Journey, content.Remedy(q.Journey, known))
	}
	if q.Players != nil {
		t.Setup.Players = *q.Players
	}
	if t.Setup.Players < 1 || t.Setup.Players > rules.MaxHeroes {
		return t, protocol.Fail("wrong", "players cannot be %d: write 1 to %d", t.Setup.Players, rules.MaxHeroes)
	}
	if q.Leader != nil {
		if t.Setup.Leader, err = seatOf("leader", *q.Leader, t.Setup.Players); err != nil {
			return t, err
		}
	}
	for _, player := range q.Seats {
		seat, err := seatOf("seats", player, t.Setup.Players)
		if err != nil {
			return t, err
		}
		t.Setup.Seats = append(t.Setup.Seats, seat)
	}
	return t, nil
}

// seatOf returns the seat of a player, counted from 1.
func seatOf(field string, player, players int) (int, error) {
	if player < 1 || player > players {
		return 0, protocol.Fail("wrong", "%s: there is no player %d: players are 1 to %d", field, player, players)
	}
	return player - 1, nil
}

var _ protocol.View[rules.State, city.Table, Fields] = View{}
