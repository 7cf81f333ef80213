package journal

import (
	"strings"

	"precipice/game/blackstone/chronicle"
)

// place returns the name of a stronghold or the vault.
func (j *Journal) place(stronghold int) string {
	return j.book.Name(j.pack().Strongholds[stronghold].ID)
}

// goal returns the id of the stronghold or vault that an expedition set out for.
func (j *Journal) goal(x *chronicle.Expedition) string { return j.pack().Strongholds[x.Goal].ID }

// aim says what the objectives of a battlefield of a stronghold were.
func (j *Journal) aim(battlefield int) Sentence {
	var aims []string
	for _, o := range j.pack().Battlefield(battlefield).Assault.Objectives {
		aims = append(aims, j.book.Say("text."+o.ID))
	}
	return Sentence{Goal, j.book.Count("journal.aim", len(aims), strings.Join(aims, " "))}
}

// paid tells which clues paid for the attack that comes next, and whose they were.
func (j *Journal) paid(r *chronicle.Round) []Sentence {
	w := j.book
	var gave []string
	for _, n := range of(r, chronicle.Paid) {
		gave = append(gave, w.Say("journal.paid.by", j.who(n), list(w, j.names(r, chronicle.Paid, int(n.Who)))))
	}
	if len(gave) == 0 {
		return nil
	}
	return []Sentence{{Goal, w.Say("journal.paid", strings.Join(gave, w.Say("journal.paid.next")))}}
}

// attack tells what came of the attack on a stronghold, and who has its artefact. How the vault was taken, the end of
// the quest tells.
func (j *Journal) attack(x *chronicle.Expedition) (story []Sentence) {
	w := j.book
	if x.Goal < 0 {
		return nil
	}
	for _, n := range x.After {
		switch {
		case n.What == chronicle.Repelled:
			story = append(story, Sentence{Fall, w.Say("journal.repelled", j.place(x.Goal))}, Sentence{Fate, w.Say("lost." + j.goal(x))})
		case n.What == chronicle.Conquered && j.pack().Strongholds[x.Goal].Vault:
			story = append(story, Sentence{Goal, w.Say("journal.conquered", j.place(x.Goal))})
		case n.What == chronicle.Conquered:
			story = append(story, Sentence{Goal, w.Say("journal.conquered", j.place(x.Goal))}, Sentence{Fate, w.Say("won." + j.goal(x))})
		case n.What == chronicle.Artefact:
			story = append(story, Sentence{Card, w.Say("journal.artefact", j.who(n), j.thing(&chronicle.Round{}, n))})
		}
	}
	return story
}

// handed tells who gave what to whom.
func (j *Journal) handed(r *chronicle.Round) (story []Sentence) {
	w := j.book
	done := map[[2]int]bool{}
	for _, n := range r.Happened {
		to, _ := n.Handed()
		if n.Receiver(j.pack()) == "" || done[[2]int{int(n.Who), to}] {
			continue
		}
		done[[2]int{int(n.Who), to}] = true
		var gifts []string
		for _, o := range r.Happened {
			if whom, count := o.Handed(); o.Receiver(j.pack()) != "" && o.Who == n.Who && whom == to {
				gifts = append(gifts, times(w, j.thing(r, o), count))
			}
		}
		story = append(story, Sentence{Gift, w.Say("journal.handed", j.who(n), j.explorer(to), list(w, gifts))})
	}
	return story
}

// slept tells of a pause: who went into stasis, and that they woke.
func (j *Journal) slept(r *chronicle.Round) (story []Sentence) {
	w := j.book
	var names []string
	for _, n := range of(r, chronicle.Slept) {
		names = append(names, j.who(n))
	}
	if len(names) > 0 {
		story = append(story, Sentence{Rest, w.Say("journal.slept", list(w, names))})
	}
	if len(of(r, chronicle.Woke)) > 0 {
		story = append(story, Sentence{Rest, w.Say("journal.woke")})
	}
	return story
}
