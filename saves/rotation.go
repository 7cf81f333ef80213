//go:build !js

package saves

import (
	"errors"
	"io/fs"
)

// rotation is what this program knows about the copies of a slot on disk.
type rotation struct {
	newest Mark                  // of the copy this program has put last
	copies [diskCopies]*diskCopy // by age; of a gap it says nothing
}

// diskCopy is one copy. It is safe when its file and the folder have been
// synced since it was written, so that a loss of power does not cost it.
type diskCopy struct{ safe bool }

// begin notes that data has become the newest copy.
func (r *rotation) begin(data []byte) *diskCopy {
	r.newest, r.copies[0] = markOf(data), &diskCopy{}
	return r.copies[0]
}

// spare is the age of the copy that gives way to a new one: the oldest, or
// the one before it where the oldest is the last safe one.
func (r *rotation) spare() int {
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

// makeRoom frees the place of the newest copy. Copies move only as far back
// as the first gap, so that a Put that was interrupted costs no old copy. A
// broken copy is set aside and pushes no good one out.
func (d *Disk) makeRoom(slot string) (*rotation, error) {
	data, err := d.folder.read(fileName(slot, 0))
	absent := errors.Is(err, fs.ErrNotExist)
	r := d.known[slot]
	if r == nil || !absent && r.newest != markOf(data) { // the first Put, or another program's copy
		r = d.learn(slot, data)
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
		room = r.spare()
	}
	for age := room; age > 0; age-- {
		if err := d.folder.rename(fileName(slot, age-1), fileName(slot, age)); err != nil {
			return r, err
		}
		r.copies[age] = r.copies[age-1]
	}
	return r, nil
}

// learn syncs the copies that are there already. Where the disk cannot sync
// any, the oldest counts as safe, for it has had the longest time.
func (d *Disk) learn(slot string, newest []byte) *rotation {
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
