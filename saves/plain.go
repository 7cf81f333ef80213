package saves

import (
	"encoding"
	"encoding/gob"
	"fmt"
	"reflect"
)

// Plain explains why a type must not be saved, and names the field. A map lets a few hostile bytes
// demand all memory, and gob silently drops unexported fields, functions and channels. Types with their
// own gob or binary encoding pass. Plain cannot see behind interfaces, so check each type registered
// with gob as well.
func Plain[T any]() error {
	t := reflect.TypeFor[T]()
	return plain(t, t.String(), map[reflect.Type]bool{})
}

var ownForms = []reflect.Type{
	reflect.TypeFor[gob.GobEncoder](),
	reflect.TypeFor[encoding.BinaryMarshaler](),
}

func plain(t reflect.Type, path string, seen map[reflect.Type]bool) error {
	if seen[t] || hasOwnForm(t) {
		return nil
	}
	seen[t] = true
	switch t.Kind() {
	case reflect.Map, reflect.Func, reflect.Chan, reflect.UnsafePointer, reflect.Uintptr:
		return fmt.Errorf("%s is a %v (%v); use a slice, an array or an id", path, t.Kind(), t)
	case reflect.Slice, reflect.Array:
		return plain(t.Elem(), path+"[]", seen)
	case reflect.Pointer:
		return plain(t.Elem(), path, seen)
	case reflect.Struct:
		for field := range t.Fields() {
			at := path + "." + field.Name
			if !field.IsExported() {
				return fmt.Errorf("%s is unexported and would vanish; export it or leave it out of the saved type", at)
			}
			if err := plain(field.Type, at, seen); err != nil {
				return err
			}
		}
	}
	return nil
}

func hasOwnForm(t reflect.Type) bool {
	for _, form := range ownForms {
		if t.Kind() != reflect.Interface && (t.Implements(form) || reflect.PointerTo(t).Implements(form)) {
			return true
		}
	}
	return false
}
