package saves

import (
	"fmt"
	"math"
	"math/rand/v2"
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
	// Notify, if set before the first save, is called when Err or Moves has something to give: on any
	// goroutine, so it must not wait.
	Notify func()

	store Store
	syncs syncing

	writing sync.Mutex // held by whoever takes jobs and writes them

	mu      sync.Mutex // guards what follows, and is never held while writing
	waiting []job      // at most one a slot, oldest first
	failed  []job      // at most one a slot, none of a slot in waiting
	running bool
	err     error
	moves   []Move
	lines   map[string]*Line // those that were written, by slot

	writer uint64 // who writes, see Stamp
}

// job is a save to be written: of a line, or of a slot where line is nil.
type job struct {
	name string
	line *Line
	seal sealing
}

func (j *job) slot() string {
	if j.line != nil {
		return j.line.Slot()
	}
	return j.name
}

// NewAutosaver makes an autosaver that writes to a store.
func NewAutosaver(store Store) *Autosaver {
	a := &Autosaver{store: store, lines: map[string]*Line{}, writer: 1 + rand.Uint64N(math.MaxUint64)}
	if w, ok := store.(watching); ok {
		w.watch(a.look)
	}
	return a
}

// Save asks for a slot to be written and returns at once. The envelope is
// made by seal on another goroutine: it must read only what nobody changes
// any more. A save of the same slot that still waits is dropped. What another
// program has written there is not looked at.
func (a *Autosaver) Save(slot string, seal func() ([]byte, error)) {
	a.ask(job{name: slot, seal: func(Stamp) ([]byte, error) { return seal() }})
}

// SaveLine asks for a game to be written, as Save does. Where the newest copy
// of its slot is one that the line does not include, the game is written into
// a slot of its own, and Moves tells. The header is to have the stamp.
func (a *Autosaver) SaveLine(l *Line, seal func(Stamp) ([]byte, error)) {
	a.ask(job{line: l, seal: seal})
}

// WriteLine writes a game and returns when that is done.
func (a *Autosaver) WriteLine(l *Line, seal func(Stamp) ([]byte, error)) error {
	a.writing.Lock()
	defer a.writing.Unlock()
	return a.write(job{line: l, seal: seal})
}

func (a *Autosaver) ask(j job) {
	a.mu.Lock()
	defer a.mu.Unlock()
	slot := j.slot()
	a.failed = without(a.failed, slot)
	a.waiting = append(without(a.waiting, slot), j)
	if !a.running {
		a.running = true
		go a.run()
	}
}

// Vacant gives a name that no slot has: the one asked for, or that one with a number behind it.
func (a *Autosaver) Vacant(name string) string {
	a.writing.Lock() // what is being written is in no list
	defer a.writing.Unlock()
	return a.vacant(name)
}

func (a *Autosaver) vacant(name string) string {
	taken := map[string]bool{}
	slots, _ := a.store.List() // of a store that cannot be read no name is known, and Put will say so
	for _, s := range slots {
		taken[s.Name] = true
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, j := range slices.Concat(a.waiting, a.failed) {
		taken[j.slot()] = true
	}
	free := name
	for n := 2; taken[free]; n++ {
		free = fmt.Sprintf("%s-%d", name, n)
	}
	return free
}

// Moves gives the games that go on in another slot since it was last asked.
func (a *Autosaver) Moves() []Move {
	a.mu.Lock()
	defer a.mu.Unlock()
	moves := a.moves
	a.moves = nil
	return moves
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
	if a.Notify != nil {
		defer a.Notify()
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.err = err
	slot := j.slot()
	newer := slices.ContainsFunc(a.waiting, func(w job) bool { return w.slot() == slot })
	if !newer {
		a.failed = append(without(a.failed, slot), j)
	}
}

func (a *Autosaver) write(j job) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = at(j.slot(), fmt.Errorf("the game could not be saved (%v); report this with the last log", r))
		}
	}()
	var synced func() error
	if j.line != nil {
		err = a.store.Alone(func(count uint64) error {
			synced, err = a.writeLine(j.line, j.seal, count)
			return err
		})
	} else {
		synced, err = a.put(j.name, j.seal, Stamp{})
	}
	if err != nil || synced == nil {
		return err
	}
	a.syncs.soon(func() {
		if err := synced(); err != nil {
			a.note(j, err)
		}
	})
	return nil
}

// writeLine writes a game: in its slot, unless somebody else has gone on with it there.
func (a *Autosaver) writeLine(l *Line, seal sealing, count uint64) (synced func() error, err error) {
	slot := l.Slot()
	newest, _, problem := a.store.GetGood(slot, nil)
	if !l.includes(newest, problem, a.writer) {
		slot = a.vacant(slot)
	}
	var written Mark
	synced, err = a.put(slot, func(s Stamp) ([]byte, error) {
		data, err := seal(s)
		written = markOf(data)
		return data, err
	}, Stamp{Count: count, Writer: a.writer, Base: l.base})
	if err != nil {
		return nil, err
	}
	from, lost := l.wrote(slot, written, seal)
	if lost && a.Notify != nil {
		defer a.Notify()
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	delete(a.lines, from)
	a.lines[slot] = l
	if lost {
		a.moves = append(a.moves, Move{from, slot})
	}
	return synced, nil
}

// put gives what waits for the disk, nil where nothing needs to.
func (a *Autosaver) put(slot string, seal sealing, stamp Stamp) (synced func() error, err error) {
	data, err := seal(stamp)
	if err != nil {
		return nil, at(slot, err)
	}
	if store, ok := a.store.(swift); ok {
		return store.putSwiftly(slot, data)
	}
	return nil, a.store.Put(slot, data)
}

// look is told that somebody else has written a slot. Where that has taken
// the place of a save they cannot have known, the game is saved once more,
// which gives it a slot of its own.
func (a *Autosaver) look(slot string) {
	a.mu.Lock()
	l := a.lines[slot]
	a.mu.Unlock()
	if l == nil {
		return
	}
	data, which, _ := a.store.GetGood(slot, nil)
	if which < 0 {
		return
	}
	if last := l.overwritten(data, a.writer); last != nil {
		a.SaveLine(l, last)
	}
}

// watching is a store that tells when another program writes a slot of it.
type watching interface {
	watch(wrote func(slot string))
}

func without(jobs []job, slot string) []job {
	return slices.DeleteFunc(jobs, func(j job) bool { return j.slot() == slot })
}
