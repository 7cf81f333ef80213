package saves

import (
	"slices"
	"sync"
)

// syncing waits for the disk in the background, one save after the other. A power failure costs at most
// the choices made while the disk was busy with the last two saves.
type syncing struct {
	mu      sync.Mutex
	changed sync.Cond
	running bool
	left    []syncJob // at most one per slot; none of them has begun
}

type syncJob struct {
	slot string
	do   func()
}

// enqueue runs a sync after those before it, and returns at once. It replaces a sync of the same slot
// that has not begun: that copy is no longer the newest.
func (s *syncing) enqueue(slot string, do func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if i := slices.IndexFunc(s.left, func(j syncJob) bool { return j.slot == slot }); i >= 0 {
		s.left[i].do = do
		return
	}
	s.left = append(s.left, syncJob{slot, do})
	if !s.running {
		s.running = true
		go s.run()
	}
}

func (s *syncing) run() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.left) > 0 {
		next := s.left[0]
		s.left = slices.Delete(s.left, 0, 1)
		s.mu.Unlock()
		next.do()
		s.mu.Lock()
	}
	s.running = false
	s.changed.L = &s.mu
	s.changed.Broadcast()
}

// wait returns when every queued sync is done.
func (s *syncing) wait() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.changed.L = &s.mu
	for s.running {
		s.changed.Wait()
	}
}
