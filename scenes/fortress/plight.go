package fortress

import (
	"slices"
	"strconv"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/session"
)

// plight holds what has happened to a hostile, or an explorer with all miniatures of its card.
type plight struct {
	name                 string
	again, came          string // the faces of a roll made again, and what it came to
	failed, failedFaces  string // what it rolled for and has failed, other than attacks and defence, and the faces
	least                string // the lowest face that would not have failed
	heals                string // the faces of a vitality roll that has healed nothing
	wounds, grievous     int    // that it has now
	notInspired, needed  int    // the roll that failed, and the highest that would not have; 0 for none
	stunned              string // the miniature that was stunned
	stunner, stunWeapon  string // whose attack has stunned it, and with what; "" for something else
	fell                 string // who has slain it or put it out of action, "" for nobody's attack
	strikes              []strike
	healed, inspired     int
	struckAt, faredAt    int // the first lines of the log that tell of attacks and harm, and of rolls, healing and inspiration
	slain, out, explorer bool
	asked                bool   // the question tells of the attack on it
	slew                 bool   // inspiration came for hostiles that it has slain
	slewRoll, slewMost   int    // the roll that brought it, and what that needed, 0 if it needed none
	fended, fendedFrom   string // it stopped a wound that is no attack's: its name, and whose action the wound came from, "" for nobody's
}

// strike holds the results of one miniature's attacks on it or, without a name, all other harm done to it.
type strike struct {
	by            string
	attacks, hits int
	harm          [harmKinds]int
	fell          bool   // it is slain or out of action
	fresh         bool   // the attacker has just arrived
	faces         string // of the last attack roll, "" if that was made again
	least         string // the lowest face that would have been a success
	lowered       bool   // cover has lowered it
	parried       int    // how many of its hits a defence roll has stopped or lessened
	at            int    // the line of the log that tells of the last hit or miss
}

func (s *strike) harms() bool { return s.fell || s.harm != [harmKinds]int{} }

// blow is an attack whose consequences follow in the log.
type blow struct{ by, on, weapon string }

// endsBlow reports whether harm no longer comes from the attack before once this has happened.
func endsBlow(change any) bool {
	switch change.(type) {
	case fortress.Attacked, fortress.Moved, fortress.Behaved, fortress.CardBegan, fortress.PhaseBegan, fortress.EventRolled:
		return true
	}
	return false
}

// ofCard returns the name of the card of an explorer's miniature, and any other name as it is: attacks are on miniatures, and
// wounds on cards.
func (y *account) ofCard(name string) string {
	if e := y.d.ExplorerNamed(name); e >= 0 {
		return y.d.Play.Shown.Name(e)
	}
	return name
}

// plightReader reads plights from the log.
type plightReader struct {
	c             *account
	list          []plight
	now           blow
	weapon, faces string // of the last attack
	least         string // the lowest face that would have been a success
	lowered       bool   // cover counts against it, and its roll did not fail
	covered       bool   // cover counts against it
	active        string // the hostile whose action is under way, until it attacks
	fresh         map[string]bool
	line          int // that is read
}

// plights reads from the log what has happened to whom, in that order.
func (y *account) plights(log []session.Line) []plight {
	r := plightReader{c: y, fresh: map[string]bool{}}
	for i := range log {
		r.line = i
		r.read(&log[i])
	}
	for i := range r.list {
		if e := y.d.ExplorerNamed(r.list[i].name); e >= 0 {
			x := &y.d.Play.Shown.Party[e]
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
		i, r.list = len(r.list), append(r.list, plight{name: name, explorer: r.c.d.ExplorerNamed(name) >= 0, struckAt: unmarked, faredAt: unmarked})
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
	s := &r.c.d.Play.Shown
	if endsBlow(l.Change) {
		r.now = blow{}
	}
	switch e := l.Change.(type) {
	case fortress.Behaved:
		r.active = s.UnitName(e.Unit)
	case fortress.CardBegan, fortress.PhaseBegan, fortress.EventRolled:
		r.active = ""
	case fortress.Attacked:
		r.active = ""
		r.weapon, r.faces, r.lowered, r.covered = e.Weapon, "", false, e.Cover
	case fortress.Rolled:
		r.rolled(&e, l.Rule)
	case fortress.Raised:
		r.of(e.By).failed = ""
	case fortress.Resolved:
		r.hit(s.UnitName(e.By), r.c.ofCard(s.UnitName(e.On)), e.Level)
	case fortress.Deployed:
		r.fresh[s.UnitName(e.Unit)] = true
	case fortress.BlackstoneRolled:
		r.rolledToInspire(&e)
	case fortress.Healed:
		r.faring(s.Name(int(e.Explorer))).isHealed(int(e.Wounds))
	case fortress.InspirationChanged:
		r.faring(s.Name(int(e.Explorer))).isInspired(int(e.By), e.For)
	default:
		r.harmed(l.Change)
	}
}

// harmed notes harm.
func (r *plightReader) harmed(change any) {
	s := &r.c.d.Play.Shown
	switch e := change.(type) {
	case fortress.CounterPlaced:
		kind := wounding
		if e.Counter == fortress.GrievousCounter {
			kind = grievously
		}
		f, now := r.suffering(s.Name(int(e.Explorer)))
		f.strike(now.by).harm[kind]++
	case fortress.Damaged:
		f, now := r.suffering(s.UnitName(e.Unit))
		f.strike(now.by).harm[damaging] += int(e.Damage)
	case fortress.OutOfAction:
		f, now := r.suffering(s.Name(int(e.Explorer)))
		f.strike(now.by).fell, f.out, f.fell = true, true, now.by
	case fortress.Slain:
		f, now := r.suffering(s.UnitName(e.Unit))
		f.strike(now.by).fell, f.slain, f.fell = true, true, now.by
	case fortress.Stunned:
		if !e.Up {
			f, now := r.suffering(s.UnitName(e.Unit))
			f.stunned, f.stunner, f.stunWeapon = s.UnitName(e.Unit), now.by, now.weapon
		}
	}
}

// suffering returns the plight of somebody who is harmed, and the attack that does it, an empty one for none.
func (r *plightReader) suffering(name string) (*plight, blow) {
	f, now := r.struck(name), r.now
	if now.by == "" && r.active != "" && f.explorer { // the action itself does it
		now = blow{r.active, f.name, ""}
	}
	if now.on != f.name {
		now = blow{}
	}
	return f, now
}

// hit notes what an attack came to. Harm that follows comes from it, unless it missed.
func (r *plightReader) hit(by, on string, level dice.Level) {
	s := r.struck(on).strike(by)
	s.fresh, s.faces, s.least, s.lowered = r.fresh[by], r.faces, r.least, r.lowered
	s.at = r.line
	s.attacks++
	switch r.now = (blow{}); level {
	case dice.Critical:
		r.now = blow{by, on, r.weapon}
		s.hits++
	case dice.Success: // the other effects of a weapon come with grievous hits
		r.now = blow{by, on, ""}
		s.hits++
	}
}

// rolled notes a roll. A re-roll is told as such, with the name of the one who made it.
func (r *plightReader) rolled(e *fortress.Rolled, rule string) {
	least, failed := strconv.Itoa(int(r.c.d.Play.Shown.LeastSuccess(e.Die))), e.Level() == dice.Fail
	if e.For == "attack" {
		r.least, r.faces, r.lowered = least, e.Shows(), r.covered && !failed
	}
	if e.Again {
		r.faces = ""
	}
	if e.For == "defence" && !failed && r.now.by != "" {
		r.of(r.now.on).strike(r.now.by).parried++
	} else if e.For == "defence" && !failed {
		f := r.struck(e.By)
		f.fended, f.fendedFrom = e.By, r.active
	}
	if e.Again || e.For != "attack" && e.For != "defence" {
		f := r.faring(e.By)
		f.rolls(e, rule)
		f.least = least
	}
}

// rolledToInspire notes the roll of somebody who has slain a hostile.
func (r *plightReader) rolledToInspire(e *fortress.BlackstoneRolled) {
	if e.For != "inspiration" {
		return
	}
	if f := r.faring(e.By); e.Gave == "failure" {
		f.notInspired, f.needed = int(e.Face), int(e.Most)
	} else {
		f.slewRoll, f.slewMost = int(e.Face), int(e.Most)
	}
}

// nobodys returns the harm that came from anything but attacks.
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
func (f *plight) rolls(e *fortress.Rolled, rule string) {
	if e.For != "attack" && e.For != "defence" {
		if f.failed = ""; e.Level() == dice.Fail {
			f.failed, f.failedFaces = e.For, e.Shows()
		}
	}
	if rule == healingRule {
		f.heals = e.Shows()
	}
	if e.Again {
		f.again, f.came, f.failed = e.Shows(), e.Level().String(), ""
	}
}

// isHealed notes healing.
func (f *plight) isHealed(wounds int) {
	f.healed += wounds
	f.heals = ""
}

// isInspired notes inspiration that it has gained, or, below 0, spent.
func (f *plight) isInspired(by int, why string) {
	f.inspired += by
	f.slew = f.slew || by > 0 && why == "slain"
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
