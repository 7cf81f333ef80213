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
	// Automatic returns the option to take for a seat without a player, or -1 if the decision is a player's.
	Automatic(*engine.Match[S], *engine.Decision) int
	// Seat names who answers a decision of a seat.
	Seat(*S, engine.Seat) string
	// Costs returns the lowest face of a die that pays for an option, and its price in points.
	Costs(*engine.Match[S], *engine.Decision, *engine.Option) (cost, price int)

	// Content lists what the content holds.
	Content(*F) any
	// Asked returns, by operation, how what a program asks about a match is answered.
	Asked() map[string]func(*engine.Match[S], *F, *Answers) error
}

// Answers is what a view tells about a match or the content, nil for what was not asked.
type Answers struct {
	State    any `json:"state,omitempty"`
	Odds     any `json:"odds,omitempty"`
	Plan     any `json:"plan,omitempty"`
	Forecast any `json:"forecast,omitempty"`
	Content  any `json:"content,omitempty"`
}
