package bot

import (
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// support returns the support that an option calls.
func (v *view) support(o *engine.Option) *library.Support {
	return &v.s.Pack().Ships[o.Args[1]].Support
}

// callSupport calls a support at a moment of its own if it brings enough: it serves only once in an expedition.
func callSupport(v *view) int {
	return v.highest(func(o *engine.Option) int {
		if o.Verb != fortress.DoSupport {
			return 0
		}
		return v.supportWorth(o) - leastSupport
	})
}

// supportWorth returns what a support would bring now.
func (v *view) supportWorth(o *engine.Option) (sum int) {
	if v.support(o).Modify != nil {
		sum = v.hidingWorth()
	}
	ops := v.support(o).Effect
	for i := range ops {
		switch op := &ops[i]; op.Do {
		case "keep-destiny":
			for die := range v.s.DestinyDice {
				if die.Used {
					sum += destinyWorth
				}
			}
		case "send-last":
			sum += v.lastGain(uint8(o.Args[3] - 1))
		case "free-gambit":
			for e := range v.s.Party {
				if v.s.Party[e].Able() {
					sum += max(0, v.gambitHope(e))
				}
			}
		case "hunt":
			sum += v.huntWorth(uint8(o.Args[3] - 1))
		case "sure-attack":
			if f := v.foeNamed(o.Parts[1]); f != nil {
				sum += f.blow(3)
			}
		default:
			for e := range v.s.Party {
				if op.To == "each-explorer" && v.s.Party[e].Able() {
					sum += v.operation(op, e)
				}
			}
		}
	}
	return sum
}

// huntWorth returns what rolling again is worth for the attacks on a group: the better half of an attack for each
// of its hostiles that somebody could attack from where they stand.
func (v *view) huntWorth(group uint8) (sum int) {
	for i := range v.mates {
		a, best := &v.mates[i], 0
		for j := range v.foes {
			f := &v.foes[j]
			if v.s.On(f.u).Card != group {
				continue
			}
			weapons := v.s.Card(a.card).Weapons
			for w := range weapons {
				if rule, _ := v.s.Forbids(a.u, a.at, f.u, &weapons[w]); rule == "" {
					best = max(best, v.aimAt(a, f, w, false))
				}
			}
		}
		sum += series(best, v.dice(a)) * secondTry / 1000
	}
	return sum
}

// hidingWorth returns what it is worth that only adjacent hostiles see the explorers: the harm by those that still
// act in this turn and see somebody from afar.
func (v *view) hidingWorth() (sum int) {
	for i := range v.foes {
		f, worst := &v.foes[i], 0
		for j := range v.mates {
			a := &v.mates[j]
			if !f.acted && !v.f.Adjacent(f.at).Has(a.at) && v.s.Spots(f.at, a.at) {
				worst = max(worst, v.expectedHarm(f, &a.defence, a.at)*harmWeight(a.x)/1000)
			}
		}
		sum += worst
	}
	return sum
}

// sureWeapon attacks past cover if one of the weapons can.
func sureWeapon(v *view) int {
	return v.highest(func(o *engine.Option) int {
		u, on := v.s.Find(v.d.About[0]), v.s.Find(v.d.About[1])
		w := &v.s.Card(int(v.s.On(u).Card)).Weapons[o.Args[0]]
		if w.IgnoresCover || !v.s.CoverCounts(u, on) {
			return 1
		}
		return 0
	})
}

// lastGain returns what it is worth that a group acts last.
func (v *view) lastGain(group uint8) int {
	for i, c := range v.s.Track[:v.s.NumTrack] {
		if c == (fortress.TrackCard{Hostile: true, Index: group}) {
			return v.swapGain(i, int(v.s.NumTrack)-1)
		}
	}
	return 0
}
