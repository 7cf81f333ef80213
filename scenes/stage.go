package scenes

import (
	"precipice/game"
	"precipice/game/session"
)

// Stage is what every screen of a game in play has, whatever its ruleset: the session, the events still to
// be shown, the dice and the log.
type Stage[S any, T session.Table[T]] struct {
	Play    *session.Session[S, T]
	Tray    Tray
	Log     Log
	Seat    HandOver
	Problem string   // a sentence shown in the question's place
	Version int      // increases when the panels must be redrawn
	Names   []string // of the players, by seat

	Showing Showing[S]
	telling Telling[S]
	unseen  bool // the question has not been seen yet
}

// Asker is a Telling that asks the pending question in words of its own, and says what the key that ends it declines, "" for
// nothing, and how many answers there are.
type Asker interface {
	Asked(sh *game.Shell) (question, end string, answers int)
}

// Narrates implements game.Narrator.
func (s *Stage[S, T]) Narrates() {}

// NewStage returns the stage of a session.
func NewStage[S any, T session.Table[T]](play *session.Session[S, T], telling Telling[S]) Stage[S, T] {
	return Stage[S, T]{Play: play, telling: telling, unseen: true}
}

// Advance shows the events that are due, and reports whether the screen is busy with them. A click or a key
// skips them.
func (s *Stage[S, T]) Advance(sh *game.Shell) (busy bool) {
	in := &sh.Input
	sh.UI.Final = s.final
	s.Follow(sh)
	s.say(sh)
	s.Tray.Update(sh)
	if s.Seat.Update(sh, s.HandedOver()) {
		s.Version++
	}
	if busy = s.Presenting(); busy && !s.Play.Watched() {
		sh.UI.Hold()
	}
	switch {
	case busy && (in.Clicked || in.Did(game.Skip)):
		s.Next()
		s.Tray.Land()
	case busy && in.Did(game.Accept):
		s.CatchUp(sh)
	}
	return busy
}

// final reports whether nothing could undo an answer. The only one there is goes on, as a page is turned.
func (s *Stage[S, T]) final(key string) bool {
	d, asks := s.Play.Pending()
	return asks && len(d.Options) > 1 && s.Play.Final(key)
}

// say tells the new lines of the log, for whoever hears the game.
func (s *Stage[S, T]) say(sh *game.Shell) {
	if !sh.Heard() {
		return
	}
	book := sh.Words.WithPlayers(s.Names)
	for _, line := range s.Play.Untold() {
		sh.Say(Told(book, &line))
	}
}

// HandedOver reports whether the screen shows that another player decides now.
func (s *Stage[S, T]) HandedOver() bool {
	_, asks := s.Play.Pending()
	return s.Seat.On() && asks && !s.Presenting()
}

// Take takes an option, which lets the screen ask a new question.
func (s *Stage[S, T]) Take(sh *game.Shell, key string) { s.take(sh, key, s.Play.Choose) }

// TakeAlong takes an option that the player chose together with the last one.
func (s *Stage[S, T]) TakeAlong(sh *game.Shell, key string) { s.take(sh, key, s.Play.Along) }

// TakeRun takes options of decisions that are asked one after the other, as one step.
func (s *Stage[S, T]) TakeRun(sh *game.Shell, keys ...string) {
	s.take(sh, "", func(string) error { return s.Play.ChooseRun(keys...) })
}

func (s *Stage[S, T]) take(sh *game.Shell, key string, choose func(key string) error) {
	sh.Note("")
	s.asksAnew(sh)
	sh.UI.Hold()
	s.CatchUp(sh)
	if err := choose(key); err != nil {
		if _, asks := s.Play.Pending(); asks { // the question stays
			sh.Note(sh.Sentence(err))
		} else {
			s.Problem = sh.Sentence(err)
		}
	}
	sh.Dirty()
}

// UndoStep undoes the last step. It returns false if there is none.
func (s *Stage[S, T]) UndoStep(sh *game.Shell) bool {
	s.CatchUp(sh)
	if !s.Play.Undo() {
		return false
	}
	s.asksAnew(sh)
	s.Tray.Clear()
	return true
}

// RedoStep redoes the last undone choice. It returns false if that cannot be done.
func (s *Stage[S, T]) RedoStep(sh *game.Shell) bool {
	s.CatchUp(sh)
	ok := s.Play.Redo()
	if ok {
		s.asksAnew(sh)
	}
	sh.Dirty()
	return ok
}

// asksAnew prepares for a new question.
func (s *Stage[S, T]) asksAnew(sh *game.Shell) {
	s.Problem, s.unseen = "", true
	s.Log.ShowEnd()
	s.Seat.End()
	sh.UI.Look(false)
	s.telling.Forgets()
}

// Renew puts the focus of AttendQuestion on its first answer once more.
func (s *Stage[S, T]) Renew() { s.unseen = true }

// AttendQuestion makes the first answer the start of the focus. In keyboard mode a new question puts the
// focus there.
func (s *Stage[S, T]) AttendQuestion(sh *game.Shell, first string) {
	if s.Play.Watched() || s.Presenting() {
		return
	}
	sh.UI.Start(first)
	if s.unseen && first != "" {
		s.unseen = false
		sh.UI.LiftFinger()
		if d, ok := s.Play.Pending(); ok {
			question, end, answers := sh.Words.WithPlayers(s.Names).Ask(d), "", len(d.Options)
			if a, ok := s.telling.(Asker); ok {
				question, end, answers = a.Asked(sh)
			}
			sh.SayAsked(question, answers, end)
		}
		if sh.UI.ByKeys() {
			sh.UI.SetFocus(first)
		}
	}
}
