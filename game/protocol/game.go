package protocol

import (
	"slices"

	"precipice/engine"
	"precipice/game/session"
)

// Server plays one game at a time, and copies of it for searches.
type Server[S any, T session.Table[T], F any] struct {
	view       View[S, T, F]
	operations map[string]operation[F]
	game       *game[S, T, F]
	copies     [mostCopies]*game[S, T, F] // by number, which counts from 1
}

// New returns a server without a game.
func New[S any, T session.Table[T], F any](v View[S, T, F]) *Server[S, T, F] {
	s := &Server[S, T, F]{view: v}
	s.operations = s.all()
	return s
}

// game is a match being played. A request that fails leaves it as it was.
type game[S any, T session.Table[T], F any] struct {
	session.History[S]
	view     View[S, T, F]
	policy   session.UndoPolicy
	auto     bool                // decisions of seats without a player are answered for them
	undone   uint64              // reseeds the dice of the next undo
	loaded   bool                // dice were loaded
	table    T                   // how it began
	scenario string              // the position it began at instead
	opened   int                 // number of journal entries that the scenario made itself
	start    *engine.Snapshot[S] // where the journal begins instead, after something came from outside
	pages    [][]byte            // of what was before that
	broke    string              // key of the choice at which the rules last broke, "" for none
}

func (s *Server[S, T, F]) playing() (*game[S, T, F], error) {
	if s.game == nil {
		return nil, Fail("no-game", `there is no game: send {"op":"new"} first`)
	}
	return s.game, nil
}

// show fills in the pending decision after a request.
func (g *game[S, T, F]) show(r *response) {
	r.Pending, r.Over, r.Loaded, r.Undo = g.viewPending(), !asked(g.Match), g.loaded, g.Steps()
}

func asked[S any](m *engine.Match[S]) bool {
	_, ok := m.Pending()
	return ok
}

func (s *Server[S, T, F]) pending(_ *request[F], r *response) error {
	g, err := s.playing()
	if err == nil {
		g.show(r)
	}
	return err
}

func (s *Server[S, T, F]) choose(q *request[F], r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	t := telling[S]{r, g.Match.State}
	err = g.Step(g.policy, q.Key, func() error {
		events, err := g.Match.Choose(q.Key)
		if err != nil {
			return g.refusal(q.Key, err)
		}
		t.add(events)
		g.automatic(&t)
		g.show(r) // what cannot be shown must not have been done
		return nil
	}, func(cause any) error {
		g.broke = q.Key
		return broken(cause)
	})
	if err != nil {
		return err
	}
	g.broke = ""
	if session.Full(len(g.Match.Journal)) {
		if err := s.turnPage(g); err != nil {
			return err
		}
	}
	r.Undo = g.Steps() // one more than while it was made
	return nil
}

// refusal returns the Failure for a key that cannot be chosen.
func (g *game[S, T, F]) refusal(key string, illegal error) error {
	f := &Failure{Code: "illegal", Text: illegal.Error()}
	if d, ok := g.Match.Explained(); ok {
		if why, refused := d.Refused(key); refused {
			f.Code, f.Rule, f.Reason = "refused", why.Rule, why.Reason
		}
	}
	return f
}

func (s *Server[S, T, F]) undo(_ *request[F], r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	if !g.Back(g.policy, g.undone+1) {
		return g.noUndo()
	}
	g.undone++
	r.Events = []eventView{{Kind: "undone", Args: []string{g.policy.Word()}}}
	g.show(r)
	return nil
}

// noUndo says why nothing can be undone.
func (g *game[S, T, F]) noUndo() error {
	why := g.WhyNoUndo(g.policy)
	return &Failure{Code: "refused", Text: "nothing can be taken back" + noUndo[why], Reason: why}
}

// noUndo holds how an error text goes on, by the reason.
var noUndo = map[string]string{
	"off":            " in this game",
	"revealed":       ": dice or cards have shown something since",
	"nothing-chosen": ": nothing has been chosen since the game began or was loaded",
}

func (s *Server[S, T, F]) dice(q *request[F], r *response) error {
	g, err := s.playing()
	if err != nil {
		return err
	}
	if len(q.Faces) == 0 || slices.Contains(q.Faces, 0) {
		return Fail("wrong", "faces must hold at least one number, each 1 or more")
	}
	if !g.Match.Load(q.Faces...) {
		return Fail("wrong", "more than %d loaded faces would be waiting: send fewer, or roll some first", engine.MaxFaces)
	}
	g.loaded = true
	g.show(r)
	return nil
}
