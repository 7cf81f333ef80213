//go:build !js

package saves

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/gofrs/flock"
)

// Files beside the saves: the one that programs lock, and the last count.
const (
	lockName  = "precipice.lock"
	countName = "precipice.count"
)

// lockPatience is how long one program waits for another: a program that was
// stopped while it wrote must not stop this one.
const lockPatience = 2 * time.Second

// Alone implements Store. Where the file system knows no locks, or another
// program keeps its lock for long, do runs without: what it compares before
// it writes then guards all but an instant.
func (d *Disk) Alone(do func(count uint64) error) error {
	d.alone.Lock()
	defer d.alone.Unlock()
	defer d.lock()()
	path := filepath.Join(d.path, countName)
	text, _ := os.ReadFile(path)
	count := d.count.next(strings.TrimSpace(string(text)), d.List)
	os.WriteFile(path, []byte(strconv.FormatUint(count, 10)+"\n"), 0o644) // where it fails, the saves still tell
	return do(count)
}

// lock takes the lock between programs, and gives what ends it.
func (d *Disk) lock() (release func()) {
	if os.MkdirAll(d.path, 0o755) != nil {
		return func() {} // Put will say why
	}
	wait, cancel := context.WithTimeout(context.Background(), lockPatience)
	defer cancel()
	lock := flock.New(filepath.Join(d.path, lockName), flock.SetPermissions(0o644))
	lock.TryLockContext(wait, 5*time.Millisecond)
	return func() { lock.Unlock() }
}
