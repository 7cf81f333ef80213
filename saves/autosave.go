package saves

import (
	"fmt"
	"slices"
	"sync"
)

// Autosaver writes saves on a goroutine of its own. Where decisions come
// faster than the disk, only the newest save of a slot is written. Saves that
// failed are tried again by Flush. It is made by NewAutosaver.
//
// Where the store is swift, a save is in its place within a moment, so that it
// outlives the program, and the disk is waited for on another goroutine.
type Autosaver struct {
	store Store
	syncs syncing

	writing sync.Mutex // held by whoever takes jobs and writes them

	mu      sync.Mutex // guards what follows, and is never held while writing
	waiting []job      // at most one a slot, oldest first
	failed  []job      // at most one a slot, none of a slot in waiting
	running bool
	err     error
}

type job struct {
	slot string
	seal func() ([]byte, error)
}

// NewAutosaver makes an autosaver that writes to a store.
func NewAutosaver(store Store) *Autosaver { return &Autosaver{store: store} }

// Save asks for a slot to be written and returns at once. The envelope is
// made by seal on another goroutine: it must read only what nobody changes
// any more. A save of the same slot that still waits is dropped.
func (a *Autosaver) Save(slot string, seal func() ([]byte, error)) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.failed = without(a.failed, slot)
	a.waiting = append(without(a.waiting, slot), job{slot, seal})
	if !a.running {
		a.running = true
		go a.run()
	}
}

// Vacant gives a name that no slot has: the one asked for, or that one with a number behind it.
func (a *Autosaver) Vacant(name string) string {
	a.writing.Lock() // what is being written is in no list
	defer a.writing.Unlock()
	taken := map[string]bool{}
	slots, _ := a.store.List() // of a store that cannot be read no name is known, and Put will say so
	for _, s := range slots {
		taken[s.Name] = true
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, j := range slices.Concat(a.waiting, a.failed) {
		taken[j.slot] = true
	}
	free := name
	for n := 2; taken[free]; n++ {
		free = fmt.Sprintf("%s-%d", name, n)
	}
	return free
}

// Store is where the saves go.
func (a *Autosaver) Store() Store { return a.store }

// Flush returns when everything asked for so far has been written or has
// failed, and gives what Err would. It needs no other goroutine to move on,
// so it may be called while a page is being closed.
func (a *Autosaver) Flush() error {
	a.mu.Lock()
	a.waiting, a.failed = append(a.failed, a.waiting...), nil
	a.mu.Unlock()
	a.drain()
	a.syncs.wait()
	return a.Err()
}

// Settle returns when everything asked for so far has been written or has failed. Failures are kept for
// Err, and for Flush to try again.
func (a *Autosaver) Settle() {
	a.drain()
	a.syncs.wait()
}

// Err gives the last failure since it was last asked, and forgets it.
func (a *Autosaver) Err() error {
	a.mu.Lock()
	defer a.mu.Unlock()
	err := a.err
	a.err = nil
	return err
}

func (a *Autosaver) run() {
	for {
		a.drain()
		a.mu.Lock()
		if len(a.waiting) == 0 {
			a.running = false
			a.mu.Unlock()
			return
		}
		a.mu.Unlock()
	}
}

func (a *Autosaver) drain() {
	a.writing.Lock()
	defer a.writing.Unlock()
	for {
		a.mu.Lock()
		if len(a.waiting) == 0 {
			a.mu.Unlock()
			return
		}
		next := a.waiting[0]
		a.waiting = slices.Delete(a.waiting, 0, 1)
		a.mu.Unlock()
		if err := a.write(next); err != nil {
			a.note(next, err)
		}
	}
}

// note keeps a failure, and the save for Flush unless a newer one waits.
func (a *Autosaver) note(j job, err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.err = err
	newer := slices.ContainsFunc(a.waiting, func(w job) bool { return w.slot == j.slot })
	if !newer {
		a.failed = append(without(a.failed, j.slot), j)
	}
}

func (a *Autosaver) write(j job) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = at(j.slot, fmt.Errorf("the game could not be saved (%v); report this with the last log", r))
		}
	}()
	data, err := j.seal()
	if err != nil {
		return at(j.slot, err)
	}
	store, ok := a.store.(swift)
	if !ok {
		return a.store.Put(j.slot, data)
	}
	synced, err := store.putSwiftly(j.slot, data)
	if err != nil {
		return err
	}
	a.syncs.soon(func() {
		if err := synced(); err != nil {
			a.note(j, err)
		}
	})
	return nil
}

func without(jobs []job, slot string) []job {
	return slices.DeleteFunc(jobs, func(j job) bool { return j.slot == slot })
}
