package engine_test

import (
	"bytes"
	"encoding/gob"
	"errors"
	"reflect"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

// each plays a race to its end, taking at decision n the option with index n modulo the number of options.
func each(t *testing.T, seed uint64, at func(m *match, d *decision)) *match {
	t.Helper()
	m := engine.New(rules{12}, race{}, seed)
	for n := 0; ; n++ {
		d, ok := m.Pending()
		if !ok {
			return m
		}
		if n > 1000 {
			t.Fatal("the race does not end")
		}
		at(m, d)
		m.Take((n*7 + int(seed)) % len(d.Options))
	}
}

func TestEveryDecisionHasOptionsWithUniqueKeys(t *testing.T) {
	for seed := range uint64(20) {
		each(t, seed, func(m *match, d *decision) {
			seen := map[string]bool{}
			for i, o := range d.Options {
				if key := o.Key(); seen[key] || d.Find(key) != i {
					t.Errorf("%q twice, or found elsewhere", key)
				} else {
					seen[key] = true
				}
			}
			if len(seen) == 0 {
				t.Error("a decision without options")
			}
		})
	}
}

func TestAnIllegalKeyChangesNothing(t *testing.T) {
	each(t, 3, func(m *match, d *decision) {
		state, journal, offered := m.State, len(m.Journal), d.Keys()
		for _, key := range []string{"", "fly", "run", "run 4", "run 1 2", "lan"} {
			if events, err := m.Choose(key); !errors.Is(err, engine.ErrIllegal) || events != nil {
				t.Errorf("%q: %v, %v", key, events, err)
			}
		}
		after, _ := m.Pending()
		if m.State != state || len(m.Journal) != journal || !reflect.DeepEqual(after.Keys(), offered) {
			t.Error("an illegal key left a trace")
		}
	})
	m := each(t, 3, func(*match, *decision) {})
	if _, err := m.Choose("run 1"); !errors.Is(err, engine.ErrIllegal) {
		t.Errorf("a choice after the end: %v", err)
	}
}

func TestAnOptionIsItsKey(t *testing.T) {
	o := engine.Option{Verb: "fire", Parts: [4]string{"pistol", "", "guard-1"}}
	if o.Key() != "fire pistol guard-1" || !o.IsKey("fire pistol guard-1") {
		t.Errorf("key %q", o.Key())
	}
	for _, key := range []string{"fire pistol guard-", "fire pistol guard-12", "fire", "firepistol guard-1", ""} {
		if o.IsKey(key) {
			t.Errorf("%q is taken for %q", key, o.Key())
		}
	}
}

func TestOneOptionIsTakenUnasked(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	m.Load(2, 6)
	first, _ := m.Pending()
	if _, err := m.Choose("run 1"); err != nil || first.Kind != "how" {
		t.Fatal(err)
	}
	if d, _ := m.Pending(); d.Kind != "how" || d.Seat != 0 {
		t.Errorf("asked seat %d to %s: the only option, to land, should be taken unasked", d.Seat, d.Kind)
	}
	m.Choose("run 1")
	if d, _ := m.Pending(); d.Kind != "jump" || !reflect.DeepEqual(d.Keys(), []string{"land", "leap", "light"}) {
		t.Errorf("after a six: %s %v", d.Kind, d.Keys())
	}
	if m.Unrolled() != 0 || m.Rolled() != 2 {
		t.Errorf("%d dice left, %d rolled", m.Unrolled(), m.Rolled())
	}
	if !reflect.DeepEqual(m.Journal, []string{"!dice 2 6", "run 1", "run 1"}) {
		t.Errorf("journal %v", m.Journal)
	}
}

func TestAStandingOptionDoesNotAnswerTheQuestion(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	for range 2 {
		if events, err := m.Choose("light"); err != nil || len(events) != 1 {
			t.Fatal(err, events)
		}
	}
	d, _ := m.Explained()
	if d.Kind != "how" || d.Has("light") || m.State.Lamps[1] != 2 {
		t.Errorf("asked %s, lamps %v", d.Kind, m.State.Lamps)
	}
	if r, ok := d.Refused("light"); !ok || r.Rule != "R-1" || r.Reason != "lamps-out" {
		t.Errorf("refusal %v %v", r, ok)
	}
}

func TestRefusalsAreForThoseWhoAsk(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	if d, _ := m.Pending(); len(d.Refusals) > 0 {
		t.Errorf("refusals unasked: %v", d.Refusals)
	}
	if d, _ := m.Explained(); len(d.Refusals) != 1 || !reflect.DeepEqual(d.Keys(), []string{"run 1", "run 2", "run 3", "light"}) {
		t.Errorf("%v, options %v", d.Refusals, d.Keys())
	}
}

func TestAnExpiredFrameEndsByItself(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	m.Load(1)
	m.Choose("run 1")
	if !m.State.Fallen[1] {
		t.Fatal("a one is a fall")
	}
	if d, _ := m.Pending(); d.Kind != "how" || d.Seat != 0 || m.Depth() != 2 {
		t.Errorf("asked seat %d to %s at depth %d: the fallen runner's leg should be over", d.Seat, d.Kind, m.Depth())
	}
}

func TestEventsFoldToTheState(t *testing.T) {
	var all []engine.Event[race]
	m := engine.New(rules{12}, race{}, 5)
	for {
		d, ok := m.Pending()
		if !ok {
			break
		}
		all = append(all, m.Take(len(d.Options)-1)...)
		if len(all) > 1000 {
			t.Fatal("no end")
		}
	}
	var s race
	for _, e := range all {
		e.Apply(&s)
	}
	if s != m.State || !s.Over {
		t.Errorf("%+v, not %+v", s, m.State)
	}
}

func TestACloneIsIndependentAndRollsTheSame(t *testing.T) {
	each(t, 2, func(m *match, d *decision) {
		before, key := m.State, d.Options[0].Key()
		c, o := m.Clone(), m.Clone()
		c.Choose(key)
		if m.State != before {
			t.Fatal("a clone changed its original")
		}
		o.Choose(key)
		if c.State != o.State || !reflect.DeepEqual(c.Journal, o.Journal) {
			t.Errorf("two clones differ: %+v %+v", c.State, o.State)
		}
		if len(c.Journal) != len(m.Journal)+1 {
			t.Errorf("a clone has %d choices, its original %d", len(c.Journal), len(m.Journal))
		}
	})
}

func TestImagineReplacesChance(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	m.Load(3)
	m.Choose("run 1")
	loaded := dice.NewSeeded(9)
	loaded.Loaded = []uint8{6}
	c := m.Imagine(loaded)
	c.Choose("run 2")
	if d, _ := c.Pending(); d.Kind != "jump" || len(c.Journal) != 1 {
		t.Errorf("asked %s, journal %v", d.Kind, c.Journal)
	}
	if c.Load(1) != true || m.Imagine(&dice.Enumerator{}).Load(1) {
		t.Error("only a seeded source can be loaded")
	}
}

func through(t *testing.T, m *match) *engine.Snapshot[race] {
	t.Helper()
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(m.Snapshot()); err != nil {
		t.Fatal(err)
	}
	var s engine.Snapshot[race]
	if err := gob.NewDecoder(&b).Decode(&s); err != nil {
		t.Fatal(err)
	}
	return &s
}

func TestASavedMatchGoesOnTheSame(t *testing.T) {
	for seed := range uint64(10) {
		each(t, seed, func(m *match, d *decision) {
			l, err := engine.Resume[race](rules{12}, through(t, m))
			if err != nil {
				t.Fatal(err)
			}
			p, ok := l.Pending()
			if !ok || !reflect.DeepEqual(p.Options, d.Options) || p.Seat != d.Seat || p.Kind != d.Kind {
				t.Fatalf("asked %s %v, not %s %v", p.Kind, p.Options, d.Kind, d.Options)
			}
			key := d.Options[len(d.Options)/2].Key()
			c := m.Clone()
			a, _ := l.Choose(key)
			b, _ := c.Choose(key)
			if l.State != c.State || !reflect.DeepEqual(a, b) || !reflect.DeepEqual(l.Journal, c.Journal) {
				t.Errorf("after %q: %+v, not %+v", key, l.State, c.State)
			}
		})
	}
}

func TestASnapshotSharesNothing(t *testing.T) {
	m := engine.New(rules{12}, race{}, 1)
	s := m.Snapshot()
	m.Choose("run 3")
	l, err := engine.Resume[race](rules{12}, s)
	if err != nil {
		t.Fatal(err)
	}
	if d, _ := l.Pending(); l.State != (race{}) || d.Seat != 1 || len(l.Journal) != 0 {
		t.Errorf("%+v, seat %d, journal %v", l.State, d.Seat, l.Journal)
	}
}

func TestASaveThatDoesNotFitIsRefused(t *testing.T) {
	for name, spoil := range map[string]func(*engine.Snapshot[race]){
		"no dice":          func(s *engine.Snapshot[race]) { s.Dice = nil },
		"an unknown step":  func(s *engine.Snapshot[race]) { s.Stack[0].Here().At = "gone" },
		"a missing frame":  func(s *engine.Snapshot[race]) { s.Stack[0] = nil },
		"a state not ours": func(s *engine.Snapshot[race]) { s.State.Place[0] = -1 },
		"a frame gone mad": func(s *engine.Snapshot[race]) { s.Stack[1].(*leg).Who = 9 },
		"no question": func(s *engine.Snapshot[race]) {
			s.State.Place[0], s.Stack = 20, s.Stack[:1]
			s.Stack[0].Here().At = "over"
		},
	} {
		s := engine.New(rules{12}, race{}, 1).Snapshot()
		spoil(s)
		if m, err := engine.Resume[race](rules{12}, s); err == nil || m != nil {
			t.Errorf("%s: resumed", name)
		} else if name != "a state not ours" && !strings.Contains(err.Error(), "load") {
			t.Errorf("%s: the error names no remedy: %v", name, err)
		}
	}
}
