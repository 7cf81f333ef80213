package bot

import "precipice/engine"

// dice counts the dice an explorer may still spend in its activation.
func (v *view) dice(a *mate) int { return v.s.Purse(a.card) }

// affords tells whether an explorer has a die of at least that cost.
func (v *view) affords(a *mate, cost int) bool { return v.s.Affords(a.card, cost, 0) }

// pay spends the lowest die that is high enough. Of equal dice it spends a destiny die if no other explorer
// is still to act, else the explorer's own.
func pay(v *view) int {
	others := v.toAct()
	return v.highest(func(o *engine.Option) int {
		n := -2 * int(o.Args[0])
		if destiny := o.Args[1] == 1; destiny && others > 0 || !destiny && others == 0 {
			n -= 3
		}
		return n
	})
}

// toAct counts the explorers who have not begun their activations.
func (v *view) toAct() (n int) {
	acting, _ := v.s.Acting.Card()
	for i, c := range v.s.Track[:v.s.NumTrack] {
		if !c.Hostile && !c.Done && i != acting && int(v.s.Party[c.Index].DestinyUsed) < v.s.DestinyLimit() {
			n++
		}
	}
	return n
}

// leastDie discards the lowest die.
func leastDie(v *view) int {
	return v.highest(func(o *engine.Option) int { return -int(o.Args[0]) })
}

// mostHealed removes as many wounds as it may (BF-G-086).
func mostHealed(v *view) int { return v.highest(func(o *engine.Option) int { return int(o.Args[0]) }) }

// leastSpace lets a wound cover an empty space, or else the space of the lowest die (BF-G-010).
func leastSpace(v *view) int {
	for e := range v.s.Party {
		if x := &v.s.Party[e]; v.s.Name(e) == v.d.About[0] {
			return v.highest(func(o *engine.Option) int { return -int(x.Slots[o.Args[0]].Die) })
		}
	}
	return 0
}
