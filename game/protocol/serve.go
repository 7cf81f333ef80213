package protocol

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"precipice/game/plain"
	"precipice/saves"
)

// longest is the longest line read, in bytes.
const longest = 8 << 20

// request is a line from the client. engine/PROTOCOL.md says which fields an operation takes.
type request[F any] struct {
	common
	fields F // those of the ruleset
}

// common holds the fields that the requests of every ruleset have.
type common struct {
	ID    json.RawMessage `json:"id,omitempty"`
	Op    string          `json:"op"`
	Seed  *uint64         `json:"seed,omitempty"`
	Undo  string          `json:"undo,omitempty"`
	Key   string          `json:"key,omitempty"`
	Text  string          `json:"text,omitempty"`
	Save  string          `json:"save,omitempty"`
	Faces []uint8         `json:"faces,omitempty"`
	Game  which           `json:"game,omitzero"`
}

// which says what a request is about: a copy by its number, 0 for the game itself, or the games of a ruleset by its name.
type which struct {
	copy    int
	ruleset string
}

// UnmarshalJSON implements json.Unmarshaler.
func (w *which) UnmarshalJSON(text []byte) error {
	if bytes.HasPrefix(text, []byte(`"`)) {
		return json.Unmarshal(text, &w.ruleset)
	}
	return json.Unmarshal(text, &w.copy)
}

// response is a line to the client.
type response struct {
	ID    json.RawMessage `json:"id,omitempty"`
	OK    bool            `json:"ok"`
	Error *Failure        `json:"error,omitempty"`

	Pending *pendingView `json:"pending,omitempty"`
	Events  []eventView  `json:"events,omitempty"`
	Over    bool         `json:"over,omitempty"`
	Answers
	Why    *refusalView `json:"why,omitempty"`
	Save   string       `json:"save,omitempty"`
	Loaded bool         `json:"loaded,omitempty"`
	Undo   int          `json:"undo,omitempty"`
	Report string       `json:"report,omitempty"`
	Clone  int          `json:"clone,omitempty"`
}

// Failure says why a request was not carried out; it changed nothing.
type Failure struct {
	Code   string `json:"code"` // malformed, unknown-op, no-game, illegal, refused, wrong, broken
	Text   string `json:"text"`
	Rule   string `json:"rule,omitempty"`
	Reason string `json:"reason,omitempty"`

	foreign *saves.Header // of a save of another ruleset, which cannot be loaded here
}

func (f *Failure) Error() string { return f.Text }

func Fail(code, format string, args ...any) error {
	return &Failure{Code: code, Text: fmt.Sprintf(format, args...)}
}

// operation carries out a request and fills in the response.
type operation[F any] func(*request[F], *response) error

// all returns the operations by name.
func (s *Server[S, T, F]) all() map[string]operation[F] {
	all := map[string]operation[F]{
		"new": s.begin, "scenario": s.scenario, "pending": s.pending, "choose": s.choose, "why": s.why,
		"save": s.save, "load": s.load, "undo": s.undo, "dice": s.dice, "report": s.report, "content": s.content,
		"clone": s.clone, "drop": s.drop, "set": s.set, "reseed": s.reseed, "journal": s.journal,
	}
	for name, ask := range s.view.Asked() {
		all[name] = func(q *request[F], r *response) error {
			g, err := s.playing()
			if err == nil {
				err = ask(g.Match, &q.fields, &r.Answers)
			}
			return err
		}
	}
	for name, change := range s.view.Amends() {
		all[name] = func(q *request[F], r *response) error { return s.amend(q, r, change) }
	}
	return all
}

func (s *Server[S, T, F]) content(q *request[F], r *response) error {
	r.Content = s.view.Content(&q.fields)
	return nil
}

// Operations lists the names of the operations in alphabetical order.
func (s *Server[S, T, F]) Operations() []string { return slices.Sorted(maps.Keys(s.operations)) }

// Serve answers lines until the input ends.
func (s *Server[S, T, F]) Serve(in io.Reader, out io.Writer) error { return serve(in, out, s.answer) }

// serve answers each request of each line.
func serve(in io.Reader, out io.Writer, answer func([]byte) *response) error {
	w := bufio.NewWriter(out)
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 0, 64<<10), longest)
	for lines.Scan() {
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		answer, err := json.Marshal(reply(lines.Bytes(), answer))
		if err != nil {
			return err
		}
		if _, err := w.Write(append(plain.JSON(answer), '\n')); err != nil {
			return err
		}
		if err := w.Flush(); err != nil {
			return err
		}
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		return fmt.Errorf("a line is longer than %d bytes: send shorter lines", longest)
	}
	return lines.Err()
}

// longestText is the longest error text, in bytes.
const longestText = 1000

// brief shortens a text that quotes something long.
func brief(text string) string {
	if len(text) <= longestText {
		return text
	}
	return strings.ToValidUTF8(text[:longestText], "") + "..."
}

// broken returns the Failure of a request at which the rules panicked.
func broken(cause any) *Failure {
	return &Failure{Code: "broken", Text: fmt.Sprintf("the rules broke at this request (%v); the game is as it was", cause)}
}

// answer carries out one line. If anything goes wrong, the game is left as it was.
func (s *Server[S, T, F]) answer(line []byte) (r *response) {
	r = &response{}
	q, err := parse[F](line)
	if err != nil {
		r.Error = &Failure{Code: "malformed", Text: "the line is not a request: " + err.Error()}
		return r
	}
	r.ID = q.ID
	do, ok := s.operations[q.Op]
	if !ok {
		r.Error = &Failure{Code: "unknown-op", Text: fmt.Sprintf("there is no operation %.40q; known: %s", q.Op, strings.Join(s.Operations(), ", "))}
		return r
	}
	defer func() {
		if p := recover(); p != nil {
			r = &response{ID: q.ID, Error: broken(p)}
		}
	}()
	if err := s.within(q, func() error { return do(q, r) }); err != nil {
		return failed(q.ID, err)
	}
	r.OK = true
	return r
}

// failed is the response to a request that was not carried out.
func failed(id json.RawMessage, err error) *response {
	f := &Failure{Code: "wrong", Text: err.Error()}
	errors.As(err, &f)
	f.Text = brief(f.Text)
	return &response{ID: id, Error: f}
}
