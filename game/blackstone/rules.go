package blackstone

import (
	_ "embed" // of the habits
	"strings"

	"precipice/engine/fortress"
	"precipice/game/blackstone/chronicle"
	"precipice/game/session"
	"precipice/saves"
)

// What a session holds when it plays Blackstone Fortress.
type (
	Session  = session.Session[fortress.State, Table]
	Record   = session.Record[Table]
	Replayed = session.Replayed[fortress.State, Table]
	Tape     = session.Tape[fortress.State, Table]
)

// Rules are the rules of Blackstone Fortress as a session plays them.
type Rules struct{ fortress.Rules }

// With returns rules that a session can play.
func With(r fortress.Rules) Rules { return Rules{r} }

// Name is the name of the ruleset in saves and reports.
const Name = "fortress"

// numbered is the number of the rules, see session.About. The first number came with what BF-G-097 says of copies that lie apart.
const numbered = 1

// AnswerRule is the rule by which a choice that nobody is asked for is made.
const AnswerRule = "BF-G-074"

// About implements session.Ruleset.
func (r Rules) About() session.About {
	return session.About{
		Name: Name, Content: r.Pack.Digest, Rules: numbered, AnswerRule: AnswerRule, Former: former, Likely: r.likely(), Habits: habits, Near: hexes{},
		Modes: []session.Mode{
			{Name: fortress.SingleCombat.String(), File: "%s-turn-%d"},
			{Name: fortress.OneOff.String(), File: "%s-expedition-round-%d"},
			{Name: fortress.Campaign.String(), File: "%s-quest-expedition-%d"},
		},
	}
}

// habits is what games of bots have taught about choices, see session.About.
//
//go:embed habits.bin
var habits []byte

// likely returns the words of a setup, the most frequent last.
func (r Rules) likely() string {
	var b strings.Builder
	for i := range r.Pack.Combats {
		b.WriteString(r.Pack.Combats[i].ID + " ")
	}
	for i := range r.Pack.Explorers {
		b.WriteString(r.Pack.Explorers[i].ID + " ")
	}
	b.WriteString("quest plain leader-points strike-force true undo until-revealed same-dice new-dice at !anew combat extreme hard ")
	b.WriteString("difficulty normal\nplayers 1\nleader 1\nhostile-player 0\nexplorers ")
	for i := range min(fortress.MaxParty, len(r.Pack.Explorers)) {
		b.WriteString(r.Pack.Explorers[i].ID + " ")
	}
	b.WriteString("\nseats 1 1 1 1\nstrike-force false\nundo until-revealed\n")
	return b.String()
}

// former completes the header of a save from when there was no other ruleset. The title of an expedition
// began with a word that the mode has since replaced.
func former(h *saves.Header) {
	if h.Ruleset != "" && h.Ruleset != Name {
		return
	}
	difficulty, expedition := strings.CutPrefix(h.Title, "expedition ")
	switch {
	case expedition:
		h.Mode, h.Title = fortress.OneOff.String(), difficulty
	case h.Ruleset == "":
		h.Mode = fortress.SingleCombat.String()
	}
	h.Ruleset = Name
}

// Opening implements session.Ruleset.
func (r Rules) Opening(t *Table) (*fortress.State, error) { return fortress.Opening(r.Rules, t.Setup) }

// Equal implements session.Ruleset.
func (Rules) Equal(a, b *fortress.State) bool { return a.Equal(b) }

// Chapter implements session.Ruleset: each expedition of a quest begins a chapter, which ends with the visit to
// Precipice after it. Other games have one.
func (Rules) Chapter(s *fortress.State) int { return int(s.Quest.Expedition) }

// Recorder implements session.Ruleset.
func (Rules) Recorder(page []byte) session.Recorder[fortress.State] {
	return chronicle.NewRecorder(page)
}

// Moment implements session.Ruleset: a turn of a combat, or a round of an expedition outside its combats
// (turn 0).
func (Rules) Moment(s *fortress.State) session.Moment {
	now := session.Moment{Round: int(s.Expedition.Round)}
	if s.Fighting() {
		now.Turn = int(s.Turn)
	}
	return now
}

// Listing implements session.Ruleset. The title is the card of a single combat, the difficulty of an expedition
// or the name of a quest; the round is the turn of the combat, the round of the expedition or the expedition of
// the quest.
func (Rules) Listing(t *Table, m *fortress.Match) session.Listing {
	l := session.Listing{Mode: t.Setup.Mode().String(), Title: t.Setup.Combat, Party: t.Setup.Explorers, Round: int(m.State.Turn), Outcome: Outcome(&m.State)}
	switch t.Setup.Mode() {
	case fortress.Campaign:
		l.Title, l.Round, l.Party, l.Progress = t.Quest, int(m.State.Quest.Expedition), partyOf(&m.State), progressOf(&m.State).String()
		if l.Round > 0 && m.State.Quest.Step == fortress.Gathering {
			l.Round++ // before the next
		}
	case fortress.OneOff:
		l.Title, l.Round = t.Setup.Difficulty.String(), fortress.RoundInProgress(m)
	}
	return l
}

// partyOf lists the explorers of the party in a quest, and between expeditions those who rest at Precipice. It is never nil.
func partyOf(s *fortress.State) []string {
	ids := []string{}
	for e := range s.Party {
		if s.Party[e].Playing {
			ids = append(ids, s.Name(e))
		}
	}
	for _, kind := range fortress.Resting(s) {
		ids = append(ids, s.Pack().Explorers[kind].ID)
	}
	return ids
}

// ModeOf returns the mode of a game in a list. It returns false for a game of another ruleset, and for a mode
// that these rules do not have.
func ModeOf(g *session.Game) (fortress.Mode, bool) {
	mode, ok := fortress.SavedMode(g.Mode)
	return mode, ok && g.Ruleset == Name
}

// Outcomes lists how games end: expeditions and quests, then single combats.
var Outcomes = []string{"won", "lost", "escaped", "defeated"}

// Outcome returns how a game has ended, "" while it goes on.
func Outcome(s *fortress.State) string {
	x, expedition := &s.Expedition, s.Mode() == fortress.OneOff
	switch {
	case s.Mode() == fortress.Campaign && s.Quest.Ending == fortress.QuestGoesOn:
		return ""
	case s.Mode() == fortress.Campaign && s.Quest.Ending == fortress.QuestWon:
		return "won"
	case s.Mode() == fortress.Campaign:
		return "lost"
	case expedition && x.Step != fortress.ExpeditionOver:
		return ""
	case expedition && x.Won:
		return "won"
	case expedition:
		return "lost"
	case s.Result == fortress.Undecided:
		return ""
	case s.Result == fortress.Defeated:
		return "defeated"
	}
	return "escaped"
}
