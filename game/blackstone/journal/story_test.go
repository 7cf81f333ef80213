package journal_test

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone"
	"precipice/game/blackstone/journal"
	"precipice/game/blackstone/pack"
)

// generous answers as a bot, but pauses before the second expedition and in it, and passes on a card whenever it may.
func generous() func(*fortress.Match, *engine.Decision) int {
	var before, within bool
	given := map[string]bool{}
	return func(m *fortress.Match, d *engine.Decision) int {
		q := &m.State.Quest
		for i := range d.Options {
			o := &d.Options[i]
			switch {
			case o.Verb == "pause" && q.Expedition == 1 && d.Kind == fortress.AskMuster && !before:
				before = true
				return i
			case o.Verb == "pause" && q.Expedition == 2 && d.Kind == fortress.AskExplore && !within:
				within = true
				return i
			case o.Verb == "give" && !given[o.Key()]:
				given[o.Key()] = true
				return i
			}
		}
		return bot.Answer(m, d)
	}
}

// Each turn of a quest is told of where it belongs: the goal, the clues paid, gifts, pauses, the objective met, the
// attack that succeeds or fails, the artefact and its bearer, and what remains in the end.
func TestTheStoryOfAQuest(t *testing.T) {
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	table := blackstone.Table{Quest: "x", Seed: 4, Setup: fortress.Setup{Players: 2, Fifth: -1, Quest: true}}
	q, err := playTo(rules, book, table, generous())
	if err != nil {
		t.Fatal(err)
	}
	j := journal.New(book, "", q.pages, &q.state)
	all := strings.Join(j.Text(), "\n")
	for i := range rules.Pack.Strongholds {
		h := &rules.Pack.Strongholds[i]
		stage := rules.Pack.Battlefield(h.Stages[len(h.Stages)-1]).Assault
		met := slices.ContainsFunc(stage.Objectives, func(o library.Objective) bool {
			return strings.Contains(all, book.Say("journal.reached", book.Name(o.ID)))
		})
		if !met || !strings.Contains(all, book.Say("text."+h.ID)) || !strings.Contains(all, book.Say("journal.conquered", book.Name(h.ID))) {
			t.Errorf("nothing tells how %s was attacked and taken", h.ID)
		}
		if h.Vault {
			continue
		}
		reward := book.Name(rules.Pack.Resources[h.Reward].ID)
		if !strings.Contains(all, " carried away "+reward) || !strings.Contains(all, " still has "+reward) || !strings.Contains(all, book.Say("won."+h.ID)) {
			t.Errorf("nothing tells what the victory at %s brought", h.ID)
		}
	}
	if n := strings.Count(all, "Clues bought the next way in: "); n < 4 {
		t.Errorf("clues are paid %d times", n)
	}
	if n := strings.Count(all, "The lids of the stasis chambers closed over "); n != 2 || strings.Count(all, book.Say("journal.woke")) != 2 {
		t.Errorf("%d pauses are told of", n)
	}
	if !strings.Contains(all, " gave ") || !strings.Contains(all, j.Ending()) || q.state.Quest.Ending != fortress.QuestWon {
		t.Errorf("the quest ended %v:\n%s", q.state.Quest.Ending, all)
	}
	tale := j.Tell(len(q.pages) - 1)
	if last := tale.Parts[len(tale.Parts)-1]; last.Picture.Sort != journal.OfEnd || last.Picture.ID != "result-won" {
		t.Errorf("the end is drawn as %+v", last.Picture)
	}
	if t.Failed() {
		t.Log(all)
	}
}

// An attack that fails, and each way in which a quest is lost, are stories too.
func TestTheStoryOfALostQuest(t *testing.T) {
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	table := blackstone.Table{Quest: "x", Seed: 6, Exchange: blackstone.Never, Setup: fortress.Setup{Players: 2, Fifth: -1, Quest: true, LeaderPoints: true}}
	q, err := playTo(rules, book, table, bot.Answer)
	if err != nil {
		t.Fatal(err)
	}
	j := journal.New(book, "", q.pages, &q.state)
	all := strings.Join(j.Text(), "\n")
	if q.state.Quest.Ending != fortress.TooFewLeft || !strings.Contains(all, "The attack failed: ") || !strings.Contains(all, " came home without ") {
		t.Errorf("the quest ended %v:\n%s", q.state.Quest.Ending, all)
	}
	endings := map[string]bool{j.Ending(): true}
	for _, lost := range []fortress.QuestEnding{fortress.LegacyExhausted, fortress.TooFewLeft} {
		state := q.state
		state.Quest.Ending = lost
		endings[journal.New(book, "", q.pages, &state).Ending()] = true
	}
	if len(endings) != 2 || endings[""] {
		t.Errorf("the endings are %v", endings)
	}
	failed := 0
	for i := range j.Expeditions {
		if j.Mark(i).Attack == journal.Fall {
			failed++
		}
	}
	if failed != strings.Count(all, "The attack failed: ") {
		t.Errorf("%d marks show an attack that failed", failed)
	}
}
