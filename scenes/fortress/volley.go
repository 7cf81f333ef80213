package fortress

import (
	"slices"
	"strings"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/scenes"
)

// mostLain is how many dice of earlier attacks of an action lie in the tray beside those of the last.
const mostLain = 3

// withVolley adds to the dice of an attack roll those that earlier attacks of the same action have rolled.
func (c *stage) withVolley(e fortress.Rolled, thrown []scenes.Die) []scenes.Die {
	u := c.Play.Shown.Find(e.By)
	if e.For != "attack" || u == fortress.NoUnit {
		return thrown
	}
	_, lain := c.volley(u)
	return append(lain[max(0, len(lain)-mostLain):], thrown...)
}

// volley returns the number of the last attack in the log among those that the action of a miniature makes, and what the
// attacks before it have rolled.
func (c *stage) volley(u fortress.UnitID) (nth int, lain []scenes.Die) {
	s := &c.Play.Shown
	if s.On(u).Team == fortress.Explorers {
		return volleyOf(c.Play.Log, s.UnitName(u), s.Name(int(s.On(u).Card)))
	}
	return volleyOf(c.Play.Log, s.UnitName(u), "")
}

// volleyOf reads it from the log. Between the attacks of a hostile explorers may attack, in overwatch or as a riposte; between
// those of an explorer, of whom the card is named, nobody may.
func volleyOf(log []session.Line, by, card string) (nth int, lain []scenes.Die) {
	last := "" // the roll of the attack that the lines before lead to
	defer func() { slices.Reverse(lain) }()
	for i := len(log) - 1; i >= 0; i-- {
		l := &log[i]
		attack := l.Key == "attacked" || l.Key == "attacked-cover"
		switch {
		case l.Key == "card-began" || l.Key == "phase",
			l.Key == "behaved" && l.Args[0] == by,
			attack && card != "" && l.Args[0] != by,
			(l.Key == "die-spent" || l.Key == "destiny-spent") && l.Args[0] == card && l.Args[2] != "card" && l.Args[2] != "support":
			return nth, lain
		case (l.Key == "rolled" || l.Key == "rolled-again") && l.Args[0] == by && l.Args[1] == "attack" && last == "":
			last = strings.Join(l.Args[2:], " ")
		case attack && l.Args[0] == by:
			if nth++; nth > 1 && last != "" {
				lain = append(lain, lainDie(strings.Fields(last)))
			}
			last = ""
		}
	}
	return nth, lain
}

// lainDie returns the die that counts of a roll in the log: its size, its faces, and what it came to.
func lainDie(roll []string) scenes.Die {
	d := scenes.Die{Sides: figureIn(strings.TrimPrefix(roll[0], "d")), Lain: true, Dim: true}
	for face := range strings.SplitSeq(roll[1], ",") {
		d.Face = max(d.Face, figureIn(face)) // the better one counts (BF-ROL-004)
	}
	for level := dice.Fail; level <= dice.Critical; level++ {
		if level.String() == roll[2] {
			d.Mark = marks[level]
		}
	}
	return d
}
