package content

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"
)

// Reader reads the files of one pack and collects their problems.
type Reader struct {
	fsys     fs.FS
	words    map[string][]string
	ids      map[string]map[string]At // kind, id: where it was first declared
	refs     []reference
	lost     map[string]bool // kinds of which something could not be read
	sought   map[string]bool // ids that something names and nothing declares
	problems Problems
	records  map[reflect.Type]*record
}

// reference is the use of an id, to be resolved when everything has been read.
type reference struct {
	kind, id string
	at       At
}

// NewReader returns a reader of a folder; words are the lists that word= tags name.
func NewReader(fsys fs.FS, words map[string][]string) *Reader {
	return &Reader{fsys: fsys, words: words, ids: map[string]map[string]At{}, lost: map[string]bool{}, sought: map[string]bool{}, records: map[reflect.Type]*record{}}
}

// Report adds a problem.
func (r *Reader) Report(at At, what, remedy string) {
	r.problems = append(r.problems, Problem{File: at.File, Line: at.Line, What: what, Remedy: remedy})
}

var spelling = regexp.MustCompile(`^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$`)

// CheckID reports an id with characters that a key cannot contain.
func (r *Reader) CheckID(at At, id string) {
	if !spelling.MatchString(id) {
		r.Report(at, fmt.Sprintf("%q is not a valid id", id), "use letters, digits and single hyphens")
	}
}

// Declare makes an id known to ref= tags. Declaring it twice is a problem.
func (r *Reader) Declare(kind, id string, at At) {
	if first, ok := r.ids[kind][id]; ok {
		r.Report(at, fmt.Sprintf("%s %q is there already in %s:%d", kind, id, first.File, first.Line), "give it an id of its own")
		return
	}
	r.add(kind, id, at)
}

func (r *Reader) add(kind, id string, at At) {
	if r.ids[kind] == nil {
		r.ids[kind] = map[string]At{}
	}
	if _, ok := r.ids[kind][id]; !ok {
		r.ids[kind][id] = at
	}
}

// Known returns the ids of a kind in alphabetical order.
func (r *Reader) Known(kind string) []string {
	var ids []string
	for id := range r.ids[kind] {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

// Where returns where an id was declared.
func (r *Reader) Where(kind, id string) At { return r.ids[kind][id] }

// keysOf returns the kind under which the keys of a file of texts are declared.
func keysOf(file string) string { return "key of " + file }

// Key returns the position of a key in a file of texts.
func (r *Reader) Key(file, key string) At { return r.Where(keysOf(file), key) }

// Err returns all problems so far, including dangling ids, or nil. Call it when everything has been read.
func (r *Reader) Err() error {
	for _, ref := range r.refs {
		if _, ok := r.ids[ref.kind][ref.id]; !ok {
			r.Dangling(ref.at, ref.kind, ref.id)
		}
	}
	r.refs = nil
	if len(r.problems) == 0 {
		return nil
	}
	return r.problems.Sorted()
}

// Valid reports whether a file has no problems so far. Call it after Err, which looks for dangling ids.
func (r *Reader) Valid(file string) bool {
	return !slices.ContainsFunc(r.problems, func(p Problem) bool { return p.File == file })
}

// Bytes returns a file unchanged; ok is false if it cannot be read.
func (r *Reader) Bytes(file string) (b []byte, ok bool) {
	b, err := fs.ReadFile(r.fsys, file)
	if err != nil {
		r.Unread(At{File: file}, "the file cannot be read", "put it there")
		return nil, false
	}
	for n, line := range lines(b) {
		if !utf8.Valid(line) {
			r.Unread(At{File: file, Line: n}, "this is not UTF-8", "save the file as UTF-8 text")
			return nil, false
		}
	}
	return b, true
}

// lines yields the lines of a text with their numbers.
func lines(text []byte) iter.Seq2[int, []byte] {
	return func(yield func(int, []byte) bool) {
		n := 0
		for line := range bytes.Lines(text) {
			if n++; !yield(n, line) {
				return
			}
		}
	}
}

// Read decodes a YAML file into the record or list of records that into points to.
func (r *Reader) Read(file string, into any) {
	v := reflect.ValueOf(into).Elem()
	whole := field{name: "file", typ: v.Type()}
	b, ok := r.Bytes(file)
	if !ok {
		r.lose(whole)
		return
	}
	d := yaml.NewDecoder(bytes.NewReader(b))
	var doc, second yaml.Node
	if err := d.Decode(&doc); err != nil {
		r.syntax(file, b, err, whole)
		return
	}
	if err := d.Decode(&second); err == nil {
		r.Report(At{File: file, Line: second.Line}, "a second document begins", "keep one document a file")
		r.lose(whole)
	} else if !errors.Is(err, io.EOF) {
		r.syntax(file, b, err, whole)
	}
	decoding{r, file}.value(doc.Content[0], v, whole)
}

var lineOf = regexp.MustCompile(`line (\d+): `)

// shapeError matches the YAML parser's errors about structure. The parser counts their lines from 0, but
// from 1 in errors about characters, and omits a line that it takes for the first.
func shapeError(what string) bool {
	for _, unmet := range []string{"key", "node content", "'-' indicator", "',' or ']'", "',' or '}'", "<document start>"} {
		if what == "did not find expected "+unmet {
			return true
		}
	}
	return strings.HasPrefix(what, "found undefined tag handle") || strings.HasPrefix(what, "found duplicate %") ||
		strings.HasPrefix(what, "found incompatible")
}

// syntax reports what the YAML parser says, with its line.
func (r *Reader) syntax(file string, text []byte, err error, whole field) {
	r.lose(whole)
	at := At{File: file}
	if errors.Is(err, io.EOF) {
		remedy := "write what belongs there, or remove it"
		if whole.typ.Kind() == reflect.Slice {
			remedy = "write its records, or [] for none"
		}
		r.Unread(at, "the file is empty", remedy)
		return
	}
	what := strings.TrimPrefix(err.Error(), "yaml: ")
	if m := lineOf.FindStringSubmatchIndex(what); m != nil {
		at.Line, _ = strconv.Atoi(what[m[2]:m[3]])
		what = what[m[1]:]
	}
	if at.Line == 0 || shapeError(what) {
		at.Line = min(at.Line+1, 1+bytes.Count(bytes.TrimRight(text, " \t\r\n"), []byte("\n")))
	}
	for n, line := range lines(text) {
		if (n == at.Line || n == at.Line+1) && bytes.HasPrefix(bytes.TrimLeft(line, " "), []byte("\t")) {
			at.Line = n
			r.Unread(at, "the line begins with a tab", "indent it with spaces")
			return
		}
	}
	r.Unread(at, "this is not YAML: "+what, "mind the commas, the brackets, the quotes and the indentation")
}
