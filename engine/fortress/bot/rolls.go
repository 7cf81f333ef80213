package bot

import (
	"precipice/engine/fortress"
)

// reRoll spends a point where a wound matters most, and on attacks only if there are points to spare
// (BF-INS-005).
func reRoll(v *view) int {
	keep := v.d.Find(fortress.DoKeep)
	x := v.roller()
	if i := v.cardForRoll(x); i >= 0 {
		return i
	}
	if i := v.freeAgain(); i >= 0 {
		return i
	}
	if x == nil || !v.worthAPoint(x) {
		return keep
	}
	best, at := -1, keep
	for i := range v.d.Options {
		odds, ok := fortress.ForeseeAgain(v.m, &v.d.Options[i])
		if !ok || v.d.Options[i].Verb != fortress.DoReRoll || v.d.Options[i].Parts[0] == "both" {
			continue
		}
		if n := share(odds.Levels[1]) + 2*share(odds.Levels[2]); n > best {
			best, at = n, i
		}
	}
	return at
}

// freeAgain returns the option that rolls a failure again by the support of a ship, with every die that may be, or
// -1.
func (v *view) freeAgain() int {
	f, ok := v.m.Top().(*fortress.Roll)
	if !ok || f.Levels[0] > 0 || f.Levels[1] > 0 {
		return -1
	}
	best := -1
	for i := range v.d.Options {
		if v.d.Options[i].Verb == fortress.DoSupport {
			best = i // the last rolls the most dice
		}
	}
	return best
}

// share returns a chance in thousandths.
func share(s fortress.Share) int {
	if s.Den == 0 {
		return 0
	}
	return int(s.Num * 1000 / s.Den)
}

func (v *view) roller() *fortress.Explorer {
	for u := range v.s.Each(fortress.Explorers) {
		if v.s.UnitName(u) == v.d.About[0] {
			return v.s.ExplorerOf(u)
		}
	}
	return nil
}

// worthAPoint reports whether the current roll matters enough.
func (v *view) worthAPoint(x *fortress.Explorer) bool {
	f, ok := v.m.Top().(*fortress.Roll)
	if !ok {
		return false
	}
	if f.Levels[0] > 0 || f.Levels[1] > 0 {
		return false
	}
	switch v.d.About[1] {
	case "defence":
		return x.Inspired || x.Count(fortress.NoCounter) <= lastSpaces
	case "attack":
		return false
	}
	return x.Inspired
}
