package protocol

import (
	"precipice/game/session"
)

// What the tests see of a server besides its exported names. They are in a package of their own because they
// play with views of rulesets, which import this one.

const (
	MostCopies   = mostCopies
	MostRequests = mostRequests
)

type (
	Response                                 = response
	Common                                   = common
	Hosted[S any, T session.Table[T], F any] = game[S, T, F]
	Saved[S any, T session.Table[T]]         = saved[S, T]
)

func (s *Server[S, T, F]) Game() *game[S, T, F]         { return s.game }
func (s *Server[S, T, F]) Play(g *game[S, T, F])        { s.game = g }
func (s *Server[S, T, F]) View() View[S, T, F]          { return s.view }
func (s *Server[S, T, F]) Reply(line []byte) any        { return reply(line, s.answer) }
func (h *Hall) Reply(line []byte) any                   { return reply(line, h.answer) }
func (s *Server[S, T, F]) Answer(line []byte) *Response { return s.answer(line) }

func (s *Server[S, T, F]) Read(data []byte) (Saved[S, T], error) { return s.read(data) }

// NewHosted returns a game of a match that was not begun here.
func NewHosted[S any, T session.Table[T], F any](v View[S, T, F], h session.History[S], policy session.UndoPolicy, undone uint64, auto bool) *game[S, T, F] {
	return &game[S, T, F]{History: h, view: v, policy: policy, undone: undone, auto: auto}
}

func (g *game[S, T, F]) Policy() session.UndoPolicy { return g.policy }
func (g *game[S, T, F]) Undone() uint64             { return g.undone }
func (g *game[S, T, F]) SetUndone(n uint64)         { g.undone = n }
func (g *game[S, T, F]) Scenario() string           { return g.scenario }
func (g *game[S, T, F]) Pending() *pendingView      { return g.viewPending() }
