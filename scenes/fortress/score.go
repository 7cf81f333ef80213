package fortress

import (
	"precipice/engine/fortress"
	"precipice/game/sound"
)

// Score implements game.Scored. In a combat the tension rises with the hostiles and with what the explorers
// have suffered.
func (c *Combat) Score() sound.Score {
	s := &c.Play.Shown
	if s.Result != fortress.Undecided {
		return sound.Score{Place: sound.Exploration}
	}
	return sound.Score{Place: sound.Combat, Tension: tensionOf(s)}
}

// tensionOf returns how dangerous a combat is.
func tensionOf(s *fortress.State) sound.Tension {
	explorers, hostiles, harm := 0, 0, 0
	for e := range s.Party {
		x := &s.Party[e]
		switch {
		case !x.Playing:
		case x.Out:
			harm += 3
		default:
			explorers++
			harm += x.Count(fortress.GrievousCounter)
		}
	}
	for u := range s.Units {
		if v := &s.Units[u]; v.Here() && v.Team == fortress.Hostiles {
			hostiles++
		}
	}
	switch {
	case hostiles == 0:
		return sound.Calm
	case harm >= 3 || hostiles > 2*explorers:
		return sound.Dire
	}
	return sound.Wary
}
