package playtest

import (
	"errors"
	"fmt"
	"slices"

	"precipice/engine"
)

// checkDecision checks the pending decision and the table that it is asked at.
func (g *Game[S]) checkDecision(t Table[S]) error {
	m := t.Match()
	d, _ := m.Pending()
	if err := checkOptions(d); err != nil {
		return err
	}
	state, journal, rolled := m.State, len(m.Journal), m.Rolled()
	explained, err := checkRefusals(m, d)
	if err != nil {
		return err
	}
	if err := checkIllegal(t, explained); err != nil {
		return err
	}
	if t.Match() != m || !g.unchanged(m, &state, journal, rolled) {
		return errors.New("asking, or an illegal key, changed the match")
	}
	return g.checkTable(m, d)
}

// checkOptions checks that each option has a key of its own and is found by it.
func checkOptions(d *engine.Decision) error {
	if d.Kind == "" || d.Rule == "" || len(d.Options) == 0 {
		return fmt.Errorf("a question of the kind %q by the rule %q has %d options", d.Kind, d.Rule, len(d.Options))
	}
	seen := make(map[engine.Option]bool, len(d.Options))
	keys := make(map[string]bool, len(d.Options))
	for i, o := range d.Options {
		key := o.Key()
		if seen[o] || keys[key] || d.Find(key) != i {
			return fmt.Errorf("%q is offered twice, or another option has its key", key)
		}
		seen[o], keys[key] = true, true
	}
	return nil
}

// checkRefusals asks the pending question again with its refusals, and returns it.
func checkRefusals[S any](m *engine.Match[S], d *engine.Decision) (*engine.Decision, error) {
	e, asked := m.Explained()
	if !asked || !sameQuestion(d, e) {
		return nil, fmt.Errorf("asked again, the question is another: %s, then %s", question(d), question(e))
	}
	for _, r := range e.Refusals {
		if r.Rule == "" || r.Reason == "" {
			return nil, fmt.Errorf("%q is refused without a rule or a reason (%q, %q)", r.Option.Key(), r.Rule, r.Reason)
		}
		if e.Has(r.Option.Key()) {
			return nil, fmt.Errorf("%q is legal, but refused by %s %s", r.Option.Key(), r.Rule, r.Reason)
		}
	}
	return e, nil
}

// checkIllegal chooses what no ruleset offers, and one of the options refused.
func checkIllegal[S any](t Table[S], explained *engine.Decision) error {
	keys := []string{"no such key", ""}
	if refusals := explained.Refusals; len(refusals) > 0 {
		keys = append(keys, refusals[len(explained.Options)%len(refusals)].Option.Key())
	}
	for _, key := range keys {
		if err := t.Choose(key); !errors.Is(err, engine.ErrIllegal) {
			return fmt.Errorf("the illegal key %q gives the error %v", key, err)
		}
	}
	return nil
}

// checkTable asks the ruleset and the test about the table.
func (g *Game[S]) checkTable(m *engine.Match[S], d *engine.Decision) error {
	if err := g.Valid(&m.State); err != nil {
		return err
	}
	if g.Watch != nil {
		return g.Watch(m, d)
	}
	return nil
}

// checkShown checks that the events told lead to the table.
func (g *Game[S]) checkShown(t Table[S]) error {
	if !g.Equal(t.Shown(), &t.Match().State) {
		return errors.New("the events do not lead to the state: something changed it without an event")
	}
	return nil
}

// sameQuestion reports whether two decisions ask the same, refusals aside.
func sameQuestion(a, b *engine.Decision) bool {
	return a.Seat == b.Seat && a.Kind == b.Kind && a.Rule == b.Rule && a.About == b.About && a.Free == b.Free && slices.Equal(a.Options, b.Options)
}

// question writes a decision for an error.
func question(d *engine.Decision) string {
	return fmt.Sprintf("%d %s %v by %s: %v", d.Seat, d.Kind, d.About, d.Rule, d.Keys())
}
