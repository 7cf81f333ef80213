package content

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Problem is something wrong in a file, and the remedy.
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

// Problems is everything wrong in a pack, one problem a line.
type Problems []Problem

func (p Problems) Error() string {
	lines := make([]string, len(p))
	for i, one := range p {
		lines[i] = one.String()
	}
	return strings.Join(lines, "\n")
}

// Sorted returns the problems by file and line, without repeats. Files that could not be read at all come
// first.
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

// Complaint is the error of a scalar's UnmarshalText for a text it cannot read. The reader adds file and
// line.
type Complaint struct{ What, Remedy string }

func (c Complaint) Error() string { return c.What + ": " + c.Remedy }

// At is the position of a record in a file. The reader fills in a field of this type.
type At struct {
	File   string
	Line   int
	fields map[string]int
	flawed bool
}

// Flawed reports whether the record itself has a problem or does not exist, so that its consequences need
// not be reported.
func (a At) Flawed() bool { return a.flawed || a.File == "" }

// Of returns the position of a field of the record, or that of the record if it has no such field.
func (a At) Of(field string) At {
	if line, ok := a.fields[field]; ok {
		return At{File: a.File, Line: line}
	}
	return At{File: a.File, Line: a.Line}
}
