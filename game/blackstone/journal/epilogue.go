package journal

import (
	"strconv"

	"precipice/engine/fortress"
)

// conquered lists the strongholds that have been taken.
func (j *Journal) conquered() (names []string) {
	for _, x := range j.Expeditions {
		if x == nil || x.Goal < 0 || j.pack().Strongholds[x.Goal].Vault {
			continue
		}
		if taken, _ := x.Attack(); taken {
			names = append(names, j.place(x.Goal))
		}
	}
	return names
}

// epilogue tells what remains when a quest has ended: what was taken, who did most, who is missing, and who holds
// the artefacts.
func (j *Journal) epilogue() (story []Sentence) {
	w := j.book
	if len(j.Expeditions) == 0 || j.state.Quest.Ending == fortress.QuestGoesOn {
		return nil
	}
	if taken := j.conquered(); len(taken) > 0 {
		story = append(story, Sentence{Goal, w.Say("journal.epilogue.taken", list(w, taken))})
	}
	story = append(story, j.missing()...)
	for i := range j.pack().Strongholds {
		if h := &j.pack().Strongholds[i]; !h.Vault {
			story = append(story, j.keeps(h.Reward)...)
		}
	}
	return story
}

// missing tells in which expedition explorers died, and who slew most.
func (j *Journal) missing() (story []Sentence) {
	w, best, slain := j.book, 0, make([]int, len(j.pack().Explorers))
	for _, x := range j.Expeditions {
		if x == nil {
			continue
		}
		for i := range x.Party {
			m := &x.Party[i]
			if slain[m.Kind] += m.Slain; slain[m.Kind] > slain[best] {
				best = m.Kind
			}
			if m.Dead {
				story = append(story, Sentence{Death, w.Say("journal.epilogue.dead", strconv.Itoa(x.Number), j.explorer(m.Kind))})
			}
		}
	}
	if slain[best] > 0 {
		story = append(story, Sentence{Kill, w.Count("journal.epilogue.slain", slain[best], j.explorer(best))})
	}
	return story
}

// keeps tells who holds an artefact.
func (j *Journal) keeps(artefact int) (story []Sentence) {
	for _, h := range j.state.Quest.Held {
		if who, ok := h.Owner.Card(); ok && int(h.Card) == artefact {
			story = append(story, Sentence{Card, j.book.Say("journal.epilogue.artefact", j.explorer(who), j.book.Name(j.pack().Resources[artefact].ID))})
		}
	}
	return story
}
