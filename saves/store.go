package saves

import (
	"cmp"
	"errors"
	"regexp"
	"slices"
	"strconv"
	"sync"

	"precipice/message"
)

// Store keeps envelopes in slots, with older copies behind the newest. All stores are safe for
// concurrent use.
type Store interface {
	// Put makes an envelope the newest copy of a slot. If it fails, the copies already there remain.
	Put(slot string, data []byte) error
	// Get returns the newest copy with a valid checksum.
	Get(slot string) ([]byte, error)
	// GetGood returns the newest copy that passes check, and which one that was: 0 for the newest,
	// more for an older one, -1 for none. The problem is that of the newest rejected copy, so with
	// which > 0 it explains why an older one was taken. A save with other content or of a newer format
	// is not damaged, so no older copy replaces it. A nil check verifies only the checksum.
	GetGood(slot string, check func([]byte) error) (data []byte, which int, problem error)
	// List returns every slot, the latest first, damaged ones last.
	List() ([]Slot, error)
	// Glance lists every slot as List does, but of a save that begins soundly and has the length that it says it reads no more
	// than the beginning. Such a save may still be damaged further on, as Look tells.
	Glance() ([]Slot, error)
	// Remove empties a slot. Removing an empty slot is not an error.
	Remove(slot string) error
	// Alone runs do while no other goroutine or program is in Alone on this store. count is greater
	// than all counts before it and those of all saves.
	Alone(do func(count uint64) error) error
}

// counter issues counts. The last one is stored as text beside the saves.
type counter struct {
	mu   sync.Mutex
	seen uint64 // the greatest count of the saves listed
}

func (c *counter) see(slots []Slot) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, s := range slots {
		c.seen = max(c.seen, s.Header.Stamp.Count)
	}
}

// next returns the count after the one in a text. If the text holds no count, it lists the saves.
func (c *counter) next(text string, list func() ([]Slot, error)) uint64 {
	last, err := strconv.ParseUint(text, 10, 64)
	if err != nil || last > maxCount {
		last = 0
		slots, _ := list() // if the store cannot be read, no count is known
		c.see(slots)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.seen = min(max(c.seen, last)+1, maxCount)
	return c.seen
}

// backgroundSyncer is a store that can write an envelope without waiting for the disk. The envelope then survives
// a killed program, but a power failure may lose it (though not the older copies) until synced has
// returned.
type backgroundSyncer interface {
	putInBackground(slot string, data []byte) (synced func() error, err error)
}

// Slot is one entry in a list of saves.
type Slot struct {
	Name    string
	Header  Header // the header of the copy that GetGood would return
	Which   int    // that copy: 0 the newest, more an older one, -1 if none can be read
	Problem error  // why the newest copy cannot be read
}

var slotName = regexp.MustCompile(`^[a-z0-9-]{1,40}$`)

func checkSlot(slot string) error {
	if !slotName.MatchString(slot) {
		return message.New("error.saves.name", strconv.Quote(slot))
	}
	return nil
}

func checkPut(slot string, data []byte) error {
	if err := checkSlot(slot); err != nil {
		return err
	}
	if len(data) > MaxSize {
		return at(slot, ErrTooLarge)
	}
	return nil
}

// copyAt reads the copy of a slot at an age; 0 is the newest. Its errors include their place.
type copyAt func(age int) (place string, data []byte, err error)

// newestGood tries the copies from the newest on.
func newestGood(slot string, ages int, read copyAt, check func([]byte) error) ([]byte, int, error) {
	if check == nil {
		check = intact
	}
	var problem error
	for age := range ages {
		place, data, err := read(age)
		if errors.Is(err, ErrAbsent) {
			continue
		}
		if err == nil {
			err = at(place, check(data))
		}
		if err == nil {
			return data, age, problem
		}
		if problem == nil {
			problem = err
		}
		var other *OtherContent
		var newer *Newer
		if errors.As(err, &other) || errors.As(err, &newer) {
			break
		}
	}
	if problem == nil {
		problem = at(slot, ErrAbsent)
	}
	return nil, -1, problem
}

func intact(data []byte) error {
	_, err := Inspect(data)
	return err
}

// get implements Get by GetGood.
func get(s Store, slot string) ([]byte, error) {
	data, which, problem := s.GetGood(slot, nil)
	if which < 0 {
		return nil, problem
	}
	return data, nil
}

// Look returns the entry of a slot as List does.
func Look(s Store, name string) Slot {
	line := Slot{Name: name}
	var data []byte
	data, line.Which, line.Problem = s.GetGood(name, nil)
	if line.Which >= 0 {
		line.Header, _ = Inspect(data)
	}
	return line
}

// list returns the entries of the named slots, as look finds each of them.
func list(names []string, look func(name string) Slot) []Slot {
	slots := make([]Slot, 0, len(names))
	for _, name := range names {
		slots = append(slots, look(name))
	}
	slices.SortFunc(slots, func(a, b Slot) int {
		if (a.Which < 0) != (b.Which < 0) {
			return cmp.Compare(b.Which, a.Which)
		}
		return cmp.Or(b.Header.later(&a.Header), cmp.Compare(b.Name, a.Name))
	})
	return slots
}
