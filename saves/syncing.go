package saves

import "sync"

// mostSyncs is how many saves may wait for the disk besides the one being put. A power failure
// therefore costs at most three choices, however slow the disk is.
const mostSyncs = 2

// syncing waits for the disk in the background, one save after the other.
type syncing struct {
	mu      sync.Mutex
	changed sync.Cond
	left    []func() // the first is in progress
}

// enqueue runs a sync after those before it. It returns at once unless the disk is far behind.
func (s *syncing) enqueue(do func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.changed.L = &s.mu
	for len(s.left) >= mostSyncs {
		s.changed.Wait()
	}
	s.left = append(s.left, do)
	if len(s.left) == 1 {
		go s.run()
	}
}

func (s *syncing) run() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.left) > 0 {
		do := s.left[0]
		s.mu.Unlock()
		do()
		s.mu.Lock()
		s.left = s.left[1:]
		s.changed.Broadcast()
	}
}

// wait returns when every queued sync is done.
func (s *syncing) wait() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.changed.L = &s.mu
	for len(s.left) > 0 {
		s.changed.Wait()
	}
}
