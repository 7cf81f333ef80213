package coins

import (
	"precipice/engine"
	"precipice/game/protocol"
)

// Fields holds the fields that only requests of this ruleset have.
type Fields struct {
	Goal int    `json:"goal,omitempty"`
	Side string `json:"side,omitempty"`
}

// View is what programs see of the coins.
type View struct{ Rules }

// Table implements protocol.View.
func (View) Table(q *Fields) (Table, error) { return Table{Goal: q.Goal}, nil }

// AnswersItself implements protocol.View.
func (View) AnswersItself(*Fields, *State) (bool, error) { return false, nil }

// Automatic implements protocol.View.
func (View) Automatic(*Table, bool, *engine.Match[State], *engine.Decision) (option int, why string) {
	return -1, ""
}

// Set implements protocol.View.
func (View) Set(t Table, _ *Fields) (Table, error) { return t, nil }

// Seat implements protocol.View.
func (View) Seat(*State, engine.Seat) string { return "thrower" }

// Costs implements protocol.View.
func (View) Costs(*engine.Match[State], *engine.Decision, *engine.Option) (cost, price int) {
	return 0, 0
}

// Content implements protocol.View.
func (View) Content(*Fields) any { return []string{"heads", "tails"} }

// Journal implements protocol.View.
func (View) Journal([][]byte) (any, error) { return []string{}, nil }

// Amends implements protocol.View: nothing comes from outside.
func (View) Amends() map[string]func(*engine.Match[State], *Fields, *protocol.Answers) error {
	return nil
}

// Asked implements protocol.View.
func (View) Asked() map[string]func(*engine.Match[State], *Fields, *protocol.Answers) error {
	return map[string]func(*engine.Match[State], *Fields, *protocol.Answers) error{
		"state": func(m *engine.Match[State], _ *Fields, r *protocol.Answers) error {
			r.State = m.State
			return nil
		},
		"odds": func(_ *engine.Match[State], q *Fields, r *protocol.Answers) error {
			if q.Side != "heads" && q.Side != "tails" {
				return protocol.Fail("wrong", "a coin has no side %q; known: heads, tails", q.Side)
			}
			r.Odds = [2]int{1, 2}
			return nil
		},
	}
}

var _ protocol.View[State, Table, Fields] = View{}
