package session

import (
	"precipice/engine"
)

// history is a match with the questions that undo can return to. A step is a choice, or a run of them, with everything
// that follows unasked. How far undo goes is up to a policy, which may change between steps.
type history[S any] struct {
	Match    *engine.Match[S]
	before   []undoPoint[S]
	revealed bool       // undo points were dropped because dice or cards were revealed
	ahead    [][]string // the choices of undone steps, the latest step at the end
}

// undoPoint is a question that undo can return to, with what a session was then: the lengths of its
// log, of Chosen, and of its list of undos.
type undoPoint[S any] struct {
	match    *engine.Match[S] // nil if it is to be repeated from an earlier point
	at       int              // length of the journal
	anew     []uint64         // sequences that the dice have been moved to since
	keys     []string         // of the choices made there together, mostly of one
	log      int
	chosen   int
	undone   int
	revealed bool // dice or cards were revealed before the next point
}

// step takes a step and adds the point before it. If it fails, the match is as it was; if it panics, that is
// so after broke has made an error of the cause.
func (h *history[S]) step(point *undoPoint[S], policy UndoPolicy, step func() error, broke func(cause any) error) (err error) {
	before := h.Match.Clone()
	if point.revealed, err = h.attempt(before, step, broke); err != nil {
		return err
	}
	h.add(*point, before)
	h.ahead = nil
	h.trim(policy)
	return nil
}

// attempt runs a step that nothing may be left of if it fails. Revealed reports whether dice or cards were
// revealed.
func (h *history[S]) attempt(before *engine.Match[S], step func() error, broke func(cause any) error) (revealed bool, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = broke(p)
			h.Match = before
		}
	}()
	if err := step(); err != nil {
		return false, err
	}
	return h.Match.Rolled() != before.Rolled(), nil
}

// amend runs what belongs to the last step, such as answers after a change of settings.
func (h *history[S]) amend(policy UndoPolicy, step func() error, broke func(cause any) error) error {
	revealed, err := h.attempt(h.Match.Clone(), step, broke)
	if last := len(h.before) - 1; revealed && last >= 0 {
		h.before[last].revealed = true
	}
	h.trim(policy)
	return err
}

// trim drops the undo points that the policy does not keep.
func (h *history[S]) trim(policy UndoPolicy) {
	switch policy {
	case NoUndo:
		h.before = nil
	case UntilRevealed:
		for i := len(h.before) - 1; i >= 0; i-- {
			if h.before[i].revealed {
				h.drop(i + 1)
				h.revealed = true
				return
			}
		}
	}
}

// Steps returns how many steps can be undone, one after another.
func (h *history[S]) Steps() int { return len(h.before) }

// CanUndo reports whether a step can be undone.
func (h *history[S]) CanUndo() bool { return len(h.before) > 0 }

// back returns to the last point.
func (h *history[S]) back() (point undoPoint[S], ok bool) {
	last := len(h.before) - 1
	if last < 0 {
		return point, false
	}
	point = h.before[last]
	h.Match = h.matchAt(last)
	h.before = h.before[:last]
	h.ahead = append(h.ahead, point.keys)
	return point, true
}

// WhyNoUndo says why nothing can be undone: "off" if the policy allows no undo, "revealed" if dice or cards
// were revealed, "nothing-chosen" if nothing was chosen since the game was begun or resumed.
func (h *history[S]) WhyNoUndo(policy UndoPolicy) string {
	switch {
	case policy == NoUndo:
		return "off"
	case h.revealed:
		return "revealed"
	}
	return "nothing-chosen"
}

// CanRedo reports whether an undone step can be taken again.
func (h *history[S]) CanRedo() bool { return len(h.ahead) > 0 }

// NextRedo returns the key of the first choice to make again, "" for none.
func (h *history[S]) NextRedo() string {
	if !h.CanRedo() {
		return ""
	}
	return h.ahead[len(h.ahead)-1][0]
}

// History is the history of a game that is played without a session. A step is a choice with everything
// that follows from it unasked; how far undo goes is up to a policy.
type History[S any] struct{ history[S] }

// NewHistory returns the history of a match, in which nothing can be undone yet.
func NewHistory[S any](m *engine.Match[S]) History[S] { return History[S]{history[S]{Match: m}} }

// Step takes a step, which begins with the choice of a key. If it fails, the match is as it was; if it
// panics, that is so after broke has made an error of the cause.
func (h *History[S]) Step(policy UndoPolicy, key string, step func() error, broke func(cause any) error) error {
	return h.step(&undoPoint[S]{keys: []string{key}}, policy, step, broke)
}

// Back undoes the last step and returns to the question as it was asked. Under NewDice the dice move to the
// sequence of that number. It returns false if there is nothing to undo.
func (h *History[S]) Back(policy UndoPolicy, sequence uint64) bool {
	_, ok := h.back()
	if ok && policy == NewDice {
		h.Match.Anew(sequence)
	}
	return ok
}

// Fork returns a history that begins at the same question, with dice of the sequence of that number.
func (h *History[S]) Fork(sequence uint64) History[S] {
	m := h.Match.Clone()
	m.Anew(sequence)
	return History[S]{history[S]{Match: m, revealed: h.revealed}}
}

// Reseed moves the dice of every question that undo can return to, each to a sequence of its own.
func (h *History[S]) Reseed(sequence func() uint64) {
	for i := range h.before {
		h.before[i].anew = append(h.before[i].anew, sequence())
	}
}
