package guide

import "precipice/engine/fortress"

// dice are the faces of the dice that an explorer can pay with: its own, and the shared destiny dice as
// long as it may spend some (BF-DES-007).
type dice struct {
	own, shared []int
	limit       int // how many shared dice it may still spend
}

// dice returns the dice of the acting explorer.
func (v *view) dice() (d dice) {
	u := v.actor()
	if u == fortress.NoUnit || v.s.On(u).Team != fortress.Explorers {
		return d
	}
	x := v.s.ExplorerOf(u)
	for _, slot := range x.Slots[:x.NumSlots] {
		if slot.Die > 0 {
			d.own = append(d.own, int(slot.Die))
		}
	}
	for _, die := range v.s.Destiny {
		if die.Face > 0 && !die.Used {
			d.shared = append(d.shared, int(die.Face))
		}
	}
	d.limit = v.s.DestinyLimit() - int(x.DestinyUsed)
	return d
}

// high returns the highest own and the highest shared die, 0 for none, after the die has paid a cost that the
// table takes unasked: the lowest own die that is high enough, or else such a shared one. A cost of 0 is paid
// with no die.
func (d dice) high(cost int) (own, shared int) {
	if d.limit < 1 {
		d.shared = nil
	}
	mine, ours := lowest(d.own, cost), lowest(d.shared, cost)
	switch {
	case cost == 0:
	case mine >= 0:
		d.own = without(d.own, mine)
	case ours >= 0 && d.limit == 1:
		d.shared = nil
	case ours >= 0:
		d.shared = without(d.shared, ours)
	}
	for _, face := range d.own {
		own = max(own, face)
	}
	for _, face := range d.shared {
		shared = max(shared, face)
	}
	return own, shared
}

// lowest returns the index of the lowest face that pays a cost, -1 for none.
func lowest(faces []int, cost int) (at int) {
	at = -1
	for i, face := range faces {
		if face >= cost && (at < 0 || face < faces[at]) {
			at = i
		}
	}
	return at
}

func without(faces []int, at int) (rest []int) {
	return append(append(rest, faces[:at]...), faces[at+1:]...)
}
