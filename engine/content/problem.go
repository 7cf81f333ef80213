package content

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Problem is something wrong in a file and what would be right.
type Problem struct {
	File   string
	Line   int // 0 is the file as a whole
	What   string
	Remedy string
}

// String is one sentence.
func (p Problem) String() string {
	at := p.File
	if p.Line > 0 {
		at = fmt.Sprintf("%s:%d", p.File, p.Line)
	}
	return at + ": " + p.What + ": " + p.Remedy
}

// Problems is everything wrong in a pack, a line each.
type Problems []Problem

func (p Problems) Error() string {
	lines := make([]string, len(p))
	for i, one := range p {
		lines[i] = one.String()
	}
	return strings.Join(lines, "\n")
}

// sorted by file and line, without repeats.
func (p Problems) sorted() Problems {
	s := slices.Clone(p)
	slices.SortStableFunc(s, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	return slices.Compact(s)
}

// Complaint is what a scalar's UnmarshalText answers to a text it cannot read; the reader adds
// file and line.
type Complaint struct{ What, Remedy string }

func (c Complaint) Error() string { return c.What + ": " + c.Remedy }

// At is where a record stands. A record with a field of this type has it filled in.
type At struct {
	File   string
	Line   int
	fields map[string]int
}

// Of is where a field of the record stands, or the record where it has no such field.
func (a At) Of(field string) At {
	if line, ok := a.fields[field]; ok {
		return At{File: a.File, Line: line}
	}
	return At{File: a.File, Line: a.Line}
}
