//go:build !js

package saves

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// powered is a folder that knows which of its files would survive a power failure: those whose syncs
// succeeded.
type powered struct {
	folder
	path     string
	failing  bool
	nameless bool // syncing the folder fails, so new names may be lost
	killed   int  // the change at which the program is killed; 0 for none
	safe     map[[sha256.Size]byte]bool
	unnamed  [][sha256.Size]byte // synced, but the folder is not yet
}

var errKilled = errors.New("killed")

func newPowered(path string) *powered {
	return &powered{folder: osFolder(path), path: path, safe: map[[sha256.Size]byte]bool{}}
}

func (p *powered) step() error {
	if p.killed > 0 {
		if p.killed--; p.killed == 0 {
			p.killed = -1
		}
	}
	if p.killed < 0 {
		return errKilled
	}
	return nil
}

func (p *powered) write(prefix string, data []byte) (string, error) {
	if err := p.step(); err != nil {
		return "", err
	}
	if p.failing {
		return "", syscall.EIO
	}
	p.unnamed = append(p.unnamed, sha256.Sum256(data))
	return p.folder.write(prefix, data)
}

func (p *powered) writeUnsynced(prefix string, data []byte) (string, error) {
	if err := p.step(); err != nil {
		return "", err
	}
	return p.folder.writeUnsynced(prefix, data)
}

func (p *powered) rename(from, to string) error {
	if err := p.step(); err != nil {
		return err
	}
	return p.folder.rename(from, to)
}

func (p *powered) sync() error {
	if p.failing || p.nameless {
		return syscall.EIO
	}
	for _, sum := range p.unnamed {
		p.safe[sum] = true
	}
	p.unnamed = nil
	return nil
}

func (p *powered) open(name string) (opened, error) {
	data, err := p.folder.read(name)
	return poweredFile{data, p}, err
}

type poweredFile struct {
	data []byte
	*powered
}

func (f poweredFile) Sync() error {
	if f.failing {
		return syscall.EIO
	}
	f.safe[sha256.Sum256(f.data)] = true
	return nil
}

func (f poweredFile) Close() error { return nil }

// left returns the newest save that would survive a power failure, 0 for none.
func (p *powered) left(t *testing.T) int {
	t.Helper()
	for age := range diskCopies {
		data, err := os.ReadFile(filepath.Join(p.path, fileName("hall", age)))
		if err == nil && p.safe[sha256.Sum256(data)] {
			return number(t, data)
		}
	}
	return 0
}

// holds reports whether a save is one of the copies.
func holds(path string, n int) bool {
	for age := range diskCopies {
		if data, err := os.ReadFile(filepath.Join(path, fileName("hall", age))); err == nil && string(data) == string(save(n)) {
			return true
		}
	}
	return false
}

// While every sync fails, ten more saves leave the last safe copy in place, and the newest save can be
// read. The same holds for a program that starts on a failing disk, with the oldest copy.
func TestADiskThatFailsToSyncKeepsTheLastSafeCopy(t *testing.T) {
	for _, again := range []bool{false, true} {
		path := t.TempDir()
		p := newPowered(path)
		d := diskOn(path, p)
		put(t, d, "hall", 1, 2, 3, 4)
		keeps := 4
		if p.failing = true; again {
			d, keeps = diskOn(path, p), 1
		}
		for n := 5; n <= 14; n++ {
			synced, err := d.putInBackground("hall", save(n))
			if err != nil {
				t.Fatal(err)
			}
			if err := synced(); !errors.Is(err, syscall.EIO) {
				t.Fatalf("save %d: the failing disk gives %v", n, err)
			}
			if data, _ := d.Get("hall"); number(t, data) != n || p.left(t) < keeps {
				t.Fatalf("after save %d a power failure would leave save %d", n, p.left(t))
			}
		}
		p.failing = false
		synced, err := d.putInBackground("hall", save(15))
		if err = errors.Join(err, synced()); err != nil || p.left(t) != 15 {
			t.Errorf("after the disk has recovered: %v, and a power failure would leave save %d", err, p.left(t))
		}
		p.failing = true
		for n := 16; n <= 25; n++ {
			if synced, err := d.putInBackground("hall", save(n)); err != nil || synced() == nil || p.left(t) != 15 {
				t.Fatalf("after save %d a power failure would leave save %d, %v", n, p.left(t), err)
			}
		}
	}
}

// Whatever happens to saves, in any order: after a power failure at any moment the last synced save or
// a newer one is left, and after a kill the newest save or the one before it. Syncs are late, fail or
// never finish, changes fail, and programs are killed between any two changes and restarted.
func TestWhateverHappensOneSafeCopyStays(t *testing.T) {
	for seed := range uint64(60) {
		rng := rand.New(rand.NewPCG(seed, 7))
		path := t.TempDir()
		p := newPowered(path)
		d := diskOn(path, p)
		put(t, d, "hall", 1)
		safe, last := 1, 1
		var late []func()
		var told []string
		settle := func(i int) {
			done := late[i]
			late = append(late[:i], late[i+1:]...)
			done()
		}
		for n := 2; n < 40; n++ {
			p.failing, p.nameless, p.killed = rng.IntN(3) > 0, rng.IntN(2) == 0, 0
			if rng.IntN(4) == 0 {
				p.killed = 1 + rng.IntN(steps)
			}
			told = append(told, fmt.Sprintf("%d failing %v killed at %d", n, p.failing, p.killed))
			was := last
			synced, err := d.putEither(rng.IntN(3) == 0, n)
			done := func() {
				if synced() == nil && holds(path, n) { // the disk may have received it although it is gone by now
					safe = max(safe, n)
					told = append(told, fmt.Sprint(n, " synced"))
				}
			}
			if err == nil {
				late = append(late, done)
			}
			p.nameless = false
			if p.killed < 0 && rng.IntN(2) == 0 { // half the time a new program continues, otherwise this one with the next save
				p.killed, p.failing = 0, false
				d, late = diskOn(path, p), nil
				newest, _ := d.folder.read("hall.save")
				d.inspectCopies("hall", newest)
				safe = max(safe, p.left(t))
			}
			p.killed = 0
			for len(late) > 0 && rng.IntN(3) > 0 {
				settle(rng.IntN(len(late)))
			}
			if got := p.left(t); got < safe {
				t.Fatalf("seed %d: save %d was synced, but a power failure would leave save %d:\n%s", seed, safe, got, strings.Join(told, "\n"))
			}
			data, err := d.Get("hall")
			if err != nil || number(t, data) < was {
				t.Fatalf("seed %d: after save %d the newest is %v, %v:\n%s", seed, was, data, err, strings.Join(told, "\n"))
			}
			last = number(t, data)
		}
	}
}

// putEither puts a save, with or without waiting for the disk.
func (d *Disk) putEither(waits bool, n int) (func() error, error) {
	if waits {
		return func() error { return nil }, d.Put("hall", save(n))
	}
	return d.putInBackground("hall", save(n))
}

// While the disk hangs, as many saves are put as there are copies. The safe copy from before stays.
func TestAStuckDiskKeepsTheLastSafeCopy(t *testing.T) {
	path := t.TempDir()
	p := newPowered(path)
	d := diskOn(path, p)
	put(t, d, "hall", 1)
	for n := 2; n <= 12; n++ {
		if _, err := d.putInBackground("hall", save(n)); err != nil || p.left(t) != 1 {
			t.Fatalf("after save %d a power failure would leave save %d, %v", n, p.left(t), err)
		}
	}
}

// A copy written by another program invalidates what was known about the copies.
func TestCopiesOfAnotherProgramAreInspectedAgain(t *testing.T) {
	path := t.TempDir()
	p := newPowered(path)
	d, other := diskOn(path, p), diskOn(path, p)
	put(t, d, "hall", 1, 2, 3, 4)
	p.failing = true
	for n := 5; n <= 8; n++ { // those of d are pushed back, except for save 4
		if _, err := other.putInBackground("hall", save(n)); err != nil {
			t.Fatal(err)
		}
	}
	for n := 9; n <= 20; n++ {
		p.failing = n != 9 // the disk fails the second sync requested
		if _, err := d.putInBackground("hall", save(n)); err != nil || p.left(t) == 0 {
			t.Fatalf("after save %d a power failure would leave save %d, %v", n, p.left(t), err)
		}
	}
}
