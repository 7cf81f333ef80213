package journal

import (
	"slices"
	"strconv"

	"precipice/engine/fortress"
	"precipice/game/blackstone/chronicle"
	"precipice/game/words"
)

// round tells of a card that was met.
func (j *Journal) round(x *chronicle.Expedition, r int) Part {
	w, round := j.book, &x.Rounds[r]
	id := round.CardID(j.pack())
	p := Part{Picture: Picture{Sort: OfChallenge, ID: id}, Title: w.Name(id), Note: w.Say("journal.round.challenge", strconv.Itoa(r+1))}
	if round.Sort == fortress.CombatCard {
		p.Picture.Sort, p.Note = OfCombat, w.Say("journal.round.combat", strconv.Itoa(r+1))
		if j.pack().Battlefield(round.Card).Assault != nil && x.Goal >= 0 {
			p.Note = w.Say("journal.round.stronghold", j.place(x.Goal))
			if round.Card != j.pack().Strongholds[x.Goal].Stages[0] { // the opening has told that of the first
				p.Story = append(p.Story, j.aim(round.Card))
			}
		}
		if j.pack().Battlefield(round.Card).Arrival == nil {
			p.Story = append(p.Story, Sentence{Foe, w.Say("journal.ambush")})
		}
	}
	if foes := j.foes(round, &p.Picture); foes != "" {
		p.Story = append(p.Story, Sentence{Foe, w.Say("journal.foes", foes)})
	}
	if twists := j.names(round, chronicle.Twist, -1); len(twists) > 0 {
		p.Story = append(p.Story, Sentence{Fate, w.Count("journal.twists", len(twists), list(w, twists))})
	}
	p.Story, p.Deaths = append(p.Story, j.happened(round)...), deaths(round)
	if len(p.Story) == 0 {
		p.Story = []Sentence{{NoSign, w.Say("journal.nothing")}}
	}
	return p
}

// foes names the hostile groups of a round, and puts them into its picture.
func (j *Journal) foes(r *chronicle.Round, at *Picture) string {
	var names []string
	for _, n := range r.Happened {
		if n.What == chronicle.Group {
			id := j.pack().Hostiles[n.Card].ID
			at.With = append(at.With, id)
			names = append(names, times(j.book, j.book.Name(id), int(n.N)))
		}
	}
	return list(j.book, names)
}

// theme tells what a round has to tell of one thing.
type theme func(*Journal, *chronicle.Round) []Sentence

// themes returns what a round is told of, in order. Notes of a theme share sentences.
func themes() []theme {
	return []theme{
		(*Journal).slept,
		(*Journal).handed,
		(*Journal).chose, (*Journal).called,
		(*Journal).slew,
		each(chronicle.Used, Card, func(w *words.Book, who, what string) string { return w.Say("journal.used", who, what) }),
		each(chronicle.Found, Find, func(w *words.Book, who, what string) string { return w.Say("journal.found", who, what) }),
		each(chronicle.Gave, Find, func(w *words.Book, who, what string) string { return w.Say("journal.gave", who, what) }),
		together(chronicle.Inspired, Spark, func(w *words.Book, who string) string { return w.Say("journal.inspired", who) }),
		(*Journal).wounds,
		together(chronicle.Fell, Fall, func(w *words.Book, who string) string { return w.Say("journal.fell", who) }),
		(*Journal).fought,
		together(chronicle.Recovered, Recovery, func(w *words.Book, who string) string { return w.Say("journal.recovered", who) }),
		together(chronicle.Died, Death, func(w *words.Book, who string) string { return w.Say("journal.died", who) }),
	}
}

// happened tells of everything that happened.
func (j *Journal) happened(r *chronicle.Round) (story []Sentence) {
	for _, tell := range themes() {
		story = append(story, tell(j, r)...)
	}
	return story
}

// names lists the things that notes of a kind are about; whose are those of all if who is negative.
func (j *Journal) names(r *chronicle.Round, what chronicle.What, who int) (names []string) {
	for _, n := range r.Happened {
		if n.What == what && (who < 0 || int(n.Who) == who) {
			if what == chronicle.Slew && n.N == 1 { // the card has the name of several
				names = append(names, j.book.Say("journal.one", j.book.Name(j.pack().Hostiles[n.Card].Model)))
				continue
			}
			names = append(names, times(j.book, j.thing(r, n), int(n.N)))
		}
	}
	return names
}

// of lists who has notes of some kinds, each once.
func of(r *chronicle.Round, kinds ...chronicle.What) (all []chronicle.Note) {
	for _, n := range r.Happened {
		if slices.Contains(kinds, n.What) && !slices.ContainsFunc(all, func(o chronicle.Note) bool { return o.Who == n.Who }) {
			all = append(all, n)
		}
	}
	return all
}

// each tells in a sentence of each explorer what the notes of a kind are about.
func each(what chronicle.What, sign Sign, say func(w *words.Book, who, what string) string) theme {
	return func(j *Journal, r *chronicle.Round) (story []Sentence) {
		for _, n := range of(r, what) {
			story = append(story, Sentence{sign, say(j.book, j.who(n), list(j.book, j.names(r, what, int(n.Who))))})
		}
		return story
	}
}

// together tells in one sentence of all explorers whom the notes of a kind are about.
func together(what chronicle.What, sign Sign, say func(w *words.Book, who string) string) theme {
	return func(j *Journal, r *chronicle.Round) []Sentence {
		var names []string
		for _, n := range of(r, what) {
			names = append(names, j.who(n))
		}
		if len(names) == 0 {
			return nil
		}
		return []Sentence{{sign, say(j.book, list(j.book, names))}}
	}
}

func (j *Journal) slew(r *chronicle.Round) (story []Sentence) {
	w := j.book
	for _, n := range of(r, chronicle.Slew) {
		foes := list(w, j.names(r, chronicle.Slew, int(n.Who)))
		if who := j.who(n); who != "" {
			story = append(story, Sentence{Kill, w.Say("journal.slew", who, foes)})
		} else {
			story = append(story, Sentence{Kill, w.Say("journal.slain", foes)})
		}
	}
	return story
}

// called names the ships that lent their support.
func (j *Journal) called(r *chronicle.Round) []Sentence {
	if ships := j.names(r, chronicle.Called, -1); len(ships) > 0 {
		return []Sentence{{Ship, j.book.Say("journal.called", list(j.book, ships))}}
	}
	return nil
}

// chose tells who chose what in a challenge.
func (j *Journal) chose(r *chronicle.Round) (story []Sentence) {
	w, done := j.book, map[uint8]bool{}
	for _, n := range r.Happened {
		if n.What != chronicle.Chose || done[n.Card] {
			continue
		}
		done[n.Card] = true
		var names []string
		for _, o := range r.Happened {
			if o.What == chronicle.Chose && o.Card == n.Card && j.who(o) != "" {
				names = append(names, j.who(o))
			}
		}
		text := w.Say("journal.chose", list(w, names), j.thing(r, n))
		if len(names) == 0 {
			text = w.Say("journal.chose.party", j.thing(r, n))
		}
		story = append(append(story, Sentence{NoSign, text}), j.cameOut(r, n.Card)...)
	}
	return story
}

// cameOut tells how a choice of a challenge turned out, for those together for whom it turned out alike.
func (j *Journal) cameOut(r *chronicle.Round, choice uint8) (story []Sentence) {
	told := map[string]bool{}
	for _, n := range r.Happened {
		how := n.Outcome(j.pack(), r.Card)
		if how == "" || n.Card != choice || told[how] {
			continue
		}
		told[how] = true
		var names []string
		for _, o := range r.Happened {
			if o.Outcome(j.pack(), r.Card) == how && j.who(o) != "" {
				names = append(names, j.who(o))
			}
		}
		text := j.book.Say("text." + how)
		if len(names) > 0 {
			text = j.book.Say("journal.came-out", list(j.book, names), text)
		}
		story = append(story, Sentence{Fate, text})
	}
	return story
}

// fought tells how a fight went on and ended.
func (j *Journal) fought(r *chronicle.Round) (story []Sentence) {
	w := j.book
	for _, n := range r.Happened {
		switch {
		case n.What == chronicle.Reached:
			story = append(story, Sentence{Goal, w.Say("journal.reached", j.thing(r, n))})
		case n.What == chronicle.Maglev:
			story = append(story, Sentence{Escape, w.Say("journal.maglev", strconv.Itoa(int(n.N)))})
		case n.What == chronicle.Fought && fortress.Result(n.Card) == fortress.Escaped:
			story = append(story, Sentence{Escape, w.Count("journal.escaped", int(n.N))})
		case n.What == chronicle.Fought && fortress.Result(n.Card) == fortress.Achieved:
			story = append(story, Sentence{Goal, w.Count("journal.achieved", int(n.N))})
		case n.What == chronicle.Fought:
			story = append(story, Sentence{Fall, w.Count("journal.defeated", int(n.N))})
		}
	}
	return story
}

// wounds tells of the wounds and the grievous wounds of each explorer.
func (j *Journal) wounds(r *chronicle.Round) (story []Sentence) {
	w := j.book
	for _, n := range of(r, chronicle.Wounds, chronicle.Grievous) {
		var took []string
		for _, o := range r.Happened {
			switch {
			case o.Who != n.Who:
			case o.What == chronicle.Wounds:
				took = append(took, w.Count("journal.wounds", int(o.N)))
			case o.What == chronicle.Grievous:
				took = append(took, w.Count("journal.grievous", int(o.N)))
			}
		}
		story = append(story, Sentence{Wound, w.Say("journal.hurt", j.who(n), list(w, took))})
	}
	return story
}

func (j *Journal) who(n chronicle.Note) string {
	if id := n.Explorer(j.pack()); id != "" {
		return j.book.Name(id)
	}
	return ""
}

func (j *Journal) thing(r *chronicle.Round, n chronicle.Note) string {
	return j.book.Name(n.Thing(j.pack(), r.Card))
}

// deaths counts the explorers who died in a round.
func deaths(r *chronicle.Round) int { return len(of(r, chronicle.Died)) }
