package saves

import (
	"bytes"
	"cmp"
	"errors"
	"reflect"
	"sync"
)

// Kept is a value that programs keep in a slot from game to game, such as settings. Several programs may run at once, so each
// writes only the fields that it has changed itself, and leaves the others as they are in the slot by then.
//
// Fields of a struct, and elements of an array, are changed each by itself. Fields that mean something only together have the
// same tag, such as `kept:"lesson"`, and are written together. A field that gob does not know is not kept.
type Kept[T any] struct {
	slot, kind string

	mu  sync.Mutex
	was []byte // the encoded value as this program has read it, or written it last; nil if neither
}

// NewKept returns a value in a slot, in envelopes of a kind.
func NewKept[T any](slot, kind string) *Kept[T] { return &Kept[T]{slot: slot, kind: kind} }

// Read reads the value. If there is none, or it cannot be read, it returns what holds without it, and ok is false. An empty slot
// is no error.
func (k *Kept[T]) Read(store Store, without T) (v T, ok bool, err error) {
	data, err := store.Get(k.slot)
	if err == nil {
		v, err = unsealed[T](data)
	}
	if ok = err == nil; !ok {
		v = without
	}
	if errors.Is(err, ErrAbsent) {
		err = nil
	}
	return v, ok, cmp.Or(err, k.begin(&v))
}

// begin notes the value with which this program begins.
func (k *Kept[T]) begin(v *T) error {
	was, err := Encode(v)
	k.wrote(was)
	return err
}

func (k *Kept[T]) wrote(payload []byte) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.was = payload
}

// Write writes what has changed of the value, and returns when it is written. Saved is the time in Unix seconds.
func (k *Kept[T]) Write(store Store, v *T, saved int64) error {
	return store.Alone(func(uint64) error {
		data, wrote, err := k.seal(store, v, saved)
		if err == nil {
			err = store.Put(k.slot, data)
		}
		if err == nil {
			wrote()
		}
		return err
	})
}

// Save queues a Write, and returns at once. Nothing may change the value any more.
func (k *Kept[T]) Save(a *Autosaver, v *T, saved int64) {
	a.enqueue(&job{name: k.slot, shared: func() ([]byte, func(), error) { return k.seal(a.store, v, saved) }})
}

// seal puts what this program has changed into what the slot holds. wrote is called when the envelope is written.
func (k *Kept[T]) seal(store Store, v *T, saved int64) (data []byte, wrote func(), err error) {
	mine, err := Encode(v)
	if err != nil {
		return nil, nil, err
	}
	k.mu.Lock()
	was := k.was
	k.mu.Unlock()
	payload := mine
	if held, err := store.Get(k.slot); err == nil && was != nil {
		if payload, err = merged[T](held, was, mine); err != nil {
			payload = mine // nothing that could be kept stands there
		}
	}
	return Seal(Header{Kind: k.kind, Saved: saved}, payload), func() { k.wrote(mine) }, nil
}

func unsealed[T any](data []byte) (v T, err error) {
	_, payload, err := Open(data, Digest{})
	if err != nil {
		return v, err
	}
	return Decode[T](payload)
}

// merged returns the encoded value of an envelope with the fields in which mine is not what it was.
func merged[T any](held, was, mine []byte) ([]byte, error) {
	if bytes.Equal(was, mine) {
		_, payload, err := Open(held, Digest{})
		return payload, err
	}
	now, err := unsealed[T](held)
	if err != nil {
		return nil, err
	}
	former, err := Decode[T](was)
	if err != nil {
		return nil, err
	}
	later, err := Decode[T](mine)
	if err != nil {
		return nil, err
	}
	merge(reflect.ValueOf(&now).Elem(), reflect.ValueOf(former), reflect.ValueOf(later))
	return Encode(&now)
}

// merge puts into now what differs between was and mine.
func merge(now, was, mine reflect.Value) {
	switch now.Kind() {
	case reflect.Struct:
		mergeFields(now, was, mine)
	case reflect.Array:
		for i := range now.Len() {
			merge(now.Index(i), was.Index(i), mine.Index(i))
		}
	default:
		if differs(was, mine) {
			now.Set(mine)
		}
	}
}

func mergeFields(now, was, mine reflect.Value) {
	together := map[string]bool{} // whether fields of a tag have changed
	for i := range now.NumField() {
		if tag := now.Type().Field(i).Tag.Get("kept"); tag != "" && differs(was.Field(i), mine.Field(i)) {
			together[tag] = true
		}
	}
	for i := range now.NumField() {
		switch f := now.Type().Field(i); {
		case !f.IsExported():
		case together[f.Tag.Get("kept")]:
			now.Field(i).Set(mine.Field(i))
		default:
			merge(now.Field(i), was.Field(i), mine.Field(i))
		}
	}
}

func differs(was, mine reflect.Value) bool {
	return !reflect.DeepEqual(was.Interface(), mine.Interface())
}
