package saves

import (
	"bytes"
	"encoding/gob"
	"errors"
	"fmt"
)

// Encode returns the gob encoding of a value.
func Encode[T any](v *T) (data []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			data, err = nil, fmt.Errorf("a %T cannot be saved (%v); report this with the last log", *v, r)
		}
	}()
	var buf bytes.Buffer
	if err := gob.NewEncoder(&buf).Encode(v); err != nil {
		return nil, fmt.Errorf("a %T cannot be saved (%w); report this with the last log", *v, err)
	}
	return buf.Bytes(), nil
}

// Decode decodes exactly one gob value with nothing after it. It always fills a new value, because gob
// leaves fields that the data does not mention untouched. Pass it only what Open returned.
func Decode[T any](data []byte) (v T, err error) {
	defer func() {
		if r := recover(); r != nil {
			v, err = *new(T), decodeError[T](fmt.Errorf("%v", r))
		}
	}()
	if len(data) > MaxPayload {
		return v, ErrTooLarge
	}
	fresh, rest := new(T), bytes.NewReader(data)
	if err := gob.NewDecoder(rest).Decode(fresh); err != nil {
		return v, decodeError[T](err)
	}
	if rest.Len() > 0 {
		return v, decodeError[T](errors.New("bytes left over"))
	}
	return *fresh, nil
}

func decodeError[T any](cause error) error {
	return fmt.Errorf("this save does not hold a %T (%w); choose an older copy or another save", *new(T), cause)
}
