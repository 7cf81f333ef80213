package playtest

import "precipice/engine"

// bare is a match alone.
type bare[S any] struct {
	match *engine.Match[S]
	shown S
}

// Bare is a table with nothing but a match, which has just begun from the state first.
func Bare[S any](m *engine.Match[S], first S) Table[S] {
	t := &bare[S]{m, first}
	t.show(m.Opening())
	return t
}

func (t *bare[S]) show(events []engine.Event[S]) {
	for _, e := range events {
		e.Apply(&t.shown)
	}
}

func (t *bare[S]) Match() *engine.Match[S] { return t.match }

func (t *bare[S]) Shown() *S { return &t.shown }

func (t *bare[S]) Choose(key string) error {
	events, err := t.match.Choose(key)
	t.show(events)
	return err
}
