package fortress

import (
	"slices"
	"strconv"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/session"
)

// plight is what has befallen a hostile, or an explorer with all miniatures of its card.
type plight struct {
	name                 string
	again, came          string // the faces of a roll made again, and what it came to
	failed, failedFaces  string // what it rolled for and has failed, besides attacks and defence, and the faces
	least                string // the lowest face that would not have failed
	heals                string // the faces of a vitality roll that has healed nothing
	wounds, grievous     int    // that it has now
	notInspired, needed  string // the roll that failed, and the highest that would not have
	stunned              string // the miniature that was stunned
	stunner, stunWeapon  string // whose attack has stunned it, and with what; "" for something else
	fell                 string // who has slain it or put it out of action, "" for nobody's attack
	strikes              []strike
	healed, inspired     int
	struckAt, faredAt    int // the first lines of the log that tell of attacks and harm, and of rolls, healing and inspiration
	slain, out, explorer bool
	asked                bool   // the question tells of the attack on it
	slew                 bool   // inspiration came for hostiles that it has slain
	slewRoll, slewMost   string // the roll that brought it, and what that needed, "" if it needed none
	fended, fendedFrom   string // it stopped a wound that is no attack's: its name, and whose action the wound came from, "" for nobody's
}

// strike is what the attacks of one miniature on it have come to, or, without a name, whatever else has harmed it.
type strike struct {
	by            string
	attacks, hits int
	harm          [harmKinds]int
	fell          bool   // it is slain or out of action
	fresh         bool   // whoever attacks has just arrived
	faces         string // of the last attack roll, "" if that was made again
	least         string // the lowest face that would have been a success
	lowered       bool   // cover has lowered it
	parried       int    // how many of its hits a defence roll has stopped or lessened
	at            int    // the line of the log that tells of the last hit or miss
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

// plightReader reads plights from the log.
type plightReader struct {
	c             *Combat
	list          []plight
	now           blow
	weapon, faces string // of the last attack
	least         string // the lowest face that would have been a success
	lowered       bool   // cover counts against it, and its roll did not fail
	covered       bool   // cover counts against it
	deed          string // the hostile whose action is under way, until it attacks
	fresh         map[string]bool
	line          int // that is read
}

// plights reads from the log what has befallen whom, in the order in which it did.
func (c *Combat) plights(log []session.Line) []plight {
	r := plightReader{c: c, fresh: map[string]bool{}}
	for i := range log {
		r.line = i
		r.read(&log[i])
	}
	for i := range r.list {
		if e := c.explorerNamed(r.list[i].name); e >= 0 {
			x := &c.Play.Shown.Party[e]
			r.list[i].wounds, r.list[i].grievous = x.Count(fortress.WoundCounter), x.Count(fortress.GrievousCounter)
		}
	}
	return r.list
}

// of returns the plight of somebody, to add to.
func (r *plightReader) of(name string) *plight {
	name = r.c.ofCard(name)
	i := slices.IndexFunc(r.list, func(f plight) bool { return f.name == name })
	if i < 0 {
		i, r.list = len(r.list), append(r.list, plight{name: name, explorer: r.c.explorerNamed(name) >= 0, struckAt: unmarked, faredAt: unmarked})
	}
	return &r.list[i]
}

// unmarked stands for a line of the log that has not come yet.
const unmarked = -1

// struck returns the plight of somebody who is attacked or harmed.
func (r *plightReader) struck(name string) *plight {
	f := r.of(name)
	if f.struckAt == unmarked {
		f.struckAt = r.line
	}
	return f
}

// faring returns the plight of somebody who rolls, is healed or is inspired.
func (r *plightReader) faring(name string) *plight {
	f := r.of(name)
	if f.faredAt == unmarked {
		f.faredAt = r.line
	}
	return f
}

func (r *plightReader) read(l *session.Line) {
	if slices.Contains(blowEnds, l.Key) {
		r.now = blow{}
	}
	switch l.Key {
	case "behaved":
		r.deed = l.Args[0]
	case "card-began", "phase", "event-roll":
		r.deed = ""
	case "attacked", "attacked-cover":
		r.deed = ""
		r.weapon, r.faces, r.lowered, r.covered = l.Args[2], "", false, l.Key == "attacked-cover"
	case "rolled", "rolled-again":
		r.rolled(l)
	case "raised":
		r.of(l.Args[0]).failed = ""
	case "hit":
		r.hit(l)
	case "deployed":
		r.fresh[l.Args[0]] = true
	case "wounded", "wounded-grievously", "out-of-action", "stunned", "slain", "damaged":
		f, now := r.struck(l.Args[0]), r.now
		if now.by == "" && r.deed != "" && f.explorer { // the action itself does it
			now = blow{r.deed, f.name, ""}
		}
		f.suffers(l, now)
	case "healed", "inspiration-gained", "inspiration-spent":
		r.faring(l.Args[0]).fares(l)
	case "blackstone":
		if l.Args[1] == "inspiration" && l.Args[3] == "failure" {
			f := r.faring(l.Args[0])
			f.notInspired, f.needed = l.Args[2], l.Args[4]
		} else if l.Args[1] == "inspiration" {
			f := r.faring(l.Args[0])
			f.slewRoll, f.slewMost = l.Args[2], l.Args[4]
		}
	}
}

// hit notes what an attack came to. Harm that follows comes from it, unless it missed.
func (r *plightReader) hit(l *session.Line) {
	on := r.c.ofCard(l.Args[1])
	s := r.struck(on).strike(l.Args[0])
	s.fresh, s.faces, s.least, s.lowered = r.fresh[l.Args[0]], r.faces, r.least, r.lowered
	s.at = r.line
	s.attacks++
	switch r.now = (blow{}); l.Args[2] {
	case "grievous":
		r.now = blow{l.Args[0], on, r.weapon}
		s.hits++
	case "wound": // what a weapon does besides it does with grievous hits
		r.now = blow{l.Args[0], on, ""}
		s.hits++
	}
}

// rolled notes a roll. One that was made again is told as such, with whoever made it.
func (r *plightReader) rolled(l *session.Line) {
	again := l.Key == "rolled-again"
	if l.Args[1] == "attack" {
		r.least = strconv.Itoa(int(r.c.Play.Shown.LeastSuccess(dice.Die(figureIn(l.Args[2][1:])))))
		r.faces, r.lowered = l.Args[3], r.covered && l.Args[4] != dice.Fail.String()
	}
	if again {
		r.faces = ""
	}
	if l.Args[1] == "defence" && l.Args[4] != dice.Fail.String() && r.now.by != "" {
		r.of(r.now.on).strike(r.now.by).parried++
	} else if l.Args[1] == "defence" && l.Args[4] != dice.Fail.String() {
		f := r.struck(l.Args[0])
		f.fended, f.fendedFrom = l.Args[0], r.deed
	}
	if again || l.Args[1] != "attack" && l.Args[1] != "defence" {
		f := r.faring(l.Args[0])
		f.rolls(l)
		f.least = strconv.Itoa(int(r.c.Play.Shown.LeastSuccess(dice.Die(figureIn(l.Args[2][1:])))))
	}
}

// nobodys returns what has harmed it besides attacks.
func (f *plight) nobodys() (s strike) {
	if i := slices.IndexFunc(f.strikes, func(s strike) bool { return s.by == "" }); i >= 0 {
		s = f.strikes[i]
	}
	return s
}

// strike returns what somebody's attacks have come to, to add to.
func (f *plight) strike(by string) *strike {
	i := slices.IndexFunc(f.strikes, func(s strike) bool { return s.by == by })
	if i < 0 {
		i, f.strikes = len(f.strikes), append(f.strikes, strike{by: by})
	}
	return &f.strikes[i]
}

// idle reports whether its vitality roll had nothing to heal.
func (f *plight) idle() bool { return f.heals != "" && f.wounds == 0 && f.grievous == 0 }

// healingRule is that of vitality rolls, which heal and do nothing else.
const healingRule = "BF-ROL-008"

// rolls notes a roll that failed and is told nowhere else, and what one made again came to.
func (f *plight) rolls(l *session.Line) {
	if l.Args[1] != "attack" && l.Args[1] != "defence" {
		if f.failed = ""; l.Args[4] == dice.Fail.String() {
			f.failed, f.failedFaces = l.Args[1], l.Args[3]
		}
	}
	if l.Rule == healingRule {
		f.heals = l.Args[3]
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
		f.heals = ""
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
