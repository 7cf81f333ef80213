package engine

import "precipice/engine/dice"

// Spread walks copies of a match on through every outcome of chance, as Odds does; but outcomes that
// have come to the same, state and frames alike, go on as one. So its cost grows with the positions
// that differ and not with the number of dice. One may be used again and again.
type Spread[S comparable] struct {
	// Answer answers a question by the index of an option; -1 lets the outcome rest there.
	Answer func(*Match[S], *Decision) int
	// Saw hears of each event as it happens, with the share of all outcomes that it happens in.
	Saw func(*Match[S], Event[S], dice.Share)
	// Forget drops from a frame in which dice fell what makes no difference as Answer answers.
	Forget func(Frame[S])

	chance dice.Enumerator
	before S          // the state before the step at work
	frames []Frame[S] // one of each kind, the last one used first: the frame before the step at work
	lines  []line[S]  // what goes on, by the number of frames
	alive  int        // how many are in the lines
	rest   []*Outcome[S]
	spare  []*Outcome[S]
}

// Outcome is a position that a share of all outcomes come to. It is valid until the spread goes on.
type Outcome[S comparable] struct {
	*Match[S]
	Share  dice.Share
	in     In
	answer int // the option taken, plus one
	forked int // dice fell in a frame at this depth, and nothing could join it since
	shared int // how many frames, from the lowest, others have too
}

// line is first come, first served.
type line[S comparable] struct {
	of   []*Outcome[S]
	next int
}

// Begin starts anew from a match, which stays as it is: with a frame on top of it or, without one, at
// the question that waits. Of the match's own frames the lowest, as many as depth says, are never run.
func (p *Spread[S]) Begin(m *Match[S], depth int, f Frame[S]) {
	p.spare, p.rest = append(p.spare, p.rest...), p.rest[:0]
	o := p.fresh(m.rules, depth)
	o.State, o.stack, o.Share = m.State, append(o.stack, m.stack...), dice.Share{Num: 1, Den: 1}
	o.shared = len(o.stack)
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
func (p *Spread[S]) fresh(rules Ruleset[S], base int) *Outcome[S] {
	n := len(p.spare)
	if n == 0 {
		return &Outcome[S]{Match: &Match[S]{rules: rules, dice: &p.chance, base: base}}
	}
	o := p.spare[n-1]
	p.spare = p.spare[:n-1]
	o.rules, o.base, o.asked, o.stack, o.in, o.answer, o.forked, o.shared = rules, base, false, o.stack[:0], In{}, 0, 0, 0
	return o
}

func (p *Spread[S]) add(o *Outcome[S]) {
	for len(p.lines) <= len(o.stack) {
		p.lines = append(p.lines, line[S]{})
	}
	l := &p.lines[len(o.stack)]
	l.of = append(l.of, o)
	p.alive++
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
		p.alive--
		p.follow(o)
		n = len(p.lines) - 1
	}
}

// follow lets an outcome go on until it forks, others may join it, or it rests.
func (p *Spread[S]) follow(o *Outcome[S]) {
	for len(o.stack) > o.base {
		step := true
		if o.answer == 0 {
			o.asked = false
			if step = o.enter(&o.in); o.asked {
				o.in = In{}
				if o.answer = p.Answer(o.Match, &o.now) + 1; o.answer == 0 {
					break
				}
				step = true
			}
		}
		if step && p.fork(o) {
			return
		}
		if len(o.stack) < o.forked && p.alive > 0 {
			break
		}
	}
	p.park(o)
}

// fork takes the next step, of which nothing is asked any more; if dice are thrown in it, it is taken
// once for each outcome of theirs, and these go on by themselves.
func (p *Spread[S]) fork(o *Outcome[S]) bool {
	n, in, answer, share := len(o.stack)-1, o.in, o.answer, o.Share
	top := p.keep(o)
	p.chance.Begin()
	o.Match.before = &p.before
	p.step(o, share)
	o.Match.before = nil
	if !p.chance.Rolled() {
		return false
	}
	o.shared = n
	p.goOn(o, n)
	for p.chance.Next() {
		c := p.fresh(o.rules, o.base)
		c.State, c.stack = p.before, append(append(c.stack, o.stack[:n]...), top.Proc().copy(top))
		c.in, c.answer, c.shared = in, answer, n
		if answer > 0 {
			c.now.Options = append(c.now.Options[:0], o.now.Options...)
		}
		p.step(c, share)
		p.goOn(c, n)
	}
	return true
}

// keep makes the top frame an outcome's own, to be changed, and returns what it is before.
func (p *Spread[S]) keep(o *Outcome[S]) Frame[S] {
	n := len(o.stack) - 1
	top := o.stack[n]
	t := top.Proc()
	if n < o.shared {
		o.stack[n], o.shared = t.copy(top), n
		return top
	}
	for i, f := range p.frames {
		if t.assign(f, top) {
			p.frames[0], p.frames[i] = f, p.frames[0]
			return f
		}
	}
	p.frames = append(p.frames, t.copy(top))
	return p.frames[len(p.frames)-1]
}

// goOn lets an outcome of dice go on that fell in a frame above so many others.
func (p *Spread[S]) goOn(o *Outcome[S], frames int) {
	o.forked = frames + 1
	if len(o.stack) > frames {
		if p.Forget == nil {
			p.add(o)
			return
		}
		p.Forget(o.Top())
	}
	p.park(o)
}

func (p *Spread[S]) step(o *Outcome[S], share dice.Share) {
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
	rests := len(o.stack) == o.base || o.asked
	others := p.rest
	if n := len(o.stack); !rests {
		others = nil
		if n < len(p.lines) {
			others = p.lines[n].of[p.lines[n].next:]
		}
	}
	for _, q := range others {
		if o.same(q) {
			q.Share = q.Share.Plus(o.Share)
			p.spare = append(p.spare, o)
			return
		}
	}
	if rests {
		p.rest = append(p.rest, o)
	} else {
		o.forked = len(o.stack)
		p.add(o)
	}
}

func (o *Outcome[S]) same(q *Outcome[S]) bool {
	if len(o.stack) != len(q.stack) || o.in != q.in || o.asked != q.asked || q.answer > 0 || o.State != q.State {
		return false
	}
	for i := o.base; i < len(o.stack); i++ {
		if o.stack[i] != q.stack[i] && !o.stack[i].Proc().same(o.stack[i], q.stack[i]) {
			return false
		}
	}
	return true
}
