package engine

import (
	"cmp"
	"slices"

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
	// Forget drops from a frame in which dice fell what makes no difference as Answer answers.
	Forget func(Frame[S])
	// Budget bounds the work since Begin, as Spent counts it; 0 is no bound. When it is spent, outcomes
	// that do not rest yet are given up, and Left tells their share. It may be raised before Take.
	Budget int

	spent  int
	began  int        // spent when Take began
	left   dice.Share // the share of what was given up since Begin or Take
	chance dice.Enumerator
	before S             // the state before the step at work
	frames []Frame[S]    // one of each kind, the last one used first: the frame before the step at work
	lines  []line[S]     // what goes on, by the number of frames
	alive  int           // how many are in the lines
	hasty  []*Outcome[S] // what goes on once half of the budget is spent; the last one first
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
	p.spent, p.began, p.left = 0, 0, dice.Share{}
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

// stepCost is the work of a step; that of comparing two positions is 1.
const stepCost = 16

// Spent is the work done since Begin: a measure of steps taken and positions compared that is the same
// on every machine.
func (p *Spread[S]) Spent() int { return p.spent }

// Left is the share of all outcomes that the last Begin or Take gave up because the budget was spent.
func (p *Spread[S]) Left() dice.Share { return p.left }

// Take answers each outcome that rests by the index of an option, drops those answered with -1, and
// lets the others go on, the likeliest first.
func (p *Spread[S]) Take(answer func(*Outcome[S]) int) {
	p.left = dice.Share{}
	p.began = p.spent
	likeliestFirst(p.rest)
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
	if p.hurries() {
		p.hasty = append(p.hasty, o)
		return
	}
	for len(p.lines) <= len(o.stack) {
		p.lines = append(p.lines, line[S]{})
	}
	l := &p.lines[len(o.stack)]
	l.of = append(l.of, o)
	p.alive++
}

// run lets everything go on until it rests, the deepest first: the others wait for what may join them.
func (p *Spread[S]) run() {
	for n := len(p.lines) - 1; n >= 0 && !p.hurries(); {
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
	p.hurry()
}

// hurries tells whether half of what Take may spend is spent. From then on outcomes wait for no others, so
// that some come to rest before the budget is spent: those of the likeliest first.
func (p *Spread[S]) hurries() bool { return p.Budget > 0 && p.spent >= p.began+(p.Budget-p.began)/2 }

// broke tells whether the budget is spent.
func (p *Spread[S]) broke() bool { return p.Budget > 0 && p.spent >= p.Budget }

// hurry lets what is left go on, one after the other.
func (p *Spread[S]) hurry() {
	for i := range p.lines {
		l := &p.lines[i]
		p.hasty = append(p.hasty, l.of[l.next:]...)
		*l = line[S]{of: l.of[:0]}
	}
	p.alive = 0
	likeliestFirst(p.hasty)
	slices.Reverse(p.hasty)
	for n := len(p.hasty); n > 0; n = len(p.hasty) {
		o := p.hasty[n-1]
		p.hasty = p.hasty[:n-1]
		p.follow(o)
	}
}

func likeliestFirst[S comparable](list []*Outcome[S]) {
	slices.SortStableFunc(list, func(a, b *Outcome[S]) int { return cmp.Compare(b.Share.Float(), a.Share.Float()) })
}

// giveUp drops an outcome that does not rest yet.
func (p *Spread[S]) giveUp(o *Outcome[S]) {
	p.left = p.left.Plus(o.Share)
	p.spare = append(p.spare, o)
}

// follow lets an outcome go on until it forks, others may join it, it rests, or the budget is spent.
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
		if p.broke() {
			p.giveUp(o)
			return
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
	p.spent += stepCost
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
	for i, q := range others {
		if o.same(q) {
			p.spent += i
			q.Share = q.Share.Plus(o.Share)
			p.spare = append(p.spare, o)
			return
		}
	}
	p.spent += len(others)
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
