package protocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"precipice/engine/content"
)

// fieldNames returns the names of the fields of a struct in JSON.
func fieldNames[F any]() (names []string) {
	t := reflect.TypeFor[F]()
	for i := range t.NumField() {
		name, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		names = append(names, name)
	}
	return names
}

var commonNames = fieldNames[common]()

// parse reads a line that is one JSON object. It accepts only known fields, each at most once and none
// null, and nothing after the object.
func parse[F any](line []byte) (*request[F], error) {
	fields, err := object(line)
	if err != nil {
		return nil, err
	}
	q, own := &request[F]{}, false
	for _, f := range fields {
		if !slices.Contains(commonNames, f.name) {
			own = true
			if names := fieldNames[F](); !slices.Contains(names, f.name) {
				return nil, fmt.Errorf("there is no field %.40q: %s", f.name, content.Remedy(f.name, append(names, commonNames...)))
			}
		}
		if err := f.check(); err != nil {
			return nil, err
		}
	}
	err = json.Unmarshal(line, &q.common)
	if err == nil && own {
		err = json.Unmarshal(line, &q.fields)
	}
	var mistyped *json.UnmarshalTypeError
	if errors.As(err, &mistyped) {
		return nil, fmt.Errorf("%q cannot be a JSON %s", mistyped.Field, mistyped.Value)
	}
	return q, err
}

// member is a field of an object, undecoded.
type member struct {
	name  string
	value json.RawMessage
}

// check refuses null, and an object in which a name is there twice.
func (f *member) check() error {
	switch {
	case f.name == "id":
		return nil
	case string(f.value) == "null":
		return fmt.Errorf("%q is null: give it a value or leave it out", f.name)
	case bytes.HasPrefix(f.value, []byte("{")):
		if _, err := object(f.value); err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
	}
	return nil
}

// maxFields is more than the number of fields of any request, and of any object inside one.
const maxFields = 64

// object reads the fields of an object that is the whole text. It refuses duplicates.
func object(text []byte) (fields []member, err error) {
	if !utf8.Valid(text) {
		return nil, errors.New("it is not UTF-8")
	}
	read := json.NewDecoder(bytes.NewReader(text))
	open, err := read.Token()
	if err != nil {
		return nil, notJSON(err)
	}
	if open != json.Delim('{') {
		return nil, fmt.Errorf("it is not an object: begin with a brace")
	}
	for read.More() {
		var f member
		if f.name, f.value, err = next(read); err != nil {
			return nil, notJSON(err)
		}
		if slices.ContainsFunc(fields, func(g member) bool { return g.name == f.name }) {
			return nil, fmt.Errorf("the field %.40q is there twice: send it once", f.name)
		}
		if fields = append(fields, f); len(fields) > maxFields {
			return nil, fmt.Errorf("it has more than %d fields: send only those you need", maxFields)
		}
	}
	return fields, ends(read)
}

// ends reads the last bracket and checks that nothing follows.
func ends(read *json.Decoder) error {
	if _, err := read.Token(); err != nil {
		return notJSON(err)
	}
	if _, err := read.Token(); err != io.EOF {
		return errors.New("something follows the object or array: send one for each line")
	}
	return nil
}

// next reads a field name and its value.
func next(read *json.Decoder) (name string, value json.RawMessage, err error) {
	key, err := read.Token()
	if err == nil {
		err = read.Decode(&value)
	}
	name, _ = key.(string)
	return name, value, err
}

// notJSON explains a JSON error.
func notJSON(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return errors.New("it is incomplete: close all brackets and braces")
	}
	return errors.New("it is not JSON: " + err.Error())
}
