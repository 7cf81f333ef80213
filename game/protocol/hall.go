package protocol

import (
	"encoding/json"
	"io"
	"slices"
	"strings"
)

// Engine plays the games of a ruleset. It is a Server.
type Engine interface {
	answer(line []byte) *response
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
func (h *Hall) turn(name string) (err error) {
	if h.engines[name] == nil {
		if h.engines[name], err = h.open(name); err != nil {
			delete(h.engines, name)
			return err
		}
	}
	h.now = name
	return nil
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
		return h.engines[h.now].answer(line)
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
	return h.engines[h.now].answer(line)
}
