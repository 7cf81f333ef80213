package bot

import (
	"precipice/engine"
	"precipice/engine/fortress"
)

// urgency returns what an explorer could do to the hostiles if it acted now.
func (v *view) urgency(e int) int {
	a := v.mate(v.s.Party[e].Figure())
	if a == nil {
		return 0
	}
	return series(v.shot(a, a.at), a.x.NumDice())
}

// peril returns the harm that one group will do to the explorers in its activation.
func (v *view) peril(group uint8) (sum int) {
	for i := range v.foes {
		if f := &v.foes[i]; v.s.On(f.u).Card == group {
			sum += f.worth - fellHostile
		}
	}
	return sum * 1000 / harmTurns
}

// trackWorth returns the worth of a track: for each explorer, what it could do to the groups that act after it.
func (v *view) trackWorth(track []fortress.TrackCard) (sum int) {
	danger := 0
	for i := len(track) - 1; i >= 0; i-- {
		if c := track[i]; c.Hostile {
			danger += v.peril(c.Index)
		} else {
			sum += min(v.urgency(int(c.Index)), danger)
		}
	}
	return sum
}

// swapGain returns how much the worth of the track changes when two cards trade places.
func (v *view) swapGain(a, b int) int {
	track := v.s.Track
	was := v.trackWorth(track[:v.s.NumTrack])
	track[a], track[b] = track[b], track[a]
	return v.trackWorth(track[:v.s.NumTrack]) - was
}

func coveringFire(v *view) int {
	return v.highest(func(o *engine.Option) int {
		if o.Verb != fortress.DoSwap {
			return 0
		}
		if n := v.swapGain(int(o.Args[0]), int(o.Args[1])); n > swapWorth {
			return n
		}
		return -1
	})
}

// agree accepts every proposal.
func agree(v *view) int { return v.d.Find(fortress.DoAgree) }

// gambit tries a gambit if the hoped-for place is worth the die.
func gambit(v *view) int {
	return v.highest(func(o *engine.Option) int {
		switch o.Verb {
		case fortress.DoSupport:
			return v.supportWorth(o) - leastSupport
		case fortress.DoDone:
			return 0
		}
		e := int(o.Args[0])
		hope := v.gambitHope(e)
		switch o.Parts[1] {
		case "free", "support":
			return hope
		case "inspiration":
			return hope - pointWorth*2
		}
		a := v.mate(v.s.Party[e].Figure())
		if a == nil {
			return never
		}
		die := max(v.shot(a, a.at), v.recuperation(a), leastGambit)
		return hope - die - int(o.Args[2])
	})
}

// gambitHope returns what a gambit of an explorer is worth, whatever it costs.
func (v *view) gambitHope(e int) int {
	c := chanceOf(v.s.Pack(), v.s.Card(e).Agility)
	return v.bestPlace(e) * (c[1] + c[2]) / whole
}

// bestPlace returns the most to be gained from a swap with the nearest group on one side.
func (v *view) bestPlace(e int) (best int) {
	at := 0
	for i, c := range v.s.Track[:v.s.NumTrack] {
		if !c.Hostile && int(c.Index) == e {
			at = i
		}
	}
	for i := at - 1; i >= 0; i-- {
		if v.s.Track[i].Hostile {
			best = max(best, v.swapGain(at, i))
			break
		}
	}
	for i := at + 1; i < int(v.s.NumTrack); i++ {
		if v.s.Track[i].Hostile {
			return max(best, v.swapGain(at, i))
		}
	}
	return best
}

func gambitSwap(v *view) int {
	return v.highest(func(o *engine.Option) int { return v.swapGain(int(o.Args[0]), int(o.Args[1])) })
}
