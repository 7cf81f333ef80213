package session_test

import (
	"slices"
	"strings"
	"testing"

	"precipice/build/coins"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// rotate answers with a different option each time, n times or until the game is over.
func rotate[S any, T session.Table[T]](t *testing.T, s *session.Session[S, T], n int) {
	t.Helper()
	for i := range n {
		s.ShowAll()
		d, ok := s.Pending()
		if !ok {
			return
		}
		if err := s.Choose(d.Options[i%len(d.Options)].Key()); err != nil {
			t.Fatal(err)
		}
	}
	s.ShowAll()
}

// hosted plays a game of a ruleset through all that the host offers: undo and redo, a save, a report, a
// tape and a file. It returns the session as it was resumed.
func hosted[S any, T session.Table[T]](t *testing.T, r session.Ruleset[S, T], table T, saver *saves.Autosaver) *session.Session[S, T] {
	t.Helper()
	s, err := session.New(r, table, saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	rotate(t, s, 9)
	stood, lines := s.Match.Hash(), len(s.Log)
	if !s.Undo() || s.Match.Hash() == stood || !s.Redo() || s.Match.Hash() != stood {
		t.Fatal("the last choice is not undone and made again")
	}
	s.ShowAll()
	if !r.Equal(&s.Shown, &s.Match.State) || len(s.Log) < lines {
		t.Error("what is shown is not what was played")
	}
	if err := saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(r, saver.Store(), s.Slot(), saver, clock)
	if err != nil || again.Match.Hash() != stood || len(again.Log) != len(s.Log) || !again.CanUndo() {
		t.Fatalf("the save continues elsewhere: %v", err)
	}
	rec, err := session.ReadRecord(r, s.Report("It is a game."))
	if err != nil || rec.Ruleset != r.About().Name {
		t.Fatalf("the report is of the ruleset %q: %v", rec.Ruleset, err)
	}
	p, err := session.Replay(r, rec)
	if err != nil || p.First != nil || p.Verified != len(rec.Journal)+1 || p.Match.Hash() != stood {
		t.Errorf("the report is replayed differently: %+v, %v", p, err)
	}
	tape, err := session.NewTape(r, rec)
	if err != nil || tape.Problem != nil || tape.Len() != len(rec.Journal) || len(tape.Turns) == 0 {
		t.Fatalf("the tape holds %d of %d entries: %v", tape.Len(), len(rec.Journal), err)
	}
	if tape.Seek(tape.Len()); tape.Play.Match.Hash() != stood {
		t.Error("the tape ends elsewhere")
	}
	return again
}

// Two rulesets with frames of the same names are played side by side, in one store.
func TestTwoRulesetsShareTheHost(t *testing.T) {
	store := saves.NewMemory()
	saver := saves.NewAutosaver(store)
	rules := rulesFor(t)
	combat := tableFor(3)
	combat.Undo = session.SameDice
	one := hosted(t, rules, combat, saver)
	two := hosted(t, coins.Rules{}, coins.Table{Goal: 30, Seed: 5, Undo: session.SameDice}, saver)
	rotate(t, one, 6) // in turn with the other
	rotate(t, two, 6)
	if err := saver.Flush(); err != nil {
		t.Fatal(err)
	}
	slots := map[string]string{fortressName: one.Slot(), coinsName: two.Slot()}
	games, err := session.Games(rules, store)
	listed(t, games, err, slots, fortressName, "long-march")
	games, err = session.Games(coins.Rules{}, store)
	listed(t, games, err, slots, coinsName, "goal-30")

	_, mistaken := session.Resume(rules, store, two.Slot(), saver, clock)
	oneSentence(t, mistaken)
	_, mistaken = session.Resume(coins.Rules{}, store, one.Slot(), saver, clock)
	oneSentence(t, mistaken)
	_, mistaken = session.ReadRecord(coins.Rules{}, one.Report(""))
	oneSentence(t, mistaken)
	if back, err := session.Resume(coins.Rules{}, store, two.Slot(), saver, clock); err != nil || back.Match.Hash() != two.Match.Hash() {
		t.Errorf("the coins do not continue: %v", err)
	}
	if back, err := session.Resume(rules, store, one.Slot(), saver, clock); err != nil || back.Match.Hash() != one.Match.Hash() {
		t.Errorf("the combat does not continue: %v", err)
	}
}

const (
	fortressName = blackstone.Name
	coinsName    = "coins"
)

// listed checks a list of one game of each ruleset, made for one of them: it can continue its own game and
// says of the other whose it is.
func listed(t *testing.T, games []session.Game, err error, slots map[string]string, own, title string) {
	t.Helper()
	if err != nil || len(games) != 2 {
		t.Fatalf("%d games, %v", len(games), err)
	}
	for _, g := range games {
		switch {
		case g.Slot != slots[g.Ruleset]:
			t.Errorf("the game in %s is listed as one of %q", g.Slot, g.Ruleset)
		case g.Ruleset == own && (g.Problem != nil || g.Title != title):
			t.Errorf("its own game is listed as %+v", g)
		case g.Ruleset != own && (g.Problem == nil || !strings.Contains(g.Problem.Error(), g.Ruleset)):
			t.Errorf("the other game is listed as %+v", g)
		}
	}
	if g := session.Latest(games); g == nil || g.Ruleset != own {
		t.Errorf("%+v is continued", g)
	}
}

// A table's own answers are told of under the ruleset's rule, in a ruleset that is not the game's too.
func TestAnotherRulesetAnswersUnasked(t *testing.T) {
	s, err := session.New(coins.Rules{}, coins.Table{Goal: 3, Seed: 2, Hasty: true}, nil, clock)
	if err != nil {
		t.Fatal(err)
	}
	s.ShowAll()
	if at := slices.IndexFunc(s.Log, func(l session.Line) bool { return l.Key == "always" }); at < 0 || s.Log[at].Rule != "C-2" {
		t.Errorf("the log is %v", s.Log)
	}
	if _, err := session.New(coins.Rules{}, coins.Table{}, nil, clock); err == nil {
		t.Error("a game without a goal begins")
	}
	if _, err := session.New(rulesFor(t), blackstone.Table{Setup: fortress.Setup{Players: 9}}, nil, clock); err == nil {
		t.Error("nine players begin")
	}
}
