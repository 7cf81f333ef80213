package session

import "precipice/engine"

// usages is the expectation of the first format of links: how often each kind of option was there and was taken.
type usages struct {
	kinds map[string]*usage
	now   []*usage // of the options that shares was last asked for
}

// usage is how often options of a kind were there, and how often one of them was taken.
type usage struct{ taken, offered int64 }

// allShares is how many shares an option has that is always taken.
const allShares = 1024

// What is known of options before the first game: the table's own answer is nearly always taken.
var (
	likelyExpected   = usage{1, 1}
	likelyUnexpected = usage{1, 64}
	likelyAsked      = usage{1, 4}
)

func (u *usages) shares(d *engine.Decision, expected int) (list []int64) {
	u.now = u.now[:0]
	for i := range d.Options {
		name, likely := d.Kind+" "+d.Options[i].Verb, likelyAsked
		switch {
		case i == expected:
			name, likely = "expected "+d.Kind, likelyExpected
		case expected >= 0:
			name, likely = "unexpected "+d.Kind, likelyUnexpected
		}
		one := u.kinds[name]
		if one == nil {
			one = &likely
			u.kinds[name] = one
		}
		u.now, list = append(u.now, one), append(list, max(1, allShares*one.taken/one.offered))
	}
	return list
}

func (u *usages) took(option int) {
	for _, one := range u.now {
		one.offered++
	}
	u.now[option].taken++
}
