package fortress

import (
	"slices"
	"strconv"

	"precipice/engine/dice"
	"precipice/game/session"
)

// plight is what has befallen a hostile, or an explorer with all miniatures of its card.
type plight struct {
	name                 string
	again, came          string // the faces of a roll made again, and what it came to
	failed, failedFaces  string // what it rolled for and has failed, besides attacks and defence, and the faces
	notInspired, needed  string // the roll that failed, and the highest that would not have
	stunned              string // the miniature that was stunned
	stunner, stunWeapon  string // whose attack has stunned it, and with what; "" for something else
	fell                 string // who has slain it or put it out of action, "" for nobody's attack
	strikes              []strike
	healed, inspired     int
	slain, out, explorer bool
	asked                bool // the question tells of the attack on it
	slew                 bool // inspiration came for hostiles that it has slain
}

// strike is what the attacks of one miniature on it have come to, or, without a name, whatever else has harmed it.
type strike struct {
	by            string
	attacks, hits int
	harm          [harmKinds]int
	fell          bool   // it is slain or out of action
	fresh         bool   // whoever attacks has just arrived
	faces         string // of the last attack roll
}

func (s *strike) harms() bool { return s.fell || s.harm != [harmKinds]int{} }

// blow is an attack whose consequences follow in the log.
type blow struct{ by, on, weapon string }

// blowEnds are the lines of the log after which harm no longer comes from the attack before.
var blowEnds = []string{"attacked", "attacked-cover", "moved", "behaved", "card-began", "phase", "event-roll"}

// ofCard returns the name of the card of an explorer's miniature, and any other name as it is: the log tells of attacks on
// miniatures and of wounds on cards.
func (c *Combat) ofCard(name string) string {
	if e := c.explorerNamed(name); e >= 0 {
		return c.Play.Shown.Name(e)
	}
	return name
}

// plights reads from the log what has befallen whom, in the order in which it did.
func (c *Combat) plights(log []session.Line) (list []plight) {
	var now blow
	weapon, faces := "", ""
	fresh := map[string]bool{}
	of := func(name string) *plight {
		name = c.ofCard(name)
		i := slices.IndexFunc(list, func(f plight) bool { return f.name == name })
		if i < 0 {
			i, list = len(list), append(list, plight{name: name, explorer: c.explorerNamed(name) >= 0})
		}
		return &list[i]
	}
	for i := range log {
		l := &log[i]
		if slices.Contains(blowEnds, l.Key) {
			now = blow{}
		}
		switch l.Key {
		case "hit":
			now = blow{l.Args[0], c.ofCard(l.Args[1]), weapon}
			s := of(now.on).strike(now.by)
			s.fresh, s.faces = fresh[now.by], faces
			s.attacks++
			if l.Args[2] != "miss" {
				s.hits++
			}
		case "attacked", "attacked-cover":
			weapon, faces = l.Args[2], ""
		case "deployed":
			fresh[l.Args[0]] = true
		case "wounded", "wounded-grievously", "out-of-action", "stunned", "slain", "damaged":
			of(l.Args[0]).suffers(l, now)
		case "rolled", "rolled-again":
			if l.Args[1] == "attack" {
				faces = l.Args[3]
			}
			if l.Key == "rolled-again" || l.Args[1] != "attack" && l.Args[1] != "defence" {
				of(l.Args[0]).rolls(l)
			}
		case "healed", "inspiration-gained", "inspiration-spent":
			of(l.Args[0]).fares(l)
		case "blackstone":
			if l.Args[1] == "inspiration" && l.Args[3] == "failure" {
				f := of(l.Args[0])
				f.notInspired, f.needed = l.Args[2], l.Args[4]
			}
		}
	}
	return list
}

// strike returns what somebody's attacks have come to, to add to.
func (f *plight) strike(by string) *strike {
	i := slices.IndexFunc(f.strikes, func(s strike) bool { return s.by == by })
	if i < 0 {
		i, f.strikes = len(f.strikes), append(f.strikes, strike{by: by})
	}
	return &f.strikes[i]
}

// rolls notes a roll that failed and is told nowhere else, and what one made again came to.
func (f *plight) rolls(l *session.Line) {
	if l.Args[1] != "attack" && l.Args[1] != "defence" {
		if f.failed = ""; l.Args[4] == dice.Fail.String() {
			f.failed, f.failedFaces = l.Args[1], l.Args[3]
		}
	}
	if l.Key == "rolled-again" {
		f.again, f.came, f.failed = l.Args[3], l.Args[4], ""
	}
}

// fares notes healing and inspiration.
func (f *plight) fares(l *session.Line) {
	switch l.Key {
	case "healed":
		f.healed += figureIn(l.Args[1])
	case "inspiration-gained":
		f.inspired += figureIn(l.Args[1])
		f.slew = f.slew || l.Args[2] == "slain"
	case "inspiration-spent":
		f.inspired -= figureIn(l.Args[1])
	}
}

// suffers notes harm, which an attack may have done.
func (f *plight) suffers(l *session.Line, now blow) {
	if now.on != f.name { // it is nobody's attack
		now = blow{}
	}
	if l.Key == "stunned" {
		f.stunned, f.stunner, f.stunWeapon = l.Args[0], now.by, now.weapon
		return
	}
	s := f.strike(now.by)
	switch l.Key {
	case "wounded":
		s.harm[wounding]++
	case "wounded-grievously":
		s.harm[grievously]++
	case "out-of-action":
		s.fell, f.out, f.fell = true, true, now.by
	case "slain":
		s.fell, f.slain, f.fell = true, true, now.by
	case "damaged":
		s.harm[damaging] += figureIn(l.Args[1])
	}
}

// harmed reports whether it was harmed, by anybody or anything.
func (f *plight) harmed() bool {
	return f.stunned != "" || slices.ContainsFunc(f.strikes, func(s strike) bool { return s.harms() })
}

// attackers returns whose attacks have harmed it; if none have, whose have not.
func (f *plight) attackers() (list []strike) {
	for _, s := range f.strikes {
		if s.by != "" && (s.harms() || !f.harmed()) {
			list = append(list, s)
		}
	}
	return list
}

// figureIn reads a number of the log.
func figureIn(arg string) int {
	n, _ := strconv.Atoi(arg)
	return n
}
