package protocol

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"precipice/engine/fortress"
	"precipice/game/plain"
)

// longest is the longest line read, in bytes.
const longest = 8 << 20

// request is a line from the client. engine/PROTOCOL.md says which fields an operation takes.
type request struct {
	ID json.RawMessage `json:"id,omitempty"`
	Op string          `json:"op"`

	Mode       string   `json:"mode,omitempty"`
	Combat     string   `json:"combat,omitempty"`
	Difficulty string   `json:"difficulty,omitempty"`
	Seed       *uint64  `json:"seed,omitempty"`
	Hostiles   string   `json:"hostiles,omitempty"`
	Players    *int     `json:"players,omitempty"`
	Explorers  []string `json:"explorers,omitempty"`
	Seats      []int    `json:"seats,omitempty"`
	Leader     *int     `json:"leader,omitempty"`
	Hostile    *int     `json:"hostile_player,omitempty"`
	Strike     bool     `json:"strike_force,omitempty"`
	Undo       string   `json:"undo,omitempty"`

	Key      string  `json:"key,omitempty"`
	Text     string  `json:"text,omitempty"`
	Save     string  `json:"save,omitempty"`
	Faces    []uint8 `json:"faces,omitempty"`
	Attacker string  `json:"attacker,omitempty"`
	Target   string  `json:"target,omitempty"`
	Weapon   string  `json:"weapon,omitempty"`
	Attacks  int     `json:"attacks,omitempty"`
	From     string  `json:"from,omitempty"`
	Aimed    bool    `json:"aimed,omitempty"`
	Roll     string  `json:"roll,omitempty"`
	Explorer string  `json:"explorer,omitempty"`

	Sequence []string          `json:"sequence,omitempty"`
	At       map[string]string `json:"at,omitempty"`
	Parts    []string          `json:"parts,omitempty"`
	Cards    bool              `json:"cards,omitempty"`
	Game     int               `json:"game,omitempty"` // number of a copy, 0 for the game
}

// response is a line to the client.
type response struct {
	ID    json.RawMessage `json:"id,omitempty"`
	OK    bool            `json:"ok"`
	Error *failure        `json:"error,omitempty"`

	Pending  *pendingView   `json:"pending,omitempty"`
	Events   []eventView    `json:"events,omitempty"`
	Over     bool           `json:"over,omitempty"`
	State    *stateView     `json:"state,omitempty"`
	Why      *refusalView   `json:"why,omitempty"`
	Odds     *oddsView      `json:"odds,omitempty"`
	Plan     *planView      `json:"plan,omitempty"`
	Forecast []forecastView `json:"forecast,omitempty"`
	Save     string         `json:"save,omitempty"`
	Loaded   bool           `json:"loaded,omitempty"`
	Undo     int            `json:"undo,omitempty"`
	Report   string         `json:"report,omitempty"`
	Content  *contentView   `json:"content,omitempty"`
	Clone    int            `json:"clone,omitempty"`
}

// failure says why a request was not carried out; it changed nothing.
type failure struct {
	Code   string `json:"code"` // malformed, unknown-op, no-game, illegal, refused, wrong, broken
	Text   string `json:"text"`
	Rule   string `json:"rule,omitempty"`
	Reason string `json:"reason,omitempty"`
}

func (f *failure) Error() string { return f.Text }

func fail(code, format string, args ...any) error {
	return &failure{Code: code, Text: fmt.Sprintf(format, args...)}
}

// operations holds the operations by name.
var operations = map[string]func(*server, *request, *response) error{
	"new": (*server).begin, "scenario": (*server).scenario, "pending": (*server).pending, "choose": (*server).choose,
	"state": (*server).state, "why": (*server).why, "odds": (*server).odds, "forecast": (*server).forecast,
	"save": (*server).save, "load": (*server).load, "undo": (*server).undo, "dice": (*server).dice,
	"report": (*server).report, "content": (*server).content, "clone": (*server).clone, "drop": (*server).drop, "reseed": (*server).reseed,
}

// Operations lists the names of the operations in alphabetical order.
func Operations() (names []string) {
	for name := range operations {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Serve answers lines until the input ends.
func Serve(rules fortress.Rules, in io.Reader, out io.Writer) error {
	s := &server{rules: rules}
	w := bufio.NewWriter(out)
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 0, 64<<10), longest)
	for lines.Scan() {
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		answer, err := json.Marshal(s.reply(lines.Bytes()))
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

// broken returns the failure of a request at which the rules panicked.
func broken(cause any) *failure {
	return &failure{Code: "broken", Text: fmt.Sprintf("the rules broke at this request (%v); the game is as it was", cause)}
}

// answer carries out one line. If anything goes wrong, the game is left as it was.
func (s *server) answer(line []byte) (r *response) {
	r = &response{}
	q, err := parse(line)
	if err != nil {
		r.Error = &failure{Code: "malformed", Text: "the line is not a request: " + err.Error()}
		return r
	}
	r.ID = q.ID
	do, ok := operations[q.Op]
	if !ok {
		r.Error = &failure{Code: "unknown-op", Text: fmt.Sprintf("there is no operation %.40q; known: %s", q.Op, strings.Join(Operations(), ", "))}
		return r
	}
	defer func() {
		if p := recover(); p != nil {
			r = &response{ID: q.ID, Error: broken(p)}
		}
	}()
	if err := s.within(q, func() error { return do(s, q, r) }); err != nil {
		f := &failure{Code: "wrong", Text: err.Error()}
		errors.As(err, &f)
		f.Text = brief(f.Text)
		return &response{ID: q.ID, Error: f}
	}
	r.OK = true
	return r
}
