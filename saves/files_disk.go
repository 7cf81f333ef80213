//go:build !js

package saves

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/adrg/xdg"

	"precipice/message"
)

const (
	saveSuffix = ".save"
	tempMark   = ".tmp-"
	brokenMark = ".broken"
	diskCopies = 4 // the newest and three older ones
	staleAfter = time.Hour
)

// Disk stores each slot as slot.save and its older copies as slot.save.1 to .3. At every moment of a
// Put, the newest copy or the one before it can be read.
//
// A Put removes neither the last copy known to be safely on the disk nor one that the disk is receiving.
// While the disk is slow or fails to sync, newer copies replace each other instead.
type Disk struct {
	mu     sync.Mutex
	folder folder
	path   string
	given  bool                 // the player named the folder
	known  map[string]*rotation // by slot
	seen   map[string]glimpse   // by slot
	alone  sync.Mutex
	count  counter
}

// Default returns the store of this platform. The store is usable even if there is an error to show. On
// disk it is the folder "saves" in $PRECIPICE_DATA, or in "precipice" in the player's data folder.
func Default() (Store, error) { return NewDisk(""), nil }

// In returns the store in a folder, or the default one if the folder is empty.
func In(folder string) (Store, error) { return NewDisk(folder), nil }

// NewDisk returns a store in a folder, which the first Put creates. An empty path means Default's
// folder.
func NewDisk(path string) *Disk {
	given := path != ""
	if !given {
		withHome()
		data := cmp.Or(os.Getenv("PRECIPICE_DATA"), filepath.Join(xdg.DataHome, "precipice"))
		path = filepath.Join(data, "saves")
	}
	// The file picker of Windows may change the working directory.
	if absolute, err := filepath.Abs(path); err == nil {
		path = absolute
	}
	d := &Disk{folder: osFolder(path), path: path, given: given}
	d.folder.sweep(staleAfter)
	return d
}

// Put writes and syncs a temporary file, moves the older copies back by one, and renames the file into
// place.
func (d *Disk) Put(slot string, data []byte) error {
	if err := checkPut(slot, data); err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	copied, err := d.put(slot, data, d.folder.write)
	if err == nil {
		err = d.folder.sync()
		copied.safe = err == nil
	}
	return d.writeError(slot, err)
}

// putInBackground implements backgroundSyncer. On Windows the next Put could not rename an open file, so the file is
// synced at once.
func (d *Disk) putInBackground(slot string, data []byte) (synced func() error, err error) {
	if runtime.GOOS == "windows" {
		return func() error { return nil }, d.Put(slot, data)
	}
	if err := checkPut(slot, data); err != nil {
		return nil, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	copied, err := d.put(slot, data, d.folder.writeUnsynced)
	if err != nil {
		return nil, d.writeError(slot, err)
	}
	return func() error { return d.syncCopy(slot, copied) }, nil
}

func (d *Disk) writeError(slot string, err error) error {
	if err == nil {
		return nil
	}
	return at(filepath.Join(d.path, slot+saveSuffix), writeError(err, d.elsewhere()))
}

// elsewhere says how to have another folder.
func (d *Disk) elsewhere() error {
	if d.given {
		return message.New("error.saves.elsewhere.given")
	}
	return message.New("error.saves.elsewhere")
}

// put moves the older copies back by one and puts a new copy, written by write, into place.
func (d *Disk) put(slot string, data []byte, write func(string, []byte) (string, error)) (*diskCopy, error) {
	temp, err := write(slot+saveSuffix+tempMark, data)
	if err != nil {
		return nil, err
	}
	copies, err := d.makeRoom(slot)
	if err == nil {
		err = d.folder.rename(temp, fileName(slot, 0))
	}
	if err != nil {
		d.folder.remove(temp)
		return nil, err
	}
	return copies.begin(data), nil
}

// Get returns the newest copy with a valid checksum.
func (d *Disk) Get(slot string) ([]byte, error) { return get(d, slot) }

// GetGood returns the newest copy that passes check, see Store.
func (d *Disk) GetGood(slot string, check func([]byte) error) ([]byte, int, error) {
	if err := checkSlot(slot); err != nil {
		return nil, -1, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	return newestGood(filepath.Join(d.path, slot+saveSuffix), diskCopies, func(age int) (string, []byte, error) {
		place := filepath.Join(d.path, fileName(slot, age))
		data, err := d.folder.read(fileName(slot, age))
		switch {
		case err == nil:
			return place, data, nil
		case errors.Is(err, fs.ErrNotExist):
			return place, nil, at(place, ErrAbsent)
		}
		return place, nil, at(place, readError(err))
	}, check)
}

// List returns every slot of the folder. A missing folder has none.
func (d *Disk) List() ([]Slot, error) { return d.list(func(name string) Slot { return Look(d, name) }) }

// Glance implements Store.
func (d *Disk) Glance() ([]Slot, error) {
	return d.list(func(name string) Slot { return lookAt(d, name, d.glance) })
}

func (d *Disk) list(look func(name string) Slot) ([]Slot, error) {
	names, err := d.names()
	slots := list(names, look)
	d.count.see(slots)
	return slots, err
}

// names returns the names of the slots of the folder.
func (d *Disk) names() (names []string, err error) {
	files, err := d.folder.names()
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if errors.Is(err, syscall.ENOTDIR) {
		return nil, at(d.path, message.New("error.saves.no-folder", d.elsewhere()))
	}
	if err != nil {
		return nil, at(d.path, message.New("error.saves.unlisted", withoutTempPaths(err), d.elsewhere()))
	}
	for _, file := range files {
		slot, age, ok := strings.Cut(file, saveSuffix)
		old := len(age) == 2 && age >= ".1" && age < fmt.Sprintf(".%d", diskCopies)
		if ok && (age == "" || old) && checkSlot(slot) == nil {
			names = append(names, slot)
		}
	}
	slices.Sort(names)
	return slices.Compact(names), nil
}

// glimpse is a file with the header that was read from its beginning.
type glimpse struct {
	file   fs.FileInfo
	header Header
}

// glance reads the header of the newest copy of a slot, once for each file: every Put makes a new one.
func (d *Disk) glance(slot string) (Header, bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	file, err := d.folder.info(fileName(slot, 0))
	if err != nil {
		return Header{}, false
	}
	if was, ok := d.seen[slot]; ok && os.SameFile(was.file, file) && was.file.Size() == file.Size() && was.file.ModTime().Equal(file.ModTime()) {
		return was.header, true
	}
	delete(d.seen, slot)
	head, err := d.folder.begin(fileName(slot, 0), headSize)
	if err != nil {
		return Header{}, false
	}
	h, ok := glance(head, file.Size(), 0)
	if ok {
		if d.seen == nil {
			d.seen = map[string]glimpse{}
		}
		d.seen[slot] = glimpse{file, h}
	}
	return h, ok
}

// Remove deletes all copies of a slot, the oldest first.
func (d *Disk) Remove(slot string) error {
	if err := checkSlot(slot); err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.known, slot)
	doomed := []string{slot + saveSuffix + brokenMark}
	for age := diskCopies - 1; age >= 0; age-- {
		doomed = append(doomed, fileName(slot, age))
	}
	for _, name := range doomed {
		if err := d.folder.remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return at(filepath.Join(d.path, name), writeError(err, d.elsewhere()))
		}
	}
	return nil
}

func fileName(slot string, age int) string {
	if age == 0 {
		return slot + saveSuffix
	}
	return fmt.Sprintf("%s%s.%d", slot, saveSuffix, age)
}
