package session_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"

	"precipice/engine"
	"precipice/engine/playtest"
	"precipice/game/session"
	"precipice/saves"
)

// soaked is a session of any ruleset that the harness plays. Now and then it also undoes a step, or resumes
// from a save.
type soaked[S any, T session.Table[T]] struct {
	chance *rand.Rand
	rules  session.Ruleset[S, T]
	s      *session.Session[S, T]
	came   map[string]int
}

// soakGame plays a game at a table to its end, checks it all along and replays its report.
func soakGame[S any, T session.Table[T]](r session.Ruleset[S, T], table T, chance *rand.Rand, g *playtest.Game[S], pick playtest.Pick[S], came map[string]int) error {
	s, err := session.New(r, table, nil, clock)
	if err != nil {
		return err
	}
	s.ShowAll()
	k := &soaked[S, T]{chance, r, s, came}
	g.Rules, g.Equal, g.Every = r, r.Equal, playtest.Every{Copy: 16, Save: 97, Chance: 101}
	played, err := g.Play(k, pick)
	if err != nil {
		return err
	}
	came["choices"] += played.Decisions
	return k.replays()
}

// Match implements playtest.Table.
func (k *soaked[S, T]) Match() *engine.Match[S] { return k.s.Match }

// Shown implements playtest.Table.
func (k *soaked[S, T]) Shown() *S { return &k.s.Shown }

// Choose implements playtest.Table: it takes a step and shows it.
func (k *soaked[S, T]) Choose(key string) error {
	before, marks := k.s.Match.Clone(), len(k.s.Marks())
	if err := k.s.Choose(key); err != nil {
		return err
	}
	k.s.ShowAll()
	switch n := k.chance.IntN(200); {
	case n < 5:
		return k.takeBack(before, marks)
	case n == 5: // the log is rebuilt from the start, which takes longest
		return k.save()
	}
	return nil
}

// takeBack undoes the step and repeats it: with the same dice it leads to the same table.
func (k *soaked[S, T]) takeBack(before *engine.Match[S], marks int) error {
	s, equal := k.s, k.rules.Equal
	after := s.Match.State
	if !s.Undo() {
		k.came["steps that stay"]++
		return nil
	}
	k.came["steps taken back"]++
	if !equal(&s.Match.State, &before.State) || !equal(&s.Shown, &before.State) || len(s.Marks()) < marks {
		return errors.New("taken back, it leads elsewhere")
	}
	if !s.Redo() {
		return errors.New("taken back, it cannot be made again")
	}
	s.ShowAll()
	if s.Table.Terms().Undo != session.NewDice && !equal(&s.Match.State, &after) {
		return errors.New("made again, it leads elsewhere")
	}
	return nil
}

// save resumes from a save, which must be where the game was.
func (k *soaked[S, T]) save() error {
	store := saves.NewMemory()
	data, err := k.s.File()
	if err != nil {
		return err
	}
	if err := store.Put("soak", data); err != nil {
		return err
	}
	again, err := session.Resume(k.rules, store, "soak", nil, clock)
	if err != nil {
		return err
	}
	again.ShowAll()
	was, asked := k.s.Pending()
	is, asks := again.Pending()
	switch {
	case again.Match.Hash() != k.s.Match.Hash() || !k.rules.Equal(&again.Match.State, &k.s.Match.State):
		return errors.New("a save goes on elsewhere")
	case asks != asked || asked && !reflect.DeepEqual(was, is):
		return fmt.Errorf("a save asks %+v, the game %+v", is, was)
	case !reflect.DeepEqual(again.Log, k.chapter(len(again.Log))):
		return fmt.Errorf("a save tells %d lines, the game %d", len(again.Log), len(k.s.Log))
	case again.CanUndo() != k.s.CanUndo():
		return fmt.Errorf("a save takes back: %v, the game: %v", again.CanUndo(), k.s.CanUndo())
	}
	k.s = again
	k.came["saves"]++
	return nil
}

// chapter returns the log that a save may tell: all of it, or of a game in chapters only the last lines.
func (k *soaked[S, T]) chapter(lines int) []session.Line {
	log := k.s.Log
	switch chapter := k.s.Record().Start != nil; {
	case chapter && lines == 0:
		return nil
	case chapter && lines < len(log):
		return log[len(log)-lines:]
	}
	return log
}

// replays checks that the report of the game replays it.
func (k *soaked[S, T]) replays() error {
	rec, err := session.ReadRecord(k.rules, k.s.Report(""))
	if err != nil {
		return err
	}
	p, err := session.Replay(k.rules, rec)
	if err != nil || p.First != nil || p.Match.Hash() != k.s.Match.Hash() {
		return fmt.Errorf("the report plays another game: %+v, %w", p.First, err)
	}
	return nil
}
