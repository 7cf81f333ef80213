//go:build !js

package saves

import (
	"errors"
	"io/fs"
	"slices"
)

// rotation is what this program knows about the copies of a slot on disk.
type rotation struct {
	newest Mark                  // the copy this program wrote last
	copies [diskCopies]*diskCopy // by age; entries for missing copies mean nothing
}

// diskCopy is one copy. It is safe once its file and the folder have been synced after it was written,
// so that it survives a power failure.
type diskCopy struct {
	safe    bool
	syncing bool // the disk is receiving it
}

// begin records that data is now the newest copy.
func (r *rotation) begin(data []byte) *diskCopy {
	r.newest, r.copies[0] = markOf(data), &diskCopy{}
	return r.copies[0]
}

// victim returns the age of the copy that a new one replaces: the oldest that is neither the only safe
// one nor about to become safe.
func (r *rotation) victim() int {
	safe := 0
	for _, c := range r.copies {
		if c != nil && c.safe {
			safe++
		}
	}
	const oldest = diskCopies - 1
	for age := oldest; age > 0; age-- {
		c := r.copies[age]
		if c == nil || !c.syncing && (!c.safe || safe > 1) {
			return age
		}
	}
	return oldest
}

// makeRoom frees the place of the newest copy. Copies move back only as far as the first gap, so that
// an interrupted Put costs no old copy. A damaged newest copy is set aside and does not push out a good
// one.
func (d *Disk) makeRoom(slot string) (*rotation, error) {
	data, err := d.folder.read(fileName(slot, 0))
	absent := errors.Is(err, fs.ErrNotExist)
	r := d.known[slot]
	if r == nil || !absent && r.newest != markOf(data) { // the first Put, or a copy written by another program
		r = d.inspectCopies(slot, data)
	}
	switch {
	case absent:
		return r, nil
	case errors.Is(err, ErrTooLarge), err == nil && errors.Is(intact(data), ErrBroken):
		return r, d.folder.rename(fileName(slot, 0), slot+saveSuffix+brokenMark)
	}
	room := 1
	for room < diskCopies && d.folder.has(fileName(slot, room)) {
		room++
	}
	if room == diskCopies {
		room = r.victim()
	}
	for age := room; age > 0; age-- {
		if err := d.folder.rename(fileName(slot, age-1), fileName(slot, age)); err != nil {
			return r, err
		}
		r.copies[age] = r.copies[age-1]
	}
	return r, nil
}

// inspectCopies syncs the existing copies. If none can be synced, the oldest counts as safe, because it has had
// the most time to reach the disk.
func (d *Disk) inspectCopies(slot string, newest []byte) *rotation {
	r, oldest, some := &rotation{newest: markOf(newest)}, (*diskCopy)(nil), false
	for age := range r.copies {
		if !d.folder.has(fileName(slot, age)) {
			continue
		}
		oldest = &diskCopy{safe: d.syncNow(fileName(slot, age)) == nil}
		r.copies[age], some = oldest, some || oldest.safe
	}
	if oldest != nil && !some {
		oldest.safe = true
	}
	if d.known == nil {
		d.known = map[string]*rotation{}
	}
	d.known[slot] = r
	return r
}

// syncCopy syncs a copy that was written unsynced. If the copy is no longer there, it does nothing.
func (d *Disk) syncCopy(slot string, c *diskCopy) error {
	file, err := d.beginSync(slot, c)
	if file == nil {
		return d.writeError(slot, err)
	}
	err = errors.Join(file.Sync(), d.folder.sync(), file.Close())
	d.mu.Lock()
	defer d.mu.Unlock()
	c.syncing, c.safe = false, err == nil
	return d.writeError(slot, err)
}

// beginSync opens the file of a copy and marks the copy as one that the disk is receiving. If the copy
// is no longer there, it returns no file.
func (d *Disk) beginSync(slot string, c *diskCopy) (opened, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	r := d.known[slot]
	if r == nil {
		return nil, nil
	}
	age := slices.Index(r.copies[:], c)
	if age < 0 {
		return nil, nil
	}
	if newest, err := d.folder.read(fileName(slot, 0)); err == nil && markOf(newest) != r.newest { // written by another program
		d.inspectCopies(slot, newest)
		return nil, nil
	}
	file, err := d.folder.open(fileName(slot, age))
	if err != nil {
		return nil, err
	}
	c.syncing = true
	return file, nil
}

func (d *Disk) syncNow(name string) error {
	file, err := d.folder.open(name)
	if err != nil {
		return err
	}
	return errors.Join(file.Sync(), file.Close())
}
