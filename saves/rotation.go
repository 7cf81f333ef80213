//go:build !js

package saves

import (
	"errors"
	"io/fs"
)

// rotation is what this program knows about the copies of a slot on disk.
type rotation struct {
	newest Mark                  // the copy this program wrote last
	copies [diskCopies]*diskCopy // by age; entries for missing copies mean nothing
}

// diskCopy is one copy. It is safe once its file and the folder have been synced after it was written,
// so that it survives a power failure.
type diskCopy struct{ safe bool }

// begin records that data is now the newest copy.
func (r *rotation) begin(data []byte) *diskCopy {
	r.newest, r.copies[0] = markOf(data), &diskCopy{}
	return r.copies[0]
}

// victim returns the age of the copy that a new one replaces: the oldest or, if the oldest is the only
// safe copy, the one before it.
func (r *rotation) victim() int {
	safe := 0
	for _, c := range r.copies {
		if c != nil && c.safe {
			safe++
		}
	}
	const oldest = diskCopies - 1
	if c := r.copies[oldest]; c != nil && c.safe && safe == 1 {
		return oldest - 1
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
		oldest = &diskCopy{d.syncNow(fileName(slot, age)) == nil}
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

func (d *Disk) syncNow(name string) error {
	file, err := d.folder.open(name)
	if err != nil {
		return err
	}
	return errors.Join(file.Sync(), file.Close())
}
