package playtest

import (
	"bytes"
	"encoding/gob"
	"fmt"
	"reflect"

	"precipice/engine"
)

// compare compares what came of a choice aside with what came of it at the table. told says whether the
// events of the choice are at hand, because the table still plays the same match.
type compare[S any] func(now *engine.Match[S], told bool) error

// copies takes an option in every copy that is due, before it is taken at the table, and returns the
// comparisons to make afterwards. The match must not notice.
func (g *Game[S]) copies(m *engine.Match[S], i int, p *Played) (all []compare[S], err error) {
	for _, c := range []struct {
		what  string
		every int
		count *int
		take  func(m *engine.Match[S], i int, what string) (compare[S], error)
	}{
		{"a clone", g.Every.Copy, &p.Copies, g.inClone},
		{"a save", g.Every.Save, &p.Saves, g.inSave},
		{"a forecast", g.Every.Chance, &p.Chances, g.foretell},
	} {
		if !due(c.every, p.Decisions) {
			continue
		}
		state := m.State
		d, _ := m.Pending()
		later, err := c.take(m, i, c.what)
		if err != nil {
			return nil, err
		}
		if e, _ := m.Explained(); !g.Equal(&m.State, &state) || !sameQuestion(d, e) {
			return nil, fmt.Errorf("%s shares memory: a choice in it changed the match", c.what)
		}
		if later != nil {
			*c.count++
			all = append(all, later)
		}
	}
	return all, nil
}

func (g *Game[S]) inClone(m *engine.Match[S], i int, what string) (compare[S], error) {
	return g.aside(m, m.Clone(), i, what)
}

func (g *Game[S]) inSave(m *engine.Match[S], i int, what string) (compare[S], error) {
	c, err := g.throughSave(m)
	if err != nil {
		return nil, err
	}
	if c.Hash() != m.Hash() {
		return nil, fmt.Errorf("%s hashes differently: its state, its frames or its dice are others", what)
	}
	return g.aside(m, c, i, what)
}

// aside takes an option in a copy of a match.
func (g *Game[S]) aside(m, c *engine.Match[S], i int, what string) (compare[S], error) {
	if err := g.same(m, c, what); err != nil {
		return nil, err
	}
	d, _ := m.Pending()
	events, err := c.Choose(d.Options[i].Key())
	if err != nil {
		return nil, fmt.Errorf("%s refuses a legal key: %w", what, err)
	}
	return func(now *engine.Match[S], told bool) error {
		if told && !reflect.DeepEqual(plain(events), plain(now.Opening())) {
			return fmt.Errorf("%s behaved differently: %v happened in it, %v in the match", what, events, now.Opening())
		}
		return g.same(now, c, what+" that goes on")
	}, nil
}

// same checks that a copy of a match is where the match is.
func (g *Game[S]) same(m, c *engine.Match[S], what string) error {
	d, asked := m.Pending()
	e, also := c.Pending()
	switch {
	case !g.Equal(&m.State, &c.State):
		return fmt.Errorf("%s has another state", what)
	case asked != also || asked && !sameQuestion(d, e):
		return fmt.Errorf("%s asks another question: %s, not %s", what, question(e), question(d))
	}
	return nil
}

// throughSave returns the match that a save brings back.
func (g *Game[S]) throughSave(m *engine.Match[S]) (*engine.Match[S], error) {
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(m.Snapshot()); err != nil {
		return nil, fmt.Errorf("it cannot be saved: %w", err)
	}
	var s engine.Snapshot[S]
	if err := gob.NewDecoder(&b).Decode(&s); err != nil {
		return nil, fmt.Errorf("its save cannot be decoded: %w", err)
	}
	back, err := engine.Resume(g.Rules, &s)
	if err != nil {
		return nil, fmt.Errorf("its save cannot be resumed: %w", err)
	}
	return back, nil
}

// plain removes the difference between nil and empty.
func plain[S any](events []engine.Event[S]) []engine.Event[S] {
	return append([]engine.Event[S]{}, events...)
}
