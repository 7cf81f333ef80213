package session

import (
	"encoding/binary"
	"slices"

	"precipice/engine"
	"precipice/saves"
)

// What the tests see of a session besides its exported names. They are in a package of their own because
// they play with rulesets, which import this one.

const (
	FirstLine = firstLine
	FirstSlot = firstSlot
	MostGames = mostGames
	Policies  = policies
)

var ErrWatched = errWatched

func (s *Session[S, T]) Rules() Ruleset[S, T]      { return s.rules }
func (s *Session[S, T]) Saver() *saves.Autosaver   { return s.saver }
func (s *Session[S, T]) Marks() []uint32           { return s.marks }
func (s *Session[S, T]) Undone() []Undone          { return s.undone }
func (s *Session[S, T]) Unasked() []Unasked        { return s.unasked }
func (s *Session[S, T]) Header() saves.Header      { return s.header() }
func (s *Session[S, T]) Saved() *Saved[S, T]       { return s.saved() }
func (s *Session[S, T]) SetClock(now func() int64) { s.now = now }
func (s *Session[S, T]) SetAhead(keys ...string)   { s.ahead = keys }

// UndoPoint returns a match that undo can return to.
func (s *Session[S, T]) UndoPoint(i int) *engine.Match[S] { return s.matchAt(i) }

// UndoPoints returns the matches that undo can return to.
func (s *Session[S, T]) UndoPoints() (matches []*engine.Match[S]) {
	for i := range s.before {
		matches = append(matches, s.matchAt(i))
	}
	return matches
}

// Copies returns the number of undo points that hold a copy of the match.
func (s *Session[S, T]) Copies() (n int) {
	for i := range s.before {
		if s.before[i].match != nil {
			n++
		}
	}
	return n
}

const (
	PointStride = pointStride
	PointsWhole = pointsWhole
)

func (v *Saved[S, T]) Seal(head saves.Header) ([]byte, error) { return v.seal(head) }

func (v *Saved[S, T]) Continued(r Ruleset[S, T], content saves.Digest) (*engine.Match[S], bool, error) {
	return v.match(r, content)
}

func Open[S any, T Table[T]](r Ruleset[S, T], data []byte) (Saved[S, T], *engine.Match[S], error) {
	v, m, _, err := open(r, data)
	return v, m, err
}

func Repeat[S any](m *engine.Match[S], entry string) error { return repeat(m, entry) }

// Sealed returns a link whose checksum fits what it holds, if it can be unpacked at all.
func Sealed(about About, data []byte) []byte {
	const sealed, head = 5, 22
	if len(data) < sealed+head {
		return data
	}
	data = slices.Clone(data)
	data[0] = linkFormat
	body := data[sealed:]
	copy(body, about.Content[:linkDigest])
	length, n := binary.Uvarint(body[head:])
	if n <= 0 || length > uint64(len(body)-head-n) {
		return data
	}
	if form, ok := inflated(body[head+n:][:length], about.Likely); ok {
		binary.BigEndian.PutUint32(data[1:], linkSum(body, form))
	}
	return data
}
