package engine

import (
	"hash/maphash"

	"precipice/engine/dice"
)

// Spread walks copies of a match on through every outcome of chance, as Odds does; but outcomes that
// have come to the same, state and frames alike, go on as one. So its cost grows with the positions
// that differ and not with the number of dice. One may be used again and again.
type Spread[S comparable] struct {
	// Answer answers a question by the index of an option; -1 lets the outcome rest there.
	Answer func(*Match[S], *Decision) int
	// Saw hears of each event as it happens, with the share of all outcomes that it happens in.
	Saw func(*Match[S], Event[S], dice.Share)

	chance dice.Enumerator
	before S                      // the state before the step at work
	lines  []line[S]              // what goes on, by the number of frames
	known  map[uint64]*Outcome[S] // what others may join
	rest   []*Outcome[S]
	spare  []*Outcome[S]
	seed   maphash.Seed
}

// Outcome is a position that a share of all outcomes come to. It is valid until the spread goes on.
type Outcome[S comparable] struct {
	*Match[S]
	Share  dice.Share
	in     In
	answer int // the option taken, plus one
	mark   uint64
}

// line is first come, first served.
type line[S comparable] struct {
	of   []*Outcome[S]
	next int
}

// Begin starts anew from a match, which stays as it is: with a frame on top of it or, without one, at
// the question that waits. Of the match's own frames the lowest, as many as depth says, are never run.
func (p *Spread[S]) Begin(m *Match[S], depth int, f Frame[S]) {
	if p.known == nil {
		p.known, p.seed = map[uint64]*Outcome[S]{}, maphash.MakeSeed()
	}
	clear(p.known)
	p.spare, p.rest = append(p.spare, p.rest...), p.rest[:0]
	o := p.fresh(m.rules, depth)
	o.State, o.stack, o.Share = m.State, append(o.stack, m.stack...), dice.Share{Num: 1, Den: 1}
	if f != nil {
		o.push(f.Proc().copy(f))
	}
	p.add(o)
	p.run()
}

// Outcomes are those that rest, at a question or with their frames done.
func (p *Spread[S]) Outcomes() []*Outcome[S] { return p.rest }

// Take answers each outcome that rests by the index of an option, drops those answered with -1, and
// lets the others go on.
func (p *Spread[S]) Take(answer func(*Outcome[S]) int) {
	clear(p.known)
	for _, o := range p.rest {
		if i := answer(o); i >= 0 {
			o.answer = i + 1
			p.add(o)
		} else {
			p.spare = append(p.spare, o)
		}
	}
	p.rest = p.rest[:0]
	p.run()
}

// fresh is an outcome without frames.
func (p *Spread[S]) fresh(rules Ruleset[S], fence int) *Outcome[S] {
	n := len(p.spare)
	if n == 0 {
		return &Outcome[S]{Match: &Match[S]{rules: rules, dice: &p.chance, fence: fence}}
	}
	o := p.spare[n-1]
	p.spare = p.spare[:n-1]
	o.rules, o.fence, o.asked, o.stack, o.in, o.answer = rules, fence, false, o.stack[:0], In{}, 0
	return o
}

func (p *Spread[S]) add(o *Outcome[S]) {
	for len(p.lines) <= len(o.stack) {
		p.lines = append(p.lines, line[S]{})
	}
	l := &p.lines[len(o.stack)]
	l.of = append(l.of, o)
}

// run lets everything go on until it rests, the deepest first: the others wait for what may join them.
func (p *Spread[S]) run() {
	for n := len(p.lines) - 1; n >= 0; {
		l := &p.lines[n]
		if l.next == len(l.of) {
			*l = line[S]{of: l.of[:0]}
			n--
			continue
		}
		o := l.of[l.next]
		l.next++
		if p.known[o.mark] == o {
			delete(p.known, o.mark)
		}
		p.follow(o)
		n = len(p.lines) - 1
	}
}

// follow lets an outcome go on until it forks, a frame ends or it rests.
func (p *Spread[S]) follow(o *Outcome[S]) {
	for len(o.stack) > o.fence {
		deep, here := len(o.stack), true
		if o.answer == 0 {
			o.asked = false
			if here = o.ready(&o.in); o.asked {
				o.in = In{}
				if o.answer = p.Answer(o.Match, &o.now) + 1; o.answer == 0 {
					break
				}
				here = true
			}
		}
		if here && p.fork(o) {
			return
		}
		if len(o.stack) < deep {
			break
		}
	}
	p.park(o)
}

// fork takes the next step, of which nothing is asked any more; if dice are thrown in it, it is taken
// once for each outcome of theirs, and these go on by themselves.
func (p *Spread[S]) fork(o *Outcome[S]) bool {
	p.before = o.State
	n, top, in, answer, share := len(o.stack)-1, o.Top(), o.in, o.answer, o.Share
	p.chance.Begin()
	p.step(o, top, share)
	if !p.chance.Rolled() {
		return false
	}
	p.forked(o, n)
	for p.chance.Next() {
		c := p.fresh(o.rules, o.fence)
		c.State, c.stack = p.before, append(c.stack, o.stack[:n]...)
		c.stack = append(c.stack, top)
		c.in, c.answer = in, answer
		if answer > 0 {
			c.now.Options = append(c.now.Options[:0], o.now.Options...)
		}
		p.step(c, top, share)
		p.forked(c, n)
	}
	return true
}

// forked lays by an outcome of dice that were thrown in a frame at a depth.
func (p *Spread[S]) forked(o *Outcome[S], depth int) {
	if len(o.stack) > depth {
		p.add(o)
	} else {
		p.park(o)
	}
}

// step takes a step on a copy of the top frame: frames are shared by outcomes and never changed.
func (p *Spread[S]) step(o *Outcome[S], top Frame[S], share dice.Share) {
	o.stack[len(o.stack)-1] = top.Proc().copy(top)
	o.events = o.events[:0]
	if a := o.answer; a > 0 {
		o.answer = 0
		o.in = o.Match.answer(o.now.Options[a-1])
	} else {
		o.in = o.Match.step(o.in)
	}
	o.Share = share
	if p.chance.Rolled() {
		o.Share = share.Times(dice.ShareOf(p.chance.Weight()))
	}
	if p.Saw != nil {
		for _, e := range o.events {
			p.Saw(o.Match, e, o.Share)
		}
	}
}

// park lays an outcome by, joined with one that has come to the same.
func (p *Spread[S]) park(o *Outcome[S]) {
	o.mark = maphash.Comparable(p.seed, o.State)
	if len(o.stack) > o.fence {
		o.mark += o.Top().Proc().hash(p.seed, o.Top())
	}
	twin := p.known[o.mark]
	switch {
	case twin == nil:
		p.known[o.mark] = o
	case p.same(o, twin):
		twin.Share = twin.Share.Plus(o.Share)
		p.spare = append(p.spare, o)
		return
	}
	if len(o.stack) == o.fence || o.asked {
		p.rest = append(p.rest, o)
	} else {
		p.add(o)
	}
}

func (p *Spread[S]) same(o, q *Outcome[S]) bool {
	if len(o.stack) != len(q.stack) || o.asked != q.asked || o.in != q.in || o.State != q.State {
		return false
	}
	for i := o.fence; i < len(o.stack); i++ {
		if !o.stack[i].Proc().same(o.stack[i], q.stack[i]) {
			return false
		}
	}
	return true
}
