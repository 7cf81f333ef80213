package protocol

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"precipice/saves"
)

// Engine plays the games of a ruleset. It is a Server.
type Engine interface {
	answer(line []byte) *response
	owns(h saves.Header) bool
}

// Hall plays the games of several rulesets, each on an engine of its own. A request names a ruleset in its field "game"; those that
// follow are about the same ruleset, until another names another.
type Hall struct {
	names   []string
	open    func(name string) (Engine, error)
	engines map[string]Engine
	now     string
}

// NewHall returns a hall that begins with the engine of one of the rulesets named. Open opens one when it is first asked for.
func NewHall(now string, names []string, open func(name string) (Engine, error)) (*Hall, error) {
	h := &Hall{names: names, open: open, engines: map[string]Engine{}}
	return h, h.turn(now)
}

// turn opens the engine of a ruleset and goes on with it.
func (h *Hall) turn(name string) error {
	_, err := h.engine(name)
	if err == nil {
		h.now = name
	}
	return err
}

// engine returns the engine of a ruleset, and opens it if it is the first time.
func (h *Hall) engine(name string) (e Engine, err error) {
	if e = h.engines[name]; e == nil {
		if e, err = h.open(name); err == nil {
			h.engines[name] = e
		}
	}
	return e, err
}

// Serve answers lines until the input ends.
func (h *Hall) Serve(in io.Reader, out io.Writer) error { return serve(in, out, h.answer) }

// answer lets the engine of the ruleset answer that a request names. What is no request is left to the engine to say.
func (h *Hall) answer(line []byte) *response {
	var q struct {
		ID   json.RawMessage `json:"id"`
		Game which           `json:"game"`
	}
	if err := json.Unmarshal(line, &q); err != nil || q.Game.ruleset == "" {
		return h.answered(line)
	}
	var err error
	if slices.Contains(h.names, q.Game.ruleset) {
		err = h.turn(q.Game.ruleset)
	} else {
		err = Fail("wrong", "there is no game %.40q; known: %s", q.Game.ruleset, strings.Join(h.names, ", "))
	}
	if err != nil {
		return failed(q.ID, err)
	}
	return h.answered(line)
}

// answered lets the engine of the present ruleset answer. A save of another ruleset of the hall is answered with how to load it.
func (h *Hall) answered(line []byte) *response {
	r := h.engines[h.now].answer(line)
	if r.Error != nil && r.Error.foreign != nil {
		for _, name := range h.names {
			if e, err := h.engine(name); err == nil && e.owns(*r.Error.foreign) {
				r.Error.Text = fmt.Sprintf("the save is of a game of %q and not of %q: load it with \"game\":%[1]q", name, h.now)
			}
		}
	}
	return r
}
