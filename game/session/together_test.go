package session_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/blackstone"
	"precipice/game/session"
)

// forTwo returns a table of two players with two explorers each.
func forTwo(seed uint64) blackstone.Table {
	t := tableFor(seed)
	t.Setup.Players, t.Setup.Seats = 2, []int{0, 1, 0, 1}
	return t
}

// playBot answers the pending question as a bot does. It returns false after the last.
func playBot(t *testing.T, s *blackstone.Session) bool {
	t.Helper()
	d, ok := s.Match.Pending()
	if ok {
		choose(t, s, d.Options[bot.Answer(s.Match, d)].Key())
	}
	return ok
}

// The opening of a turn shows what the single questions would ask, one after the other, and no more. What is chosen from it at
// once, and what is chosen question by question, make the same journal with the same marks, the same log and the same save.
func TestAnOpeningIsTheSingleQuestions(t *testing.T) {
	r, runs, longest, taken := rulesFor(t), 0, 0, map[string]int{}
	for seed := range uint64(12) {
		at, single := begin(t, r, forTwo(seed), nil), begin(t, r, forTwo(seed), nil)
		pick := rand.New(rand.NewPCG(seed, 7))
		for turns := 0; turns < 300; turns++ {
			run := at.Together(fortress.OpensTurn)
			if len(run) == 0 {
				if !playBot(t, at) {
					break
				}
				choose(t, single, at.Match.Journal[len(single.Match.Journal)])
				continue
			}
			runs, longest = runs+1, max(longest, len(run))
			key := ""
			if part := run[pick.IntN(len(run))]; pick.IntN(3) > 0 {
				key = part.Options[pick.IntN(len(part.Options))].Key()
			}
			keys := run.To(key)
			for i, one := range keys {
				d, _ := single.Explained()
				if d.Seat != run[i].Seat || d.Kind != run[i].Kind || !slices.Equal(d.Options, run[i].Options) || len(d.Refusals) != len(run[i].Refusals) {
					t.Fatalf("seed %d: question %d of %d is %s with %q; the opening shows %s with %q", seed, i+1, len(run), d.Kind, d.Keys(), run[i].Kind, run[i].Keys())
				}
				choose(t, single, one)
			}
			if d, ok := single.Pending(); ok && key == "" && fortress.OpensTurn(single.Match, d) >= 0 && single.Match.Rolled() == at.Match.Rolled() {
				t.Fatalf("seed %d: an opening that is left whole goes on with %s", seed, d.Kind)
			}
			if err := at.ChooseRun(keys...); err != nil {
				t.Fatal(err)
			}
			at.ShowAll()
			verb, _, _ := strings.Cut(key, " ")
			taken[verb]++
			if at.Match.Hash() != single.Match.Hash() || !slices.Equal(at.Match.Journal, single.Match.Journal) || !slices.Equal(at.Marks(), single.Marks()) {
				t.Fatalf("seed %d: %q at once and one by one differ:\n%q\n%q", seed, keys, at.Match.Journal, single.Match.Journal)
			}
			if !slices.EqualFunc(at.Log, single.Log, func(a, b session.Line) bool { return a.Key == b.Key && slices.Equal(a.Args, b.Args) }) {
				t.Fatalf("seed %d: the logs differ after %q", seed, keys)
			}
		}
		if string(at.Record().Text()) != string(single.Record().Text()) {
			t.Errorf("seed %d: the records differ", seed)
		}
	}
	if runs < 60 || longest < 4 || taken[""] == 0 || taken["swap"] == 0 || taken["gambit"] == 0 {
		t.Errorf("too little was proved: %d openings of at most %d questions, taken from them %v", runs, longest, taken)
	}
}

// Who wants nothing at the start of a turn makes one choice, where the single questions take several.
func TestATurnOpensWithOneChoice(t *testing.T) {
	r := rulesFor(t)
	openings, choices, questions := 0, 0, 0
	for seed := range uint64(50) {
		s := begin(t, r, forTwo(seed), nil)
		for last := -1; ; {
			run := s.Together(fortress.OpensTurn)
			if len(run) == 0 {
				if !playBot(t, s) {
					break
				}
				continue
			}
			if turn := int(s.Match.State.Turn); turn != last {
				openings, last = openings+1, turn
			}
			choices, questions = choices+1, questions+len(run)
			if err := s.ChooseRun(run.To("")...); err != nil {
				t.Fatal(err)
			}
			s.ShowAll()
		}
	}
	t.Logf("%d turns opened with %d choices in place of %d", openings, choices, questions)
	if openings < 200 || choices != openings || questions < 3*openings {
		t.Errorf("%d turns opened with %d choices in place of %d", openings, choices, questions)
	}
}

// Undo takes back all that was chosen at once and asks the whole opening again, and redo repeats it.
func TestUndoBringsTheOpeningBack(t *testing.T) {
	table := forTwo(3)
	table.Undo = session.SameDice
	s := begin(t, rulesFor(t), table, nil)
	for len(s.Together(fortress.OpensTurn)) < 3 {
		if !playBot(t, s) {
			t.Fatal("no turn opened with three questions")
		}
	}
	run, steps, chosen := s.Together(fortress.OpensTurn), s.Steps(), len(s.Chosen())
	before := s.Match.Hash()
	if err := s.ChooseRun(run.To("")...); err != nil {
		t.Fatal(err)
	}
	after := s.Match.Hash()
	if s.Steps() != steps+1 || len(s.Chosen()) != chosen+1 {
		t.Errorf("%d choices at once count as %d steps", len(run), s.Steps()-steps)
	}
	if !s.Undo() || s.Match.Hash() != before || len(s.Together(fortress.OpensTurn)) != len(run) {
		t.Error("undo does not bring the opening back")
	}
	if s.NextRedo() != run[0].Left || !s.Redo() || s.Match.Hash() != after || s.CanRedo() {
		t.Error("redo does not repeat what was chosen at once")
	}
}

// A run chooses nothing if its first key is not legal, and stops where a later one is not.
func TestARunStopsAtWhatIsNotLegal(t *testing.T) {
	s := begin(t, rulesFor(t), forTwo(3), nil)
	for len(s.Together(fortress.OpensTurn)) < 3 {
		playBot(t, s)
	}
	run, made := s.Together(fortress.OpensTurn), len(s.Match.Journal)
	if keys := run.To("fly"); keys != nil {
		t.Errorf("what nobody offers is chosen by %q", keys)
	}
	for _, keys := range [][]string{nil, {"fly"}, {"fly", run[0].Left}} {
		if err := s.ChooseRun(keys...); err == nil || len(s.Match.Journal) != made {
			t.Errorf("%q: %v, and %d choices were made", keys, err, len(s.Match.Journal)-made)
		}
	}
	if err := s.ChooseRun(run[0].Left, "fly", run[0].Left); err != nil || s.Match.Journal[made] != run[0].Left {
		t.Errorf("the first of a run is not chosen: %v", err)
	}
	if d, ok := s.Match.Pending(); !ok || d.Kind != run[1].Kind || d.Seat != run[1].Seat {
		t.Error("a run goes on after what is not legal")
	}
}

// Supports and cards at the start of a turn are asked together before the dice are rolled, and not with what follows the roll.
func TestSupportsAreAskedBeforeTheDice(t *testing.T) {
	s := at(t, supportAsked, nil)
	run := s.Together(fortress.OpensTurn)
	if len(run) != 1 || run[0].Kind != fortress.AskSupport || run[0].Left != fortress.DoPass {
		t.Fatalf("the turn opens with %+v", run)
	}
	rolled := s.Match.Rolled()
	if err := s.ChooseRun(run.To("")...); err != nil || s.Match.Rolled() == rolled {
		t.Errorf("after the supports no dice are rolled: %v", err)
	}
}

// Rules that break on the way end the run before the decision at which they do. A game that only a hostile save leads to is shown all the same.
func TestARunEndsWhereTheRulesBreak(t *testing.T) {
	s := begin(t, rulesFor(t), forTwo(3), nil)
	for len(s.Together(fortress.OpensTurn)) < 2 {
		if !playBot(t, s) {
			t.Fatal("no two decisions are answered together")
		}
	}
	asked := 0
	run := s.Together(func(m *engine.Match[fortress.State], d *engine.Decision) int {
		if asked++; asked > 2 { // it is asked twice about the pending one
			panic("broken rules")
		}
		return fortress.OpensTurn(m, d)
	})
	if len(run) != 1 {
		t.Errorf("the run has %d decisions", len(run))
	}
}
