package engine

import (
	"reflect"
	"strings"
	"sync"
	"unsafe"

	"precipice/engine/dice"
)

// Hash identifies the position of a match: state, frames and dice. Zero leaves add nothing and every other
// leaf is hashed under its name, so that adding or moving a field keeps the hashes of old games. Unexported
// fields are derived and ignored, and so is a Tally.
func (m *Match[S]) Hash() uint32 {
	sum := planOf(reflect.TypeFor[S]()).sum(unsafe.Pointer(&m.State))
	for i, f := range m.stack {
		frame := reflect.ValueOf(f).Elem()
		leaves(frame, shapeOf(frame.Type()), mix(f.Proc().number(), uint64(i+1)), &sum)
	}
	if s, ok := m.dice.(*dice.Seeded); ok {
		at, _ := s.PCG.MarshalBinary() // it never fails
		sum += named(string(at))
		for i, f := range s.Loaded {
			sum += mix(uint64(i+1), uint64(f))
		}
	}
	return uint32(sum ^ sum>>32)
}

const (
	seed  = 0xcbf29ce484222325 // FNV-1a, 64 bits
	prime = 0x100000001b3
)

// named hashes a name.
func named(name string) uint64 {
	h := uint64(seed)
	for i := range len(name) {
		h = (h ^ uint64(name[i])) * prime
	}
	return h
}

// titleNumber is the number of a frame by its title within its ruleset. The words of the title are
// joined with capitals ("hostile-move" counts as "HostileMove"), as the hashes in saves have them.
func titleNumber(rule string) uint64 {
	var joined strings.Builder
	for word := range strings.SplitSeq(rule, "-") {
		joined.WriteString(strings.ToUpper(word[:min(1, len(word))]) + word[min(1, len(word)):])
	}
	return named(joined.String())
}

// mix combines two hashes; the order matters.
func mix(a, b uint64) uint64 {
	h := (a*prime ^ b) * 0x9e3779b97f4a7c15
	return h ^ h>>29
}

// leaves adds the leaves of a plain value of a given shape at a given path. It is for frames, which are small; see plan for states.
func leaves(v reflect.Value, of *shape, place uint64, sum *uint64) {
	n := uint64(0)
	switch v.Kind() {
	case reflect.Struct:
		if !v.IsZero() { // most of a state is
			for _, f := range of.fields {
				leaves(v.Field(f.index), f.shape, mix(place, f.name), sum)
			}
		}
	case reflect.Array:
		if !v.IsZero() {
			for i := range v.Len() {
				leaves(v.Index(i), of.element, mix(place, uint64(i+1)), sum)
			}
		}
	case reflect.Bool:
		if v.Bool() {
			n = 1
		}
	case reflect.String:
		if v.Len() > 0 {
			n = named(v.String())
		}
	default:
		if v.CanInt() {
			n = uint64(v.Int())
		} else {
			n = v.Uint()
		}
	}
	if n != 0 {
		*sum += mix(place, n)
	}
}

// shape is what of a type is hashed.
type shape struct {
	fields  []namedField // of a struct
	element *shape       // of an array
}

type namedField struct {
	index int
	name  uint64
	shape *shape
}

var shapes sync.Map // reflect.Type: *shape

func shapeOf(t reflect.Type) *shape {
	if known, ok := shapes.Load(t); ok {
		return known.(*shape)
	}
	of := &shape{}
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			if f := t.Field(i); f.IsExported() && f.Type != reflect.TypeFor[Tally]() {
				of.fields = append(of.fields, namedField{i, named(f.Name), shapeOf(f.Type)})
			}
		}
	case reflect.Array:
		of.element = shapeOf(t.Elem())
	}
	shapes.Store(t, of)
	return of
}
