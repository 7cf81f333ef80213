package fortress

import (
	"slices"
	"strconv"

	"precipice/game/session"
	"precipice/game/words"
)

// plight is what has befallen a hostile, or an explorer with all miniatures of its card.
type plight struct {
	name                                       string
	again, came                                string // the faces of a roll made again, and what it came to
	notInspired, needed                        string // the roll that failed, and the highest that would not have
	by                                         string // who alone attacked it, "" for several or nobody
	harmer                                     string // whose attacks alone harmed it, "" for several or nobody's
	stunned                                    string // the miniature that was stunned
	wounds, grievous, damage, healed, inspired int
	attacked, slain, out, explorer, harmed     bool
	slew                                       bool // inspiration came for hostiles that it has slain
	hit, byNew                                 bool // an attack has hit it, and its attacker has just arrived
}

// blow is an attack whose consequences follow in the log.
type blow struct{ by, on string }

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
		switch l.Key {
		case "hit":
			now = blow{l.Args[0], c.ofCard(l.Args[1])}
			of(now.on).struck(now.by)
			f := of(now.on)
			f.hit, f.byNew = f.hit || l.Args[2] != "miss", fresh[now.by]
		case "deployed":
			fresh[l.Args[0]] = true
		case "attacked", "attacked-cover", "moved", "behaved", "card-began", "phase", "event-roll":
			now = blow{}
		case "wounded", "wounded-grievously", "out-of-action", "stunned", "slain", "damaged":
			of(l.Args[0]).suffers(l, now)
		case "healed", "inspiration-gained", "inspiration-spent", "rolled-again":
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

// fares notes healing, inspiration, and what a roll made again came to.
func (f *plight) fares(l *session.Line) {
	switch l.Key {
	case "healed":
		f.healed += figureIn(l.Args[1])
	case "inspiration-gained":
		f.inspired += figureIn(l.Args[1])
		f.slew = f.slew || l.Args[2] == "slain"
	case "inspiration-spent":
		f.inspired -= figureIn(l.Args[1])
	case "rolled-again":
		f.again, f.came = l.Args[3], l.Args[4]
	}
}

// struck notes who attacks it.
func (f *plight) struck(by string) {
	if f.attacked && f.by != by || f.harmed && !f.attacked {
		by = ""
	}
	f.attacked, f.by = true, by
}

// suffers notes harm, which an attack may have done.
func (f *plight) suffers(l *session.Line, now blow) {
	who := now.by
	if now.on != f.name { // it is nobody's attack
		f.by, who = "", ""
	}
	if f.harmed && f.harmer != who {
		who = ""
	}
	f.harmed, f.harmer = true, who
	switch l.Key {
	case "wounded":
		f.wounds++
	case "wounded-grievously":
		f.grievous++
	case "out-of-action":
		f.out = true
	case "stunned":
		f.stunned = l.Args[0]
	case "slain":
		f.slain = true
	case "damaged":
		f.damage += figureIn(l.Args[1])
	}
}

// figureIn reads a number of the log.
func figureIn(arg string) int {
	n, _ := strconv.Atoi(arg)
	return n
}

// harm returns the clauses about harm, the worst first. If the miniature is slain or out of action, that is all.
func (f *plight) harm(w *words.Book) (said []string) {
	name := w.Name(f.name)
	if f.harmer != "" {
		said = f.harmBy(w, f.named(w, f.harmer), name)
	} else {
		said = f.harmPlainly(w, name)
	}
	if f.stunned != "" && !f.slain && !f.out {
		said = append(said, w.Say("lately.stunned", w.Name(f.stunned)))
	}
	return said
}

// boons returns the clauses about healing and inspiration.
func (f *plight) boons(w *words.Book) (said []string) {
	name := w.Name(f.name)
	if f.again != "" {
		said = append(said, w.Say("lately.again", name, f.again, w.Name(f.came)))
	}
	if f.healed > 0 {
		said = append(said, w.Count("lately.healed", f.healed, name))
	}
	if f.inspired > 0 {
		key := "lately.inspired"
		if f.slew {
			key = "lately.inspired.slain"
		}
		said = append(said, w.Say(key, name, strconv.Itoa(f.inspired)))
	}
	if f.notInspired != "" {
		said = append(said, w.Say("lately.uninspired", name, f.notInspired, f.needed))
	}
	return said
}

// spared returns the clause about attacks of which nothing came, if there were any.
func (f *plight) spared(w *words.Book) (said []string) {
	switch {
	case !f.attacked || f.harmed:
		return nil
	case f.by != "" && f.hit:
		return []string{w.Say("lately.by.stopped", f.named(w, f.by), w.Name(f.name))}
	case f.by != "":
		return []string{w.Say("lately.by.unharmed", f.named(w, f.by), w.Name(f.name))}
	case f.hit:
		return []string{w.Say("lately.stopped", w.Name(f.name))}
	}
	return []string{w.Say("lately.unharmed", w.Name(f.name))}
}

// named names an attacker, and says whether it has just arrived.
func (f *plight) named(w *words.Book, by string) string {
	if f.byNew && by == f.by {
		return w.Say("lately.newcomer", w.Name(by))
	}
	return w.Name(by)
}

// harmBy says what somebody has done to it.
func (f *plight) harmBy(w *words.Book, by, name string) (said []string) {
	switch {
	case f.slain:
		return []string{w.Say("lately.by.slain", by, name)}
	case f.out:
		return []string{w.Say("lately.by.out", by, name)}
	}
	if f.grievous > 0 {
		said = append(said, w.Count("lately.by.grievous", f.grievous, by, name))
	}
	if f.wounds > 0 {
		said = append(said, w.Count("lately.by.wounded", f.wounds, by, name))
	}
	if f.damage > 0 {
		said = append(said, w.Say("lately.by.damage", by, name, strconv.Itoa(f.damage)))
	}
	return said
}

// harmPlainly says what has befallen it, by several or by nobody.
func (f *plight) harmPlainly(w *words.Book, name string) (said []string) {
	switch {
	case f.slain:
		return []string{w.Say("lately.slain", name)}
	case f.out:
		return []string{w.Say("lately.out", name)}
	}
	if f.grievous > 0 {
		said = append(said, w.Count("lately.grievous", f.grievous, name))
	}
	if f.wounds > 0 {
		said = append(said, w.Count("lately.wounded", f.wounds, name))
	}
	if f.damage > 0 {
		said = append(said, w.Say("lately.damage", name, strconv.Itoa(f.damage)))
	}
	return said
}
