package journal

import (
	"cmp"
	"math/bits"
	"strconv"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone/chronicle"
	"precipice/game/words"
)

// Journal is the journal of a quest. An expedition whose page cannot be read is nil.
type Journal struct {
	Quest       string // its name, as the players gave it
	Expeditions []*chronicle.Expedition

	book  *words.Book
	state *fortress.State
}

// New reads the pages of a quest that has come to a state. The book names the players.
func New(book *words.Book, quest string, pages [][]byte, now *fortress.State) *Journal {
	j := &Journal{Quest: cmp.Or(words.Named(quest), book.Say("saved.quest.unnamed")), book: book, state: now}
	for _, page := range pages {
		x, _ := chronicle.Read(now.Pack(), page)
		j.Expeditions = append(j.Expeditions, x)
	}
	return j
}

// Title returns the title of the journal.
func (j *Journal) Title() string { return j.book.Say("journal.title", j.Quest) }

// Standing says how the quest stands now: a figure and what it counts.
type Standing struct{ Name, Figure string }

// Standing returns how the quest stands.
func (j *Journal) Standing() []Standing {
	q, w := &j.state.Quest, j.book
	dead := len(j.state.Pack().Explorers) - len(j.state.Living())
	drawn := 0
	for _, k := range q.Row {
		if k > 0 {
			drawn++
		}
	}
	clues, points := j.kept()
	taken := bits.OnesCount8(q.Conquered)
	return []Standing{
		{w.Say("journal.standing.expeditions"), strconv.Itoa(int(q.Expedition))},
		{w.Say("journal.standing.strongholds"), w.Say("carried.of", strconv.Itoa(taken), strconv.Itoa(taken+j.state.ToConquer()))},
		{w.Say("journal.standing.legacy"), w.Say("carried.of", strconv.Itoa(drawn), strconv.Itoa(drawn+q.LegacyLeft()))},
		{w.Say("journal.standing.clues"), strconv.Itoa(clues)},
		{w.Say("journal.standing.points"), strconv.Itoa(points)},
		{w.Say("journal.standing.dead"), strconv.Itoa(dead)},
	}
}

// kept counts the clues and the archeotech of all who live.
func (j *Journal) kept() (clues, points int) {
	s := j.state
	for _, kind := range s.Living() {
		c, n := s.Stored(kind)
		clues, points = clues+c, points+n
	}
	for e := range s.Party {
		if s.Party[e].Playing && !s.Party[e].Dead {
			c, n := s.Holdings(e)
			clues, points = clues+c, points+n
		}
	}
	return clues, points
}

// Ending says how the quest has ended, "" while it goes on.
func (j *Journal) Ending() string {
	if end := j.state.Quest.Ending; end != fortress.QuestGoesOn {
		return j.over(end, int(j.state.Quest.Expedition))
	}
	return ""
}

// over tells how a quest has ended after so many expeditions: lost, or won with an outcome.
func (j *Journal) over(end fortress.QuestEnding, expeditions int) string {
	if outcome := j.state.Outcome(); outcome != "" {
		return j.book.Say("outcome." + outcome)
	}
	return j.book.Say("result.quest."+end.String(), strconv.Itoa(expeditions))
}

func (j *Journal) pack() *fortress.Pack { return j.state.Pack() }

// explorer returns the name of an explorer of the content.
func (j *Journal) explorer(kind int) string { return j.book.Name(j.pack().Explorers[kind].ID) }

func (j *Journal) player(seat int) string { return j.book.Player(engine.Seat(seat)) }

// Mark is an expedition on the way into the fortress: its number, and what its page says in short.
type Mark struct {
	Number, Title, Summary string
	Dead                   int  // explorers who died
	Attack                 Sign // what came of the attack on a stronghold, NoSign for an ordinary expedition
}

// Mark returns the mark of the expedition of an index.
func (j *Journal) Mark(i int) Mark {
	x := j.Expeditions[i]
	if x == nil {
		return Mark{Number: "?", Title: j.book.Say("journal.lost")}
	}
	m := Mark{Number: strconv.Itoa(x.Number), Summary: j.summary(x)}
	m.Title = j.book.Say("journal.expedition", m.Number)
	if x.Goal >= 0 {
		m.Title = j.book.Say("journal.expedition.to", m.Number, j.place(x.Goal))
	}
	switch taken, repelled := x.Attack(); {
	case taken:
		m.Attack = Goal
	case repelled:
		m.Attack = Fall
	}
	for k := range x.Party {
		if x.Party[k].Dead {
			m.Dead++
		}
	}
	return m
}
