package asking

import (
	"precipice/game"
	"precipice/render"
)

// Kind is how a screen asks a question of one kind. What is nil is as with most questions.
type Kind struct {
	Rows   func() []*Row                                         // those that have numbers, in their order; nil for all that are shown
	First  func() *Row                                           // where the focus begins; without one, at the first row that can be taken
	Digit  func(sh *game.Shell, n int) bool                      // what a number does instead of taking a row, if it does
	Hint   func(sh *game.Shell) string                           // what is said below the question, "" for nothing
	Height func(sh *game.Shell, wide float32) float32            // the height of the answers
	Draw   func(sh *game.Shell, p *render.Canvas, r render.Rect) // draws the answers, and the hint where it belongs
}

// Kinds says how a screen asks its questions, by their kind. That of "" is for all kinds that are not listed.
type Kinds map[string]Kind

// Of returns how a question is asked.
func (k Kinds) Of(q *Question) Kind {
	if q == nil {
		return Kind{}
	}
	if kind, ok := k[q.Decision.Kind]; ok {
		return kind
	}
	return k[""]
}

// Numbered returns the rows of a question that have numbers.
func (k Kinds) Numbered(q *Question) Numbered {
	if rows := k.Of(q).Rows; rows != nil {
		return Number(rows())
	}
	return Number(q.Shown())
}

// First returns the area that the focus begins at, "" for none.
func (k Kinds) First(q *Question) string {
	if first := k.Of(q).First; first != nil {
		if r := first(); r != nil {
			return r.Focus()
		}
	}
	return k.Numbered(q).First()
}

// Digit does what a number is for: mostly, it takes the row that it is drawn on.
func (k Kinds) Digit(sh *game.Shell, q *Question, n int, take func(*game.Shell, string)) {
	if other := k.Of(q).Digit; other == nil || !other(sh, n) {
		k.Numbered(q).Digit(sh, n, take, nil)
	}
}

// Hint returns what is said below a question, "" for nothing.
func (k Kinds) Hint(sh *game.Shell, q *Question) string {
	if hint := k.Of(q).Hint; hint != nil {
		return hint(sh)
	}
	return ""
}
