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
	Cause  bool // nothing of the file could be read; told before all others
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

// Sorted by file and line, without repeats; files of which nothing could be read come first.
func (p Problems) Sorted() Problems {
	s := slices.Clone(p)
	slices.SortStableFunc(s, func(a, b Problem) int {
		return cmp.Or(-compareBool(a.Cause, b.Cause), cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	return slices.Compact(s)
}

// compareBool puts false before true.
func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
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
	flawed bool
}

// Flawed tells whether something is wrong in the record by itself, or whether there is none, so that what
// follows from it need not be told.
func (a At) Flawed() bool { return a.flawed || a.File == "" }

// Of is where a field of the record stands, or the record where it has no such field.
func (a At) Of(field string) At {
	if line, ok := a.fields[field]; ok {
		return At{File: a.File, Line: line}
	}
	return At{File: a.File, Line: a.Line}
}
