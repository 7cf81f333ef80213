package engine

import (
	"fmt"
	"slices"

	"precipice/engine/dice"
	"precipice/message"
)

// Change describes for the log what an event did: a text key and its parameters, which are ids and
// numbers, never sentences.
type Change[S any] interface {
	Apply(*S)
	Say(*S) (key string, args []string)
}

// A Tale is a Change that says nothing of the rules and is told all the same, in words of the content. Only the log tells it: it is
// no line of a scenario.
type Tale[S any] interface {
	Tell(*S) (key string, args []string)
}

// Event is the only thing that changes the state. Rule is the id of the rule it follows.
type Event[S any] struct {
	Rule string
	Change[S]
}

// Ruleset is what a game brings to the kernel.
type Ruleset[S any] interface {
	// Start returns the first frame of a fresh state.
	Start(*S) Frame[S]
	// Bind restores what a state derives and does not save, after decoding.
	Bind(*S) error
	// Standing adds the options that a seat has at every question of its kind. TakeStanding takes one; it
	// returns false for an option that is not standing.
	Standing(*Match[S], *Decision)
	TakeStanding(*Match[S], Option) bool
}

// ErrIllegal is wrapped by the error for a choice that is not among the options.
var ErrIllegal = message.New("error.illegal")

// quoted quotes the beginning of a key.
func quoted(key string) string { return fmt.Sprintf("%.80q", key) }

// Match is a game in progress: the state, the frames, the chance and the choices so far.
type Match[S any] struct {
	State   S
	Journal []string // keys chosen and changes of the dice, in order; see Repeat
	rules   Ruleset[S]
	stack   []Frame[S]
	dice    dice.Source
	base    int // settle stops when no frames above these are left
	events  []Event[S]
	now     Decision
	asked   bool
	rolled  int // dice thrown so far, in this process
	before  *S  // if not nil, takes the state before the first event or die to come
}

// New starts a match and runs it to its first decision. The events before it are in Opening.
func New[S any](rules Ruleset[S], state S, seed uint64) *Match[S] {
	return Begin(rules, state, dice.NewSeeded(seed), rules.Start)
}

// Begin starts a match at any frame, with its own source of chance, for scenarios that begin in the middle
// of a game.
func Begin[S any](rules Ruleset[S], state S, src *dice.Seeded, start func(*S) Frame[S]) *Match[S] {
	m := &Match[S]{State: state, rules: rules, dice: src}
	m.push(start(&m.State))
	m.settle(In{})
	return m
}

// Opening returns the events since the last choice, or since the start.
func (m *Match[S]) Opening() []Event[S] { return slices.Clip(m.events) }

// Pending returns the decision the match is waiting for, or false when the match is over. The decision is
// valid until the next choice.
func (m *Match[S]) Pending() (*Decision, bool) { return &m.now, m.asked }

// Explained is Pending with the refusals filled in.
func (m *Match[S]) Explained() (*Decision, bool) {
	if !m.asked {
		return &Decision{}, false
	}
	d := &Decision{explain: true}
	m.question(d)
	return d, true
}

// Choose answers the pending decision by key. An unknown key changes nothing.
func (m *Match[S]) Choose(key string) ([]Event[S], error) {
	if !m.asked {
		return nil, message.New("error.illegal.over", quoted(key), ErrIllegal)
	}
	i := m.now.Find(key)
	if i < 0 {
		return nil, message.New("error.at", quoted(key), ErrIllegal)
	}
	return m.Take(i), nil
}

// Take answers with the option at an index. The returned events are valid until the next choice.
func (m *Match[S]) Take(i int) []Event[S] {
	o := m.now.Options[i]
	m.events = reuseTail(m.events)
	if m.base == 0 {
		m.Journal = append(m.Journal, o.Key())
	}
	m.settle(m.answer(o))
	return m.Opening()
}

// reuseTail returns an empty slice that reuses the tail of the previous slice's backing array, so that earlier
// readers keep their events.
func reuseTail[E any](told []E) []E {
	const few, many = 8, 128
	if rest := told[len(told):]; cap(rest) >= few {
		return rest
	}
	return make([]E, 0, max(few, min(many, 4*cap(told))))
}

// Emit applies an event and records it.
func (m *Match[S]) Emit(rule string, c Change[S]) {
	m.keep()
	c.Apply(&m.State)
	m.events = append(m.events, Event[S]{rule, c})
}

// Roll throws a die; see dice.Source.
func (m *Match[S]) Roll(d dice.Die, weights []uint8) (int, uint8) {
	m.keep()
	m.rolled++
	return m.dice.Roll(d, weights)
}

func (m *Match[S]) keep() {
	if m.before != nil {
		*m.before, m.before = m.State, nil
	}
}

// Rolled counts the dice thrown and cards drawn, which a player would remember after an undo.
func (m *Match[S]) Rolled() int { return m.rolled }

// Unrolled returns how many loaded faces are left.
func (m *Match[S]) Unrolled() int {
	if s, ok := m.dice.(*dice.Seeded); ok {
		return len(s.Loaded)
	}
	return 0
}

// BadFace returns a loaded face that was rolled on a die that does not have it, if there was one.
func (m *Match[S]) BadFace() dice.BadFace {
	if s, ok := m.dice.(*dice.Seeded); ok {
		return s.BadFace()
	}
	return dice.BadFace{}
}

// Depth is the number of frames.
func (m *Match[S]) Depth() int { return len(m.stack) }

// Top returns the frame on top of the stack. Do not change it.
func (m *Match[S]) Top() Frame[S] { return m.stack[len(m.stack)-1] }

// Frames returns the frames from the bottom of the stack. Do not change them.
func (m *Match[S]) Frames() []Frame[S] { return m.stack }

// mostSteps is how many steps follow each other without a question, far more than any rules need. Rules that go on would never end.
const mostSteps = 1_000_000

// settle runs until somebody must decide, or only the base frames are left.
func (m *Match[S]) settle(in In) {
	m.asked = false
	for steps := 0; len(m.stack) > m.base && !m.asked; steps++ {
		if steps == mostSteps {
			panic(fmt.Sprintf("engine: the rules go on without a question, at the step %s", m.Top().Here().At))
		}
		if m.enter(&in) {
			in = m.step(in)
		}
	}
	if !m.asked {
		m.now.reset()
	}
}

// enter prepares a step: it ends an expired frame and takes an only option. It returns false if the frame
// has ended or somebody must decide.
func (m *Match[S]) enter(in *In) bool {
	f := m.Top()
	if g, ok := f.(Expirable[S]); ok && g.Expired(&m.State) {
		m.stack, *in = m.stack[:len(m.stack)-1], In{Returned: true}
		return false
	}
	p := f.Proc()
	if !p.ask(p.index(f.Here().At), f, m, &m.now) {
		return true
	}
	if in.Returned && in.Result != (Result{}) {
		panic("a result would be lost at the question " + f.Here().At)
	}
	switch n := len(m.now.Options); {
	case n == 1 && !m.now.Free:
		*in = In{Option: m.now.Options[0], Asked: true}
	case n > 0:
		m.rules.Standing(m, &m.now)
		m.asked = true
		return false
	}
	return true
}

// answer continues from a question with an option, which may be a standing one.
func (m *Match[S]) answer(o Option) In {
	m.asked = false
	if m.rules.TakeStanding(m, o) {
		return In{}
	}
	return m.step(In{Option: o, Asked: true})
}

// question asks the pending question again, into d.
func (m *Match[S]) question(d *Decision) {
	f := m.Top()
	p := f.Proc()
	p.ask(p.index(f.Here().At), f, m, d)
	m.rules.Standing(m, d)
}

// step runs the top frame's step and changes the stack accordingly. It returns the input of the next step.
func (m *Match[S]) step(in In) In {
	f := m.Top()
	p, c := f.Proc(), f.Here()
	i := p.index(c.At)
	flow := p.do(i, f, m, in)
	switch flow.verb {
	case 't':
		c.At = p.name(i + 1)
	case 'g':
		c.At = flow.to
	case 'd':
		m.stack = m.stack[:len(m.stack)-1]
	}
	if flow.call != nil {
		m.push(flow.call)
	}
	return In{Result: flow.result, Returned: flow.verb == 'd'}
}

func (m *Match[S]) push(f Frame[S]) {
	if c := f.Here(); c.At == "" {
		c.At = f.Proc().name(0)
	}
	m.stack = append(m.stack, f)
}
