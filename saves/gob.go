package saves

import (
	"bytes"
	"encoding/gob"
	"fmt"
	"strings"

	"precipice/message"
)

// Encode returns the gob encoding of a value.
func Encode[T any](v *T) (data []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			data, err = nil, encodeError(v, r)
		}
	}()
	var buf bytes.Buffer
	if err := gob.NewEncoder(&buf).Encode(v); err != nil {
		return nil, encodeError(v, err)
	}
	return buf.Bytes(), nil
}

// Decode decodes exactly one gob value with nothing after it. It always fills a new value, because gob
// leaves fields that the data does not mention untouched. Pass it only what Open returned.
func Decode[T any](data []byte) (v T, err error) {
	defer func() {
		if r := recover(); r != nil {
			v, err = *new(T), decodeError[T](r)
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
		return v, decodeError[T]("bytes left over")
	}
	return *fresh, nil
}

// encodeError and decodeError name the type and the cause, an error or what gob panicked with, for a report.
func encodeError[T any](v *T, cause any) error {
	return message.New("error.saves.encode", typeName(*v), cause)
}

func decodeError[T any](cause any) error {
	return message.New("error.saves.decode", typeName(*new(T)), cause)
}

// typeName returns the name of a value's type, without the types that a generic type is made for.
func typeName(v any) string {
	name, _, _ := strings.Cut(fmt.Sprintf("%T", v), "[")
	return name
}
