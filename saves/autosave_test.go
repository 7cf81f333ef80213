package saves

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
)

// slow is a memory store whose Put blocks until it is released and may fail.
type slow struct {
	Store
	mu      sync.Mutex
	err     error
	started chan string
	release chan struct{}
	put     []string
}

func newSlow() *slow {
	return &slow{Store: NewMemory(), started: make(chan string, 100), release: make(chan struct{}, 100)}
}

func (s *slow) Put(slot string, data []byte) error {
	s.started <- slot
	<-s.release
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.err != nil {
		return s.err
	}
	h, _ := Inspect(data)
	s.put = append(s.put, fmt.Sprint(slot, h.Round))
	return s.Store.Put(slot, data)
}

func (s *slow) fail(err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.err = err
}

func sealer(n int) func() ([]byte, error) {
	return func() ([]byte, error) { return save(n), nil }
}

func TestAutosaverWritesTheNewestAndDropsTheRest(t *testing.T) {
	s := newSlow()
	a := NewAutosaver(s)
	a.Save("hall", sealer(1))
	<-s.started
	for n := 2; n <= 50; n++ {
		a.Save("hall", sealer(n))
	}
	a.Save("den", sealer(7))
	for range 3 {
		s.release <- struct{}{}
	}
	if err := a.Flush(); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(s.put, " "); got != "hall1 hall50 den7" {
		t.Errorf("wrote %s", got)
	}
}

func TestAutosaverReportsAFailureOnceAndRetriesAtTheEnd(t *testing.T) {
	s := newSlow()
	full := errors.New("full")
	s.fail(full)
	a := NewAutosaver(s)
	for range 3 {
		s.release <- struct{}{}
	}
	a.Save("hall", sealer(1))
	if err := a.Flush(); !errors.Is(err, full) {
		t.Fatalf("got %v", err)
	}
	if err := a.Err(); err != nil {
		t.Errorf("reported twice: %v", err)
	}
	s.fail(nil)
	s.release <- struct{}{}
	if err := a.Flush(); err != nil {
		t.Fatal(err)
	}
	if data, err := s.Get("hall"); err != nil || number(t, data) != 1 {
		t.Errorf("the failed save was not retried: %v", err)
	}
}

func TestAutosaverForgetsAFailedSaveThatANewerOneReplaced(t *testing.T) {
	s := newSlow()
	s.fail(errors.New("full"))
	a := NewAutosaver(s)
	for range 9 {
		s.release <- struct{}{}
	}
	a.Save("hall", sealer(1))
	a.Flush()
	s.fail(nil)
	a.Save("hall", sealer(2))
	a.Flush()
	a.Flush()
	if got := strings.Join(s.put, " "); got != "hall2" {
		t.Errorf("wrote %s", got)
	}
}

func TestAutosaverSurvivesASealThatFailsOrPanics(t *testing.T) {
	a := NewAutosaver(NewMemory())
	a.Save("hall", func() ([]byte, error) { panic("no such frame") })
	if err := a.Flush(); err == nil || !strings.Contains(err.Error(), "no such frame") {
		t.Errorf("got %v", err)
	}
	a.Save("hall", func() ([]byte, error) { return nil, ErrTooLarge })
	if err := a.Flush(); !errors.Is(err, ErrTooLarge) {
		t.Errorf("got %v", err)
	}
	a.Save("hall", sealer(3))
	if err := a.Flush(); err != nil {
		t.Errorf("got %v", err)
	}
}

func TestAutosaverIsSafeFromManyGoroutines(t *testing.T) {
	store := NewMemory()
	a := NewAutosaver(store)
	var all sync.WaitGroup
	for g := range 8 {
		slot := fmt.Sprint("slot-", g)
		all.Go(func() {
			for n := 1; n <= 100; n++ {
				a.Save(slot, sealer(n))
				if n%20 == 0 {
					a.Flush()
				}
			}
		})
	}
	all.Wait()
	if err := a.Flush(); err != nil {
		t.Fatal(err)
	}
	for g := range 8 {
		if data, err := store.Get(fmt.Sprint("slot-", g)); err != nil || number(t, data) != 100 {
			t.Errorf("slot %d: %v", g, err)
		}
	}
}
