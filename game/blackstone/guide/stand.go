package guide

import (
	"cmp"
	"slices"

	"precipice/engine/board"
	"precipice/engine/fortress"
)

// stand is a space to attack from after a move.
type stand struct {
	key   string
	at    board.Space
	shot  float64 // the chance that the best attack from there does harm
	steps int
}

// woundWeight is how much chance of harm an explorer gives up to avoid one expected wound.
const woundWeight = 1.0

// moveToFire returns the key of the move that best balances the chance that an attack after it does harm against
// the wounds to expect there, the shortest of equals. It returns "" if no attack after a move reaches the
// least chance.
func (v *view) moveToFire(u fortress.UnitID, least float64) (key string) {
	if u == fortress.NoUnit || !v.s.On(u).Here() {
		return ""
	}
	most := 0.0
	for i, st := range v.stands(u, least) {
		worth := st.shot - 0.001*float64(st.steps)
		if i > 0 && worth <= most {
			continue // wounds can only make it worse
		}
		if worth -= woundWeight * v.wounds(u, st.at); i == 0 || worth > most {
			key, most = st.key, worth
		}
	}
	return key
}

// stands returns the spaces in reach with an attack of at least a chance of harm, the best attack first.
func (v *view) stands(u fortress.UnitID, least float64) (all []stand) {
	here := v.s.On(u).Hex
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != fortress.DoMove {
			continue
		}
		to, key := board.Space(o.Args[1]), o.Key()
		own, shared := v.dice().high(v.cost(key))
		if shot := v.bestShot(u, to, max(own, shared)); shot > 0 && shot >= least {
			all = append(all, stand{key, to, shot, v.s.Field().Range(here, to)})
		}
	}
	slices.SortStableFunc(all, func(a, b stand) int { return cmp.Compare(b.shot, a.shot) })
	return all
}

// poorShot is the chance of harm below which an explorer should look for a better place.
const poorShot = 0.3

// betterShot is how much better the chance of harm after a move must be than without it.
const betterShot = 0.05

// shotNow returns the best chance of harm of an attack from where the acting explorer stands, with any of its
// dice.
func (v *view) shotNow() float64 {
	u := v.actor()
	if u == fortress.NoUnit || !v.s.On(u).Here() {
		return 0
	}
	own, shared := v.dice().high(0)
	return v.bestShot(u, v.s.On(u).Hex, max(own, shared))
}

// bestShot returns the best chance of harm of an attack from a space that a die of a face can pay for.
func (v *view) bestShot(u fortress.UnitID, from board.Space, face int) (most float64) {
	for on := range v.s.Each(fortress.Hostiles) {
		if !v.s.Field().Visible(from, v.s.On(on).Hex) {
			continue
		}
		for i, weapon := range v.s.WeaponsOf(u) {
			if weapon.Costs[0].Die <= face {
				most = max(most, v.harm(fortress.Aim{By: u, On: on, Weapon: i, From: from}))
			}
		}
	}
	return most
}

// wounds returns the number of wounds that an explorer should expect on a space if each hostile activates
// once.
func (v *view) wounds(u fortress.UnitID, at board.Space) (sum float64) {
	outlooks := fortress.Outlooks(v.play.Match, fortress.Placement{Unit: u, Hex: at})
	for i := range outlooks {
		h := outlooks[i].Expected(int(v.s.On(u).Card))
		sum += h.Wounds.Float() + h.Grievous.Float()
	}
	return sum
}
