package engine

import (
	"cmp"
	"slices"

	"precipice/engine/dice"
)

// Spread runs copies of a match through every outcome of chance, as Odds does, but merges outcomes that
// reach the same position, with the same state and frames. Its cost therefore grows with the number of
// distinct positions, not of dice. A Spread may be reused.
type Spread[S comparable] struct {
	// Answer answers a question with the index of an option. -1 leaves the outcome at rest there.
	Answer func(*Match[S], *Decision) int
	// Saw receives each event as it happens, with its share of all outcomes.
	Saw func(*Match[S], Event[S], dice.Share)
	// Forget clears the parts of a frame that no longer matter after its dice fell, given how Answer
	// answers.
	Forget func(Frame[S])
	// Budget limits the work since Begin, in the units of Spent; 0 means no limit. Once it is spent,
	// outcomes not yet at rest are dropped, and Left returns their share. It may be raised before
	// Take.
	Budget int

	spent   int
	began   int        // the value of spent when Take began
	left    dice.Share // the share of the outcomes dropped since Begin or Take
	chance  dice.Enumerator
	before  S             // the state before the current step
	frames  []Frame[S]    // scratch copies of the frame before the current step, one of each type; the last one used comes first
	queues  []queue[S]    // outcomes still to run, by their number of frames
	queued  int           // the number of outcomes in queues
	pending []*Outcome[S] // outcomes to run once half of the budget is spent; the last one runs first
	rest    []*Outcome[S]
	spare   []*Outcome[S]
}

// Outcome is a position and its share of all outcomes. It is valid until the next Begin or Take.
type Outcome[S comparable] struct {
	*Match[S]
	Share  dice.Share
	in     In
	answer int // the index of the chosen option, plus one
	forked int // the depth of the stack at its last roll or merge
	shared int // how many frames, from the bottom, are shared with other outcomes
}

// queue is a first-in, first-out queue of outcomes.
type queue[S comparable] struct {
	of   []*Outcome[S]
	next int
}

// Begin starts over from a match, which it leaves unchanged. It runs frame f on top of the match or, if
// f is nil, starts at the pending question. The lowest depth frames of the match never run.
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

// Outcomes returns the outcomes at rest: those at a question that Answer left open, and those whose
// frames are done.
func (p *Spread[S]) Outcomes() []*Outcome[S] { return p.rest }

// stepCost is the work of one step. Comparing two positions costs 1.
const stepCost = 16

// Spent returns the work done since Begin. It counts steps taken and positions compared, so it is the
// same on every machine.
func (p *Spread[S]) Spent() int { return p.spent }

// Left returns the share of all outcomes that the last Begin or Take dropped because the budget was
// spent.
func (p *Spread[S]) Left() dice.Share { return p.left }

// Take answers each outcome at rest with the index of an option, drops those answered with -1, and runs
// the others, the likeliest first.
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

// fresh returns an outcome without frames, reusing a spare one if it can.
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
	if p.halfSpent() {
		p.pending = append(p.pending, o)
		return
	}
	for len(p.queues) <= len(o.stack) {
		p.queues = append(p.queues, queue[S]{})
	}
	l := &p.queues[len(o.stack)]
	l.of = append(l.of, o)
	p.queued++
}

// run runs every outcome until it rests. The deepest go first, so that the others can merge with them.
func (p *Spread[S]) run() {
	for n := len(p.queues) - 1; n >= 0 && !p.halfSpent(); {
		l := &p.queues[n]
		if l.next == len(l.of) {
			*l = queue[S]{of: l.of[:0]}
			n--
			continue
		}
		o := l.of[l.next]
		l.next++
		p.queued--
		p.follow(o)
		n = len(p.queues) - 1
	}
	p.runPending()
}

// halfSpent reports whether half of the budget of this Begin or Take is spent. From then on outcomes no
// longer wait to merge, so that at least the likeliest come to rest before the budget is spent.
func (p *Spread[S]) halfSpent() bool { return p.Budget > 0 && p.spent >= p.began+(p.Budget-p.began)/2 }

// exhausted reports whether the budget is spent.
func (p *Spread[S]) exhausted() bool { return p.Budget > 0 && p.spent >= p.Budget }

// runPending runs the remaining outcomes one after the other, the likeliest first.
func (p *Spread[S]) runPending() {
	for i := range p.queues {
		l := &p.queues[i]
		p.pending = append(p.pending, l.of[l.next:]...)
		*l = queue[S]{of: l.of[:0]}
	}
	p.queued = 0
	likeliestFirst(p.pending)
	slices.Reverse(p.pending)
	for n := len(p.pending); n > 0; n = len(p.pending) {
		o := p.pending[n-1]
		p.pending = p.pending[:n-1]
		p.follow(o)
	}
}

func likeliestFirst[S comparable](list []*Outcome[S]) {
	slices.SortStableFunc(list, func(a, b *Outcome[S]) int { return cmp.Compare(b.Share.Float(), a.Share.Float()) })
}

// abandon drops an outcome that is not at rest yet.
func (p *Spread[S]) abandon(o *Outcome[S]) {
	p.left = p.left.Plus(o.Share)
	p.spare = append(p.spare, o)
}

// follow runs an outcome until it forks, can merge with others, comes to rest, or the budget is spent.
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
		if p.exhausted() {
			p.abandon(o)
			return
		}
		if step && p.fork(o) {
			return
		}
		if len(o.stack) < o.forked && p.queued > 0 {
			break
		}
	}
	p.merge(o)
}

// fork takes the next step, once all its questions are answered. If the step rolls dice, it takes the
// step once for each outcome of the roll, and each result runs on its own. It reports whether it
// forked.
func (p *Spread[S]) fork(o *Outcome[S]) bool {
	n, in, answer, share := len(o.stack)-1, o.in, o.answer, o.Share
	top := p.ownTop(o)
	p.chance.Begin()
	o.Match.before = &p.before
	p.step(o, share)
	o.Match.before = nil
	if !p.chance.Rolled() {
		return false
	}
	o.shared = n
	var followed weights
	followed.add(p.chance.Weight())
	p.afterRoll(o, n)
	for p.chance.Next() {
		if p.exhausted() { // a single step may roll many dice
			p.left = p.left.Plus(share.Times(followed.share().Rest()))
			break
		}
		c := p.fresh(o.rules, o.base)
		c.State, c.stack = p.before, append(append(c.stack, o.stack[:n]...), top.Proc().copy(top))
		c.in, c.answer, c.shared = in, answer, n
		if answer > 0 {
			c.now.Options = append(c.now.Options[:0], o.now.Options...)
		}
		p.step(c, share)
		followed.add(p.chance.Weight())
		p.afterRoll(c, n)
	}
	return true
}

// weights sums the weights of outcomes. Most have the same denominator, which saves reducing each fraction.
type weights struct {
	num, den uint64
	before   dice.Share // those of other denominators
}

func (w *weights) add(num, den uint64) {
	if den != w.den {
		w.before, w.num, w.den = w.share(), 0, den
	}
	w.num += num
}

func (w *weights) share() dice.Share { return w.before.Plus(dice.ShareOf(w.num, w.den)) }

// ownTop replaces the top frame by a copy that this outcome may change, unless it owns it already. It
// returns the frame as it was before the change.
func (p *Spread[S]) ownTop(o *Outcome[S]) Frame[S] {
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

// afterRoll continues an outcome whose dice fell in a frame with that many frames below it.
func (p *Spread[S]) afterRoll(o *Outcome[S], frames int) {
	o.forked = frames + 1
	if len(o.stack) > frames {
		if p.Forget == nil {
			p.add(o)
			return
		}
		p.Forget(o.Top())
	}
	p.merge(o)
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

// merge adds an outcome to the outcomes at rest or to a queue. If an equal one is already there, it
// only adds its share to that one.
func (p *Spread[S]) merge(o *Outcome[S]) {
	rests := len(o.stack) == o.base || o.asked
	others := p.rest
	if n := len(o.stack); !rests {
		others = nil
		if n < len(p.queues) {
			others = p.queues[n].of[p.queues[n].next:]
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

// Same reports whether two spreads have come to rest at the same positions with the same shares, and neither has
// dropped any.
func (p *Spread[S]) Same(q *Spread[S]) bool {
	if len(p.rest) != len(q.rest) || p.left.Num > 0 || q.left.Num > 0 {
		return false
	}
	for _, o := range p.rest {
		if !slices.ContainsFunc(q.rest, func(r *Outcome[S]) bool { return o.Share == r.Share && o.same(r) }) {
			return false
		}
	}
	return true
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
