package library

import (
	"fmt"
	"slices"

	"precipice/engine/content"
	"precipice/engine/dice"
)

func (l *loading) explorer(file string) {
	var r explorerRecord
	l.Read(file, &r)
	if r.Spaces == 0 {
		r.Spaces = 4
	}
	l.Filed(file, r.At, r.ID)
	if !r.At.Flawed() {
		l.character(&r)
	}
	l.lib.Explorers = append(l.lib.Explorers, r.Explorer)
}

// character checks what the record types of a card cannot express.
func (l *loading) character(r *explorerRecord) {
	if (r.Agenda.Hold == "") == (r.Agenda.Slay == "") {
		l.Report(r.At.Of("agenda"), "the agenda asks for both or neither of hold and slay", "keep one")
	}
	if (r.Agenda.Slay != "") != (r.Agenda.Count > 0) {
		l.Report(r.At.Of("agenda"), "the agenda's count does not fit", "give a count with slay and none with hold")
	}
	if len(r.Models) < 1 || len(r.Models) > 2 {
		l.Report(r.At.Of("models"), fmt.Sprintf("the card has %d models", len(r.Models)), "name one, or two for twins")
	}
	l.twice(r.At.Of("models"), "model", r.Models)
	for i := range r.Sides {
		l.side(r, &r.Sides[i])
	}
	if !slices.EqualFunc(r.Sides[0].Weapons, r.Sides[1].Weapons, func(a, b Weapon) bool { return a.ID == b.ID }) {
		l.Report(r.At.Of("sides"), "the two sides list different weapons", "list the same ones in the same order, because the card may turn between two attacks")
	}
}

// side checks what the record types of a card's side cannot express.
func (l *loading) side(r *explorerRecord, s *Side) {
	at := r.At.Of("sides")
	l.twice(at, "weapon", weaponIDs(s.Weapons))
	l.twice(at, "action", idsOf(s.Actions, func(a *Action) string { return a.ID }))
	l.twice(at, "rule", idsOf(s.Rules, func(r *Special) string { return r.ID }))
	for _, w := range s.Weapons {
		if len(w.Costs) == 0 {
			l.Report(at, fmt.Sprintf("the weapon %q has no costs", w.ID), "write costs: [1+]")
		}
		for i := 1; i < len(w.Costs); i++ {
			if w.Costs[i].Die <= w.Costs[i-1].Die || w.Costs[i].Attacks <= w.Costs[i-1].Attacks {
				l.Report(at, fmt.Sprintf("the costs of %q do not ascend", w.ID), "write the lowest die first, and more attacks for a higher one")
				break
			}
		}
		if w.Model != "" && !slices.Contains(r.Models, w.Model) {
			l.Report(at, fmt.Sprintf("the weapon %q is for the unknown model %q", w.ID, w.Model), "name a model of the card")
		}
		l.bands(at, &w)
	}
	for _, a := range s.Actions {
		if len(a.Effect) == 0 {
			l.Report(at, fmt.Sprintf("the action %q does nothing", a.ID), "give it an effect")
		}
		if a.Cost == 1 && !a.Once && gives(a.Effect, "gain-die") {
			l.Report(at, fmt.Sprintf("the action %q can be used for ever", a.ID), "give it a cost that its effect does not give back, or once: true")
		}
		l.effect(at, stage{side: s, actor: true, picks: true}, a.Effect)
	}
	for _, rule := range s.Rules {
		if (rule.Hook == "") == (rule.Modifier.What == "") {
			l.Report(at, fmt.Sprintf("the rule %q has both or neither of hook and modifier", rule.ID), "keep one")
			continue
		}
		if rule.Hook == "" {
			l.modify(at, onCard, rule.Modifier)
		}
	}
}

// gives reports whether an effect has an operation, in whatever branch.
func gives(ops []Op, do string) bool {
	return slices.ContainsFunc(ops, func(op Op) bool {
		return op.Do == do || gives(op.Failure, do) || gives(op.Success, do) || gives(op.Critical, do)
	})
}

// bands reports ranges that overlap; a range in no band is N/A (BF-WPN-002).
func (l *loading) bands(at content.At, w *Weapon) {
	for i := 1; i < len(w.Bands); i++ {
		if w.Bands[i].From <= w.Bands[i-1].To {
			l.Report(at, fmt.Sprintf("the range bands of %q overlap or do not ascend", w.ID), "write the nearest first, each beyond the last")
		}
	}
	if len(w.Bands) == 0 {
		l.Report(at, fmt.Sprintf("the weapon %q has no range bands", w.ID), "write bands: [1d8 at 1]")
	}
}

func (l *loading) twists() {
	var records []twistRecord
	l.Read("twists.yaml", &records)
	for _, r := range records {
		l.lib.Twists = append(l.lib.Twists, r.Twist)
		if r.At.Flawed() {
			continue
		}
		if len(r.Modify)+len(r.EachTurn) == 0 {
			l.Report(r.At, "the twist does nothing", "give it modify or each-turn")
		}
		l.modify(r.At.Of("modify"), onTwist, r.Modify...)
		l.effect(r.At.Of("each-turn"), stage{}, r.EachTurn)
	}
}

// ship reads the file of a spacecraft.
func (l *loading) ship(file string) {
	var r shipRecord
	l.Read(file, &r)
	l.Filed(file, r.At, r.ID)
	l.lib.Ships = append(l.lib.Ships, r.Ship)
	l.resources(&r)
	if !r.At.Flawed() {
		l.support(r.At.Of("support"), r.ID, &r.Support)
		l.facility(r.At.Of("facility"), &r.Facility)
	}
}

func (l *loading) legacy() {
	var records []legacyRecord
	l.Read("legacy.yaml", &records)
	added := map[string]bool{}
	for _, r := range records {
		if !r.At.Flawed() {
			l.threat(&r, added)
			l.modify(r.At.Of("modify"), onLegacy, r.Modify...)
			l.effect(r.At.Of("each-turn"), stage{}, r.EachTurn)
		}
		l.lib.Legacy = append(l.lib.Legacy, r.LegacyCard)
	}
}

// threat finds the encounter cards that a legacy card adds. Each card can be added once in a quest, because there
// are no more of it (BF-DCK-006).
func (l *loading) threat(r *legacyRecord, added map[string]bool) {
	at := r.At.Of("adds")
	if len(r.Encounters) > 0 && r.Count > 1 {
		l.Report(at, fmt.Sprintf("%d copies of the card add the same encounter cards", r.Count), "make its count 1")
	}
	for _, id := range r.Encounters {
		i := slices.IndexFunc(l.lib.Encounters, func(e Encounter) bool { return e.ID == id })
		switch {
		case i < 0:
			l.Dangling(at, "encounter", id)
			continue
		case l.lib.Encounters[i].First:
			l.Report(at, fmt.Sprintf("the encounter card %q is in the first expedition's deck", id), "leave it out")
		case added[id]:
			l.Report(at, fmt.Sprintf("the encounter card %q is added twice", id), "let one legacy card add it, once")
		}
		added[id] = true
		r.Adds = append(r.Adds, i)
	}
}

// Brings lists the kinds of hostiles that come into play with a legacy card: those on the encounter cards it adds that
// the deck of a first expedition does not have (BF-DCK-004).
func (l *Library) Brings(c *LegacyCard) (hostiles []int) {
	var known []int
	for i := range l.Encounters {
		if e := &l.Encounters[i]; e.First {
			known = append(known, e.groups()...)
		}
	}
	for _, i := range c.Adds {
		for _, h := range l.Encounters[i].groups() {
			if !slices.Contains(known, h) {
				known, hostiles = append(known, h), append(hostiles, h)
			}
		}
	}
	return hostiles
}

// groups lists the kinds of hostiles on the card, by entry.
func (e *Encounter) groups() (hostiles []int) {
	for _, entry := range e.Entries {
		if entry.Twist < 0 {
			hostiles = append(hostiles, entry.Hostile)
		}
	}
	return hostiles
}

func (l *loading) tiles() {
	var records []tileRecord
	l.Read("tiles.yaml", &records)
	for _, r := range records {
		for _, side := range r.Sides {
			if i := slices.Index(Sides, side); i >= 0 {
				r.Tile.Covers |= 1 << i
			}
		}
		if r.Annex && r.Blocked {
			l.Report(r.At.Of("blocked"), "an annex that nobody can enter adds nothing", "drop annex or blocked")
		}
		if !r.At.Flawed() {
			l.modify(r.At.Of("here"), onTile, r.Here...)
		}
		l.lib.Tiles = append(l.lib.Tiles, r.Tile)
	}
}

func (l *loading) discoveries() {
	var records []discoveryRecord
	l.Read("discoveries.yaml", &records)
	for _, r := range records {
		if r.Clue == (r.Value > 0) && !r.At.Flawed() {
			l.Report(r.At.Of("value"), "a find is a clue or has a value", "write clue: true, or a value")
		}
		l.lib.Discoveries = append(l.lib.Discoveries, r.Discovery)
	}
}

func (l *loading) encounters() {
	var records []encounterRecord
	l.Read("encounters.yaml", &records)
	for _, r := range records {
		e := Encounter{ID: r.ID, Count: r.Count, First: r.First}
		for i, t := range r.Entries {
			e.Entries[i] = l.entry(r.At.Of("entries"), t)
		}
		l.lib.Encounters = append(l.lib.Encounters, e)
	}
}

func (l *loading) entry(at content.At, t entryText) Entry {
	if t.Hostile == "" && t.Twist == "" {
		return Entry{Hostile: -1, Twist: -1}
	}
	if t.Twist != "" {
		i := slices.IndexFunc(l.lib.Twists, func(t2 Twist) bool { return t2.ID == t.Twist })
		if i < 0 {
			l.Dangling(at, "twist", t.Twist)
		}
		return Entry{Hostile: -1, Twist: i}
	}
	h := slices.IndexFunc(l.lib.Hostiles, func(h Hostile) bool { return h.ID == t.Hostile })
	if h < 0 {
		l.Dangling(at, "hostile", t.Hostile)
	} else if n := len(l.lib.Hostiles[h].Roster); n > 0 && t.Size > n {
		l.Report(at, fmt.Sprintf("there are %d miniatures of %s", n, t.Hostile), "ask for no more")
	}
	return Entry{Hostile: h, Size: t.Size, Twist: -1}
}

// tables converts the pack's tables into those of the library.
func (l *loading) tables() {
	d := l.pack.Dice
	l.lib.Dice = dice.Faces{D6: d.D6, D8: d.D8, D12: d.D12}
	for _, die := range []dice.Die{dice.D6, dice.D8, dice.D12} {
		w := l.lib.Dice.Of(die)
		if int(w[0])+int(w[1])+int(w[2]) != int(die) {
			l.Report(d.At.Of(fmt.Sprintf("d%d", die)), fmt.Sprintf("the faces of the d%d sum to %d", die, int(w[0])+int(w[1])+int(w[2])), "count every face once")
		} else if w[0] == uint8(die) {
			l.Report(d.At.Of(fmt.Sprintf("d%d", die)), fmt.Sprintf("no face of the d%d succeeds", die), "let one or more of them succeed or be critical")
		}
	}
	r := l.pack.Reinforcements
	for size, column := range [][3]uint8{r.Small, r.Large, r.Huge} {
		copy(l.lib.Reinforce[size].Returns[:], column[:])
	}
	l.lib.Maglev = l.lib.chamber(l.pack.Maglev)
}
