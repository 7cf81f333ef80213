package content

import "reflect"

// Lose records that something of these kinds could not be read, so that references to their missing ids are
// not reported as mistakes.
func (r *Reader) Lose(kinds ...string) {
	for _, kind := range kinds {
		r.lost[kind] = true
	}
}

// Lost reports whether something of one of the kinds could not be read, or of any kind if none is named.
func (r *Reader) Lost(kinds ...string) bool {
	for _, kind := range kinds {
		if r.lost[kind] {
			return true
		}
	}
	return len(kinds) == 0 && len(r.lost) > 0
}

// Declared lists the kinds of the ids that a record declares, at any depth.
func Declared(record any) []string {
	return field{typ: reflect.TypeOf(record)}.declared(map[reflect.Type]bool{})
}

func (r *Reader) lose(f field) { r.Lose(f.declared(map[reflect.Type]bool{})...) }

func (f field) declared(seen map[reflect.Type]bool) (kinds []string) {
	for _, kind := range []string{f.id, f.declares} {
		if kind != "" {
			kinds = append(kinds, kind)
		}
	}
	t := f.typ
	for t.Kind() == reflect.Slice || t.Kind() == reflect.Array || t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct || seen[t] {
		return kinds
	}
	seen[t] = true
	for _, inner := range describe(t).fields {
		kinds = append(kinds, inner.declared(seen)...)
	}
	return kinds
}

// Dangling reports an undeclared id, unless the file that might declare it could not be read, which has
// already been reported.
func (r *Reader) Dangling(at At, kind, id string) {
	r.sought[id] = true
	if !r.Lost(kind) {
		r.Report(at, "there is no "+kind+" "+quoted(id), Remedy(id, r.Known(kind)))
	}
}

// Sought reports whether something refers to an id that nothing declares.
func (r *Reader) Sought(id string) bool { return r.sought[id] }

// Unread reports a file or folder that could not be read, and marks what it would have declared as lost.
func (r *Reader) Unread(at At, what, remedy string, kinds ...string) {
	r.problems = append(r.problems, Problem{File: at.File, Line: at.Line, What: what, Remedy: remedy, Cause: true})
	r.Lose(kinds...)
}
