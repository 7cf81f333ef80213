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
	got := 0
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if data, err := NewDisk(path).Get("hall"); err == nil {
			if got = number(t, data); got == want {
				return
			}
		}
	}
	t.Fatalf("the newest copy is save %d, not %d", got, want)
}

// Saves are in place while the disk is still busy with the first of them. A save that would leave no
// safe copy waits for the disk.
func TestASaveDoesNotWaitForTheDisk(t *testing.T) {
	path := t.TempDir()
	f := newStuck(path, nil)
	a := NewAutosaver(diskOn(path, f))
	const ahead = 3 // saves that a power failure may cost
	for n := 1; n <= ahead; n++ {
		a.Save("hall", sealer(n))
		newest(t, path, n)
	}
	a.Save("hall", sealer(ahead+1))
	for range 20 {
		time.Sleep(time.Millisecond)
		if data, err := NewDisk(path).Get("hall"); err != nil || number(t, data) != ahead {
			t.Fatal("the disk is behind by as many saves as there are copies")
		}
	}
	for range ahead + 1 {
		f.release <- struct{}{}
	}
	if err := a.Flush(); err != nil {
		t.Fatal(err)
	}
	newest(t, path, ahead+1)
	if len(f.begun) != ahead+1 {
		t.Errorf("%d of %d saves were synced", len(f.begun), ahead+1)
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
