package message

import (
	"fmt"
	"strings"
)

// Error is an error that a player may see. Its sentence is the text of a key in errors.yaml, where {0}
// stands for the first part. A part may be a text, a number, a list of texts or another error, which
// is said in the same language.
type Error struct {
	key    string
	parts  []any
	causes []error
}

// New returns an error with the text of a key. The parts that are errors are its causes. It is called in so
// many places that inlining it would make the page's download notably larger.
//
//go:noinline
func New(key string, parts ...any) *Error {
	return &Error{key, parts, causes(parts)}
}

func causes(parts []any) (all []error) {
	for _, p := range parts {
		if err, ok := p.(error); ok {
			all = append(all, err)
		}
	}
	return all
}

// Because returns the error with causes that the text does not show.
func (e *Error) Because(causes ...error) *Error {
	c := *e
	c.causes = append(c.causes[:len(c.causes):len(c.causes)], causes...)
	return &c
}

// Key returns the key of the text.
func (e *Error) Key() string { return e.key }

// Parts returns the parts as they are shown, with errors as say puts them.
func (e *Error) Parts(say func(error) string) []string {
	shown := make([]string, len(e.parts))
	for i, p := range e.parts {
		switch p := p.(type) {
		case error:
			shown[i] = say(p)
		case []string:
			shown[i] = strings.Join(p, ", ")
		default:
			shown[i] = fmt.Sprint(p)
		}
	}
	return shown
}

// Error returns the sentence in English.
func (e *Error) Error() string { return fill(e.key, e.Parts(error.Error)) }

// Unwrap returns the causes.
func (e *Error) Unwrap() []error { return e.causes }

// Message implements Teller.
func (e *Error) Message() *Error { return e }

// Teller is an error that has a message for the player.
type Teller interface {
	error
	Message() *Error
}
