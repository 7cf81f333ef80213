package protocol

import (
	"precipice/engine"
	"precipice/game/session"
)

// View is what a ruleset brings to be played by programs. F is a struct of the fields that only its requests
// have, with their names in JSON.
type View[S any, T session.Table[T], F any] interface {
	session.Ruleset[S, T]
	// Table returns the table that a request for a new game asks for. Seed and undo are not its concern.
	Table(*F) (T, error)
	// AnswersItself reports whether a request asks that decisions of seats without a player be answered for
	// them. The state is that of the game's start.
	AnswersItself(*F, *S) (bool, error)
	// Set returns the table with the settings that a request changes.
	Set(T, *F) (T, error)
	// Automatic returns the option that is taken unasked, or -1 if the decision is a player's, and as why the kind
	// of the event that tells of it. Auto says that seats without a player are answered for.
	Automatic(t *T, auto bool, m *engine.Match[S], d *engine.Decision) (option int, why string)
	// Seat names who answers a decision of a seat.
	Seat(*S, engine.Seat) string
	// Costs returns the lowest face of a die that pays for an option, and its price in points.
	Costs(*engine.Match[S], *engine.Decision, *engine.Option) (cost, price int)

	// Content lists what the content holds.
	Content(*F) any
	// Journal shows the pages that the ruleset has recorded, see session.Recorder.
	Journal(pages [][]byte) (any, error)
	// Asked returns, by operation, how what a program asks about a match is answered.
	Asked() map[string]func(*engine.Match[S], *F, *Answers) error
	// Amends returns, by operation, how something from outside changes a match at its pending decision. It emits
	// events.
	Amends() map[string]func(*engine.Match[S], *F, *Answers) error
}

// Answers is what a view tells about a match or the content, nil for what was not asked.
type Answers struct {
	State    any `json:"state,omitempty"`
	Odds     any `json:"odds,omitempty"`
	Plan     any `json:"plan,omitempty"`
	Forecast any `json:"forecast,omitempty"`
	Content  any `json:"content,omitempty"`
	Journal  any `json:"journal,omitempty"`
	Chambers any `json:"chambers,omitempty"`
	Stays    any `json:"stays,omitempty"`
	Places   any `json:"places,omitempty"`
}
