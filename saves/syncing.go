package saves

import "sync"

// mostSyncs is how many saves may wait for the disk, besides the one that is being put. So a loss of power
// costs at most three choices, however slow the disk is.
const mostSyncs = 2

// syncing waits for the disk, one save after the other, behind everybody's back.
type syncing struct {
	mu      sync.Mutex
	changed sync.Cond
	left    []func() // the first is under way
}

// soon does a sync when those before it are done. It returns at once unless the disk is far behind.
func (s *syncing) soon(do func()) {
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

// wait returns when everything asked for so far is done.
func (s *syncing) wait() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.changed.L = &s.mu
	for len(s.left) > 0 {
		s.changed.Wait()
	}
}
