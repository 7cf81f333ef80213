package engine

//lint:file-ignore U1000 the methods of Procedure are called through Table, which the linter does not see

import (
	"encoding/gob"
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// A Frame is a rule in progress: plain data with a Cursor. Embed Cursor and return the procedure from Proc.
type Frame[S any] interface {
	Here() *Cursor
	Proc() Table[S]
}

// An Expirable frame ends by itself when its subject is gone, such as a hostile slain by overwatch in the
// middle of its own charge. The runner checks before every step.
type Expirable[S any] interface{ Expired(*S) bool }

// Cursor holds the name of a frame's current step.
type Cursor struct {
	At   string
	Idle Tally // answers that have changed nothing since the frame last did something; for frames that bound them
}

// Tally is a count of what changes nothing in a game. A save keeps it, but the hash of a position does not tell it, so that games
// from before it was counted keep their hashes.
type Tally uint8

// Here returns the cursor, for the runner.
func (c *Cursor) Here() *Cursor { return c }

// A Step has an optional question and an action. Ask must be pure: it runs again after a load, a clone or
// an undo. Do receives the chosen option, or the result of the frame called before it.
type Step[F, S any] struct {
	Name string
	Ask  func(*F, *Match[S], *Decision)
	Do   func(*F, *Match[S], In) Flow[S]
}

// In is the input of a step.
type In struct {
	Option   Option // zero if nothing was asked
	Asked    bool   // an option was chosen, by a seat or because it was the only one
	Result   Result // of the frame called by the step before
	Returned bool
}

// Result is what a frame returns to its caller's next step: two numbers whose meaning the ruleset defines.
// No result is ever pending while a question is asked.
type Result struct{ A, B int16 }

// Flow says what happens after a step.
type Flow[S any] struct {
	verb   byte // 't'hen, 'g'oto, 'd'one
	call   Frame[S]
	to     string
	result Result
}

// Then continues with the next step of the table.
func Then[S any]() Flow[S] { return Flow[S]{verb: 't'} }

// Goto continues at a named step.
func Goto[S any](step string) Flow[S] { return Flow[S]{verb: 'g', to: step} }

// Call runs a frame and then continues at the next step with its result.
func Call[S any](f Frame[S]) Flow[S] { return Flow[S]{verb: 't', call: f} }

// At makes a Call continue at a named step instead: Call(x).At("each") is a loop.
func (f Flow[S]) At(step string) Flow[S] { f.verb, f.to = 'g', step; return f }

// Done ends the frame with a result.
func Done[S any](r Result) Flow[S] { return Flow[S]{verb: 'd', result: r} }

// Table is what the runner needs of a procedure, with the frame type erased.
type Table[S any] interface {
	index(name string) int
	name(i int) string
	ask(i int, f Frame[S], m *Match[S], d *Decision) bool
	do(i int, f Frame[S], m *Match[S], in In) Flow[S]
	copy(f Frame[S]) Frame[S]
	assign(to, f Frame[S]) bool
	same(f, g Frame[S]) bool
	number() uint64
}

// Procedure is a rule's table of contents: its steps in order.
type Procedure[F comparable, S any] struct {
	title string
	steps []Step[F, S]
	hash  uint64 // of the title, for Match.Hash
}

// Define registers a frame for saves, and checks its steps and that an assignment copies all of it. The
// title is the name of the ruleset and of the rule, such as "fortress/turn". Saves and hashes know the
// frame by its title, so a title never changes. F must be a struct whose pointer is a Frame[S].
func Define[F comparable, S any](title string, steps ...Step[F, S]) *Procedure[F, S] {
	names := make([]string, len(steps))
	for i, s := range steps {
		if s.Do != nil {
			names[i] = s.Name
		}
	}
	return &Procedure[F, S]{title, steps, define(title, names, reflect.TypeFor[F]())}
}

// define does what is the same for each type of frame, so that it is compiled once. A step without a Do has no name.
func define(title string, steps []string, frame reflect.Type) (hash uint64) {
	ruleset, rule, ok := strings.Cut(title, "/")
	if !ok || ruleset == "" || rule == "" {
		panic(fmt.Sprintf("%q: the title of a frame is RULESET/RULE", title))
	}
	for i, name := range steps {
		if name == "" || slices.Index(steps, name) < i {
			panic(fmt.Sprintf("%s: step %d needs a name of its own and a Do", title, i+1))
		}
	}
	flat(title, frame)
	gob.RegisterName(title, reflect.New(frame).Interface())
	titled[title] = frame
	return titleNumber(rule)
}

func (p *Procedure[F, S]) number() uint64 { return p.hash }

func (p *Procedure[F, S]) index(name string) int {
	for i := range p.steps {
		if p.steps[i].Name == name {
			return i
		}
	}
	return -1
}

func (p *Procedure[F, S]) name(i int) string {
	if i >= len(p.steps) {
		panic(p.title + ": the last step must not go on to a next one")
	}
	return p.steps[i].Name
}

func (p *Procedure[F, S]) ask(i int, f Frame[S], m *Match[S], d *Decision) bool {
	if i < 0 {
		panic(fmt.Sprintf("%s has no step %q", p.title, f.Here().At))
	}
	if p.steps[i].Ask == nil {
		return false
	}
	d.reset()
	p.steps[i].Ask(any(f).(*F), m, d)
	return true
}

func (p *Procedure[F, S]) do(i int, f Frame[S], m *Match[S], in In) Flow[S] {
	return p.steps[i].Do(any(f).(*F), m, in)
}

func (p *Procedure[F, S]) copy(f Frame[S]) Frame[S] {
	c := *any(f).(*F)
	return any(&c).(Frame[S])
}

// assign copies a frame into another of the same type; it returns false if the types differ.
func (p *Procedure[F, S]) assign(to, f Frame[S]) bool {
	t, ok := any(to).(*F)
	if ok {
		*t = *any(f).(*F)
	}
	return ok
}

func (p *Procedure[F, S]) same(f, g Frame[S]) bool {
	a, ok := any(f).(*F)
	b, too := any(g).(*F)
	return ok && too && *a == *b
}

// flat panics if a copy of a value of type t would share memory, or a save would lose part of it.
func flat(at string, t reflect.Type) {
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			if !f.IsExported() {
				panic(fmt.Sprintf("%s.%s: a save would drop an unexported field", at, f.Name))
			}
			flat(at+"."+f.Name, f.Type)
		}
	case reflect.Array:
		flat(at+"[]", t.Elem())
	case reflect.Pointer, reflect.Chan, reflect.Interface: // what cannot be compared is no frame anyway
		panic(fmt.Sprintf("%s: a copy would share a %s", at, t.Kind()))
	}
}
