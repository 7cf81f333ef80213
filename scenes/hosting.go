package scenes

import (
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/saves"
)

// Hosting shows the games of a ruleset: new ones, those of a slot, and again from their start. A Game can embed it.
type Hosting[S any, T session.Table[T]] struct {
	Rules session.Ruleset[S, T]
	Wears render.Dress                                        // what its screens wear
	Idle  []game.Action                                       // what its games have no use for
	Open  func(*game.Shell, *session.Session[S, T]) Watchable // returns the screen that shows a session now
}

// Hosted implements Game.
func (h *Hosting[S, T]) Hosted() session.Hosted { return session.Host(h.Rules) }

// Dress implements Game.
func (h *Hosting[S, T]) Dress() render.Dress { return h.Wears }

// Lacks implements Game.
func (h *Hosting[S, T]) Lacks() []game.Action { return h.Idle }

// New shows a new game at a table.
func (h *Hosting[S, T]) New(sh *game.Shell, table T) error {
	return h.show(sh)(session.New(h.Rules, table, sh.Saver, game.Clock))
}

// Resume implements Game.
func (h *Hosting[S, T]) Resume(sh *game.Shell, slot string) error {
	return h.show(sh)(session.Resume(h.Rules, sh.Store, slot, sh.Saver, game.Clock))
}

func (h *Hosting[S, T]) show(sh *game.Shell) func(*session.Session[S, T], error) error {
	return func(play *session.Session[S, T], err error) error {
		if err == nil {
			sh.Show(h.Open(sh, play))
		}
		return err
	}
}

// Watch implements Game.
func (h *Hosting[S, T]) Watch(sh *game.Shell, data []byte, leave func(*game.Shell)) error {
	rec, err := session.ReadRecord(h.Rules, data)
	if err != nil {
		return err
	}
	tape, err := session.NewTape(h.Rules, rec)
	if err == nil {
		sh.Show(h.Replay(sh, tape, leave))
	}
	return err
}

// Again shows a game from its start; leaving the replay returns to the game. A record is without what the table keeps to itself:
// ready, if not nil, adds that.
func (h *Hosting[S, T]) Again(sh *game.Shell, play *session.Session[S, T], ready func(*session.Tape[S, T])) {
	tape, err := session.NewTape(h.Rules, play.Record())
	if err != nil {
		sh.Note(sh.Sentence(err))
		return
	}
	if ready != nil {
		ready(tape)
	}
	sh.Show(h.Replay(sh, tape, func(sh *game.Shell) { sh.Show(h.Open(sh, play)) }))
}

// Replay returns a game shown again, from where its tape is.
func (h *Hosting[S, T]) Replay(sh *game.Shell, tape *session.Tape[S, T], leave func(*game.Shell)) *Replay[S, T] {
	return NewReplay(sh, tape, func(sh *game.Shell) Watchable { return h.Open(sh, tape.Play) }, leave)
}

// Spare is the part of a Game that has no tutorial, no settings of its own and nobody to show on the title. A Game can embed it.
type Spare struct{}

// Faces implements Game: nobody stands on the title.
func (Spare) Faces() []string { return nil }

// Moved implements Game: nothing is kept by slot.
func (Spare) Moved(*game.Shell, saves.Move) {}

// Learn implements Game: there is no tutorial.
func (Spare) Learn() func(*game.Shell) { return nil }

// Settings implements Game: the ruleset has none of its own.
func (Spare) Settings(*game.Shell) []Section { return nil }
