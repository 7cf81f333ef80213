// Package coins is a ruleset of its own, as small as one can be: a turn throws a coin until the player
// stops. The tests host it beside the game. It has frames called turn and roll, as the game has.
package coins

import (
	"fmt"
	"strconv"

	"precipice/engine"
	"precipice/game/session"
	"precipice/saves"
)

// State is what lies on the table.
type State struct {
	Goal, Heads, Tails, Turn uint8
	Over                     bool
}

// Table is how many heads are to be thrown, and whether the first throw of a turn is asked about.
type Table struct {
	Goal  int
	Seed  uint64
	Hasty bool // throws without asking at the start of a turn
	Undo  session.UndoPolicy
}

// Clone implements session.Table.
func (t Table) Clone() Table { return t }

// Terms implements session.Table.
func (t Table) Terms() session.Terms { return session.Terms{Seed: t.Seed, Undo: t.Undo} }

// WithTerms implements session.Table.
func (t Table) WithTerms(terms session.Terms) Table {
	t.Seed, t.Undo = terms.Seed, terms.Undo
	return t
}

// WithSetup implements session.Table.
func (t Table) WithSetup(of Table) Table {
	t.Goal = of.Goal
	return t
}

// Bounds implements session.Table.
func (t Table) Bounds() error { return nil }

// Form implements session.Table.
func (Table) Form() session.Form[Table] {
	return session.Form[Table]{Lines: []session.FormLine[Table]{session.FormNumber("goal", true, 0, func(t *Table) *int { return &t.Goal })}}
}

// Rules are the rules.
type Rules struct{}

// Start implements engine.Ruleset.
func (Rules) Start(*State) engine.Frame[State] { return &Turn{} }

// Bind implements engine.Ruleset.
func (Rules) Bind(*State) error { return nil }

// Standing implements engine.Ruleset.
func (Rules) Standing(*engine.Match[State], *engine.Decision) {}

// TakeStanding implements engine.Ruleset.
func (Rules) TakeStanding(*engine.Match[State], engine.Option) bool { return false }

// About implements session.Ruleset.
func (Rules) About() session.About {
	return session.About{Name: "coins", Modes: []session.Mode{{Name: "heads", File: "%s-turn-%d"}}, Content: saves.Digest{7}, AnswerRule: "C-2"}
}

// Opening implements session.Ruleset.
func (Rules) Opening(t *Table) (*State, error) {
	if t.Goal < 1 || t.Goal > 99 {
		return nil, fmt.Errorf("the goal is %d heads: choose 1 to 99", t.Goal)
	}
	return &State{Goal: uint8(t.Goal)}, nil
}

// Position implements session.Ruleset: the text is the number of heads that are left to throw.
func (r Rules) Position(text string) (*engine.Match[State], State, error) {
	goal, _ := strconv.Atoi(text)
	s, err := r.Opening(&Table{Goal: goal})
	if err != nil {
		return nil, State{}, err
	}
	return engine.New(r, *s, 1), *s, nil
}

// Answer implements session.Ruleset.
func (Rules) Answer(t *Table, m *engine.Match[State], _ *engine.Decision, _ string) (option int, why string) {
	if t.Hasty && m.State.Turn > 0 && m.State.Heads == 0 {
		return 0, "always"
	}
	return -1, ""
}

// Vain implements session.Ruleset.
func (Rules) Vain(*Table, *engine.Match[State], *engine.Decision) int { return -1 }

// Rather implements session.Ruleset.
func (Rules) Rather(_ *engine.Match[State], _ *engine.Decision, option int) int { return option }

// Remark implements session.Ruleset.
func (Rules) Remark(*engine.Decision, int, string) (key string, args []string) { return "", nil }

// Where implements session.Ruleset.
func (Rules) Where(*State, []string) map[string]session.Place { return nil }

// Listing implements session.Ruleset.
func (Rules) Listing(t *Table, m *engine.Match[State]) session.Listing {
	l := session.Listing{Mode: "heads", Title: "goal-" + strconv.Itoa(t.Goal), Party: []string{"thrower"}, Round: int(m.State.Turn)}
	if m.State.Over {
		l.Outcome = "done"
	}
	return l
}

// Chapter implements session.Ruleset.
func (Rules) Chapter(*State) int { return 0 }

// Recorder implements session.Ruleset.
func (Rules) Recorder([]byte) session.Recorder[State] { return nil }

// Moment implements session.Ruleset.
func (Rules) Moment(s *State) session.Moment { return session.Moment{Turn: int(s.Turn)} }

// Equal implements session.Ruleset.
func (Rules) Equal(a, b *State) bool { return *a == *b }

var _ session.Ruleset[State, Table] = Rules{}
