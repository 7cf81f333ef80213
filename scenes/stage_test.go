package scenes_test

import (
	"testing"
	"time"

	"precipice/build/coins"
	"precipice/engine"
	"precipice/game"
	"precipice/game/session"
	"precipice/scenes"
)

// teller tells of coins: each turn and each throw takes a second.
type teller struct {
	begun, ended, skipped, forgets int
	holds                          bool
}

func (w *teller) Length(engine.Event[coins.State]) time.Duration { return time.Second }
func (w *teller) Speed(sh *game.Shell) game.Speed                { return sh.Settings.Speed }
func (w *teller) Holds(engine.Event[coins.State]) bool           { return w.holds }
func (w *teller) Begins(*game.Shell, engine.Event[coins.State])  { w.begun++ }
func (w *teller) Ends(engine.Event[coins.State])                 { w.ended++ }
func (w *teller) Skipped(*game.Shell, engine.Event[coins.State]) { w.skipped++ }
func (w *teller) Forgets()                                       { w.forgets++ }
func (w *teller) Sounds(engine.Event[coins.State]) []scenes.Cue  { return nil }
func (w *teller) Caught()                                        {}

func throws(t *testing.T) (*game.Shell, *teller, *scenes.Stage[coins.State, coins.Table]) {
	t.Helper()
	sh, _ := bare(t)
	play, err := session.New(coins.Rules{}, coins.Table{Goal: 9, Seed: 3, Undo: session.SameDice}, nil, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	w := &teller{}
	stage := scenes.NewStage(play, w)
	return sh, w, &stage
}

// A game of any ruleset is told event by event, each for its time.
func TestAStageTellsOfAnyRuleset(t *testing.T) {
	sh, w, s := throws(t)
	if s.Advance(sh); !s.Presenting() || w.begun != 1 || s.Play.Shown.Turn != 0 {
		t.Fatalf("the first turn is not being shown: %+v, %+v", *w, s.Play.Shown)
	}
	sh.Now = sh.Now.Add(400 * time.Millisecond)
	if s.Advance(sh); s.Showing.Part < 0.39 || s.Showing.Part > 0.41 {
		t.Errorf("after 0.4 of a second %v of it has passed", s.Showing.Part)
	}
	sh.Now = sh.Now.Add(time.Second)
	if s.Advance(sh); s.Presenting() || w.ended != 1 || s.Play.Shown.Turn != 1 {
		t.Errorf("the first turn is still being shown: %+v, %+v", *w, s.Play.Shown)
	}
}

// Whoever hears the game is told each line of the log once, also after an undo.
func TestAStageIsHeard(t *testing.T) {
	sh, _, s := throws(t)
	var heard []string
	sh.Tell = func(sentence, language string) { heard = append(heard, sentence) }
	told := func(when string) {
		t.Helper()
		s.Advance(sh)
		if len(heard) != len(s.Play.Log) {
			t.Errorf("%s the log has %d lines and %q was heard", when, len(s.Play.Log), heard)
		}
	}
	s.CatchUp(sh)
	told("at first")
	s.Take(sh, "stop")
	s.CatchUp(sh)
	told("after a choice")
	before := len(heard)
	if !s.UndoStep(sh) {
		t.Fatal("nothing can be undone")
	}
	s.Advance(sh)
	if len(heard) != before+1 {
		t.Errorf("of the undo %q was heard", heard[before:])
	}
}

// A click ends one event, Accept all of them, and events of another screen stay in the queue.
func TestAStageSkipsAndHolds(t *testing.T) {
	sh, w, s := throws(t)
	s.CatchUp(sh)
	s.Take(sh, "stop")
	s.Take(sh, "throw")
	if s.Problem != "" || w.skipped != 2 || w.forgets != 2 {
		t.Fatalf("%q, %+v", s.Problem, *w)
	}
	if s.Advance(sh); !s.Showing.On {
		t.Fatal("the throw is not shown")
	}
	sh.Input.Clicked = true
	if s.Advance(sh); s.Presenting() {
		t.Error("a click does not end it")
	}
	sh.Input.Clicked = false
	s.Take(sh, "throw")
	if w.holds = true; s.Presenting() || !s.Held() {
		t.Error("an event of another screen is shown")
	}
	thrown := s.Play.Shown.Heads + s.Play.Shown.Tails
	if s.CatchUp(sh); s.Play.Shown.Heads+s.Play.Shown.Tails != thrown {
		t.Error("catching up shows what belongs to another screen")
	}
}

// An undone choice can be made again; an illegal one is told.
func TestAStageUndoesAndRedoes(t *testing.T) {
	sh, _, s := throws(t)
	s.CatchUp(sh)
	s.Take(sh, "throw")
	s.CatchUp(sh)
	after := s.Play.Shown
	if !s.UndoStep(sh) || s.Play.Shown.Heads+s.Play.Shown.Tails != 0 || s.UndoStep(sh) {
		t.Errorf("undone: %+v", s.Play.Shown)
	}
	if ok := s.RedoStep(sh); !ok || s.RedoStep(sh) {
		t.Error("it cannot be made again, or twice")
	}
	if s.CatchUp(sh); s.Play.Shown != after {
		t.Errorf("made again: %+v, not %+v", s.Play.Shown, after)
	}
	if s.Take(sh, "bite"); sh.Notice() == "" || s.Problem != "" {
		t.Errorf("an illegal choice is told as %q, and in place of the question as %q", sh.Notice(), s.Problem)
	}
}
