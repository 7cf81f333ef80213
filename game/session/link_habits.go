package session

import "precipice/engine"

// habits is the expectation of links: how much each trait of an option speaks for it, learned from each choice of the
// game, beginning with what a ruleset knows (About.Habits). It is a logistic model in whole numbers, so that every
// machine expects the same.
type habits struct {
	weights map[trait]weight
	past    past
	now     []option // of the decision that shares was last asked about
	decided *engine.Decision
	plain   bool // the table would answer it by itself
}

// weight is how much a trait speaks for an option: it makes it more likely by so many powers of two, in parts of one.
type weight struct {
	value   int64
	learned int64 // how much has been learned about it
}

// option is an option as it is weighed.
type option struct {
	traits []trait
	share  int64
}

const (
	unit      = 1 << 16 // one, in parts
	mostValue = 24 * unit
	topShares = 1 << 20 // of the most likely option
	farBehind = 20 * unit
	// What a ruleset knows of a trait counts as if it had been learned from so many choices.
	knownFrom = 30 * unit
	// A weight follows a choice at first by the larger of these parts of what it was off, in powers of two, half of it
	// after so many choices, and never by less than the smaller.
	firstRate = unit * 58 / 100
	leastRate = unit * 43 / 1000
	halfRate  = 8 * unit
)

// newHabits returns what a ruleset knows: of each trait the two bytes of its number, and its weight in eighths.
func newHabits(known []byte, near Near) *habits {
	h := &habits{weights: map[trait]weight{}, past: newPast(near)}
	for ; len(known) >= 3; known = known[3:] {
		h.weights[trait(known[0])<<8|trait(known[1])] = weight{int64(int8(known[2])) * unit / 8, knownFrom}
	}
	return h
}

func (h *habits) shares(d *engine.Decision, expected int) (list []int64) {
	h.now, h.decided, h.plain = h.past.options(d, expected), d, expected >= 0
	values, best := make([]int64, len(h.now)), int64(-1<<62)
	for i := range h.now {
		for _, t := range h.now[i].traits {
			values[i] += h.weights[t].value
		}
		best = max(best, values[i])
	}
	for i := range h.now {
		h.now[i].share = power(best - values[i])
		list = append(list, h.now[i].share)
	}
	return list
}

// power returns the shares of an option that is less likely than the best by so many powers of two, in parts.
func power(behind int64) int64 {
	if behind >= farBehind {
		return 1
	}
	whole, part := behind/unit, behind%unit
	if part > 0 {
		whole, part = whole+1, unit-part
	}
	// 2^x - 1 for x from 0 to 1 as a polynomial
	more := part * (45426 + part*(15743+part*3638/unit)/unit) / unit
	return max(1, topShares*(unit+more)/unit>>whole)
}

func (h *habits) took(chosen int) {
	all, off := int64(0), map[trait]int64{}
	for i := range h.now {
		all += h.now[i].share
	}
	for i := range h.now {
		missed := -h.now[i].share * unit / all
		if i == chosen {
			missed += unit
		}
		for _, t := range h.now[i].traits {
			off[t] += missed
		}
	}
	for t, by := range off {
		w := h.weights[t]
		rate := max(leastRate, firstRate*halfRate/(halfRate+w.learned))
		w.value = max(-mostValue, min(mostValue, w.value+by*rate/unit))
		w.learned += max(by, -by)
		h.weights[t] = w
	}
	if !h.plain {
		h.past.add(h.decided, &h.decided.Options[chosen])
	}
}
