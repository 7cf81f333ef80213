//go:build !js

package session_test

import (
	"sync"
	"testing"

	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// programs runs a test with two programs on the same store. In a folder each has its own store object.
func programs(t *testing.T, test func(t *testing.T, here, there *hall)) {
	t.Run("memory", func(t *testing.T) {
		store := saves.NewMemory()
		test(t, &hall{t: t, rules: rulesFor(t), saver: saves.NewAutosaver(store)}, &hall{t: t, rules: rulesFor(t), saver: saves.NewAutosaver(store)})
	})
	t.Run("disk", func(t *testing.T) {
		path := t.TempDir()
		test(t, &hall{t: t, rules: rulesFor(t), saver: saves.NewAutosaver(saves.NewDisk(path))}, &hall{t: t, rules: rulesFor(t), saver: saves.NewAutosaver(saves.NewDisk(path))})
	})
}

// resume continues a game in this program.
func (h *hall) resume(slot string) *blackstone.Session {
	h.t.Helper()
	s, err := session.Resume(h.rules, h.saver.Store(), slot, h.saver, h.clock)
	if err != nil {
		h.t.Fatal(err)
	}
	s.ShowAll()
	return s
}

// Two programs continue one game. The second to choose does not overwrite the work of the first: it is told
// once and continues in a slot of its own. Both games are complete.
func TestTwoProgramsOnOneGameLoseNothing(t *testing.T) {
	programs(t, func(t *testing.T, here, there *hall) {
		a := here.begin(tableFor(0))
		here.games() // everything is written
		slot := a.Slot()
		b := there.resume(slot)
		for range 2 {
			choose(t, a, keys(a)[0])
			here.games()
		}
		choose(t, b, keys(b)[1])
		games := there.games()
		if len(games) != 2 || a.Slot() != slot || b.Slot() == slot {
			t.Fatalf("the games are %v; one goes on in %s, the other in %s", slotsOf(games), a.Slot(), b.Slot())
		}
		if moves := there.saver.Moves(); len(moves) != 1 || moves[0] != (saves.Move{From: slot, To: b.Slot()}) || len(there.saver.Moves()) > 0 {
			t.Errorf("who was late is told of %v", moves)
		}
		if moves := here.saver.Moves(); len(moves) > 0 {
			t.Errorf("who was first is told of %v", moves)
		}
		choose(t, a, keys(a)[0])
		choose(t, b, keys(b)[0])
		here.games()
		if games := there.games(); len(games) != 2 {
			t.Errorf("later the games are %v", slotsOf(games))
		}
		compare(t, here.resume(slot), a)
		compare(t, here.resume(b.Slot()), b)
	})
}

// A program that only looks at a game, or continues where the other has stopped, does not disturb the
// other.
func TestAGameMovesBetweenPrograms(t *testing.T) {
	programs(t, func(t *testing.T, here, there *hall) {
		a := here.begin(tableFor(0))
		slot := a.Slot()
		for range 3 {
			here.games()
			b := there.resume(slot)
			if err := b.SetTable(b.Table); err != nil { // as the terminal does
				t.Fatal(err)
			}
			there.games()
			choose(t, a, keys(a)[0])
			here.games()
			b = there.resume(slot)
			choose(t, b, keys(b)[0])
			there.games()
			a = here.resume(slot)
		}
		if games := here.games(); len(games) != 1 || len(here.saver.Moves())+len(there.saver.Moves()) > 0 {
			t.Errorf("the games are %v", slotsOf(games))
		}
	})
}

// Games that begin in the same instant get separate slots.
func TestSimultaneousGamesGetSeparateSlots(t *testing.T) {
	for range 5 {
		programs(t, func(t *testing.T, here, there *hall) {
			var all sync.WaitGroup
			games := make([]*blackstone.Session, 8)
			for i := range games {
				h := here
				if i%2 == 1 {
					h = there
				}
				saver := h.saver
				if i > 1 {
					saver = saves.NewAutosaver(saver.Store())
				}
				all.Go(func() {
					s, err := session.New(h.rules, tableFor(uint64(i)), saver, clock)
					if err != nil {
						t.Error(err)
						return
					}
					if err := saver.Flush(); err != nil {
						t.Error(err)
					}
					games[i] = s
				})
			}
			all.Wait()
			if list := here.games(); len(list) != len(games) {
				t.Fatalf("%d games were begun, and %v are there", len(games), slotsOf(list))
			}
			for i, s := range games {
				if again := here.resume(s.Slot()); again.Table.Seed != uint64(i) {
					t.Errorf("the slot of game %d holds game %d", i, again.Table.Seed)
				}
			}
		})
	}
}

// An imported game never takes the slot of a game that begins in the same second.
func TestSimultaneousImportsGetSeparateSlots(t *testing.T) {
	programs(t, func(t *testing.T, here, there *hall) {
		data, err := begin(t, here.rules, tableFor(0), nil).File()
		if err != nil {
			t.Fatal(err)
		}
		var all sync.WaitGroup
		slots := make([]string, 2)
		for i, h := range []*hall{here, there} {
			all.Go(func() {
				slot, err := session.Import(h.rules, h.saver, data, clock)
				if slots[i] = slot; err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		if games := here.games(); len(games) != 2 || slots[0] == slots[1] {
			t.Errorf("the games are %v, and the slots %v", slotsOf(games), slots)
		}
	})
}

// A damaged copy is not another program's game: the session continues in its slot.
func TestADamagedCopyDoesNotMoveTheGame(t *testing.T) {
	h := newHall(t)
	a := h.begin(tableFor(0))
	slot := a.Slot()
	choose(t, a, keys(a)[0])
	h.games()
	if err := h.saver.Store().Put(slot, []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	b := h.resume(slot)
	choose(t, b, keys(b)[0])
	if games := h.games(); len(games) != 1 || b.Slot() != slot {
		t.Errorf("the games are %v", slotsOf(games))
	}
	h.saver = saves.NewAutosaver(h.saver.Store())
	if err := h.saver.Store().Put(slot, []byte("damaged")); err != nil {
		t.Fatal(err)
	}
	c := h.resume(slot)
	choose(t, c, keys(c)[0])
	if games := h.games(); len(games) != 1 || c.Slot() != slot {
		t.Errorf("after another program came back to it, the games are %v", slotsOf(games))
	}
}
