package journal

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/game/blackstone/chronicle"
	"precipice/game/words"
)

// Told is an expedition as it is told.
type Told struct {
	Number  int // 0 if its page cannot be read, and for a one-off expedition
	Title   string
	Summary string // in a few words
	Opening []Sentence
	Party   []Fellow
	Parts   []Part // the cards met, the end, and Precipice
	Dice    []Dice
}

// Fellow is an explorer who went.
type Fellow struct {
	ID, Letter, Name, Player, Deeds string
	Place                           int // in the party, which gives the colour
	Dead                            bool
}

// Part is a part of the story: a card or a place, and what happened there.
type Part struct {
	Picture Picture
	Title   string
	Note    string
	Story   []Sentence
	Deaths  int
}

// Picture says what a picture of a part shows.
type Picture struct {
	Sort PictureSort
	ID   string   // of the card
	With []string // ids of the hostiles there
}

// PictureSort is what a picture is of.
type PictureSort string

// The sorts of pictures.
const (
	OfCombat    PictureSort = "combat"
	OfChallenge PictureSort = "challenge"
	OfReturn    PictureSort = "return"
	OfPrecipice PictureSort = "precipice"
	OfEnd       PictureSort = "end"
)

// Tell tells the expedition of an index.
func (j *Journal) Tell(i int) Told {
	x, w := j.Expeditions[i], j.book
	if x == nil {
		return Told{Title: w.Say("journal.lost"), Opening: []Sentence{{NoSign, w.Say("journal.lost.page")}}}
	}
	t := Told{Number: x.Number, Title: w.Say("journal.expedition", strconv.Itoa(x.Number)), Summary: j.summary(x), Opening: j.opening(x), Dice: j.dice(x)}
	if x.Goal >= 0 {
		t.Title = w.Say("journal.expedition.to", strconv.Itoa(x.Number), j.place(x.Goal))
	}
	if x.Number == 0 {
		t.Title = w.Say("journal.one-off")
	}
	for place := range x.Party {
		t.Party = append(t.Party, j.fellow(x, place))
	}
	for r := range x.Rounds {
		t.Parts = append(t.Parts, j.round(x, r))
	}
	if x.Ended {
		t.Parts = append(t.Parts, j.end(x))
	}
	if x.Ended && x.Number > 0 && x.Over != fortress.QuestWon {
		t.Parts = append(t.Parts, j.visit(x))
	}
	if x.Over != fortress.QuestGoesOn {
		picture := Picture{Sort: OfEnd}
		if x.Over == fortress.QuestWon {
			picture.ID = "result-won"
		}
		t.Parts = append(t.Parts, Part{Picture: picture, Title: w.Say("journal.over"),
			Story: append([]Sentence{{Fate, j.over(x.Over, x.Number)}}, j.epilogue()...)})
	}
	return t
}

// Prologue tells how the quest opens: what lies in the fortress, and why those go who went first, or before that all who may.
func (j *Journal) Prologue() []Sentence {
	return Prologue(j.book, j.pack(), j.Crew())
}

// Prologue tells how a quest of such a crew opens.
func Prologue(w *words.Book, p *fortress.Pack, crew []int) []Sentence {
	story := []Sentence{{NoSign, w.Say("text.quest")}}
	for _, kind := range crew {
		story = append(story, Sentence{NoSign, w.Say("reason." + p.Explorers[kind].ID)})
	}
	return story
}

// Crew returns the explorers of whom the prologue tells.
func (j *Journal) Crew() (kinds []int) {
	if len(j.Expeditions) > 0 && j.Expeditions[0] != nil && len(j.Expeditions[0].Party) > 0 {
		for _, m := range j.Expeditions[0].Party {
			kinds = append(kinds, m.Kind)
		}
		return kinds
	}
	return j.state.Living()
}

// summary says in a few words how an expedition went.
func (j *Journal) summary(x *chronicle.Expedition) string {
	w, dead, clues, points := j.book, 0, 0, 0
	for i := range x.Party {
		clues, points = clues+x.Party[i].Clues, points+x.Party[i].Points
		if x.Party[i].Dead {
			dead++
		}
	}
	taken, repelled := x.Attack()
	switch {
	case dead > 0:
		return w.Count("journal.summary.dead", dead)
	case !x.Ended:
		return w.Say("journal.summary.now")
	case taken:
		return w.Say("journal.summary.taken", j.place(x.Goal))
	case repelled:
		return w.Say("journal.summary.repelled", j.place(x.Goal))
	case x.Ending == fortress.AllOut:
		return w.Say("journal.summary.all-out")
	}
	if brought := j.brought(clues, points); brought != "" {
		return w.Say("journal.summary.home", brought)
	}
	return w.Say("journal.summary.empty")
}

// brought names clues and archeotech, "" for none.
func (j *Journal) brought(clues, points int) string {
	w := j.book
	var all []string
	if clues > 0 {
		all = append(all, w.Count("journal.clues", clues))
	}
	if points > 0 {
		all = append(all, w.Count("journal.points", points))
	}
	return list(w, all)
}

// opening says who set out, who led and which ships lay at Precipice.
func (j *Journal) opening(x *chronicle.Expedition) []Sentence {
	w := j.book
	var party, ships []string
	for i := range x.Party {
		party = append(party, j.explorer(x.Party[i].Kind))
	}
	for _, s := range x.Ships {
		ships = append(ships, w.Name(j.pack().Ships[s].ID))
	}
	story := []Sentence{{NoSign, w.Say("journal.set-out", list(w, party))}}
	if x.Goal >= 0 {
		story = []Sentence{{Goal, w.Say("journal.set-out.to", list(w, party), j.place(x.Goal))}, {Fate, w.Say("text." + j.goal(x))}, j.aim(j.pack().Strongholds[x.Goal].Stages[0])}
	}
	if x.Players > 1 {
		story = append(story, Sentence{NoSign, w.Say("journal.led", j.player(x.Leader))})
	}
	if len(ships) > 0 {
		story = append(story, Sentence{Ship, w.Say("journal.ships", list(w, ships))})
	}
	return append(story, j.happened(&chronicle.Round{Happened: x.Before})...)
}

// fellow tells of an explorer of the party: what it did and suffered.
func (j *Journal) fellow(x *chronicle.Expedition, place int) Fellow {
	m, w := &x.Party[place], j.book
	card := &j.pack().Explorers[m.Kind]
	f := Fellow{ID: card.ID, Letter: card.Letter, Name: w.Name(card.ID), Player: j.player(m.Seat), Place: place, Dead: m.Dead}
	var deeds []string
	for _, d := range []struct {
		text string
		n    int
	}{{w.Count("journal.deed.slain", m.Slain), m.Slain}, {w.Count("journal.deed.found", len(m.Finds)), len(m.Finds)},
		{w.Count("journal.deed.wounds", m.Wounds), m.Wounds}, {w.Count("journal.deed.falls", m.Falls), m.Falls}} {
		if d.n > 0 {
			deeds = append(deeds, d.text)
		}
	}
	if m.Dead {
		deeds = append(deeds, w.Say("journal.deed.died"))
	}
	f.Deeds = list(w, deeds)
	if len(deeds) == 0 {
		f.Deeds = w.Say("journal.deed.nothing")
	}
	return f
}

// end tells how an expedition ended, and what was brought home.
func (j *Journal) end(x *chronicle.Expedition) Part {
	w := j.book
	p := Part{Picture: Picture{Sort: OfReturn}, Title: w.Say("journal.end"), Story: []Sentence{{Escape, w.Say("journal.end." + x.Ending.String())}}}
	p.Story = append(p.Story, j.attack(x)...)
	for i := range x.Party {
		m := &x.Party[i]
		if brought := j.brought(m.Clues, m.Points); brought != "" {
			p.Story = append(p.Story, Sentence{Find, w.Say("journal.brought", j.explorer(m.Kind), brought)})
		}
	}
	return p
}
