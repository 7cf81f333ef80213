package content

import (
	"fmt"
	"reflect"
	"strings"
)

// Whole is a type of whole numbers in which rules keep what a pack has.
type Whole interface {
	~int8 | ~int16 | ~uint8 | ~uint16 | ~uint32
}

// Places returns how many things of a list a type can tell apart, if it holds the place of each and the first one is 0.
func Places[T Whole]() int { return Highest[T]() + 1 }

// Highest returns the highest number of a type: how far it can count, or how many places it holds if 0 stands for none.
func Highest[T Whole]() int {
	t := reflect.TypeFor[T]()
	if reflect.Zero(t).CanUint() {
		return 1<<t.Bits() - 1
	}
	return 1<<(t.Bits()-1) - 1
}

// Bits returns how many things a type has a bit for.
func Bits[T Whole]() int { return reflect.TypeFor[T]().Bits() }

// Bound is how many entries a list of a pack may have: as many as the rules can keep in the array or the type of numbers that holds them.
type Bound struct {
	List string // where it stands in the library, such as Hostiles[].Actions
	Of   string // what it has, as problems say it
	Most int
	File string // of a list of the pack; what is told of a list of a record is told where the record stands
}

// Keep reports that there is more of something than the rules can keep.
func (r *Reader) Keep(at At, n, most int, of string) {
	if n > most {
		r.Report(at, fmt.Sprintf("there are %d %s", n, of), fmt.Sprintf("keep them to %d", most))
	}
}

// Bounds reports each list of a library that is longer than its bound.
func (r *Reader) Bounds(library any, bounds []Bound) {
	for i := range bounds {
		b := &bounds[i]
		r.measure(reflect.ValueOf(library).Elem(), b, strings.Split(b.List, "."), At{File: b.File})
	}
}

// measure follows the path of a bound. The nearest record with an id says where a list stands.
func (r *Reader) measure(v reflect.Value, b *Bound, path []string, at At) {
	name, each := strings.CutSuffix(path[0], "[]")
	v = reflect.Indirect(v.FieldByName(name))
	switch {
	case !v.IsValid(): // a record that may be left out
		return
	case !each:
		r.within(v, b, path[1:], at)
		return
	}
	for i := range v.Len() {
		one := reflect.Indirect(v.Index(i))
		r.within(one, b, path[1:], r.stands(one, at))
	}
}

// within measures a list at the end of the path of a bound, and goes on before it.
func (r *Reader) within(v reflect.Value, b *Bound, path []string, at At) {
	if len(path) > 0 {
		r.measure(v, b, path, at)
		return
	}
	r.Keep(at, v.Len(), b.Most, b.Of)
}

// stands returns where a record stands by its id, or where what it is part of does.
func (r *Reader) stands(v reflect.Value, at At) At {
	if v.Kind() != reflect.Struct {
		return at
	}
	id, ok := v.Type().FieldByName("ID")
	if !ok {
		return at
	}
	f := parseTag(id.Tag.Get("content"))
	for _, kind := range []string{f.id, f.declares, strings.ToLower(v.Type().Name())} {
		if found := r.Where(kind, v.FieldByIndex(id.Index).String()); found.File != "" {
			return found
		}
	}
	return at
}

// Lists lists every list that a library has, as a [Bound] names it.
func Lists(library reflect.Type) (lists []string) {
	var walk func(t reflect.Type, path string, in []reflect.Type)
	walk = func(t reflect.Type, path string, in []reflect.Type) {
		switch t.Kind() {
		case reflect.Slice:
			lists = append(lists, path)
			walk(t.Elem(), path+"[]", in)
		case reflect.Array:
			walk(t.Elem(), path+"[]", in)
		case reflect.Pointer:
			walk(t.Elem(), path, in)
		case reflect.Struct:
			for _, outer := range in {
				if outer == t {
					return
				}
			}
			for i := range t.NumField() {
				walk(t.Field(i).Type, strings.TrimPrefix(path+"."+t.Field(i).Name, "."), append(in[:len(in):len(in)], t))
			}
		}
	}
	walk(library, "", nil)
	return lists
}
