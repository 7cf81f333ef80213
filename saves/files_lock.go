//go:build !js

package saves

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/gofrs/flock"
)

// Files beside the saves: the lock file of the programs, and the last count.
const (
	lockName  = "precipice.lock"
	countName = "precipice.count"
)

// lockPatience is how long a program waits for another one's lock. A program stopped while writing must
// not block this one.
const lockPatience = 2 * time.Second

// Alone implements Store. If the file system has no locks, or another program holds its lock for too
// long, do runs without one. The comparison before each write then covers all but a short moment.
func (d *Disk) Alone(do func(count uint64) error) error {
	d.alone.Lock()
	defer d.alone.Unlock()
	defer d.lock()()
	path := filepath.Join(d.path, countName)
	text, err := readCapped(path)
	count := d.count.next(strings.TrimSpace(string(text)), d.Glance)
	if !errors.Is(err, ErrSpecial) { // a pipe would wait for a reader
		os.WriteFile(path, []byte(strconv.FormatUint(count, 10)+"\n"), 0o644) // if this fails, the saves still hold the count
	}
	return do(count)
}

// lock takes the lock shared between programs and returns the function that releases it.
func (d *Disk) lock() (release func()) {
	if os.MkdirAll(d.path, 0o755) != nil {
		return func() {} // Put will report why
	}
	path := filepath.Join(d.path, lockName)
	if isSpecial(path) {
		return func() {} // to open a pipe would wait for a writer
	}
	wait, cancel := context.WithTimeout(context.Background(), lockPatience)
	defer cancel()
	lock := flock.New(path, flock.SetPermissions(0o644))
	lock.TryLockContext(wait, 5*time.Millisecond)
	return func() { lock.Unlock() }
}
