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

// powered is a folder that knows what a loss of power would leave of its files: those that were synced
// while their syncs did not fail.
type powered struct {
	folder
	path     string
	failing  bool
	nameless bool // the folder fails to sync, so that new names may not last
	killed   int  // the change at which the program is killed, 0 for none
	safe     map[[sha256.Size]byte]bool
	unnamed  [][sha256.Size]byte // synced, and the folder not yet
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

func (p *powered) scribble(prefix string, data []byte) (string, error) {
	if err := p.step(); err != nil {
		return "", err
	}
	return p.folder.scribble(prefix, data)
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

// left is the newest save that a loss of power would leave, 0 for none.
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
func (p *powered) holds(n int) bool {
	for age := range diskCopies {
		if data, err := os.ReadFile(filepath.Join(p.path, fileName("hall", age))); err == nil && string(data) == string(save(n)) {
			return true
		}
	}
	return false
}

// While no sync succeeds, ten more saves leave the last one that the disk has for good, and the newest can
// be read; so does a program that begins when the disk is failing already, with the oldest.
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
			synced, err := d.putSwiftly("hall", save(n))
			if err != nil {
				t.Fatal(err)
			}
			if err := synced(); !errors.Is(err, syscall.EIO) {
				t.Fatalf("save %d: a failing disk is told as %v", n, err)
			}
			if data, _ := d.Get("hall"); number(t, data) != n || p.left(t) < keeps {
				t.Fatalf("of save %d a loss of power leaves save %d", n, p.left(t))
			}
		}
		p.failing = false
		synced, err := d.putSwiftly("hall", save(15))
		if err = errors.Join(err, synced()); err != nil || p.left(t) != 15 {
			t.Errorf("a disk that has recovered: %v, and a loss of power leaves save %d", err, p.left(t))
		}
		p.failing = true
		for n := 16; n <= 25; n++ {
			if synced, err := d.putSwiftly("hall", save(n)); err != nil || synced() == nil || p.left(t) != 15 {
				t.Fatalf("of save %d a loss of power leaves save %d, %v", n, p.left(t), err)
			}
		}
	}
}

// Whatever happens to saves, in any order, a loss of power at any moment leaves the last save that was
// synced or a newer one, and a killed program the newest save or the one before. Syncs are late, fail, or
// never end; changes fail; programs are killed between any two changes and go on.
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
				if synced() == nil && p.holds(n) { // the disk may have got it when it was gone already
					safe = max(safe, n)
					told = append(told, fmt.Sprint(n, " synced"))
				}
			}
			if err == nil {
				late = append(late, done)
			}
			p.nameless = false
			if p.killed < 0 && rng.IntN(2) == 0 { // a new program goes on, else this one with the next save
				p.killed, p.failing = 0, false
				d, late = diskOn(path, p), nil
				newest, _ := d.folder.read("hall.save")
				d.learn("hall", newest)
				safe = max(safe, p.left(t))
			}
			p.killed = 0
			for len(late) > 0 && rng.IntN(3) > 0 {
				settle(rng.IntN(len(late)))
			}
			if got := p.left(t); got < safe {
				t.Fatalf("seed %d: save %d was synced, and a loss of power leaves save %d:\n%s", seed, safe, got, strings.Join(told, "\n"))
			}
			data, err := d.Get("hall")
			if err != nil || number(t, data) < was {
				t.Fatalf("seed %d: after save %d the newest is %v, %v:\n%s", seed, was, data, err, strings.Join(told, "\n"))
			}
			last = number(t, data)
		}
	}
}

// putEither puts a save and waits for the disk, or does not.
func (d *Disk) putEither(waits bool, n int) (func() error, error) {
	if waits {
		return func() error { return nil }, d.Put("hall", save(n))
	}
	return d.putSwiftly("hall", save(n))
}

// As many saves as there are copies are put while the disk is stuck: the one that it had before stays.
func TestAStuckDiskKeepsTheLastSafeCopy(t *testing.T) {
	path := t.TempDir()
	p := newPowered(path)
	d := diskOn(path, p)
	put(t, d, "hall", 1)
	for n := 2; n <= 12; n++ {
		if _, err := d.putSwiftly("hall", save(n)); err != nil || p.left(t) != 1 {
			t.Fatalf("after save %d a loss of power leaves save %d, %v", n, p.left(t), err)
		}
	}
}

// A copy that another program has put is no reason to believe what was known of the one before.
func TestAnotherProgramsCopiesAreLearntAnew(t *testing.T) {
	path := t.TempDir()
	p := newPowered(path)
	d, other := diskOn(path, p), diskOn(path, p)
	put(t, d, "hall", 1, 2, 3, 4)
	p.failing = true
	for n := 5; n <= 8; n++ { // those of d are pushed back, but for save 4
		if _, err := other.putSwiftly("hall", save(n)); err != nil {
			t.Fatal(err)
		}
	}
	for n := 9; n <= 20; n++ {
		p.failing = n != 9 // the disk syncs what it is asked for once
		if _, err := d.putSwiftly("hall", save(n)); err != nil || p.left(t) == 0 {
			t.Fatalf("after save %d a loss of power leaves save %d, %v", n, p.left(t), err)
		}
	}
}
