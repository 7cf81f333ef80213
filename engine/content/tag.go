package content

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// field is a field of a record, as its tag describes it.
type field struct {
	name     string
	index    []int
	typ      reflect.Type
	optional bool
	word     string
	id       string
	declares string
	ref      string
	ranged   bool
	min, max int
}

// record is what is known of a type of records.
type record struct {
	fields []field
	names  []string // of the fields
	at     [][]int  // where its position goes
}

// describe describes a type of records, including what is in embedded records.
func describe(t reflect.Type) *record {
	all := &record{}
	for _, sf := range reflect.VisibleFields(t) {
		if tag, ok := sf.Tag.Lookup("content"); ok {
			f := parseTag(tag)
			f.index, f.typ = sf.Index, sf.Type
			f.fit(tag)
			all.fields, all.names = append(all.fields, f), append(all.names, f.name)
		}
		if sf.Type == reflect.TypeFor[At]() && sf.IsExported() {
			all.at = append(all.at, sf.Index)
		}
	}
	return all
}

// fit checks that the type of a field holds what the field may have, which is at most a byte unless it says so.
func (f *field) fit(tag string) {
	of := f.typ
	for of.Kind() == reflect.Slice || of.Kind() == reflect.Array {
		of = of.Elem()
	}
	v := reflect.Zero(of)
	if !f.ranged {
		f.min, f.max = 0, 255
		if v.CanInt() && of.Bits() == 8 {
			f.max = 127
		}
	}
	if v.CanInt() && (v.OverflowInt(int64(f.min)) || v.OverflowInt(int64(f.max))) || v.CanUint() && (f.min < 0 || v.OverflowUint(uint64(f.max))) {
		panic(fmt.Sprintf("content: the tag %q has a range that %v does not hold", tag, of))
	}
}

// recordOf describes a type of records once.
func (r *Reader) recordOf(t reflect.Type) *record {
	known := r.records[t]
	if known == nil {
		known = describe(t)
		r.records[t] = known
	}
	return known
}

func parseTag(tag string) field {
	parts := strings.Split(tag, ",")
	f := field{name: parts[0]}
	for _, p := range parts[1:] {
		key, value, _ := strings.Cut(p, "=")
		switch key {
		case "optional":
			f.optional = true
		case "word":
			f.word = value
		case "id":
			f.id = value
		case "declares":
			f.declares = value
		case "ref":
			f.ref = value
		case "range":
			low, high, _ := strings.Cut(value, "..")
			f.min, f.max, f.ranged = number(low, tag), number(high, tag), true
		default:
			panic(fmt.Sprintf("content: the tag %q has an unknown part %q", tag, p))
		}
	}
	return f
}

func number(s, tag string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		panic(fmt.Sprintf("content: the tag %q has no number where one is due", tag))
	}
	return n
}
