package engine

import (
	"reflect"
	"strings"
	"sync"

	"precipice/engine/dice"
)

// Hash identifies the position of a match: state, frames and dice. Zero leaves add nothing and every other
// leaf is hashed under its name, so that adding or moving a field keeps the hashes of old games. Unexported
// fields are derived and ignored, and so is a Tally.
func (m *Match[S]) Hash() uint32 {
	var sum uint64
	leaves(reflect.ValueOf(&m.State).Elem(), seed, &sum)
	for i, f := range m.stack {
		leaves(reflect.ValueOf(f).Elem(), mix(f.Proc().number(), uint64(i+1)), &sum)
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

// leaves adds the leaves of a plain value at a given path.
func leaves(v reflect.Value, place uint64, sum *uint64) {
	n := uint64(0)
	switch v.Kind() {
	case reflect.Struct:
		for _, f := range fieldsOf(v.Type()) {
			leaves(v.Field(f.index), mix(place, f.name), sum)
		}
	case reflect.Array:
		for i := range v.Len() {
			leaves(v.Index(i), mix(place, uint64(i+1)), sum)
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

type namedField struct {
	index int
	name  uint64
}

var fields sync.Map // reflect.Type: []namedField

func fieldsOf(t reflect.Type) []namedField {
	if known, ok := fields.Load(t); ok {
		return known.([]namedField)
	}
	var list []namedField
	for i := range t.NumField() {
		if f := t.Field(i); f.IsExported() && f.Type != reflect.TypeFor[Tally]() {
			list = append(list, namedField{i, named(f.Name)})
		}
	}
	fields.Store(t, list)
	return list
}
