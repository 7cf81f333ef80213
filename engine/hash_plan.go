package engine

import (
	"reflect"
	"slices"
	"sync"
	"unsafe"
)

// plan lists the leaves of a state by where they lie in it. A state has thousands, most of them zero, and is hashed after each
// choice: to walk its type takes ten times as long.
type plan struct {
	leaves []leaf
	words  []word
}

// leaf is a value without parts, at a path that is always the same.
type leaf struct {
	offset uintptr
	kind   reflect.Kind
	place  uint64
}

// word is a machine word in which some of the leaves begin. If it is whole and zero, so are they.
type word struct {
	offset    uintptr
	from, end int // of the leaves
	whole     bool
}

const wordSize = unsafe.Sizeof(uint64(0))

var plans sync.Map // reflect.Type: *plan

// planOf returns the plan of the type of a state.
func planOf(t reflect.Type) *plan {
	if known, ok := plans.Load(t); ok {
		return known.(*plan)
	}
	p := &plan{}
	p.add(t, shapeOf(t), 0, seed)
	slices.SortFunc(p.leaves, func(a, b leaf) int { return int(a.offset) - int(b.offset) })
	for i, l := range p.leaves {
		at := l.offset / wordSize * wordSize
		if n := len(p.words); n > 0 && p.words[n-1].offset == at {
			p.words[n-1].end = i + 1
		} else {
			p.words = append(p.words, word{at, i, i + 1, at+wordSize <= t.Size()})
		}
	}
	plans.Store(t, p)
	return p
}

// add adds the leaves of a part of a type.
func (p *plan) add(t reflect.Type, of *shape, offset uintptr, place uint64) {
	switch t.Kind() {
	case reflect.Struct:
		for _, f := range of.fields {
			field := t.Field(f.index)
			p.add(field.Type, f.shape, offset+field.Offset, mix(place, f.name))
		}
	case reflect.Array:
		for i := range t.Len() {
			p.add(t.Elem(), of.element, offset+uintptr(i)*t.Elem().Size(), mix(place, uint64(i+1)))
		}
	default:
		p.leaves = append(p.leaves, leaf{offset, t.Kind(), place})
	}
}

// sum adds the hashes of all leaves of the state that lies at an address.
func (p *plan) sum(state unsafe.Pointer) (sum uint64) {
	for _, w := range p.words {
		if w.whole && *(*uint64)(unsafe.Add(state, w.offset)) == 0 {
			continue
		}
		for _, l := range p.leaves[w.from:w.end] {
			if n := l.number(unsafe.Add(state, l.offset)); n != 0 {
				sum += mix(l.place, n)
			}
		}
	}
	return sum
}

// number returns what a leaf adds to the hash of its path, as leaves does.
func (l *leaf) number(at unsafe.Pointer) uint64 {
	switch l.kind {
	case reflect.Bool, reflect.Uint8:
		return uint64(*(*uint8)(at))
	case reflect.Int8:
		return uint64(*(*int8)(at))
	case reflect.Uint16:
		return uint64(*(*uint16)(at))
	case reflect.Int16:
		return uint64(*(*int16)(at))
	case reflect.Uint32:
		return uint64(*(*uint32)(at))
	case reflect.Int32:
		return uint64(*(*int32)(at))
	case reflect.Uint64, reflect.Int64:
		return *(*uint64)(at)
	case reflect.Uint, reflect.Int, reflect.Uintptr:
		return uint64(*(*uint)(at))
	case reflect.String:
		if s := *(*string)(at); s != "" {
			return named(s)
		}
		return 0
	}
	panic("engine: a state holds a " + l.kind.String() + ", which has no hash")
}
