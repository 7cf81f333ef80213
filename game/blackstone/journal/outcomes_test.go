package journal_test

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone/journal"
)

// The journal tells of each challenge how its choices turned out, in the words of the content, and how the quest opened.
func TestTheJournalTellsHowChoicesCameOut(t *testing.T) {
	q, err := played()
	if err != nil {
		t.Fatal(err)
	}
	j, pack := journal.New(q.book, "x", q.pages, &q.state), q.state.Pack()
	told := 0
	for i, x := range j.Expeditions {
		for r, round := range x.Rounds {
			if round.Sort != fortress.ChallengeCard || len(round.Happened) == 0 {
				continue
			}
			story := j.Tell(i).Parts[r].Story
			for _, n := range round.Happened {
				id := n.Outcome(pack, round.Card)
				if id == "" {
					continue
				}
				told++
				if !slices.ContainsFunc(story, func(s journal.Sentence) bool { return strings.Contains(s.Text, q.book.Say("text."+id)) }) {
					t.Errorf("expedition %d, card %d: %s is not told in %v", i+1, r+1, id, story)
				}
				if how := id[strings.LastIndexByte(id, '.')+1:]; !slices.Contains([]string{library.NoRoll, "failure", "success", "critical"}, how) {
					t.Errorf("a choice came out as %s", how)
				}
			}
		}
	}
	if told < 10 {
		t.Errorf("only %d outcomes are noted in a quest", told)
	}
	text := strings.Join(j.Text(), "\n")
	for _, s := range j.Prologue() {
		if !strings.Contains(text, s.Text) || !strings.Contains(string(j.HTML(nil)), "Black stone drifts") {
			t.Errorf("the journal does not begin with %q", s.Text)
		}
	}
	if crew := len(j.Crew()); crew != len(j.Expeditions[0].Party) || len(j.Prologue()) != crew+1 {
		t.Errorf("the prologue tells of %d explorers", crew)
	}
}
