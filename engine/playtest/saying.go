package playtest

import "precipice/engine"

// Book has the words for what is asked and what happens, as words.Book does.
type Book interface {
	Ask(*engine.Decision) string
	Do(kind string, o *engine.Option) string
	Why(reason string, parts []string) string
	Event(key string, parts []string) string
}

// Say says a question, its answers and what is refused.
func Say[S any](book Book, m *engine.Match[S], d *engine.Decision) {
	book.Ask(d)
	for i := range d.Options {
		book.Do(d.Kind, &d.Options[i])
	}
	e, _ := m.Explained()
	for i := range e.Refusals {
		book.Do(d.Kind, &e.Refusals[i].Option)
		book.Why(e.Refusals[i].Reason, e.Refusals[i].Args)
	}
}

// saying is a match whose events are said when they are shown.
type saying[S any] struct {
	match *engine.Match[S]
	shown S
	book  Book
}

// Saying returns a match that has just begun, from the state before, whose events are said. One that began in the middle is quiet: the
// events of its beginning have been applied.
func Saying[S any](m *engine.Match[S], first S, book Book, quiet bool) Table[S] {
	t := &saying[S]{m, first, book}
	t.show(m.Opening(), quiet)
	return t
}

func (t *saying[S]) show(events []engine.Event[S], quiet bool) {
	for _, e := range events {
		if !quiet {
			e.Apply(&t.shown)
		}
		if key, args := e.Say(&t.shown); key != "" {
			t.book.Event(key, args)
		}
	}
}

func (t *saying[S]) Match() *engine.Match[S] { return t.match }

func (t *saying[S]) Shown() *S { return &t.shown }

func (t *saying[S]) Choose(key string) error {
	events, err := t.match.Choose(key)
	t.show(events, false)
	return err
}
