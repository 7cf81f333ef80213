package engine

import (
	"fmt"

	"precipice/engine/dice"
	"precipice/message"
)

// Clone returns an independent copy that will roll the same dice, for saves, undo and tests. Advice to
// a player must not know the dice to come: use Imagine for that.
func (m *Match[S]) Clone() *Match[S] {
	var src dice.Source = m.dice
	if s, ok := m.dice.(*dice.Seeded); ok {
		src = s.Copy()
	}
	c := m.Imagine(src)
	c.Journal = m.Journal[:len(m.Journal):len(m.Journal)] // entries are never changed, so the copy shares them
	return c
}

// Imagine returns a copy that draws its dice from another source. Its journal is empty.
func (m *Match[S]) Imagine(src dice.Source) *Match[S] {
	c := &Match[S]{State: m.State, rules: m.rules, dice: src, base: m.base, asked: m.asked, rolled: m.rolled}
	c.stack = make([]Frame[S], len(m.stack), len(m.stack)+4)
	for i, f := range m.stack {
		c.stack[i] = f.Proc().copy(f)
	}
	if m.asked {
		c.now = m.now
		c.now.Options = append([]Option(nil), m.now.Options...)
		c.now.Refusals = nil
	}
	return c
}

// RunAbove starts a frame on top of an imagined match and runs it to its first decision or its end.
// The frames below it are never run.
func (m *Match[S]) RunAbove(f Frame[S]) {
	m.base = len(m.stack)
	m.events = nil
	m.push(f)
	m.settle(In{})
}

// Odds runs a frame on copies of the match, enumerates every outcome of its dice, answers decisions by
// policy, and reports each final position with its probability as a fraction.
func Odds[S any](m *Match[S], start func() Frame[S], policy func(*Match[S], *Decision) int, each func(end *Match[S], num, den uint64)) {
	e := &dice.Enumerator{}
	for more := true; more; more = e.Next() {
		c := m.Imagine(e)
		c.RunAbove(start())
		all := c.Opening()
		for c.asked {
			all = append(all, c.Take(policy(c, &c.now))...)
		}
		c.events = all // of the whole run, whatever was asked on the way
		num, den := e.Weight()
		each(c, num, den)
	}
}

// Snapshot is everything a save needs of a match, as plain data for gob.
type Snapshot[S any] struct {
	State   S
	Stack   []Frame[S]
	Dice    *dice.Seeded
	Journal []string
}

// Snapshot returns a copy of the match for a save. It shares no memory with the match.
func (m *Match[S]) Snapshot() *Snapshot[S] {
	c := m.Clone()
	s, _ := c.dice.(*dice.Seeded)
	return &Snapshot[S]{c.State, c.stack, s, c.Journal}
}

// Resume restores a snapshot to the decision at which it was taken.
func Resume[S any](rules Ruleset[S], s *Snapshot[S]) (m *Match[S], err error) {
	defer func() {
		if p := recover(); p != nil {
			m, err = nil, message.New("error.resume.rules", p)
		}
	}()
	if s.Dice == nil {
		return nil, message.New("error.resume.dice")
	}
	if len(s.Dice.Loaded) > MaxFaces {
		return nil, message.New("error.resume.faces", len(s.Dice.Loaded), MaxFaces)
	}
	if err := rules.Bind(&s.State); err != nil {
		return nil, err
	}
	for _, f := range s.Stack {
		if f == nil || f.Proc().index(f.Here().At) < 0 {
			return nil, message.New("error.resume.step", fmt.Sprintf("%T", f))
		}
	}
	m = &Match[S]{State: s.State, rules: rules, stack: s.Stack, dice: s.Dice, Journal: s.Journal}
	m.settle(In{})
	if !m.asked && len(m.events) > 0 {
		return nil, message.New("error.resume.decision")
	}
	return m, nil
}
