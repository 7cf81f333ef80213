package saves

import (
	"fmt"
	"sync/atomic"
	"testing"
)

// stamped returns the n-th save of a game with its stamp.
func stamped(n int) sealFunc {
	return func(s Stamp) ([]byte, error) { return Seal(Header{Round: n, Stamp: s}, nil), nil }
}

// saveLine writes a save of a game and checks that it is the newest in its slot.
func saveLine(t *testing.T, a *Autosaver, l *Line, n int) {
	t.Helper()
	a.SaveLine(l, stamped(n))
	if err := a.Flush(); err != nil {
		t.Fatal(err)
	}
	if data, err := a.Store().Get(l.Slot()); err != nil || number(t, data) != n {
		t.Fatalf("save %d is not the newest in %s: %v", n, l.Slot(), err)
	}
}

// A new game takes no slot that exists already, whatever it holds, and reports no move.
func TestANewGameTakesNoSlotOfAnother(t *testing.T) {
	eachStore(t, func(t *testing.T, s Store) {
		a := NewAutosaver(s)
		put(t, s, "other", 1)
		if err := s.Put("broken", []byte("no save")); err != nil {
			t.Fatal(err)
		}
		own := NewLine("own")
		saveLine(t, a, own, 3)
		for _, slot := range []string{"other", "broken", "own"} {
			l := NewLine(slot)
			saveLine(t, a, l, 4)
			if l.Slot() != slot+"-2" {
				t.Errorf("the new game of %s is saved in %s", slot, l.Slot())
			}
		}
		if data, err := s.Get("other"); err != nil || number(t, data) != 1 {
			t.Errorf("the other game: %v", err)
		}
		if data, err := s.Get("own"); err != nil || number(t, data) != 3 {
			t.Errorf("the game of the same program: %v", err)
		}
		if moves := a.Moves(); len(moves) > 0 {
			t.Errorf("moves reported: %v", moves)
		}
	})
}

// A save that another program replaced without knowing it is written again in a slot of its own. A save
// that the other program continued from is not.
func TestAReplacedSaveIsWrittenAgain(t *testing.T) {
	s := NewMemory()
	a := NewAutosaver(s)
	var notified atomic.Int32
	a.Notify = func() { notified.Add(1) }
	l := NewLine("hall")
	saveLine(t, a, l, 1)
	first, err := s.Get("hall")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		stamp Stamp
		moved bool
	}{{Stamp{Writer: 7, Base: markOf(first)}, false}, {Stamp{Writer: a.writer}, false}, {Stamp{Writer: 7}, true}} {
		if err := s.Put("hall", Seal(Header{Round: 2, Stamp: c.stamp}, nil)); err != nil {
			t.Fatal(err)
		}
		a.slotWritten("hall")
		a.slotWritten("elsewhere")
		if err := a.Flush(); err != nil || len(a.Moves()) == 1 != c.moved || (l.Slot() != "hall") != c.moved {
			t.Errorf("%+v: the game is in %s, %v", c.stamp, l.Slot(), err)
		}
		if notified.Swap(0) == 1 != c.moved {
			t.Errorf("%+v: that the game has moved, %v, is not what was notified", c.stamp, c.moved)
		}
	}
	if data, err := s.Get(l.Slot()); err != nil || number(t, data) != 1 {
		t.Errorf("in its own slot: %v", err)
	}
	a.slotWritten("hall") // a slot that no longer concerns this game
	if err := a.Flush(); err != nil || len(a.Moves()) > 0 || l.Slot() != "hall-2" {
		t.Errorf("later the game is in %s, %v", l.Slot(), err)
	}
}

// Counts only rise: in one store, in several stores on the same folder, past saves placed there by
// hand, and past a count that is lost or unreadable.
func TestCountsOnlyRise(t *testing.T) {
	eachStore(t, func(t *testing.T, s Store) {
		last := uint64(0)
		rises := func(store Store, least uint64) {
			t.Helper()
			err := store.Alone(func(count uint64) error {
				if count <= last || count < least {
					return fmt.Errorf("the count after %d is %d", last, count)
				}
				last = count
				return nil
			})
			if err != nil {
				t.Error(err)
			}
		}
		rises(s, 1)
		rises(s, 2)
		again := s
		if reopen, ok := reopened[fmt.Sprintf("%T", s)]; ok {
			again = reopen(s)
		}
		rises(again, 3)
		rises(s, 4)
		rises(again, 5)
		if err := s.Put("hall", Seal(Header{Stamp: Stamp{Count: 700}}, nil)); err != nil {
			t.Fatal(err)
		}
		if _, err := s.List(); err != nil {
			t.Fatal(err)
		}
		rises(s, 701)
		rises(again, 702)
	})
}

// reopened opens a second store at the place of the first, by type.
var reopened = map[string]func(Store) Store{}
