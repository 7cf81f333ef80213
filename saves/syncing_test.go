//go:build !js

package saves

import (
	"errors"
	"syscall"
	"testing"
	"time"
)

// stuck is a folder whose files are synced one by one as they are released, and then fail with err.
type stuck struct {
	folder
	begun, release chan struct{}
	err            error
}

func newStuck(path string, err error) *stuck {
	return &stuck{folder: osFolder(path), begun: make(chan struct{}, 9), release: make(chan struct{}, 9), err: err}
}

type stuckFile struct {
	opened
	*stuck
}

func (f *stuck) open(name string) (opened, error) {
	file, err := f.folder.open(name)
	return stuckFile{file, f}, err
}

func (f stuckFile) Sync() error {
	f.begun <- struct{}{}
	<-f.release
	return errors.Join(f.opened.Sync(), f.err)
}

// newest waits until a given save is the newest copy.
func newest(t *testing.T, path string, want int) {
	t.Helper()
	in(t, path, "hall", want)
}

// in waits until a given save is the newest copy in a slot.
func in(t *testing.T, path, slot string, want int) {
	t.Helper()
	got := 0
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if data, err := NewDisk(path).Get(slot); err == nil {
			if got = number(t, data); got == want {
				return
			}
		}
	}
	t.Fatalf("the newest copy in %s is save %d, not %d", slot, got, want)
}

// Every save is in place while the disk is still busy with the first one. Only the first, which was being
// synced, and the newest are synced in the end.
func TestASaveDoesNotWaitForTheDisk(t *testing.T) {
	path := t.TempDir()
	f := newStuck(path, nil)
	d := diskOn(path, f)
	a := NewAutosaver(d)
	a.Save("hall", sealer(1))
	<-f.begun
	const last = 9
	for n := 2; n <= last; n++ {
		a.Save("hall", sealer(n))
		newest(t, path, n)
		if !holds(path, 1) {
			t.Fatalf("save %d pushed out the only copy that the disk was receiving", n)
		}
	}
	f.release <- struct{}{}
	f.release <- struct{}{}
	if err := a.Flush(); err != nil {
		t.Fatal(err)
	}
	newest(t, path, last)
	if !d.known["hall"].copies[0].safe {
		t.Error("the newest save was not synced")
	}
	if len(f.begun) != 1 {
		t.Errorf("%d saves were synced after the first", len(f.begun))
	}
}

// The newest save of every slot is synced, and none waits behind a slot that is saved more often.
func TestTheNewestSaveOfEverySlotIsSynced(t *testing.T) {
	path := t.TempDir()
	f := newStuck(path, nil)
	d := diskOn(path, f)
	a := NewAutosaver(d)
	a.Save("hall", sealer(1))
	<-f.begun
	for n := 2; n <= 5; n++ {
		for _, slot := range []string{"settings", "hall"} {
			a.Save(slot, sealer(n))
			in(t, path, slot, n)
		}
	}
	for range 3 {
		f.release <- struct{}{}
	}
	if err := a.Flush(); err != nil {
		t.Fatal(err)
	}
	for _, slot := range []string{"settings", "hall"} {
		if r := d.known[slot]; !r.copies[0].safe {
			t.Errorf("the newest save of %s was not synced", slot)
		}
	}
	if len(f.begun) != 2 {
		t.Errorf("%d saves were synced after the first", len(f.begun))
	}
}

// A save that the disk refuses late does not come back in place of a newer one.
func TestALateFailureDoesNotBringAnOldSaveBack(t *testing.T) {
	for _, line := range []*Line{nil, NewLine("hall")} {
		path := t.TempDir()
		f := newStuck(path, syscall.EIO)
		a := NewAutosaver(diskOn(path, f))
		save := func(n int) {
			if line == nil {
				a.Save("hall", sealer(n))
			} else {
				a.SaveLine(line, stamped(n))
			}
		}
		save(1)
		<-f.begun
		save(2)
		newest(t, path, 2)
		f.release <- struct{}{}
		<-f.begun
		f.err = nil
		f.release <- struct{}{}
		a.Settle()
		if err := a.Err(); !errors.Is(err, syscall.EIO) {
			t.Fatalf("the failing disk gives %v", err)
		}
		f.release <- struct{}{}
		f.release <- struct{}{}
		a.Flush()
		newest(t, path, 2)
	}
}

// Flush returns when everything is safely on disk, and reports what failed there.
func TestFlushWaitsForTheDisk(t *testing.T) {
	path := t.TempDir()
	f := newStuck(path, syscall.EIO)
	a := NewAutosaver(diskOn(path, f))
	a.Save("hall", sealer(1))
	<-f.begun
	done := make(chan error)
	go func() { done <- a.Flush() }()
	select {
	case err := <-done:
		t.Fatalf("Flush returned before the disk: %v", err)
	case <-time.After(20 * time.Millisecond):
	}
	f.release <- struct{}{}
	if err := <-done; !errors.Is(err, syscall.EIO) {
		t.Errorf("the failing disk gives %v", err)
	}
	f.err = nil
	f.release <- struct{}{}
	if err := a.Flush(); err != nil { // it tries again
		t.Error(err)
	}
}

func TestKilledAtAnyStepOfASwiftPutTheNewestOrTheOneBeforeIsThere(t *testing.T) {
	for stop := 1; stop <= steps; stop++ {
		path := t.TempDir()
		put(t, NewDisk(path), "hall", 1, 2, 3, 4)
		f := &stopping{folder: osFolder(path), path: path, left: stop, err: errors.New("killed"), dead: true}
		synced, err := diskOn(path, f).putInBackground("hall", save(5))
		if err == nil {
			err = synced()
		}
		data, _ := NewDisk(path).Get("hall")
		if data == nil || number(t, data) != 5 && (err == nil || number(t, data) != 4) {
			t.Fatalf("killed at step %d (%v): %v", stop, err, data)
		}
	}
}
