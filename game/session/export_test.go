package session

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"encoding/binary"
	"maps"
	"math"
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
func (s *Session[S, T]) SetAhead(key string)       { s.ahead = [][]string{{key}} }

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
	c, err := v.carry(r, content)
	if err != nil {
		return nil, true, err
	}
	for c.step() {
	}
	return c.match()
}

func Open[S any, T Table[T]](r Ruleset[S, T], data []byte) (Saved[S, T], *engine.Match[S], error) {
	v, m, _, err := open(r, data)
	return v, m, err
}

func Repeat[S any](m *engine.Match[S], entry string) error { return repeat(m, entry) }

// Sealed returns a link whose checksum fits what it holds, if it can be unpacked at all.
func Sealed(about About, data []byte) []byte {
	const sealed = 5
	if len(data) < sealed {
		return data
	}
	data = slices.Clone(data)
	data[0] = firstFormat + (data[0]+1)%linkFormat // of the two formats
	rest := bytes.NewReader(data[sealed:])
	head, ok := readHead(data[0], rest)
	length, err := binary.ReadUvarint(rest)
	if !ok || err != nil || length > uint64(rest.Len()) {
		return data
	}
	copy(data[sealed:], about.Content[:len(head.content)])
	packed := data[len(data)-rest.Len():][:length]
	if form, ok := inflated(packed, about.Likely); ok {
		binary.BigEndian.PutUint32(data[1:], linkSum(data[sealed:], form))
	}
	return data
}

// FirstLink returns a game as a link of the first format.
func FirstLink[S any, T Table[T]](r Ruleset[S, T], rec *Record[T]) (string, error) {
	about := r.About()
	m, _, err := Begin(r, &rec.Table)
	if err != nil {
		return "", err
	}
	number, anew, err := countedOut(r, &rec.Table, m, rec.Journal, expects(firstFormat, &about))
	if err != nil {
		return "", err
	}
	body := binary.BigEndian.AppendUint32(bytes.Clone(about.Content[:firstDigest]), m.Hash())
	body = binary.BigEndian.AppendUint64(body, rec.Table.Terms().Seed)
	body = binary.BigEndian.AppendUint32(body, uint32(len(rec.Journal)))
	form := linkForm(rec, anew)
	packed := deflated(form, about.Likely)
	body = append(append(binary.AppendUvarint(body, uint64(len(packed))), packed...), number.Bytes()...)
	sealed := append([]byte{firstFormat}, binary.BigEndian.AppendUint32(nil, linkSum(body, form))...)
	return LinkWord + base64.RawURLEncoding.EncodeToString(append(sealed, body...)), nil
}

// Learned returns the habits in games, see About.Habits: of the traits that matter most, at most so many.
func Learned[S any, T Table[T]](r Ruleset[S, T], games []*Record[T], most int) (known []byte, err error) {
	h := newHabits(nil, r.About().Near)
	for range 2 {
		for _, rec := range games {
			m, _, err := Begin(r, &rec.Table)
			if err != nil {
				return nil, err
			}
			h.past = newPast(r.About().Near)
			if _, _, err := countedOut(r, &rec.Table, m, rec.Journal, h); err != nil {
				return nil, err
			}
		}
	}
	matters := func(t trait) float64 {
		w := h.weights[t]
		return -math.Abs(float64(w.value)) * math.Sqrt(float64(min(w.learned, 200*unit)))
	}
	traits := slices.SortedFunc(maps.Keys(h.weights), func(a, b trait) int {
		return cmp.Or(cmp.Compare(matters(a), matters(b)), cmp.Compare(a, b))
	})
	traits = traits[:min(most, len(traits))]
	slices.Sort(traits)
	for _, t := range traits {
		if eighths := (h.weights[t].value*8 + unit/2) >> 16; eighths != 0 {
			known = append(known, byte(t>>8), byte(t), byte(int8(max(-128, min(127, eighths)))))
		}
	}
	return known, nil
}

// AnyLink returns a record as a link of any length.
func AnyLink[S any, T Table[T]](r Ruleset[S, T], rec *Record[T]) (string, error) {
	return linkOf(r, rec)
}
