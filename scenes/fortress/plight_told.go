package fortress

import (
	"slices"
	"strconv"
	"strings"

	"precipice/game/words"
)

// manner is how a plight is told: with every attacker, or, where that takes too much room, without names where several have
// attacked.
type manner int

const (
	naming manner = iota
	terse
)

// named returns the attackers that are named in telling of it.
func (f *plight) named(m manner) []strike {
	list := f.attackers()
	switch {
	case f.asked && !f.harmed():
		return nil
	case f.fell != "":
		return []strike{*f.strike(f.fell)}
	case len(list) > 1 && (m == terse || !f.harmed()):
		return nil
	}
	return list
}

// harm returns the clauses about harm, the worst first. If the miniature is slain or out of action, that is all.
func (f *plight) harm(w *words.Book, m manner) (said []string) {
	name, by := w.Name(f.name), f.attackers()
	switch {
	case f.asked && f.stunned == "" && !slices.ContainsFunc(f.strikes, func(s strike) bool { return s.by != "" }): // of that attack
		return nil
	case f.slain || f.out:
		return []string{f.end(w, name)}
	case len(by) == 1 && by[0].harm[grievously] > 0 && by[0].harm[wounding] > 0 && len(f.strikes) == 1:
		n := by[0].harm[grievously] + by[0].harm[wounding]
		said = []string{w.Say("lately.by.both", by[0].name(w), name, strconv.Itoa(n), strconv.Itoa(by[0].harm[grievously]))}
	case m == naming || len(by) == 1:
		said = f.harmNaming(w, name)
	default:
		said = f.harmBriefly(w, name)
	}
	switch {
	case f.stunned != "" && f.stunWeapon != "":
		said = append(said, w.Say("lately.by.stunned", w.Name(f.stunner), w.Name(f.stunWeapon), w.Name(f.stunned)))
	case f.stunned != "" && f.stunner != "":
		said = append(said, w.Say("lately.by.stunned.plain", w.Name(f.stunner), w.Name(f.stunned)))
	case f.stunned != "":
		said = append(said, w.Say("lately.stunned", w.Name(f.stunned)))
	}
	return said
}

// end says that it is slain or out of action, and by whom.
func (f *plight) end(w *words.Book, name string) string {
	switch {
	case f.fell != "" && f.slain:
		return w.Say("lately.by.slain", f.strike(f.fell).name(w), name)
	case f.fell != "":
		return w.Say("lately.by.out", f.strike(f.fell).name(w), name)
	case f.slain:
		return w.Say("lately.slain", name)
	}
	return w.Say("lately.out", name)
}

// harmNaming says who has done what to it. Several who have done the same stand in one clause.
func (f *plight) harmNaming(w *words.Book, name string) (said []string) {
	for kind := range harmKinds {
		var by []strike
		for _, s := range f.strikes {
			if s.harm[kind] > 0 && s.by != "" {
				by = append(by, s)
			}
		}
		switch {
		case len(by) == 1:
			said = append(said, kind.by(w, by[0].harm[kind], by[0].name(w), name))
		case len(by) > 1:
			said = append(said, kind.list(w, name, kind.each(w, by)))
		}
		if n := f.nobodys().harm[kind]; n > 0 {
			said = append(said, kind.plain(w, n, name))
		}
	}
	return said
}

// harmBriefly says what has befallen it.
func (f *plight) harmBriefly(w *words.Book, name string) (said []string) {
	for kind := range harmKinds {
		n := 0
		for i := range f.strikes {
			n += f.strikes[i].harm[kind]
		}
		if n > 0 {
			said = append(said, kind.plain(w, n, name))
		}
	}
	return said
}

// harmKind is a kind of harm, the worst first.
type harmKind int

const (
	grievously harmKind = iota
	wounding
	damaging
	harmKinds
)

// by says that one attacker has done it so many times.
func (k harmKind) by(w *words.Book, n int, by, name string) string {
	switch k {
	case grievously:
		return w.Count("lately.by.grievous", n, by, name)
	case wounding:
		return w.Count("lately.by.wounded", n, by, name)
	}
	return w.Say("lately.by.damage", by, name, strconv.Itoa(n))
}

// plain says that it was done so many times.
func (k harmKind) plain(w *words.Book, n int, name string) string {
	switch k {
	case grievously:
		return w.Count("lately.grievous", n, name)
	case wounding:
		return w.Count("lately.wounded", n, name)
	}
	return w.Say("lately.damage", name, strconv.Itoa(n))
}

// list says that several have done it.
func (k harmKind) list(w *words.Book, name, by string) string {
	switch k {
	case grievously:
		return w.Say("lately.grievous.by", name, by)
	case wounding:
		return w.Say("lately.wounded.by", name, by)
	}
	return w.Say("lately.damage.by", name, by)
}

// each names those who have done it, with how much if it is more than one.
func (k harmKind) each(w *words.Book, by []strike) string {
	names := make([]string, len(by))
	for i := range by {
		if names[i] = by[i].name(w); by[i].harm[k] > 1 {
			names[i] = w.Say("lately.times", names[i], strconv.Itoa(by[i].harm[k]))
		}
	}
	return strings.Join(names, ", ")
}

// boons returns the clauses about healing and inspiration.
func (f *plight) boons(w *words.Book) (said []string) {
	name := w.Name(f.name)
	if f.again != "" {
		said = append(said, w.Say("lately.again", name, f.again, w.Name(f.came)))
	}
	switch {
	case f.heals != "" && f.wounds == 0 && f.grievous > 0:
		said = append(said, w.Say("lately.heals.grievous", name, f.heals))
	case f.heals != "" && f.wounds == 0:
		said = append(said, w.Say("lately.heals.nothing", name, f.heals))
	case f.heals != "" && f.failed != "":
		said = append(said, w.Say("lately.failed.heals", name, f.failedFaces, f.least))
	case f.failed != "":
		said = append(said, w.Say("lately.failed", name, w.Name(f.failed), f.failedFaces, f.least))
	}
	if f.healed > 0 {
		said = append(said, w.Count("lately.healed", f.healed, name))
	}
	if f.inspired > 0 {
		key := "lately.inspired"
		switch {
		case f.slew && f.slewMost > 0:
			key = "lately.inspired.rolled"
		case f.slew:
			key = "lately.inspired.slain"
		}
		said = append(said, w.Say(key, name, strconv.Itoa(f.inspired), strconv.Itoa(f.slewRoll), strconv.Itoa(f.slewMost)))
	}
	if f.notInspired > 0 {
		said = append(said, w.Say("lately.uninspired", name, strconv.Itoa(f.notInspired), strconv.Itoa(f.needed)))
	}
	return said
}

// spared returns the clause about attacks of which nothing came, if there were any.
func (f *plight) spared(w *words.Book) (said []string) {
	list := f.attackers()
	switch {
	case f.fended != "" && f.fendedFrom != "" && !f.asked:
		said = []string{w.Say("again.stopped.by", w.Name(f.fended), w.Name(f.fendedFrom))}
	case f.fended != "" && !f.asked:
		said = []string{w.Say("again.stopped", w.Name(f.fended))}
	}
	for i := range said { // it is no sentence
		said[i] = strings.TrimSuffix(said[i], ".")
	}
	if f.harmed() || f.asked || len(list) == 0 {
		return said
	}
	name, attacks, hits := w.Name(f.name), 0, 0
	for i := range list {
		attacks += list[i].attacks
		hits += list[i].hits
	}
	switch {
	case len(list) > 1 && hits > 0:
		said = append(said, w.Say("lately.stopped", name, strconv.Itoa(hits), strconv.Itoa(attacks), endOf(w, list)))
	case len(list) > 1:
		said = append(said, w.Say("lately.unharmed", name, strconv.Itoa(attacks)))
	case hits > 0:
		said = append(said, w.Count("lately.by.stopped", attacks, list[0].name(w), name, strconv.Itoa(hits), endOf(w, list)))
	case attacks == 1 && !f.explorer && list[0].faces != "" && list[0].lowered:
		said = append(said, w.Say("lately.by.covered", list[0].name(w), name, list[0].faces))
	case attacks == 1 && !f.explorer && list[0].faces != "":
		said = append(said, w.Say("lately.by.missed", list[0].name(w), name, list[0].faces, list[0].least))
	default:
		said = append(said, w.Count("lately.by.unharmed", attacks, list[0].name(w), name))
	}
	return said
}

// endOf says what has become of hits that did no harm.
func endOf(w *words.Book, list []strike) string {
	for i := range list {
		if list[i].hits > list[i].parried {
			return w.Say("lately.harmless")
		}
	}
	return w.Say("lately.parried")
}

// name names the attacker, and says whether it has just arrived.
func (s *strike) name(w *words.Book) string {
	if s.fresh {
		return w.Say("lately.newcomer", w.Name(s.by))
	}
	return w.Name(s.by)
}
