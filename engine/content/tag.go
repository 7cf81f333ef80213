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

// fieldsOf lists the fields of a record, including those of embedded records.
func fieldsOf(t reflect.Type) []field {
	var all []field
	for _, sf := range reflect.VisibleFields(t) {
		if tag, ok := sf.Tag.Lookup("content"); ok {
			f := parseTag(tag)
			f.index, f.typ = sf.Index, sf.Type
			all = append(all, f)
		}
	}
	return all
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
