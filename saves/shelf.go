package saves

import (
	"cmp"
	"encoding/base64"
	"errors"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// shelf is a small key-value store of texts, each written completely or not at all: the browser's local
// storage, or memory. A missing key gives ok false.
type shelf interface {
	get(key string) (text string, ok bool, err error)
	// begin returns the beginning of a text, of at most so many letters, and the length of all of it.
	begin(key string, most int) (head string, length int, ok bool, err error)
	set(key, text string) error
	remove(key string) error
	keys() ([]string, error)
}

const (
	keyPrefix = "precipice/"
	oldSuffix = ".1"
	countKey  = keyPrefix + "count." // not a valid name of a slot
)

// shelved keeps two copies of each slot on a shelf. They are encoded in base64, because browser strings
// mangle bytes.
type shelved struct {
	mu    sync.Mutex
	shelf shelf
	alone sync.Mutex
	count counter
}

// NewMemory returns a store that lasts as long as the program.
func NewMemory() Store { return &shelved{shelf: memory{}} }

func (s *shelved) Put(slot string, data []byte) error {
	if err := checkPut(slot, data); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	newest := keyPrefix + slot
	text, ok, err := s.shelf.get(newest)
	if err != nil {
		return err
	}
	if ok && intactText(text) {
		s.shelf.set(newest+oldSuffix, text) // if there is no room for it, the second copy stays an older one
	}
	return s.shelf.set(newest, base64.StdEncoding.EncodeToString(data))
}

// intactText reports whether a copy is worth keeping behind a newer one.
func intactText(text string) bool {
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return false
	}
	return !errors.Is(intact(data), ErrBroken)
}

func (s *shelved) Get(slot string) ([]byte, error) { return get(s, slot) }

func (s *shelved) GetGood(slot string, check func([]byte) error) ([]byte, int, error) {
	if err := checkSlot(slot); err != nil {
		return nil, -1, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return newestGood(slot, 2, func(age int) (string, []byte, error) {
		text, ok, err := s.shelf.get(keyPrefix + slot + strings.Repeat(oldSuffix, age))
		switch {
		case err != nil:
			return slot, nil, err
		case !ok:
			return slot, nil, at(slot, ErrAbsent)
		}
		data, err := base64.StdEncoding.DecodeString(text)
		if err != nil {
			return slot, nil, at(slot, ErrBroken)
		}
		return slot, data, nil
	}, check)
}

func (s *shelved) List() ([]Slot, error) {
	return s.list(func(name string) Slot { return Look(s, name) })
}

// Glance implements Store.
func (s *shelved) Glance() ([]Slot, error) {
	return s.list(func(name string) Slot { return lookAt(s, name, s.glance) })
}

func (s *shelved) list(look func(name string) Slot) ([]Slot, error) {
	names, err := s.names()
	if err != nil {
		return nil, err
	}
	slots := list(names, look)
	s.count.see(slots)
	return slots, nil
}

// names returns the names of the slots.
func (s *shelved) names() (names []string, err error) {
	s.mu.Lock()
	keys, err := s.shelf.keys()
	s.mu.Unlock()
	for _, key := range keys {
		name, ours := strings.CutPrefix(key, keyPrefix)
		name = strings.TrimSuffix(name, oldSuffix)
		if ours && checkSlot(name) == nil {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names), err
}

// headLetters holds the beginning of an envelope in base64. It is a multiple of four.
const headLetters = (headSize + 2) / 3 * 4

// glance reads the header of the newest copy of a slot.
func (s *shelved) glance(slot string) (Header, bool) {
	s.mu.Lock()
	text, length, ok, err := s.shelf.begin(keyPrefix+slot, headLetters)
	s.mu.Unlock()
	if !ok || err != nil {
		return Header{}, false
	}
	head, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return Header{}, false
	}
	return glance(head, int64(base64.StdEncoding.DecodedLen(length)), 2) // up to two letters may only fill it up
}

// Alone implements Store. Browser tabs share local storage without a lock that can be taken at once, so
// they watch for writes by other tabs instead; see watcher.
func (s *shelved) Alone(do func(count uint64) error) error {
	s.alone.Lock()
	defer s.alone.Unlock()
	s.mu.Lock()
	text, _, _ := s.shelf.get(countKey)
	s.mu.Unlock()
	count := s.count.next(text, s.Glance)
	s.mu.Lock()
	s.shelf.set(countKey, strconv.FormatUint(count, 10)) // if this fails, the saves still hold the count
	s.mu.Unlock()
	return do(count)
}

func (s *shelved) Remove(slot string) error {
	if err := checkSlot(slot); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	newest := keyPrefix + slot
	return cmp.Or(s.shelf.remove(newest+oldSuffix), s.shelf.remove(newest))
}

// watch implements watcher if the shelf reports writes by other programs.
func (s *shelved) watch(wrote func(slot string)) {
	shared, ok := s.shelf.(interface{ watch(wrote func(key string)) })
	if !ok {
		return
	}
	shared.watch(func(key string) {
		if slot, ours := strings.CutPrefix(key, keyPrefix); ours && checkSlot(slot) == nil {
			wrote(slot)
		}
	})
}

type memory map[string]string

func (m memory) get(key string) (string, bool, error) {
	text, ok := m[key]
	return text, ok, nil
}

func (m memory) begin(key string, most int) (head string, length int, ok bool, err error) {
	text, ok := m[key]
	return text[:min(most, len(text))], len(text), ok, nil
}

func (m memory) set(key, text string) error {
	m[key] = text
	return nil
}

func (m memory) remove(key string) error {
	delete(m, key)
	return nil
}

func (m memory) keys() ([]string, error) {
	var keys []string
	for key := range m {
		keys = append(keys, key)
	}
	return keys, nil
}
