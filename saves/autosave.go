package saves

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"precipice/message"
)

// Autosaver writes saves on its own goroutine. If saves arrive faster than the disk can take them, only
// the newest save of each slot is written. Flush retries saves that failed. Create one with
// NewAutosaver.
//
// If the store implements backgroundSyncer, a save is in place within a moment, so that it survives the end of
// the program, and another goroutine waits for the disk. No save waits for the sync of an earlier one.
type Autosaver struct {
	// Notify, if set before the first save, is called when Err or Moves has something to report. It
	// may be called on any goroutine and must not block.
	Notify func()

	store Store
	syncs syncing

	writing sync.Mutex // held while taking jobs and writing them

	mu      sync.Mutex   // guards the fields below; never held while writing
	waiting []*job       // at most one per slot, oldest first
	failed  []*job       // at most one per slot, none for a slot in waiting
	latest  map[any]*job // the newest save of each game and slot until it is safely written, see job.of
	running bool
	err     error
	moves   []Move
	lines   map[string]*Line // the lines written so far, by slot

	writer uint64 // identifies this Autosaver, see Stamp
}

// job is a save to be written: of a line or, if line is nil, of a slot. What programs share in a slot is sealed alone with the
// store, and told when it is written.
type job struct {
	name   string
	line   *Line
	seal   sealFunc
	shared func() (data []byte, wrote func(), err error) // in place of seal; nil for all else
}

func (j *job) slot() string {
	if j.line != nil {
		return j.line.Slot()
	}
	return j.name
}

// of returns what the job saves: its line or, if there is none, the name of its slot.
func (j *job) of() any {
	if j.line != nil {
		return j.line
	}
	return j.name
}

// NewAutosaver returns an autosaver that writes to a store.
func NewAutosaver(store Store) *Autosaver {
	a := &Autosaver{store: store, lines: map[string]*Line{}, latest: map[any]*job{}, writer: 1 + rand.Uint64N(math.MaxUint64)}
	if w, ok := store.(watcher); ok {
		w.watch(a.slotWritten)
	}
	return a
}

// Save queues a save of a slot and returns at once. seal creates the envelope on another goroutine, so
// it must read only data that no longer changes. An older save of the slot that is still waiting is
// dropped. Save does not check what another program has written to the slot.
func (a *Autosaver) Save(slot string, seal func() ([]byte, error)) {
	a.enqueue(&job{name: slot, seal: func(Stamp) ([]byte, error) { return seal() }})
}

// SaveLine queues a save of a game, as Save does. If the newest copy in its slot is not part of the
// line, the game moves to a new slot, and Moves reports that. seal must put the stamp in the header.
func (a *Autosaver) SaveLine(l *Line, seal func(Stamp) ([]byte, error)) {
	a.enqueue(&job{line: l, seal: seal})
}

// WriteLine writes a game and returns when it is written.
func (a *Autosaver) WriteLine(l *Line, seal func(Stamp) ([]byte, error)) error {
	a.writing.Lock()
	defer a.writing.Unlock()
	return a.write(&job{line: l, seal: seal})
}

func (a *Autosaver) enqueue(j *job) {
	a.mu.Lock()
	defer a.mu.Unlock()
	slot := j.slot()
	a.latest[j.of()] = j
	a.failed = without(a.failed, slot)
	a.waiting = append(without(a.waiting, slot), j)
	if !a.running {
		a.running = true
		go a.run()
	}
}

// Vacant returns a name that no slot has: the given one, or the given one with a number appended.
func (a *Autosaver) Vacant(name string) string {
	a.writing.Lock() // a save being written is in no list
	defer a.writing.Unlock()
	return a.vacant(name)
}

// PutVacant writes data to a slot that is vacant, of the given name or with a number appended, and returns its name. No
// other program can take the slot meanwhile.
func (a *Autosaver) PutVacant(name string, data []byte) (slot string, err error) {
	a.writing.Lock()
	defer a.writing.Unlock()
	err = a.store.Alone(func(uint64) error {
		slot = a.vacant(name)
		return a.store.Put(slot, data)
	})
	return slot, err
}

func (a *Autosaver) vacant(name string) string {
	taken := map[string]bool{}
	slots, _ := a.store.Glance() // if the store cannot be read, no names are known, and Put will report the error
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

// Moves returns the games that have moved to another slot since the last call.
func (a *Autosaver) Moves() []Move {
	a.mu.Lock()
	defer a.mu.Unlock()
	moves := a.moves
	a.moves = nil
	return moves
}

// Store returns the store that the saves go to.
func (a *Autosaver) Store() Store { return a.store }

// Flush waits until every queued save has been written or has failed, retries those that failed before,
// and returns what Err would. It depends on no other goroutine, so it may be called while a page is
// closing.
func (a *Autosaver) Flush() error {
	a.mu.Lock()
	a.waiting, a.failed = append(a.failed, a.waiting...), nil
	a.mu.Unlock()
	a.drain()
	a.syncs.wait()
	return a.Err()
}

// Settle waits until every queued save has been written or has failed. Failures are kept for Err, and
// Flush retries them.
func (a *Autosaver) Settle() {
	a.drain()
	a.syncs.wait()
}

// Err returns the last failure since the previous call.
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
			a.recordFailure(next, err)
		}
	}
}

// recordFailure records a failure, and keeps the save for Flush unless there is a newer one.
func (a *Autosaver) recordFailure(j *job, err error) {
	if a.Notify != nil {
		defer a.Notify()
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.err = err
	if newest := a.latest[j.of()]; newest == nil || newest == j {
		a.failed = append(without(a.failed, j.slot()), j)
	}
}

// recordSuccess forgets a save that is safely written.
func (a *Autosaver) recordSuccess(j *job) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.latest[j.of()] == j {
		delete(a.latest, j.of())
	}
}

func (a *Autosaver) write(j *job) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = at(j.slot(), message.New("error.saves.panic", r))
		}
	}()
	var synced func() error
	switch {
	case j.line != nil:
		err = a.store.Alone(func(count uint64) error {
			synced, err = a.writeLine(j.line, j.seal, count)
			return err
		})
	case j.shared != nil:
		err = a.store.Alone(func(uint64) error {
			synced, err = a.writeShared(j)
			return err
		})
	default:
		synced, err = a.put(j.name, j.seal, Stamp{})
	}
	if err != nil {
		return err
	}
	if synced == nil {
		a.recordSuccess(j)
		return nil
	}
	a.syncs.enqueue(j.slot(), func() {
		if err := synced(); err != nil {
			a.recordFailure(j, err)
			return
		}
		a.recordSuccess(j)
	})
	return nil
}

// writeLine writes a game to its slot, or to a new slot if another program has continued it there.
func (a *Autosaver) writeLine(l *Line, seal sealFunc, count uint64) (synced func() error, err error) {
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

// writeShared writes what programs share in a slot.
func (a *Autosaver) writeShared(j *job) (synced func() error, err error) {
	data, wrote, err := j.shared()
	if err == nil {
		synced, err = a.put(j.name, func(Stamp) ([]byte, error) { return data, nil }, Stamp{})
	}
	if err == nil {
		wrote()
	}
	return synced, err
}

// put writes a save. It returns a function that waits for the disk, or nil if there is nothing to wait
// for.
func (a *Autosaver) put(slot string, seal sealFunc, stamp Stamp) (synced func() error, err error) {
	data, err := seal(stamp)
	if err != nil {
		return nil, at(slot, err)
	}
	if store, ok := a.store.(backgroundSyncer); ok {
		return store.putInBackground(slot, data)
	}
	return nil, a.store.Put(slot, data)
}

// slotWritten handles a write to a slot by another program. If that replaced a save the other program cannot
// have known, it saves the game again, which moves it to a slot of its own.
func (a *Autosaver) slotWritten(slot string) {
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

// watcher is a store that reports when another program writes one of its slots.
type watcher interface {
	watch(wrote func(slot string))
}

func without(jobs []*job, slot string) []*job {
	return slices.DeleteFunc(jobs, func(j *job) bool { return j.slot() == slot })
}
