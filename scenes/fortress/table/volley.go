package table

import (
	"slices"

	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/scenes"
)

// MostLain is how many dice of earlier attacks of an action lie in the tray beside those of the last.
const MostLain = 3

// withVolley adds to the dice of an attack roll those that earlier attacks of the same action have rolled.
func (c *Stage) withVolley(e fortress.Rolled, thrown []scenes.Die) []scenes.Die {
	u := c.Play.Shown.Find(e.By)
	if e.For != "attack" || u == fortress.NoUnit {
		return thrown
	}
	_, lain := c.volley(u)
	return append(lain[max(0, len(lain)-MostLain):], thrown...)
}

// volley returns the number of the last attack in the log among those that the action of a miniature makes, and what the
// attacks before it have rolled.
func (c *Stage) volley(u fortress.UnitID) (nth int, lain []scenes.Die) {
	return VolleyOf(&c.Play.Shown, c.Play.Log, u)
}

// VolleyOf reads it from the log. Between the attacks of a hostile explorers may attack, in overwatch or as a riposte; between
// those of an explorer nobody may.
func VolleyOf(s *fortress.State, log []session.Line, by fortress.UnitID) (nth int, lain []scenes.Die) {
	explorer, card := s.On(by).Team == fortress.Explorers, s.On(by).Card
	var last *fortress.Rolled // the roll of the attack that the lines before lead to
	defer func() { slices.Reverse(lain) }()
	for i := range slices.Backward(log) {
		switch e := log[i].Change.(type) {
		case fortress.CardBegan, fortress.PhaseBegan:
			return nth, lain
		case fortress.Behaved:
			if e.Unit == by {
				return nth, lain
			}
		case fortress.DieSpent:
			if explorer && e.Explorer == card && e.For != "card" && e.For != "support" && !e.Lost() {
				return nth, lain
			}
		case fortress.Rolled:
			if e.By == s.UnitName(by) && e.For == "attack" && last == nil {
				last = &e
			}
		case fortress.Attacked:
			if e.By != by {
				if explorer {
					return nth, lain
				}
				continue
			}
			if nth++; nth > 1 && last != nil {
				lain = append(lain, lainDie(last))
			}
			last = nil
		}
	}
	return nth, lain
}

// lainDie returns the die that counts of a roll: the better one (BF-ROL-004).
func lainDie(e *fortress.Rolled) scenes.Die {
	return scenes.Die{Sides: int(e.Die), Face: int(max(e.Faces[0], e.Faces[1])), Mark: Marks[e.Level()], Lain: true, Dim: true}
}
